extension WordLists {
  /// The text of `Fixtures/randomuser/people.json`, for a command that runs without the folder.
  static let standardText = #"""
    {
      "names": {
        "english": {
          "female": ["Ada", "Beth", "Clara", "Edith", "Fiona", "Grace", "Hazel", "Ivy", "June", "Maud"],
          "male": ["Alfred", "Basil", "Cecil", "Duncan", "Edgar", "Felix", "Gilbert", "Harold", "Ivor", "Percy"],
          "last": ["Ashdown", "Birchall", "Copperfield", "Dunmore", "Elmswood", "Fairweather", "Greenhalgh", "Holloway", "Kingsley", "Loxley", "Merriweather", "Oakden"],
          "streets": ["Orchard Lane", "Mill Road", "Station Street", "Bridge Terrace", "Harbour View", "Chapel Hill"]
        },
        "german": {
          "female": ["Anneliese", "Brigitte", "Dörte", "Frieda", "Grete", "Heike", "Jördis", "Käthe", "Liesel", "Ulrike"],
          "male": ["Arno", "Bernd", "Detlef", "Egon", "Götz", "Hannes", "Jörg", "Kuno", "Lüder", "Uwe"],
          "last": ["Ackermann", "Brückner", "Dürr", "Eßlinger", "Förster", "Größlein", "Hübsch", "Kübler", "Löwenzahn", "Möller", "Sträßle", "Weiß"],
          "streets": ["Lindenweg", "Am Mühlbach", "Bahnhofstraße", "Rosengasse", "Schloßallee", "Zur Höhe"]
        },
        "french": {
          "female": ["Amélie", "Béatrice", "Cécile", "Éloïse", "Françoise", "Geneviève", "Hélène", "Marie-Ange", "Noëlle", "Solène"],
          "male": ["Aurélien", "Benoît", "Cédric", "Étienne", "François", "Grégoire", "Jean-Loup", "Léandre", "Rémi", "Théo"],
          "last": ["Beaupré", "Chênevert", "D'Aubigné", "Desforêts", "Fontenoy", "Grandchamp", "Laforêt", "Montclair", "Rivière", "Saint-Yves"],
          "streets": ["Rue des Lilas", "Avenue du Moulin", "Place de l'Église", "Chemin Vert", "Quai des Tanneurs"]
        },
        "spanish": {
          "female": ["Ángela", "Begoña", "Concepción", "Inés", "Lucía", "María José", "Nuria", "Rocío", "Soledad", "Ximena"],
          "male": ["Álvaro", "Benjamín", "Germán", "Íñigo", "Joaquín", "José Luis", "Nicolás", "Ramón", "Sebastián", "Víctor"],
          "last": ["Aguirreche", "Bermúdez", "Castañeda", "Fuentes", "Ibáñez", "Lozoya", "Montenegro", "Núñez", "Peñalver", "Quintanilla"],
          "streets": ["Calle Mayor", "Avenida del Río", "Paseo de las Flores", "Plaza Vieja", "Camino Real"]
        },
        "portuguese": {
          "female": ["Aline", "Benedita", "Conceição", "Graça", "Inês", "Jussara", "Luísa", "Marília", "Thaís", "Vitória"],
          "male": ["Adão", "Caetano", "Estevão", "Gonçalo", "João", "Luís", "Otávio", "Raí", "Simão", "Túlio"],
          "last": ["Araújo", "Brandão", "Conceição", "Falcão", "Gusmão", "Leitão", "Mourão", "Paixão", "Simões", "Vilanova"],
          "streets": ["Rua das Acácias", "Avenida Atlântica", "Travessa do Sol", "Praça da Matriz"]
        },
        "dutch": {
          "female": ["Aafke", "Britt", "Dieuwke", "Fenna", "Geertje", "Ilse", "Jantje", "Maaike", "Saskia", "Wietske"],
          "male": ["Arjen", "Bram", "Douwe", "Floris", "Gijs", "Joost", "Koen", "Maarten", "Sjoerd", "Wouter"],
          "last": ["van den Berg", "de Bruijn", "Dijkgraaf", "ter Horst", "Kuiper", "van Leeuwen", "Molenaar", "Rietveld", "Vos", "Zuiderzee"],
          "streets": ["Kerkstraat", "Molenweg", "Prinsengracht", "Zandpad"]
        },
        "nordic": {
          "female": ["Astrid", "Bodil", "Dagny", "Gøril", "Ingrid", "Kjersti", "Maren", "Sigrid", "Solveig", "Åse"],
          "male": ["Anders", "Bjørn", "Erlend", "Gunnar", "Håkon", "Jørgen", "Leif", "Øyvind", "Sverre", "Trygve"],
          "last": ["Aasland", "Bjerke", "Fjeldstad", "Granlund", "Høgberg", "Kvamme", "Myhre", "Nygård", "Østby", "Solbakken"],
          "streets": ["Storgata", "Fjordveien", "Skovvej", "Strandgade"]
        },
        "finnish": {
          "female": ["Aino", "Helmi", "Inkeri", "Kyllikki", "Lempi", "Mirjami", "Päivi", "Saimi", "Tuulikki", "Väinö-Maria"],
          "male": ["Aarne", "Eino", "Heikki", "Ilmari", "Jorma", "Kalevi", "Onni", "Pentti", "Tapio", "Väinö"],
          "last": ["Aalto", "Hämäläinen", "Järvelä", "Koivisto", "Lehtimäki", "Mäkelä", "Niemelä", "Pöllönen", "Ranta", "Säynätsalo"],
          "streets": ["Koivukuja", "Rantatie", "Mäntykatu", "Järvenpääntie"]
        },
        "turkish": {
          "female": ["Ayşe", "Çiğdem", "Defne", "Elif", "Gülşah", "Işıl", "Nilüfer", "Özlem", "Şule", "Yıldız"],
          "male": ["Ahmet", "Bülent", "Cengiz", "Doğan", "Fırat", "İlker", "Oğuz", "Ömer", "Şahin", "Yiğit"],
          "last": ["Akgül", "Bozkurt", "Çelikkan", "Dağlı", "Gümüş", "Işıklı", "Kılıç", "Özdemir", "Şimşek", "Yıldırım"],
          "streets": ["Bağdat Caddesi", "Çınar Sokak", "İnönü Caddesi", "Gül Sokak"]
        },
        "serbian": {
          "female": ["Ана|ana", "Бојана|bojana", "Весна|vesna", "Гордана|gordana", "Драгана|dragana", "Јелена|jelena", "Љубица|ljubica", "Милица|milica"],
          "male": ["Бранко|branko", "Вук|vuk", "Горан|goran", "Душан|dusan", "Ђорђе|djordje", "Љубиша|ljubisa", "Милош|milos", "Његош|njegos"],
          "last": ["Бошковић|boskovic", "Вучић-Рајић|vucicrajic", "Ђурић|djuric", "Живанић|zivanic", "Јаношевић|janosevic", "Љубичић|ljubicic", "Његовановић|njegovanovic", "Шумадинац|sumadinac"],
          "streets": ["Кнез Михајлова", "Липова", "Карађорђева", "Зелени венац"]
        },
        "ukrainian": {
          "female": ["Богдана|bohdana", "Ганна|hanna", "Злата|zlata", "Ївга|yivha", "Калина|kalyna", "Леся|lesia", "Оксана|oksana", "Соломія|solomiia"],
          "male": ["Андрій|andrii", "Богдан|bohdan", "Гнат|hnat", "Євген|yevhen", "Іван|ivan", "Остап|ostap", "Тарас|taras", "Юрій|yurii"],
          "last": ["Бондаренко|bondarenko", "Ґаланенко|galanenko", "Деревʼянко|derevianko", "Їжакевич|yizhakevych", "Калинюк|kalyniuk", "Мельниченко|melnychenko", "Сидорук|sydoruk", "Щербина|shcherbyna"],
          "streets": ["вулиця Лесі Українки", "Соборна площа", "Набережна", "Калинова вулиця"]
        },
        "persian": {
          "female": ["آرزو|arezu", "پرستو|parastu", "ترانه|taraneh", "رویا|roya", "سپیده|sepideh", "شیرین|shirin", "گلنار|golnar", "نسترن|nastaran"],
          "male": ["آرش|arash", "بهمن|bahman", "جمشید|jamshid", "داریوش|dariush", "سهراب|sohrab", "فرهاد|farhad", "کیوان|keyvan", "هوشنگ|hushang"],
          "last": ["آهنگری|ahangari", "باغبان|baghban", "پارسایی|parsai", "جویباری|juybari", "رستگار|rastgar", "سپهری|sepehri", "گلستانی|golestani", "نیک‌پور|nikpur"],
          "streets": ["خیابان گلستان", "کوچه بهار", "میدان آزادی", "خیابان سعدی"]
        },
        "hindi": {
          "female": ["अनन्या|ananya", "इंदु|indu", "कावेरी|kaveri", "गौरी|gauri", "नलिनी|nalini", "मीरा|meera", "रुक्मिणी|rukmini", "सरला|sarala"],
          "male": ["अर्जुन|arjun", "ईशान|ishan", "केशव|keshav", "गोविंद|govind", "नरेश|naresh", "मोहन|mohan", "रघु|raghu", "सूरज|suraj"],
          "last": ["अग्निहोत्री|agnihotri", "कुलश्रेष्ठ|kulshreshtha", "चतुर्वेदी|chaturvedi", "जोशी|joshi", "त्रिवेदी|trivedi", "देशपांडे|deshpande", "पंडित|pandit", "वाजपेयी|vajpeyi"],
          "streets": ["गांधी मार्ग", "नदी किनारा", "स्टेशन रोड", "कमल पथ"]
        }
      },
      "nationalities": [
        {
          "code": "AU", "country": "Australia", "names": "english",
          "cities": ["Wattle Creek", "Gumtree Bay", "Koala Springs"], "states": ["Victoria", "Tasmania"],
          "postcode": "####", "phone": "0#-####-####", "cell": "04##-###-###", "idName": "TFN", "idValue": "#########"
        },
        {
          "code": "BR", "country": "Brazil", "names": "portuguese",
          "cities": ["Serra Azul", "Boa Esperança", "Vila Nova"], "states": ["Bahia", "Paraná"],
          "postcode": "#####", "phone": "(##) ####-####", "cell": "(##) ####-####", "idName": "CPF", "idValue": "###.###.###-##"
        },
        {
          "code": "CA", "country": "Canada", "names": "french",
          "cities": ["Maple Falls", "Grand Lac", "Pointe-aux-Ours"], "states": ["Québec", "Ontario"],
          "postcode": "L#L #L#", "phone": "L## L##-####", "cell": "L## L##-####", "idName": "SIN", "idValue": "#########"
        },
        {
          "code": "CH", "country": "Switzerland", "names": "german",
          "cities": ["Oberbergen", "Seewil", "Niedertal"], "states": ["Bern", "Luzern"],
          "postcode": "####", "phone": "07# ### ## ##", "cell": "07# ### ## ##", "idName": "AVS", "idValue": "756.####.####.##"
        },
        {
          "code": "DE", "country": "Germany", "names": "german",
          "cities": ["Kleinhausen", "Bad Lindenau", "Mühlhofen"], "states": ["Hessen", "Thüringen"],
          "postcode": "#####", "phone": "0###-#######", "cell": "017#-#######", "idName": "SVNR", "idValue": "## ###### L ###"
        },
        {
          "code": "DK", "country": "Denmark", "names": "nordic",
          "cities": ["Lilleby", "Nørreskov", "Strandborg"], "states": ["Sjælland", "Nordjylland"],
          "postcode": "#####", "phone": "########", "cell": "########", "idName": "CPR", "idValue": "######-####"
        },
        {
          "code": "ES", "country": "Spain", "names": "spanish",
          "cities": ["Valdeflores", "Puente Alto", "Santa Olalla"], "states": ["Aragón", "Galicia"],
          "postcode": "#####", "phone": "9##-###-###", "cell": "6##-###-###", "idName": "DNI", "idValue": "########-L"
        },
        {
          "code": "FI", "country": "Finland", "names": "finnish",
          "cities": ["Koivula", "Rantakylä", "Pöytälahti"], "states": ["Lapland", "Satakunta"],
          "postcode": "#####", "phone": "0#-###-###", "cell": "04#-###-##-##", "idName": "HETU", "idValue": "NaNNA###undefined"
        },
        {
          "code": "FR", "country": "France", "names": "french",
          "cities": ["Villeneuve-sur-Eau", "Montfleuri", "Saint-Aubois"], "states": ["Creuse", "Finistère"],
          "postcode": "#####", "phone": "0#-##-##-##-##", "cell": "06-##-##-##-##", "idName": "INSEE", "idValue": "1############ ##"
        },
        {
          "code": "GB", "country": "United Kingdom", "names": "english",
          "cities": ["Little Marlow", "Oakhampton", "Westbridge"], "states": ["Cornwall", "Rutland"],
          "postcode": "LL# #LL", "phone": "0##### #####", "cell": "07### ######", "idName": "NINO", "idValue": "LL ## ## ## L"
        },
        {
          "code": "IE", "country": "Ireland", "names": "english",
          "cities": ["Ballymore", "Kilbridge", "Dunfoyle"], "states": ["Sligo", "Kerry"],
          "postcode": "#####", "phone": "0##-###-####", "cell": "081-###-####", "idName": "PPS", "idValue": "#######T"
        },
        {
          "code": "IN", "country": "India", "names": "hindi",
          "cities": ["कमलपुर", "नीलगाँव", "सूर्यनगर"], "states": ["केरल", "पंजाब"],
          "postcode": "#####", "phone": "##########", "cell": "9#########", "idName": "UIDAI", "idValue": "############"
        },
        {
          "code": "IR", "country": "Iran", "names": "persian",
          "cities": ["گل‌آباد", "سبزدشت", "نوشهرک"], "states": ["فارس", "گیلان"],
          "postcode": "#####", "phone": "0##-########", "cell": "09##-###-####", "idName": "", "idValue": null
        },
        {
          "code": "MX", "country": "Mexico", "names": "spanish",
          "cities": ["San Jacinto", "Valle Verde", "Piedras Blancas"], "states": ["Jalisco", "Oaxaca"],
          "postcode": "#####", "phone": "(6##) ### ####", "cell": "(6##) ### ####", "idName": "NSS", "idValue": "## ## ## #### #"
        },
        {
          "code": "NL", "country": "Netherlands", "names": "dutch",
          "cities": ["Waterdam", "Molenkerk", "Oosterlo"], "states": ["Zeeland", "Drenthe"],
          "postcode": "#### LL", "phone": "(0##)-###-####", "cell": "(06)-########", "idName": "BSN", "idValue": "########"
        },
        {
          "code": "NO", "country": "Norway", "names": "nordic",
          "cities": ["Fjordheim", "Sørvik", "Granåsen"], "states": ["Telemark", "Nordland"],
          "postcode": "####", "postcodeIsText": true, "phone": "3#######", "cell": "9#######", "idName": "FN", "idValue": "###########"
        },
        {
          "code": "NZ", "country": "New Zealand", "names": "english",
          "cities": ["Fernleigh", "Kauri Bay", "Moa Flat"], "states": ["Otago", "Waikato"],
          "postcode": "#####", "phone": "(###)-###-####", "cell": "(02#)-###-####", "idName": "", "idValue": null
        },
        {
          "code": "RS", "country": "Serbia", "names": "serbian",
          "cities": ["Нови Брод", "Липовац", "Горња Река"], "states": ["Шумадија", "Банат"],
          "postcode": "#####", "phone": "01#-####-###", "cell": "06#-####-###", "idName": "SID", "idValue": "#########"
        },
        {
          "code": "TR", "country": "Turkey", "names": "turkish",
          "cities": ["Gölköy", "Çamlıca", "Yeşilova"], "states": ["Muğla", "Ordu"],
          "postcode": "#####", "phone": "(###)-###-####", "cell": "(05#)-###-####", "idName": "", "idValue": null
        },
        {
          "code": "UA", "country": "Ukraine", "names": "ukrainian",
          "cities": ["Калинівка", "Ясногород", "Тихий Став"], "states": ["Полтавська", "Волинська"],
          "postcode": "#####", "phone": "(0##) L##-####", "cell": "(0##) L##-####", "idName": "", "idValue": null
        },
        {
          "code": "US", "country": "United States", "names": "english",
          "cities": ["Cedar Hollow", "Port Juniper", "Elm Grove"], "states": ["Vermont", "Oregon"],
          "postcode": "#####", "phone": "(###) ###-####", "cell": "(###) ###-####", "idName": "SSN", "idValue": "###-##-####"
        }
      ]
    }

    """#
}
