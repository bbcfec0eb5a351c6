/**
 * Where people say that they sleep, beside the quarters that the catalogue has: stations, stops and quarters by name, and
 * districts by number. A guide of some hundred metres, from which days begin and end.
 */
import { foldName } from './gazetteer-names.ts'
import type { Coordinates } from './schema.ts'

/** The city's slug, then its parts: `Name|other name latitude,longitude`. */
const named = `
london: Waterloo 51.503,-0.113; King's Cross|Kings Cross|St Pancras 51.531,-0.124; Euston 51.528,-0.134; Paddington 51.516,-0.176; Victoria 51.496,-0.144; Liverpool Street 51.518,-0.082; London Bridge 51.505,-0.086; Marylebone 51.522,-0.163; Angel|Islington 51.532,-0.106; Camden|Camden Town 51.539,-0.143; Notting Hill|Notting Hill Gate 51.509,-0.196; Earl's Court|Earls Court 51.491,-0.194; Hammersmith 51.492,-0.224; Greenwich 51.479,-0.009; Canary Wharf 51.505,-0.02; Tower Hill|Aldgate 51.512,-0.075; Farringdon|Clerkenwell 51.521,-0.105; Hackney|Dalston 51.546,-0.075; Brixton 51.463,-0.114; Clapham|Clapham Junction 51.463,-0.168; Bayswater|Queensway 51.511,-0.187; Mayfair 51.51,-0.147; Pimlico 51.489,-0.134
paris: Gare du Nord 48.881,2.355; Gare de l'Est 48.877,2.359; Gare de Lyon 48.844,2.374; Montparnasse 48.841,2.321; Bastille 48.853,2.369; République 48.867,2.364; Pigalle 48.882,2.337; Belleville 48.872,2.377; Canal Saint-Martin 48.872,2.365; Bercy 48.84,2.38; Trocadéro 48.863,2.287; Invalides 48.861,2.314; Nation 48.848,2.396; Oberkampf 48.865,2.369; Batignolles 48.886,2.319; Châtelet|Les Halles 48.86,2.347
new-york: Bryant Park 40.754,-73.984; Penn Station 40.751,-73.994; Grand Central 40.753,-73.977; Times Square 40.758,-73.986; Columbus Circle 40.768,-73.982; Union Square 40.736,-73.99; Chelsea 40.746,-74.002; SoHo 40.723,-74; Tribeca 40.716,-74.009; Chinatown 40.716,-73.997; East Village 40.727,-73.984; West Village 40.735,-74.004; Financial District|FiDi|Wall Street 40.707,-74.009; Upper East Side 40.774,-73.957; Harlem 40.811,-73.946; Long Island City|LIC 40.745,-73.948; Downtown Brooklyn 40.693,-73.986; Brooklyn Heights 40.696,-73.995; Park Slope 40.672,-73.977; Bushwick 40.694,-73.921; Hell's Kitchen 40.764,-73.992; Murray Hill 40.748,-73.979
milan: Centrale|Milano Centrale|Central Station 45.486,9.204; Porta Romana 45.451,9.202; Porta Garibaldi 45.484,9.188; Cadorna 45.468,9.176; Loreto 45.486,9.216; Città Studi 45.477,9.227; Sempione 45.476,9.174
rome: Termini 41.901,12.502; Tiburtina 41.911,12.531; San Lorenzo 41.897,12.515; Testaccio 41.877,12.476; Esquilino 41.895,12.506; San Giovanni 41.886,12.506; Ostiense 41.872,12.483; Flaminio 41.912,12.476; Via dei Serpenti 41.895,12.492; Barberini 41.904,12.489; Spagna|Spanish Steps 41.906,12.482; Pigneto 41.889,12.527
florence: Santa Maria Novella|SMN 43.776,11.248; San Lorenzo 43.776,11.254; San Frediano 43.77,11.243; Campo di Marte 43.777,11.276
venice: Santa Lucia 45.441,12.321; Mestre 45.482,12.232; Santa Croce 45.44,12.325; San Polo 45.438,12.33; Giudecca 45.426,12.327; Lido 45.417,12.368; Ghetto 45.445,12.326
naples: Piazza Garibaldi|Napoli Centrale 40.853,14.272; Quartieri Spagnoli|Spanish Quarter 40.841,14.245; Sanità 40.857,14.249; Mergellina 40.829,14.219
madrid: Atocha 40.407,-3.691; Chamartín 40.472,-3.682; La Latina 40.411,-3.71; Lavapiés 40.409,-3.702; Chamberí 40.434,-3.703; Retiro 40.414,-3.678; Ópera 40.418,-3.71; Huertas 40.414,-3.698
barcelona: Sants 41.379,2.14; Barceloneta 41.38,2.189; Poblenou 41.402,2.202; Poble-sec|Poble Sec 41.374,2.163; Raval 41.38,2.168; Plaça Catalunya|Plaza Catalunya 41.387,2.17; Sant Antoni 41.38,2.162; Diagonal 41.395,2.161; Passeig de Gràcia 41.392,2.165; Sagrada Familia 41.404,2.174; Plaça Espanya 41.375,2.149; Jaume I 41.384,2.178
lisbon: Rossio 38.714,-9.139; Cais do Sodré 38.706,-9.144; Oriente|Parque das Nações 38.768,-9.098; Santa Apolónia 38.714,-9.123; Bairro Alto 38.713,-9.145; Graça 38.716,-9.131; Estrela 38.713,-9.16; Campo de Ourique 38.718,-9.166; Alcântara 38.705,-9.176; Belém 38.697,-9.206; Intendente|Anjos 38.724,-9.135; Marquês de Pombal 38.725,-9.15; Saldanha 38.735,-9.145
porto: São Bento|Sao Bento 41.146,-8.61; Campanhã 41.149,-8.585; Bolhão 41.15,-8.606; Boavista|Casa da Música 41.158,-8.63; Foz 41.152,-8.675
berlin: Hauptbahnhof|Hbf 52.525,13.369; Alexanderplatz|Alex 52.522,13.413; Warschauer Straße|Warschauer Str|Warschauer 52.506,13.449; Friedrichshain 52.514,13.454; Neukölln 52.481,13.435; Ostbahnhof 52.51,13.435; Potsdamer Platz 52.51,13.376; Zoologischer Garten|Zoo 52.507,13.332; Hackescher Markt 52.523,13.402; Schöneberg 52.487,13.352; Moabit 52.527,13.343; Wedding 52.547,13.356; Friedrichstraße 52.52,13.387; Rosenthaler Platz 52.53,13.401; Kottbusser Tor|Kotti 52.499,13.418; Südkreuz 52.475,13.365
munich: Hauptbahnhof|Hbf 48.14,11.559; Schwabing 48.161,11.586; Ostbahnhof 48.128,11.604; Marienplatz 48.137,11.575; Theresienwiese 48.133,11.549; Sendlinger Tor 48.134,11.567
hamburg: Hauptbahnhof|Hbf 53.553,10.007; Dammtor 53.561,9.989; Altona 53.552,9.935; Reeperbahn 53.55,9.963; Landungsbrücken 53.546,9.97; Ottensen 53.554,9.927; Eppendorf 53.592,9.988
vienna: Hauptbahnhof|Hbf 48.185,16.377; Westbahnhof 48.197,16.338; Wien Mitte|Landstraße 48.206,16.385; Schwedenplatz 48.212,16.378; Karlsplatz 48.2,16.37; Naschmarkt 48.198,16.363; Praterstern 48.218,16.392; Mariahilf 48.196,16.35; Josefstadt 48.211,16.347; Stephansplatz 48.209,16.372
prague: Hlavní Nádraží|Main Station|Central Station 50.083,14.435; Florenc 50.09,14.439; Karlín 50.093,14.452; Žižkov 50.084,14.451; Smíchov|Anděl 50.071,14.404; Holešovice 50.105,14.44; Letná 50.1,14.421; Wenceslas Square|Můstek 50.083,14.425; Josefov 50.09,14.419; Hradčany 50.09,14.397; Náměstí Míru 50.075,14.437
budapest: Keleti 47.5,19.083; Nyugati 47.51,19.057; Deák Ferenc tér|Deák tér 47.497,19.055; Oktogon 47.505,19.063; Blaha Lujza tér 47.497,19.07; Astoria 47.494,19.06; Jewish Quarter 47.499,19.062; Gellért 47.484,19.053; Batthyány tér 47.507,19.039; Corvin 47.486,19.07
amsterdam: Centraal|Central Station 52.379,4.9; Sloterdijk 52.389,4.838; Leidseplein 52.364,4.883; Rembrandtplein 52.366,4.896; Vondelpark 52.358,4.869; Oud-West 52.365,4.868; Oost 52.36,4.926; NDSM|Noord 52.39,4.91; Zuid 52.339,4.873; Dam Square|Dam 52.373,4.893; Westerpark 52.387,4.876
brussels: Gare du Midi|Midi|Zuid 50.836,4.336; Central Station|Gare Centrale 50.845,4.357; Schuman|European Quarter 50.843,4.382; Louise 50.836,4.357; Saint-Gilles 50.828,4.346; Marolles 50.837,4.346; Flagey 50.827,4.372
copenhagen: Central Station|Hovedbanegården 55.673,12.565; Nørreport 55.683,12.572; Kongens Nytorv|Nyhavn 55.68,12.587; Østerbro 55.704,12.577; Frederiksberg 55.679,12.53; Islands Brygge 55.664,12.582
stockholm: Central Station|T-Centralen 59.331,18.06; Mariatorget 59.317,18.063; Hornstull 59.316,18.034; Vasastan|Odenplan 59.343,18.05; Slussen 59.32,18.072; Hotel Rival 59.318,18.064
oslo: Oslo S|Central Station 59.911,10.751; Aker Brygge 59.91,10.727; Majorstuen 59.93,10.714
edinburgh: Waverley 55.952,-3.19; Haymarket 55.946,-3.219; Grassmarket 55.947,-3.196; Bruntsfield 55.937,-3.203; Princes Street 55.952,-3.197; Royal Mile 55.95,-3.187
dublin: Connolly 53.351,-6.25; Heuston 53.346,-6.293; O'Connell Street 53.35,-6.26; Rathmines 53.325,-6.265; Portobello 53.33,-6.265; Docklands|Grand Canal Dock 53.343,-6.238; Stoneybatter 53.353,-6.285
krakow: Main Station|Główny 50.067,19.947; Kazimierz 50.051,19.945; Plac Nowy 50.052,19.945; Rynek|Main Square 50.062,19.938; Zabłocie 50.05,19.961
athens: Omonia 37.984,23.728; Exarcheia 37.986,23.735; Kolonaki 37.979,23.743; Pangrati 37.968,23.747; Thissio 37.976,23.72; Larissa Station 37.992,23.721; Acropolis 37.968,23.729; Gazi|Kerameikos 37.978,23.712
istanbul: Taksim 41.037,28.985; Sirkeci 41.015,28.977; Beşiktaş 41.043,29.007; Nişantaşı 41.049,28.992; Ortaköy 41.048,29.027; Balat 41.03,28.949; Fatih 41.018,28.95; Üsküdar 41.027,29.016; Moda 40.98,29.026; Eminönü 41.017,28.971; Laleli 41.011,28.956; Şişhane 41.028,28.973
zurich: Hauptbahnhof|Hbf|HB 47.378,8.54; Oerlikon 47.411,8.544; Enge 47.364,8.531; Niederdorf 47.373,8.544; Wiedikon 47.371,8.519
bangkok: Ari 13.78,100.545; Siam 13.746,100.534; Asok|Asoke 13.737,100.56; Nana 13.741,100.555; Phrom Phong 13.73,100.57; Thong Lo|Thonglor 13.724,100.578; Ekkamai 13.719,100.585; On Nut 13.706,100.601; Silom|Sala Daeng 13.729,100.534; Sathorn|Surasak 13.719,100.522; Chong Nonsi 13.724,100.529; Saphan Taksin 13.719,100.514; Phaya Thai 13.757,100.534; Ratchathewi 13.752,100.532; Victory Monument 13.763,100.537; Mo Chit 13.802,100.554; Khao San|Khaosan Road|Khao San Road 13.759,100.497; Chinatown|Yaowarat 13.74,100.51; Lumphini|Lumpini 13.726,100.546; Hua Lamphong 13.738,100.517; Chit Lom 13.744,100.543; Thonburi 13.72,100.49; Saphan Khwai 13.794,100.55; Phra Khanong 13.715,100.591
tokyo: Tokyo Station 35.681,139.767; Ikebukuro 35.729,139.711; Shinagawa 35.628,139.739; Akihabara 35.698,139.773; Ebisu 35.647,139.71; Roppongi 35.663,139.731; Nakameguro 35.644,139.699; Shimokitazawa 35.661,139.668; Kichijoji 35.703,139.58; Nihonbashi 35.684,139.774; Yanaka|Nippori 35.728,139.77; Ryogoku 35.697,139.793; Kuramae 35.703,139.791; Shinbashi|Shimbashi 35.666,139.758; Takadanobaba 35.713,139.704; Odaiba 35.627,139.776; Hamamatsucho 35.655,139.757; Kanda 35.692,139.771; Harajuku 35.67,139.703
osaka: Shin-Osaka 34.733,135.5; Dotonbori|Namba 34.667,135.501; Shinsekai 34.652,135.506; Kyobashi 34.697,135.534; Honmachi 34.682,135.499; Fukushima 34.697,135.486; Nipponbashi 34.665,135.506
kyoto: Kyoto Station 34.986,135.759; Gion 35.004,135.776; Nijo 35.011,135.742; Demachiyanagi 35.03,135.773; Sanjo 35.009,135.772; Fushimi 34.94,135.76
seoul: Seoul Station 37.555,126.971; Itaewon 37.534,126.994; Dongdaemun 37.571,127.009; Mapo 37.54,126.945; Sinchon 37.555,126.937; Jamsil 37.513,127.1; Yeouido 37.522,126.924; Bukchon 37.582,126.985; Seongsu 37.545,127.056; Euljiro 37.566,126.991; Ikseon-dong 37.574,126.99; Yongsan 37.53,126.965
hong-kong: Sheung Wan 22.286,114.152; West Kowloon 22.304,114.165; Sai Ying Pun 22.285,114.143; Kennedy Town 22.281,114.129; Admiralty 22.279,114.165; North Point 22.291,114.2; Jordan 22.305,114.172; Sham Shui Po 22.331,114.162; Hung Hom 22.303,114.182; Wan Chai 22.277,114.173; Mong Kok 22.319,114.169; Prince Edward 22.325,114.168; Sha Tin 22.382,114.188
singapore: Little India 1.307,103.852; Lavender 1.307,103.863; Clarke Quay 1.288,103.846; Bugis 1.3,103.856; HarbourFront 1.265,103.822; Tiong Bahru 1.285,103.832; Novena 1.32,103.844; Somerset 1.3,103.839; City Hall 1.293,103.852; Katong|Joo Chiat 1.309,103.902; Geylang 1.315,103.886; Sentosa 1.25,103.825; Outram Park 1.28,103.839
kuala-lumpur: KL Sentral 3.134,101.686; Bangsar 3.129,101.671; Masjid Jamek 3.15,101.697; Pasar Seni 3.142,101.695; Mont Kiara 3.17,101.652; Chow Kit 3.167,101.698
taipei: Taipei Main|Main Station|Taipei Main Station 25.048,121.517; Dongmen 25.034,121.529; Zhongshan 25.053,121.52; Shilin 25.093,121.526; Songshan 25.05,121.577; Ximen 25.042,121.508; Taipei 101 25.033,121.564
sydney: Central|Central Station -33.883,151.206; Kings Cross|Potts Point -33.874,151.224; Newtown -33.898,151.179; Glebe -33.879,151.187; Darling Harbour -33.873,151.2; Barangaroo -33.861,151.202; Coogee -33.921,151.257; Town Hall -33.873,151.207; Wynyard -33.866,151.206; Haymarket|Chinatown -33.879,151.205
melbourne: Southern Cross -37.818,144.953; Flinders Street -37.818,144.967; Richmond -37.824,144.998; South Yarra -37.839,144.993; Docklands -37.815,144.946; Collingwood -37.802,144.988; Brunswick -37.767,144.96; Fitzroy -37.798,144.978; Carlton -37.8,144.967
dubai: Al Barsha|Mall of the Emirates 25.118,55.2; Business Bay 25.185,55.272; JLT|Jumeirah Lakes Towers 25.076,55.146; Al Rigga 25.264,55.324; Palm Jumeirah|The Palm 25.113,55.139; Deira 25.271,55.31; Bur Dubai 25.254,55.297; Al Fahidi 25.258,55.297; DIFC 25.213,55.281; Karama 25.247,55.303; Union 25.266,55.315
marrakesh: Mouassine 31.631,-7.989; Bab Doukkala 31.633,-7.998; Jemaa el-Fnaa|Jemaa el Fna 31.626,-7.989; Mellah 31.62,-7.983; Palmeraie 31.66,-7.95
cairo: Maadi 29.96,31.26; Heliopolis 30.09,31.33; Dokki 30.04,31.21; Tahrir|Tahrir Square 30.044,31.236; Ramses 30.063,31.247; Islamic Cairo|Al-Hussein 30.047,31.262
washington: Rosslyn 38.897,-77.072; Foggy Bottom 38.901,-77.05; Crystal City 38.858,-77.051; Union Station 38.897,-77.006; Adams Morgan 38.921,-77.042; U Street 38.917,-77.028; Navy Yard 38.876,-77.004; L'Enfant Plaza 38.885,-77.022; Metro Center 38.898,-77.028; Shaw 38.912,-77.022; Pentagon City 38.863,-77.06; The Wharf 38.878,-77.024
boston: South Station 42.352,-71.055; North Station 42.366,-71.061; Kendall|Kendall Square 42.363,-71.086; North End 42.365,-71.054; Seaport 42.352,-71.044; Fenway|Kenmore 42.348,-71.096; Copley 42.35,-71.077; South End 42.341,-71.07; Porter Square|Davis Square 42.389,-71.119
chicago: Magnificent Mile|Mag Mile 41.895,-87.624; Lincoln Park 41.921,-87.644; Lakeview|Wrigleyville 41.944,-87.655; West Loop 41.882,-87.65; Union Station 41.879,-87.64; South Loop 41.866,-87.625; Streeterville 41.893,-87.618; Logan Square 41.929,-87.707; Pilsen 41.856,-87.656
san-francisco: SoMa 37.778,-122.405; Mission|The Mission|Mission District 37.76,-122.418; Castro 37.761,-122.435; Nob Hill 37.793,-122.416; Marina 37.803,-122.437; Chinatown 37.794,-122.407; Embarcadero 37.793,-122.396; Haight|Haight-Ashbury 37.77,-122.447; Powell Street|Powell 37.784,-122.408; Civic Center 37.779,-122.414
los-angeles: Venice|Venice Beach 33.989,-118.46; Koreatown 34.062,-118.3; Silver Lake 34.087,-118.27; Beverly Hills 34.073,-118.4; Pasadena 34.147,-118.144; Culver City 34.021,-118.396; Union Station 34.056,-118.236; Los Feliz 34.106,-118.284; Echo Park 34.078,-118.26
toronto: Union Station|Union 43.645,-79.381; Mississauga|Square One 43.593,-79.642; Kensington Market 43.655,-79.402; Distillery District 43.65,-79.36; Liberty Village 43.638,-79.42; The Annex|Annex 43.669,-79.404; Leslieville 43.663,-79.333; Eaton Centre 43.654,-79.38; Little Italy 43.655,-79.415
montreal: Mont-Royal|Mont Royal 45.524,-73.582; Mile End 45.524,-73.598; Gare Centrale|Central Station 45.5,-73.567; Berri-UQAM 45.515,-73.561; Griffintown 45.49,-73.56; Little Italy 45.535,-73.613; Village|Gay Village 45.518,-73.556; McGill 45.504,-73.571; Jean-Talon 45.539,-73.614
vancouver: Gastown 49.284,-123.108; Waterfront 49.286,-123.112; Mount Pleasant|Main Street 49.262,-123.101; Commercial Drive 49.27,-123.07; Granville Island 49.271,-123.134; Chinatown 49.28,-123.1
mexico-city: Juárez|Zona Rosa 19.426,-99.163; Narvarte 19.398,-99.154; Del Valle 19.385,-99.165; San Rafael 19.438,-99.163; Santa Fe 19.36,-99.262; Reforma 19.429,-99.166; Bellas Artes 19.435,-99.141; San Ángel 19.347,-99.189
buenos-aires: Retiro -34.592,-58.374; Puerto Madero -34.611,-58.363; Palermo Hollywood -34.581,-58.437; Villa Crespo -34.599,-58.439; Belgrano -34.562,-58.456; Almagro -34.609,-58.421; Congreso -34.61,-58.392; Microcentro -34.604,-58.377
rio-de-janeiro: Leme -22.963,-43.169; Leblon -22.985,-43.223; Flamengo -22.933,-43.175; Lapa -22.913,-43.18; Arpoador -22.988,-43.192; Barra|Barra da Tijuca -23.005,-43.345; Urca -22.949,-43.164; Catete -22.927,-43.177; Centro -22.906,-43.178; Jardim Botânico -22.964,-43.221
lima: Centro|Historic Center|Plaza de Armas -12.046,-77.031; Surquillo -12.113,-77.021; Pueblo Libre -12.073,-77.064
cape-town: Green Point -33.905,18.406; Gardens -33.937,18.411; Woodstock -33.928,18.446; Observatory -33.938,18.471; Tamboerskloof -33.928,18.404; Kalk Bay -34.128,18.449; Muizenberg -34.106,18.469; Hout Bay -34.045,18.356; Bo-Kaap -33.92,18.415; Clifton -33.939,18.377; De Waterkant -33.915,18.417; Bantry Bay -33.926,18.381; Constantia -34.027,18.427
delhi: Karol Bagh 28.652,77.19; Aerocity 28.549,77.121; Hauz Khas 28.55,77.2; Nizamuddin 28.588,77.251; Saket 28.523,77.21; Chandni Chowk|Old Delhi 28.656,77.23; Greater Kailash|GK 28.549,77.238; Janpath 28.621,77.219; Rajiv Chowk 28.633,77.22; Green Park 28.559,77.207; Defence Colony 28.573,77.231
`

