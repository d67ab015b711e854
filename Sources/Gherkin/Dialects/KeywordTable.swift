/// The keywords of all languages.
///
/// A paragraph is a language: its code, its English and its own name, then a line or more for each kind of
/// keyword. A step keyword needs a blank behind it unless it ends in `<`.
enum KeywordTable {
  static let text = """
    af = Afrikaans = Afrikaans
    feature Funksie|Besigheid Behoefte|Vermoë
    rule Reël|Reel
    background Agtergrond
    scenario Voorbeeld|Situasie
    outline Situasie Uiteensetting
    examples Voorbeelde
    given *|Gegewe
    when *|Wanneer
    then *|Dan
    and *|En
    but *|Maar

    am = Armenian = հայերեն
    feature Ֆունկցիոնալություն|Հատկություն
    rule Rule
    background Կոնտեքստ
    scenario Օրինակ|Սցենար
    outline Սցենարի կառուցվացքը
    examples Օրինակներ
    given *|Դիցուք
    when *|Եթե|Երբ
    then *|Ապա
    and *|Եվ
    but *|Բայց

    amh = Amharic = አማርኛ
    feature ስራ|የተፈለገው ስራ|የሚፈለገው ድርጊት
    rule ህግ
    background ቅድመ ሁኔታ|መነሻ|መነሻ ሀሳብ
    scenario ምሳሌ|ሁናቴ
    outline ሁናቴ ዝርዝር|ሁናቴ አብነት
    examples ምሳሌዎች|ሁናቴዎች
    given *|የተሰጠ
    when *|መቼ
    then *|ከዚያ
    and *|እና
    but *|ግን

    an = Aragonese = Aragonés
    feature Caracteristica
    rule Rule
    background Antecedents
    scenario Eixemplo|Caso
    outline Esquema del caso
    examples Eixemplos
    given *|Dau|Dada|Daus|Dadas
    when *|Cuan
    then *|Alavez|Allora|Antonces
    and *|Y|E
    but *|Pero

    ar = Arabic = العربية
    feature خاصية
    rule Rule
    background الخلفية
    scenario مثال|سيناريو
    outline سيناريو مخطط
    examples امثلة
    given *|بفرض
    when *|متى|عندما
    then *|اذاً|ثم
    and *|و
    but *|لكن

    ast = Asturian = asturianu
    feature Carauterística
    rule Rule
    background Antecedentes
    scenario Exemplo|Casu
    outline Esbozu del casu
    examples Exemplos
    given *|Dáu|Dada|Daos|Daes
    when *|Cuando
    then *|Entós
    and *|Y|Ya
    but *|Peru

    az = Azerbaijani = Azərbaycanca
    feature Özəllik
    rule Rule
    background Keçmiş|Kontekst
    scenario Nümunə|Ssenari
    outline Ssenarinin strukturu
    examples Nümunələr
    given *|Tutaq ki|Verilir
    when *|Əgər|Nə vaxt ki
    then *|O halda
    and *|Və|Həm
    but *|Amma|Ancaq

    be = Belarusian = Беларуская
    feature Функцыянальнасць|Фіча
    rule Правілы
    background Кантэкст
    scenario Сцэнарый|Cцэнар
    outline Шаблон сцэнарыя|Узор сцэнара
    examples Прыклады
    given *|Няхай|Дадзена
    when *|Калі
    then *|Тады
    and *|I|Ды|Таксама
    but *|Але|Інакш

    bg = Bulgarian = български
    feature Функционалност
    rule Правило
    background Предистория
    scenario Пример|Сценарий
    outline Рамка на сценарий
    examples Примери
    given *|Дадено
    when *|Когато
    then *|То
    and *|И
    but *|Но

    bm = Malay = Bahasa Melayu
    feature Fungsi
    rule Rule
    background Latar Belakang
    scenario Senario|Situasi|Keadaan
    outline Kerangka Senario|Kerangka Situasi|Kerangka Keadaan|Garis Panduan Senario
    examples Contoh
    given *|Diberi|Bagi
    when *|Apabila
    then *|Maka|Kemudian
    and *|Dan
    but *|Tetapi|Tapi

    bs = Bosnian = Bosanski
    feature Karakteristika
    rule Rule
    background Pozadina
    scenario Primjer|Scenariju|Scenario
    outline Scenariju-obris|Scenario-outline
    examples Primjeri
    given *|Dato
    when *|Kada
    then *|Zatim
    and *|I|A
    but *|Ali

    ca = Catalan = català
    feature Característica|Funcionalitat
    rule Rule
    background Rerefons|Antecedents
    scenario Exemple|Escenari
    outline Esquema de l'escenari
    examples Exemples
    given *|Donat|Donada|Atès|Atesa
    when *|Quan
    then *|Aleshores|Cal
    and *|I
    but *|Però

    cs = Czech = Česky
    feature Požadavek
    rule Pravidlo
    background Pozadí|Kontext
    scenario Příklad|Scénář
    outline Náčrt Scénáře|Osnova scénáře
    examples Příklady
    given *|Pokud|Za předpokladu
    when *|Když
    then *|Pak
    and *|A také|A
    but *|Ale

    cy-GB = Welsh = Cymraeg
    feature Arwedd
    rule Rule
    background Cefndir
    scenario Enghraifft|Scenario
    outline Scenario Amlinellol
    examples Enghreifftiau
    given *|Anrhegedig a
    when *|Pryd
    then *|Yna
    and *|A
    but *|Ond

    da = Danish = dansk
    feature Egenskab
    rule Regel
    background Baggrund
    scenario Eksempel|Scenarie
    outline Abstrakt Scenario
    examples Eksempler
    given *|Givet
    when *|Når
    then *|Så
    and *|Og
    but *|Men

    de = German = Deutsch
    feature Funktionalität|Funktion
    rule Rule|Regel
    background Grundlage|Hintergrund|Voraussetzungen|Vorbedingungen
    scenario Beispiel|Szenario
    outline Szenariogrundriss|Szenarien
    examples Beispiele
    given *|Angenommen|Gegeben sei|Gegeben seien
    when *|Wenn
    then *|Dann
    and *|Und
    but *|Aber

    el = Greek = Ελληνικά
    feature Δυνατότητα|Λειτουργία
    rule Rule
    background Υπόβαθρο
    scenario Παράδειγμα|Σενάριο
    outline Περιγραφή Σεναρίου|Περίγραμμα Σεναρίου
    examples Παραδείγματα|Σενάρια
    given *|Δεδομένου
    when *|Όταν
    then *|Τότε
    and *|Και
    but *|Αλλά

    em = Emoji = 😀
    feature 📚
    rule Rule
    background 💤
    scenario 🥒|📕
    outline 📖
    examples 📓
    given *|😐<
    when *|🎬<
    then *|🙏<
    and *|😂<
    but *|😔<

    en = English = English
    feature Feature|Business Need|Ability
    rule Rule
    background Background
    scenario Example|Scenario
    outline Scenario Outline|Scenario Template
    examples Examples|Scenarios
    given *|Given
    when *|When
    then *|Then
    and *|And
    but *|But

    en-Scouse = Scouse = Scouse
    feature Feature
    rule Rule
    background Dis is what went down
    scenario The thing of it is
    outline Wharrimean is
    examples Examples
    given *|Givun|Youse know when youse got
    when *|Wun|Youse know like when
    then *|Dun|Den youse gotta
    and *|An
    but *|Buh

    en-au = Australian = Australian
    feature Pretty much
    rule Rule
    background First off
    scenario Awww, look mate
    outline Reckon it's like
    examples You'll wanna
    given *|Y'know
    when *|It's just unbelievable
    then *|But at the end of the day I reckon
    and *|Too right
    but *|Yeah nah

    en-lol = LOLCAT = LOLCAT
    feature OH HAI
    rule Rule
    background B4
    scenario MISHUN
    outline MISHUN SRSLY
    examples EXAMPLZ
    given *|I CAN HAZ
    when *|WEN
    then *|DEN
    and *|AN
    but *|BUT

    en-old = Old English = Englisc
    feature Hwaet|Hwæt
    rule Rule
    background Aer|Ær
    scenario Swa
    outline Swa hwaer swa|Swa hwær swa
    examples Se the|Se þe|Se ðe
    given *|Thurh|Þurh|Ðurh
    when *|Bæþsealf|Bæþsealfa|Bæþsealfe|Ciricæw|Ciricæwe|Ciricæwa
    then *|Tha|Þa|Ða|Tha the|Þa þe|Ða ðe
    and *|Ond|7
    but *|Ac

    en-pirate = Pirate = Pirate
    feature Ahoy matey!
    rule Rule
    background Yo-ho-ho
    scenario Heave to
    outline Shiver me timbers
    examples Dead men tell no tales
    given *|Gangway!
    when *|Blimey!
    then *|Let go and haul
    and *|Aye
    but *|Avast!

    en-tx = Texas = Texas
    feature This ain’t my first rodeo|All gussied up
    rule Rule
    background Lemme tell y'all a story
    scenario All hat and no cattle
    outline Serious as a snake bite|Busy as a hound in flea season
    examples Now that's a story longer than a cattle drive in July
    given Fixin' to|All git out
    when Quick out of the chute
    then There’s no tree but bears some fruit
    and Come hell or high water
    but Well now hold on, I'll you what

    eo = Esperanto = Esperanto
    feature Trajto
    rule Regulo
    background Fono
    scenario Ekzemplo|Scenaro|Kazo
    outline Konturo de la scenaro|Skizo|Kazo-skizo
    examples Ekzemploj
    given *|Donitaĵo|Komence
    when *|Se
    then *|Do
    and *|Kaj
    but *|Sed

    es = Spanish = español
    feature Característica|Necesidad del negocio|Requisito
    rule Regla|Regla de negocio
    background Antecedentes
    scenario Ejemplo|Escenario
    outline Esquema del escenario
    examples Ejemplos
    given *|Dado|Dada|Dados|Dadas
    when *|Cuando
    then *|Entonces
    and *|Y|E
    but *|Pero

    et = Estonian = eesti keel
    feature Omadus
    rule Reegel
    background Taust
    scenario Juhtum|Stsenaarium
    outline Raamjuhtum|Raamstsenaarium
    examples Juhtumid
    given *|Eeldades
    when *|Kui
    then *|Siis
    and *|Ja
    but *|Kuid

    fa = Persian = فارسی
    feature ویژگی|قابلیت
    rule قانون
    background زمینه|پیش زمینه|مقدمات
    scenario مثال|سناریو
    outline الگوی سناریو
    examples نمونه ها
    given *|با فرض|فرض کنید|با در نظر گرفتن
    when *|هنگامی|وقتی
    then *|آنگاه|سپس|انتظار می رود
    and *|و
    but *|اما

    fi = Finnish = suomi
    feature Ominaisuus
    rule Rule
    background Tausta
    scenario Tapaus
    outline Tapausaihio
    examples Tapaukset
    given *|Oletetaan
    when *|Kun
    then *|Niin
    and *|Ja
    but *|Mutta

    fr = French = français
    feature Fonctionnalité
    rule Règle
    background Contexte
    scenario Exemple|Scénario
    outline Plan du scénario|Plan du Scénario
    examples Exemples
    given *|Soit|Sachant que|Sachant qu'<|Sachant|Etant donné que|Etant donné qu'<
    given Etant donné|Etant donnée|Etant donnés|Etant données|Étant donné que
    given Étant donné qu'<|Étant donné|Étant donnée|Étant donnés|Étant données
    when *|Quand|Lorsque|Lorsqu'<
    then *|Alors|Donc
    and *|Et que|Et qu'<|Et
    but *|Mais que|Mais qu'<|Mais

    ga = Irish = Gaeilge
    feature Gné
    rule Riail
    background Cúlra
    scenario Sampla|Cás
    outline Cás Achomair
    examples Samplaí
    given *|Cuir i gcás go|Cuir i gcás nach|Cuir i gcás gur|Cuir i gcás nár
    when *|Nuair a|Nuair nach|Nuair ba|Nuair nár
    then *|Ansin
    and *|Agus
    but *|Ach

    gj = Gujarati = ગુજરાતી
    feature લક્ષણ|વ્યાપાર જરૂર|ક્ષમતા
    rule નિયમ
    background બેકગ્રાઉન્ડ
    scenario ઉદાહરણ|સ્થિતિ
    outline પરિદ્દશ્ય રૂપરેખા|પરિદ્દશ્ય ઢાંચો
    examples ઉદાહરણો
    given *|આપેલ છે
    when *|ક્યારે
    then *|પછી
    and *|અને
    but *|પણ

    gl = Galician = galego
    feature Característica
    rule Rule
    background Contexto
    scenario Exemplo|Escenario
    outline Esbozo do escenario
    examples Exemplos
    given *|Dado|Dada|Dados|Dadas
    when *|Cando
    then *|Entón|Logo
    and *|E
    but *|Mais|Pero

    he = Hebrew = עברית
    feature תכונה
    rule כלל
    background רקע
    scenario דוגמא|תרחיש
    outline תבנית תרחיש
    examples דוגמאות
    given *|בהינתן
    when *|כאשר
    then *|אז|אזי
    and *|וגם
    but *|אבל

    hi = Hindi = हिंदी
    feature रूप लेख
    rule नियम
    background पृष्ठभूमि
    scenario परिदृश्य
    outline परिदृश्य रूपरेखा
    examples उदाहरण
    given *|अगर|यदि|चूंकि
    when *|जब|कदा
    then *|तब|तदा
    and *|और|तथा
    but *|पर|परन्तु|किन्तु

    hr = Croatian = hrvatski
    feature Osobina|Mogućnost|Mogucnost
    rule Rule
    background Pozadina
    scenario Primjer|Scenarij
    outline Skica|Koncept
    examples Primjeri|Scenariji
    given *|Zadan|Zadani|Zadano|Ukoliko
    when *|Kada|Kad
    then *|Onda
    and *|I
    but *|Ali

    ht = Creole = kreyòl
    feature Karakteristik|Mak|Fonksyonalite
    rule Rule
    background Kontèks|Istorik
    scenario Senaryo
    outline Plan senaryo|Plan Senaryo|Senaryo deskripsyon|Senaryo Deskripsyon
    outline Dyagram senaryo|Dyagram Senaryo
    examples Egzanp
    given *|Sipoze|Sipoze ke|Sipoze Ke
    when *|Lè|Le
    then *|Lè sa a|Le sa a
    and *|Ak|Epi|E
    but *|Men

    hu = Hungarian = magyar
    feature Jellemző
    rule Szabály
    background Háttér
    scenario Példa|Forgatókönyv
    outline Forgatókönyv vázlat
    examples Példák
    given *|Amennyiben|Adott
    when *|Majd|Ha|Amikor
    then *|Akkor
    and *|És
    but *|De

    id = Indonesian = Bahasa Indonesia
    feature Fitur
    rule Rule|Aturan
    background Dasar|Latar Belakang
    scenario Skenario
    outline Skenario konsep|Garis-Besar Skenario
    examples Contoh|Misal
    given *|Dengan|Diketahui|Diasumsikan|Bila|Jika
    when *|Ketika
    then *|Maka|Kemudian
    and *|Dan
    but *|Tapi|Tetapi

    is = Icelandic = Íslenska
    feature Eiginleiki
    rule Rule
    background Bakgrunnur
    scenario Atburðarás
    outline Lýsing Atburðarásar|Lýsing Dæma
    examples Dæmi|Atburðarásir
    given *|Ef
    when *|Þegar
    then *|Þá
    and *|Og
    but *|En

    it = Italian = italiano
    feature Funzionalità|Esigenza di Business|Abilità
    rule Regola
    background Contesto
    scenario Esempio|Scenario
    outline Schema dello scenario
    examples Esempi
    given *|Dato|Data|Dati|Date
    when *|Quando
    then *|Allora
    and *|E|Ed
    but *|Ma

    ja = Japanese = 日本語
    feature フィーチャ|機能
    rule ルール
    background 背景
    scenario シナリオ
    outline シナリオアウトライン|シナリオテンプレート|テンプレ|シナリオテンプレ
    examples 例|サンプル
    given *|前提<
    when *|もし<
    then *|ならば<
    and *|且つ<|かつ<
    but *|然し<|しかし<|但し<|ただし<

    jv = Javanese = Basa Jawa
    feature Fitur
    rule Rule
    background Dasar
    scenario Skenario
    outline Konsep skenario
    examples Conto|Contone
    given *|Nalika|Nalikaning
    when *|Manawa|Menawa
    then *|Njuk|Banjur
    and *|Lan
    but *|Tapi|Nanging|Ananging

    ka = Georgian = ქართული
    feature თვისება|მოთხოვნა
    rule წესი
    background კონტექსტი
    scenario მაგალითად|მაგალითი|მაგ|სცენარი
    outline სცენარის ნიმუში|სცენარის შაბლონი|ნიმუში|შაბლონი
    examples მაგალითები
    given *|მოცემული|მოცემულია|ვთქვათ
    when *|როდესაც|როცა|როგორც კი|თუ
    then *|მაშინ
    and *|და|ასევე
    but *|მაგრამ|თუმცა

    kn = Kannada = ಕನ್ನಡ
    feature ಹೆಚ್ಚಳ
    rule Rule
    background ಹಿನ್ನೆಲೆ
    scenario ಉದಾಹರಣೆ|ಕಥಾಸಾರಾಂಶ
    outline ವಿವರಣೆ
    examples ಉದಾಹರಣೆಗಳು
    given *|ನೀಡಿದ
    when *|ಸ್ಥಿತಿಯನ್ನು
    then *|ನಂತರ
    and *|ಮತ್ತು
    but *|ಆದರೆ

    ko = Korean = 한국어
    feature 기능
    rule 규칙
    background 배경
    scenario 시나리오
    outline 시나리오 개요
    examples 예
    given *|조건|먼저
    when *|만일|만약
    then *|그러면
    and *|그리고
    but *|하지만|단

    lt = Lithuanian = lietuvių kalba
    feature Savybė
    rule Rule
    background Kontekstas
    scenario Pavyzdys|Scenarijus
    outline Scenarijaus šablonas
    examples Pavyzdžiai|Scenarijai|Variantai
    given *|Duota
    when *|Kai
    then *|Tada
    and *|Ir
    but *|Bet

    lu = Luxemburgish = Lëtzebuergesch
    feature Funktionalitéit
    rule Rule
    background Hannergrond
    scenario Beispill|Szenario
    outline Plang vum Szenario
    examples Beispiller
    given *|ugeholl
    when *|wann
    then *|dann
    and *|an|a
    but *|awer|mä

    lv = Latvian = latviešu
    feature Funkcionalitāte|Fīča
    rule Rule
    background Konteksts|Situācija
    scenario Piemērs|Scenārijs
    outline Scenārijs pēc parauga
    examples Piemēri|Paraugs
    given *|Kad
    when *|Ja
    then *|Tad
    and *|Un
    but *|Bet

    mk-Cyrl = Macedonian = Македонски
    feature Функционалност|Бизнис потреба|Можност
    rule Rule
    background Контекст|Содржина
    scenario Пример|Сценарио|На пример
    outline Преглед на сценарија|Скица|Концепт
    examples Примери|Сценарија
    given *|Дадено|Дадена
    when *|Кога
    then *|Тогаш
    and *|И
    but *|Но

    mk-Latn = Macedonian (Latin) = Makedonski (Latinica)
    feature Funkcionalnost|Biznis potreba|Mozhnost
    rule Rule
    background Kontekst|Sodrzhina
    scenario Scenario|Na primer
    outline Pregled na scenarija|Skica|Koncept
    examples Primeri|Scenaria
    given *|Dadeno|Dadena
    when *|Koga
    then *|Togash
    and *|I
    but *|No

    ml = Malayalam = മലയാളം
    feature സവിശേഷത
    rule നിയമം
    background പശ്ചാത്തലം
    scenario രംഗം
    outline സാഹചര്യത്തിന്റെ രൂപരേഖ
    examples ഉദാഹരണങ്ങൾ
    given *|നൽകിയത്<
    when എപ്പോൾ<
    then *|പിന്നെ<
    and *|ഒപ്പം<
    but *|പക്ഷേ<

    mn = Mongolian = монгол
    feature Функц|Функционал
    rule Rule
    background Агуулга
    scenario Сценар
    outline Сценарын төлөвлөгөө
    examples Тухайлбал
    given *|Өгөгдсөн нь|Анх
    when *|Хэрэв
    then *|Тэгэхэд|Үүний дараа
    and *|Мөн|Тэгээд
    but *|Гэхдээ|Харин

    mr = Marathi = मराठी
    feature वैशिष्ट्य|सुविधा
    rule नियम
    background पार्श्वभूमी
    scenario परिदृश्य
    outline परिदृश्य रूपरेखा
    examples उदाहरण
    given *|जर<|दिलेल्या प्रमाणे
    when *|जेव्हा
    then *|मग|तेव्हा
    and *|आणि|तसेच
    but *|पण|परंतु

    ne = Nepali = नेपाली
    feature सुविधा|विशेषता
    rule नियम
    background पृष्ठभूमी
    scenario परिदृश्य
    outline परिदृश्य रूपरेखा
    examples उदाहरण|उदाहरणहरु
    given *|दिइएको|दिएको|यदि
    when *|जब
    then *|त्यसपछि|अनी
    and *|र|अनि
    but *|तर

    nl = Dutch = Nederlands
    feature Functionaliteit
    rule Regel
    background Achtergrond
    scenario Voorbeeld|Scenario
    outline Abstract Scenario
    examples Voorbeelden
    given *|Gegeven|Stel
    when *|Als|Wanneer
    then *|Dan
    and *|En
    but *|Maar

    no = Norwegian = norsk
    feature Egenskap
    rule Regel
    background Bakgrunn
    scenario Eksempel|Scenario
    outline Scenariomal|Abstrakt Scenario
    examples Eksempler
    given *|Gitt
    when *|Når
    then *|Så
    and *|Og
    but *|Men

    pa = Panjabi = ਪੰਜਾਬੀ
    feature ਖਾਸੀਅਤ|ਮੁਹਾਂਦਰਾ|ਨਕਸ਼ ਨੁਹਾਰ
    rule Rule
    background ਪਿਛੋਕੜ
    scenario ਉਦਾਹਰਨ|ਪਟਕਥਾ
    outline ਪਟਕਥਾ ਢਾਂਚਾ|ਪਟਕਥਾ ਰੂਪ ਰੇਖਾ
    examples ਉਦਾਹਰਨਾਂ
    given *|ਜੇਕਰ|ਜਿਵੇਂ ਕਿ
    when *|ਜਦੋਂ
    then *|ਤਦ
    and *|ਅਤੇ
    but *|ਪਰ

    pl = Polish = polski
    feature Właściwość|Funkcja|Aspekt|Potrzeba biznesowa
    rule Zasada|Reguła
    background Założenia
    scenario Przykład|Scenariusz
    outline Szablon scenariusza
    examples Przykłady
    given *|Zakładając|Mając|Zakładając, że
    when *|Jeżeli|Jeśli|Gdy|Kiedy
    then *|Wtedy
    and *|Oraz|I
    but *|Ale

    pt = Portuguese = português
    feature Funcionalidade|Característica|Caracteristica
    rule Regra
    background Contexto|Cenário de Fundo|Cenario de Fundo|Fundo
    scenario Exemplo|Cenário|Cenario
    outline Esquema do Cenário|Esquema do Cenario|Delineação do Cenário
    outline Delineacao do Cenario
    examples Exemplos|Cenários|Cenarios
    given *|Dado|Dada|Dados|Dadas
    when *|Quando
    then *|Então|Entao
    and *|E
    but *|Mas

    ro = Romanian = română
    feature Functionalitate|Funcționalitate|Funcţionalitate
    rule Rule
    background Context
    scenario Exemplu|Scenariu
    outline Structura scenariu|Structură scenariu
    examples Exemple
    given *|Date fiind|Dat fiind|Dată fiind<|Dati fiind|Dați fiind|Daţi fiind
    when *|Cand|Când
    then *|Atunci
    and *|Si|Și|Şi
    but *|Dar

    ru = Russian = русский
    feature Функция|Функциональность|Функционал|Свойство|Фича
    rule Правило
    background Предыстория|Контекст
    scenario Пример|Сценарий
    outline Структура сценария|Шаблон сценария
    examples Примеры|Значения
    given *|Допустим|Дано|Пусть
    when *|Когда|Если
    then *|То|Затем|Тогда
    and *|И|К тому же|Также
    but *|Но|А|Иначе

    sk = Slovak = Slovensky
    feature Požiadavka|Funkcia|Vlastnosť
    rule Rule
    background Pozadie
    scenario Príklad|Scenár
    outline Náčrt Scenáru|Náčrt Scenára|Osnova Scenára
    examples Príklady
    given *|Pokiaľ|Za predpokladu
    when *|Keď|Ak
    then *|Tak|Potom
    and *|A|A tiež|A taktiež|A zároveň
    but *|Ale

    sl = Slovenian = Slovenski
    feature Funkcionalnost|Funkcija|Možnosti|Moznosti|Lastnost|Značilnost
    rule Rule
    background Kontekst|Osnova|Ozadje
    scenario Primer|Scenarij
    outline Struktura scenarija|Skica|Koncept|Oris scenarija|Osnutek
    examples Primeri|Scenariji
    given Dano|Podano|Zaradi|Privzeto
    when Ko|Ce|Če|Kadar
    then Nato|Potem|Takrat
    and In|Ter
    but Toda|Ampak|Vendar

    sr-Cyrl = Serbian = Српски
    feature Функционалност|Могућност|Особина
    rule Правило
    background Контекст|Основа|Позадина
    scenario Сценарио|Пример
    outline Структура сценарија|Скица|Концепт
    examples Примери|Сценарији
    given *|За дато|За дате|За дати
    when *|Када|Кад
    then *|Онда
    and *|И
    but *|Али

    sr-Latn = Serbian (Latin) = Srpski (Latinica)
    feature Funkcionalnost|Mogućnost|Mogucnost|Osobina
    rule Pravilo
    background Kontekst|Osnova|Pozadina
    scenario Scenario|Primer
    outline Struktura scenarija|Skica|Koncept
    examples Primeri|Scenariji
    given *|Za dato|Za date|Za dati
    when *|Kada|Kad
    then *|Onda
    and *|I
    but *|Ali

    sv = Swedish = Svenska
    feature Egenskap
    rule Regel
    background Bakgrund
    scenario Scenario
    outline Abstrakt Scenario|Scenariomall
    examples Exempel
    given *|Givet
    when *|När
    then *|Så
    and *|Och
    but *|Men

    ta = Tamil = தமிழ்
    feature அம்சம்|வணிக தேவை|திறன்
    rule Rule
    background பின்னணி
    scenario உதாரணமாக|காட்சி
    outline காட்சி சுருக்கம்|காட்சி வார்ப்புரு
    examples எடுத்துக்காட்டுகள்|காட்சிகள்|நிலைமைகளில்
    given *|கொடுக்கப்பட்ட
    when *|எப்போது
    then *|அப்பொழுது
    and *|மேலும்|மற்றும்
    but *|ஆனால்

    te = Telugu = తెలుగు
    feature గుణము
    rule Rule
    background నేపథ్యం
    scenario ఉదాహరణ|సన్నివేశం
    outline కథనం
    examples ఉదాహరణలు
    given *|చెప్పబడినది
    when *|ఈ పరిస్థితిలో
    then *|అప్పుడు
    and *|మరియు
    but *|కాని

    th = Thai = ไทย
    feature โครงหลัก|ความต้องการทางธุรกิจ|ความสามารถ
    rule Rule
    background แนวคิด
    scenario เหตุการณ์
    outline สรุปเหตุการณ์|โครงสร้างของเหตุการณ์
    examples ชุดของตัวอย่าง|ชุดของเหตุการณ์
    given *|กำหนดให้
    when *|เมื่อ
    then *|ดังนั้น
    and *|และ
    but *|แต่

    tlh = Klingon = tlhIngan
    feature Qap|Qu'meH 'ut|perbogh|poQbogh malja'|laH
    rule Rule
    background mo'
    scenario lut
    outline lut chovnatlh
    examples ghantoH|lutmey
    given *|ghu' noblu'|DaH ghu' bejlu'
    when *|qaSDI'
    then *|vaj
    and *|'ej|latlh
    but *|'ach|'a

    tr = Turkish = Türkçe
    feature Özellik|İş Gereksinimi|Gereksinim|İşlev|Kullanıcı Hikayesi|Yetenek
    feature Teknik Gereksinim
    rule Kural|İş Kuralı|Kaide|Hüküm|Madde
    background Geçmiş|Arka Plan|Ön Koşul|Önkoşul|Önceki Durum|Giriş|Mukaddime|Mevcut Durum
    scenario Örnek|Senaryo|Durum|Vaka
    outline Senaryo taslağı|Senaryo şablonu
    examples Örnekler|Değerler
    given *|Mevcut|Önceden|Geçmişte|Daha önce|Halihazırda|Zaten|Sistemde|Diyelim ki
    given Varsayalım ki|Farz edelim ki|Kabul edelim ki|Başlangıçta|Varsayılan olarak
    given Biliniyor ki
    when *|Eğer|Eğer ki|Ne zaman|Ne zaman ki|Şayet
    then *|Beklenen|O zaman|Sonuç olarak|Böylece|Bunun üzerine|Bu durumda|O takdirde
    then Şu halde|Netice itibariyle|Buna binaen
    and *|Ve|Hem de|Bir de|Ayrıca|İlaveten|Buna ek olarak
    but *|Fakat|Ama|Ancak|Yalnız|Lakin|Meğer ki|Buna mukabil|Aksi halde

    tt = Tatar = Татарча
    feature Мөмкинлек|Үзенчәлеклелек
    rule Rule
    background Кереш
    scenario Сценарий
    outline Сценарийның төзелеше
    examples Үрнәкләр|Мисаллар
    given *|Әйтик
    when *|Әгәр
    then *|Нәтиҗәдә
    and *|Һәм|Вә
    but *|Ләкин|Әмма

    uk = Ukrainian = Українська
    feature Функціонал
    rule Rule
    background Передумова
    scenario Приклад|Сценарій
    outline Структура сценарію
    examples Приклади
    given *|Припустимо|Припустимо, що|Нехай|Дано
    when *|Якщо|Коли
    then *|То|Тоді
    and *|І|А також|Та
    but *|Але

    ur = Urdu = اردو
    feature صلاحیت|کاروبار کی ضرورت|خصوصیت
    rule Rule
    background پس منظر
    scenario منظرنامہ
    outline منظر نامے کا خاکہ
    examples مثالیں
    given *|اگر|بالفرض|فرض کیا
    when *|جب
    then *|پھر|تب
    and *|اور
    but *|لیکن

    uz = Uzbek = Узбекча
    feature Функционал
    rule Rule
    background Тарих
    scenario Сценарий
    outline Сценарий структураси
    examples Мисоллар
    given *|Belgilangan
    when *|Агар
    then *|Унда
    and *|Ва
    but *|Лекин|Бирок|Аммо

    vi = Vietnamese = Tiếng Việt
    feature Tính năng
    rule Quy tắc
    background Bối cảnh
    scenario Tình huống|Kịch bản
    outline Khung tình huống|Khung kịch bản
    examples Dữ liệu
    given *|Biết|Cho
    when *|Khi
    then *|Thì
    and *|Và
    but *|Nhưng

    zh-CN = Chinese simplified = 简体中文
    feature 功能
    rule Rule|规则
    background 背景
    scenario 场景|剧本
    outline 场景大纲|剧本大纲
    examples 例子
    given *|假如<|假设<|假定<
    when *|当<
    then *|那么<
    and *|而且<|并且<|同时<
    but *|但是<

    zh-TW = Chinese traditional = 繁體中文
    feature 功能
    rule Rule
    background 背景
    scenario 場景|劇本
    outline 場景大綱|劇本大綱
    examples 例子
    given *|假如<|假設<|假定<
    when *|當<
    then *|那麼<
    and *|而且<|並且<|同時<
    but *|但是<
    """
}
