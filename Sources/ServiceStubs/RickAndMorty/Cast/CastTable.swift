/// The cast that is built in, one character a line, in the order of their numbers.
///
/// The columns: name, status, species, type, gender, origin, location, episodes. An empty place is unknown.
/// `Fixtures/rickandmorty/characters.json` holds the same cast for people to read and change.
enum CastTable {
  static let text = """
    Ada Bramble|Alive|Human||Female|Lower Marsh|Tin Harbour|4 8
    Bo Orakel|Alive|Human||Male|Tin Harbour|Tin Harbour|7 15
    Cato Fenn|Dead|Human||Male||Glass Quarter|10 22
    Doctor Plume|Alive|Bird|Grey owl|Female|The Ninth Orchard|Ospel Station|13 29
    Oru Tam|Alive|Alien||Male|Vey|Vey|16 36
    Žofie Brân|Alive|Human||Female|Këlm|Moss Ferry|2 19
    Nia Vell (the elder)|unknown|Humanoid||Female|Harrow (old town)|Harrow (old town)|9 22
    Unit 8-Ora|Alive|Robot|Tea robot|Genderless|||16 25
    Sable|Dead|Animal|Two-headed cat|unknown|Pale Canyon|Pale Canyon|23 28
    Grandmother Loam|Alive|Humanoid||Female|Moss Ferry|Moss Ferry|30 31
    Pip & Pop|Alive|Alien|Twins in one coat|unknown|Dusk Observatory|Glass Quarter|34 37
    Aurora Finch|Alive|Human||Female|North Lantern|North Lantern|3 37
    Male Voice Choir|unknown|Unknown kind|Choir|Genderless||Dusk Observatory|10 40
    A+B Sisters|Alive|Robot||Female|Ospel Station|Ospel Station|2 17
    Jory the Lesser|Dead|Human||Male|Lower Marsh||5 24
    Ísla Ørnes|Alive|Human||Female|North Lantern|Tin Harbour|8 31
    The Percentage (100%)|Alive|Alien|Number|Genderless||Glass Quarter|11 38
    Captain Oram|Alive|Human||Male|Tin Harbour|Moss Ferry|4 14
    Wren O'Dell|Alive|Human||Female|Lower Marsh|Vey|11 17
    Moth|unknown|Insect||unknown|||18 20
    Oru Tam|Dead|Human|Echo|Male||Pale Canyon|23 25
    Nia Vell (the younger)|Alive|Humanoid||Female|Harrow (old town)|Glass Quarter|26 32
    Perrin Marlow|Alive|Bird||Genderless|The Ninth Orchard|Moss Ferry|29 39
    Zeb Orable|Alive|Insect||Female||Harrow (old town)|5 32
    Marn Corabel|unknown|Human||Female|The Ninth Orchard|The Ninth Orchard|12 35
    Zeb Saltmarsh|Alive|Bird||Female|Glass Quarter|Glass Quarter|19 38
    Tovi Marlow|Alive|Insect|Paper moth|Genderless|Moss Ferry|Tin Harbour|26 41
    Halden Florant|unknown|Human||Genderless|Tin Harbour|Dusk Observatory|3 33
    Halden Morath|Dead|Insect|Paper moth|Male||Moss Ferry|6 40
    Ostra Corabel|Alive|Human||Genderless|Dusk Observatory|Pale Canyon|6 9
    Vanna Zorander|Dead|Robot|Clockwork|Genderless|Ospel Station|Tin Harbour|12 13
    Wick Ingle|Alive|Human||Male||Lower Marsh|15 20
    Marn Voran|unknown|Insect|Paper moth|Female|North Lantern|Dusk Observatory|18 27
    Vanna Saltmarsh|Alive|Animal||Female||North Lantern|21 34
    Marn Orable|unknown|Humanoid|Stone folk|Female||Këlm|24 41
    Quill Orable|Alive|Animal||Genderless|The Ninth Orchard|Vey|7 27
    Ilo Corabel|Alive|Humanoid||Male|||14 30
    Vanna Thistle|Dead|Human||Genderless|Pale Canyon|Ospel Station|21 33
    Tovi Ashdown|Alive|Insect|Paper moth|Female||The Ninth Orchard|28 36
    Ruo Thistle|Alive|Human||unknown|Vey|Lower Marsh|35 39
    Vanna Ashdown|Alive|Human||Female|Glass Quarter|Harrow (old town)|1
    Yara Florant|Alive|Robot|Tea robot|Genderless|Tin Harbour|Vey|4 8
    Yara Ingle|Dead|Bird|Marsh hen|Female||Këlm|7 15
    Sefa Orable|Alive|Alien||Male|Moss Ferry|Tin Harbour|10 22
    Perrin Saltmarsh|Alive|Human||Genderless|Glass Quarter|Pale Canyon|13 29
    Tess Florant|Alive|Human||Genderless||Ospel Station|16 36
    Lune Florant|Dead|Robot||Female||Vey|2 19
    Vanna Morath|Alive|Humanoid||Female|Këlm|North Lantern|9 22
    Lune Morath|unknown|Human||Male|North Lantern|Ospel Station|16 25
    Yara Zorander|unknown|Human||unknown|Ospel Station|North Lantern|23 28
    Lune Penhallow|Alive|Robot|Clockwork|Male|Këlm|Këlm|30 31
    Kit Saltmarsh|Alive|Alien|Lantern-eyed|unknown|Vey|The Ninth Orchard|34 37
    Wick Morath|Alive|Robot||Female||Glass Quarter|3 37
    Halden Underhill|Dead|Robot|Tea robot|Female|North Lantern|Tin Harbour|10 40
    Kit Thistle|Dead|Alien||Female|Harrow (old town)|Vey|2 17
    Fenna Zorander|Dead|Human||unknown|Ospel Station||5 24
    Tess Zorander|Alive|Bird|Marsh hen|Male|||8 31
    Perrin Thistle|Dead|Bird|Marsh hen|unknown|Ospel Station|North Lantern|11 38
    Bex Marlow|Alive|Human||Genderless|||4 14
    Oru Tam|unknown|Robot|Copy|Male|Ospel Station|Ospel Station|11 17
    Ruo Saltmarsh|Alive|Animal||Genderless|Glass Quarter|Lower Marsh|18 20
    Edda Voran|unknown|Human||Male|Harrow (old town)||23 25
    Halden Orable|Alive|Humanoid|Stone folk|Genderless|Vey||26 32
    Zeb Florant|unknown|Humanoid|Stone folk|Male|Tin Harbour|North Lantern|29 39
    Quill Zorander|unknown|Animal|Talking hare|Genderless|Glass Quarter|Pale Canyon|5 32
    Ruo Penhallow|Alive|Insect|Paper moth|Male|Lower Marsh||12 35
    Ruo Marlow|Dead|Human||Genderless|Tin Harbour|Moss Ferry|19 38
    Wick Penhallow|Dead|Insect||Genderless|Tin Harbour|The Ninth Orchard|26 41
    Halden Dray|Alive|Human||Genderless|Lower Marsh||3 33
    Marn Morath|unknown|Robot|Tea robot|Genderless|Harrow (old town)|North Lantern|6 40
    Vanna Penhallow|unknown|Alien|Lantern-eyed|Genderless|Harrow (old town)||6 9
    Umber Marlow|Alive|Bird|Marsh hen|Male|Këlm|Tin Harbour|12 13
    Kit Ingle|Alive|Human||Female|Glass Quarter|North Lantern|15 20
    Quill Marlow|Alive|Humanoid|Stone folk|Male|The Ninth Orchard|Harrow (old town)|18 27
    Vanna Marlow|Alive|Alien|Vapour|Male||Moss Ferry|21 34
    Tovi Corabel|Alive|Robot||unknown|North Lantern|Lower Marsh|24 41
    Perrin Penhallow|Dead|Animal||Male|Këlm|Pale Canyon|7 27
    Fenna Dray|Alive|Insect||Male|The Ninth Orchard|Tin Harbour|14 30
    Lune Dray|Alive|Human||Male|||21 33
    Lune Ingle|unknown|Human||unknown|Këlm|Tin Harbour|28 36
    Lune Orable|Dead|Human||Female|Lower Marsh|Këlm|35 39
    Lune Thistle|Alive|Alien|Lantern-eyed|Female||Lower Marsh|1
    Tovi Zorander|unknown|Humanoid||Female|Vey|Tin Harbour|4 8
    Bex Dray|Alive|Human||Female|Dusk Observatory|Pale Canyon|7 15
    Umber Penhallow|Alive|Human||Female|Pale Canyon|Lower Marsh|10 22
    Edda Orable|unknown|Insect||Genderless||The Ninth Orchard|13 29
    Umber Thistle|Dead|Bird|Marsh hen|Genderless|Dusk Observatory|North Lantern|16 36
    Halden Corabel|Alive|Robot|Tea robot|unknown|Glass Quarter|Harrow (old town)|2 19
    Ruo Orable|Alive|Human||Male|Tin Harbour|Tin Harbour|9 22
    Sefa Ashdown|Alive|Insect||unknown|Dusk Observatory|Lower Marsh|16 25
    Umber Orable|Alive|Humanoid|Stone folk|Genderless|Këlm|The Ninth Orchard|23 28
    Ilo Zorander|Alive|Humanoid|Stone folk|Male|Lower Marsh|Moss Ferry|30 31
    Sefa Thistle|Alive|Animal||Male|Lower Marsh|Tin Harbour|34 37
    Lune Ashdown|Alive|Human||Genderless|Tin Harbour|Harrow (old town)|3 37
    Edda Dray|Alive|Humanoid||Genderless|Glass Quarter|Këlm|10 40
    Fenna Ingle|Dead|Robot||Female|Glass Quarter|Lower Marsh|2 17
    Wick Tindora|unknown|Bird||Genderless|Lower Marsh||5 24
    Zeb Voran|Alive|Alien||Female|Glass Quarter|Këlm|8 31
    Quill Thistle|Dead|Bird||unknown|Lower Marsh|Këlm|11 38
    Yara Tindora|Dead|Alien|Lantern-eyed|Female|||4 14
    Sable|Alive|Human||Female|Glass Quarter|Glass Quarter|11 17
    Marn Underhill|unknown|Insect||unknown|Ospel Station|North Lantern|18 20
    Vanna Dray|Alive|Human||unknown|Harrow (old town)|The Ninth Orchard|23 25
    Umber Morath|Alive|Bird|Marsh hen|unknown|Dusk Observatory||26 32
    Ilo Saltmarsh|Alive|Alien|Vapour|Male|Këlm|Glass Quarter|29 39
    Ostra Saltmarsh|Alive|Human||Female||Glass Quarter|5 32
    Tess Underhill|Dead|Alien|Lantern-eyed|unknown|Dusk Observatory|Vey|12 35
    Yara Corabel|Alive|Humanoid|Stone folk|Female|Dusk Observatory|Vey|19 38
    Marn Ashdown|Dead|Insect|Paper moth|Male|Harrow (old town)|The Ninth Orchard|26 41
    Marn Saltmarsh|Alive|Human||Female|Glass Quarter|Dusk Observatory|3 33
    Wick Dray|Alive|Human||Male||Harrow (old town)|6 40
    Edda Marlow|Dead|Human||Male|Dusk Observatory|North Lantern|6 9
    Ruo Ingle|Dead|Robot|Clockwork|Female|Këlm|Lower Marsh|12 13
    Perrin Voran|Dead|Robot||Male|Lower Marsh|North Lantern|15 20
    Ostra Dray|Alive|Robot|Clockwork|Male|Ospel Station|Moss Ferry|18 27
    Tovi Voran|Alive|Humanoid|Stone folk|Female|Tin Harbour||21 34
    Ostra Tindora|Alive|Human||Male|Këlm|The Ninth Orchard|24 41
    Quill Voran|Alive|Bird|Marsh hen|Genderless|Harrow (old town)|North Lantern|7 27
    Tovi Morath|Alive|Human||Female|Glass Quarter|Ospel Station|14 30
    Vanna Ingle|Alive|Robot|Clockwork|Female|Pale Canyon|Harrow (old town)|21 33
    Kit Dray|unknown|Animal|Talking hare|Female|Moss Ferry|Këlm|28 36
    Bex Thistle|unknown|Alien|Lantern-eyed|Genderless|Vey|Vey|35 39
    Umber Ingle|unknown|Human||Male|Ospel Station|Ospel Station|1
    Marn Florant|Alive|Alien|Lantern-eyed|Genderless|Harrow (old town)|Lower Marsh|4 8
    Tovi Ingle|unknown|Bird||Male|Pale Canyon|Moss Ferry|7 15
    Zenith Last|Alive|Alien||Genderless||North Lantern|10 22
    """

  /// The places, in the order of their numbers.
  static let places = [
    "Lower Marsh", "Tin Harbour", "Ospel Station", "The Ninth Orchard",
    "Glass Quarter", "Moss Ferry", "Harrow (old town)", "Vey",
    "Pale Canyon", "Dusk Observatory", "Këlm", "North Lantern",
  ]
}