/** The same by the number of a district, from the first on; `-` where it is left out. */
const numbered = `
paris: 48.8625,2.3365 48.868,2.344 48.863,2.36 48.855,2.357 48.8445,2.35 48.849,2.333 48.856,2.312 48.8727,2.3125 48.877,2.337 48.876,2.36 48.859,2.38 48.8445,2.385 48.8285,2.3625 48.83,2.3265 48.84,2.2925 48.8605,2.275 48.8875,2.307 48.8925,2.3445 48.887,2.385 48.8635,2.4005
budapest: 47.497,19.038 47.513,19.025 47.541,19.045 - 47.501,19.052 47.508,19.065 47.4995,19.066 47.489,19.07 47.482,19.068 - 47.474,19.048 47.496,19.012 47.518,19.058 47.515,19.105
vienna: 48.2085,16.3725 48.217,16.393 48.198,16.395 48.192,16.369 48.187,16.357 48.1955,16.35 48.2025,16.3485 48.211,16.347 48.2235,16.357 48.174,16.379 - - - - 48.195,16.328 48.213,16.315 48.22,16.325 48.231,16.332
prague: 50.0875,14.421 50.0755,14.43 50.084,14.455 - 50.072,14.403 50.101,14.394 50.1005,14.433 50.093,14.452
lyon: 45.7685,4.83 45.752,4.8285 45.757,4.85 45.7785,4.8245 45.761,4.822 45.7725,4.85 45.742,4.841
zurich: 47.3725,8.541 47.357,8.531 47.371,8.516 47.3765,8.524 47.387,8.521 47.388,8.545 - 47.356,8.556
ho-chi-minh-city: 10.7757,106.7004 10.802,106.741 10.7835,106.687 10.76,106.705 10.755,106.665 - 10.732,106.721 - - 10.774,106.668
`

export interface PartOfCity {
  name: string
  at: Coordinates
}

const at = (text: string): Coordinates => {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number)
  return [latitude, longitude]
}

const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [slug = '', rest = ''] = line.split(': ')
      return [slug, rest]
    })

const parts: ReadonlyMap<string, ReadonlyMap<string, PartOfCity>> = new Map(
  rows(named).map(([slug, rest]) => [
    slug,
    new Map(
      rest.split('; ').flatMap((part): [string, PartOfCity][] => {
        const cut = part.lastIndexOf(' ')
        const names = part.slice(0, cut).split('|')
        const known = { name: names[0] ?? '', at: at(part.slice(cut + 1)) }
        return names.map((name) => [foldName(name), known])
      }),
    ),
  ]),
)

const districts: ReadonlyMap<string, readonly (Coordinates | undefined)[]> = new Map(
  rows(numbered).map(([slug, rest]) => [
    slug,
    rest.split(' ').map((each) => (each === '-' ? undefined : at(each))),
  ]),
)

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ')
const districtWord = '(?:district|arrondissement|arr|bezirk|kreis|keruelet|kerulet)'
const nth = `(?:\\d{1,2}(?:st|nd|rd|th|e|eme|er|\\.)?|${ordinals.join('|')}|${romans.join('|')})`
/** A district by its number, as the source of a pattern: "7th district", "district 3", "the 11th arrondissement", "Kreis 4". */
export const districtByNumber = `(?:${nth}\\.? ${districtWord}\\b|${districtWord}\\.? (?:\\d{1,2}|${romans.toReversed().join('|')})\\b|\\d{1,2}(?:e|eme|th|st|nd|rd)\\b(?! (?:of|floor|street|st|avenue|ave|to|birthday|anniversary|january|february|march|april|may|june|july|august|september|october|november|december)\\b))`

/** The number in such words; undefined where there is none. */
function numberOf(words: string): number | undefined {
  const folded = foldName(words)
  const digits = /\d{1,2}/.exec(folded)?.[0]
  if (digits) return Number(digits)
  const [word] = folded
    .split(' ')
    .filter((each) => !new RegExp(`^(?:the|${districtWord})$`).test(each))
  const index = Math.max(ordinals.indexOf(word ?? ''), romans.indexOf(word ?? ''))
  return index < 0 ? undefined : index + 1
}

const isDistrict = new RegExp(`^(?:the )?${districtByNumber}$`)

/** A part of a city by the words for it; undefined where it is not known. */
export function partOfCity(slug: string | undefined, words: string): PartOfCity | undefined {
  if (!slug) return undefined
  const folded = foldName(words)
  const known = parts.get(slug)?.get(folded)
  if (known) return known
  if (!isDistrict.test(folded)) return undefined
  const found = districts.get(slug)?.[(numberOf(folded) ?? 0) - 1]
  return found && { name: `the ${words.replace(/^the /i, '')}`, at: found }
}

/** All of them, with their city. */
export function partsKnown(): (PartOfCity & { slug: string })[] {
  return [
    ...[...parts].flatMap(([slug, known]) =>
      [...known.values()].map((part) => ({ slug, ...part })),
    ),
    ...[...districts].flatMap(([slug, list]) =>
      list.flatMap((each, index) =>
        each ? [{ slug, name: `district ${index + 1}`, at: each }] : [],
      ),
    ),
  ]
}
