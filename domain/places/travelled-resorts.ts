/** Resorts by the sea and in the snow, and villages that people travel to by name, with few who live there; written as in `travelled-towns.ts`. */
export const travelledResortLines = `
Binz|DE|54.4|13.6
Sellin|DE|54.4|13.7
Göhren|DE|54.3|13.7
Zingst|DE|54.4|12.7
Prerow|DE|54.4|12.6
Kühlungsborn|DE|54.15|11.75
Büsum|DE|54.13|8.86
Bicheno|AU|-41.9|148.3
Coles Bay|AU|-42.1|148.3
Wineglass Bay|AU|-42.2|148.3
Apollo Bay|AU|-38.75|143.67
Airlie Beach|AU|-20.3|148.7
Mission Beach|AU|-17.9|146.1
Agnes Water|AU|-24.2|151.9
Rainbow Beach|AU|-25.9|153.1
Thredbo|AU|-36.5|148.3|Thredbo Village
Antiparos|GR|37|25.1
Antipaxos|GR|39.1|20.2|Antipaxi
Folegandros|GR|36.6|24.9
Kavos|GR|39.4|20.1
Hersonissos|GR|35.3|25.4|Hersonisos
Laganas|GR|37.7|20.9|Laganas Bay
Parga|GR|39.3|20.4
Kardamyli|GR|36.9|22.2
Elafonisos|GR|36.5|22.97
Magaluf|ES|39.5|2.5
Playa de las Americas|ES|28.06|-16.73
Los Cristianos|ES|28.05|-16.7
Costa Adeje|ES|28.08|-16.73
Cadaqués|ES|42.3|3.3
Ayia Napa|CY|35|34
Cayman Brac|KY|19.7|-79.8
Little Cayman|KY|19.7|-80.1
Ölüdeniz|TR|36.55|29.1|Oludeniz
Kalkan|TR|36.3|29.4
Göcek|TR|36.75|28.9
Ksamil|AL|39.8|20
Himara|AL|40.1|19.7
Žabljak|ME|43.2|19.1
Piran|SI|45.5|13.6
Kranjska Gora|SI|46.5|13.8
Lastovo|HR|42.75|16.9
Vrsar|HR|45.15|13.6
Malcesine|IT|45.8|10.8
Stresa|IT|45.9|8.5
Levanto|IT|44.2|9.6
Portovenere|IT|44.05|9.84
Praiano|IT|40.6|14.5
Ravello|IT|40.65|14.6
Otranto|IT|40.1|18.5
San Vito Lo Capo|IT|38.2|12.7
Favignana|IT|37.9|12.3
Lipari|IT|38.5|14.95
Ortisei|IT|46.6|11.7
Livigno|IT|46.5|10.1
Grindelwald|CH|46.6|8
Saas-Fee|CH|46.1|7.9|Saas Fee
Verbier|CH|46.1|7.2
Lauterbrunnen|CH|46.6|7.9
Mayrhofen|AT|47.2|11.9
Sölden|AT|46.97|11
Ischgl|AT|47|10.3
Obergurgl|AT|46.87|11
Saalbach|AT|47.4|12.6
Morzine|FR|46.2|6.7
Les Gets|FR|46.2|6.7
Val Thorens|FR|45.3|6.6
Méribel|FR|45.4|6.6
Courchevel|FR|45.4|6.6
Tignes|FR|45.5|6.9
Val d'Isère|FR|45.45|6.98
Les Deux Alpes|FR|45|6.1
Collioure|FR|42.5|3.1
Hossegor|FR|43.7|-1.4|Soorts-Hossegor
Deauville|FR|49.35|0.08
Bonifacio|FR|41.4|9.16
Sagres|PT|37|-8.9
Comporta|PT|38.4|-8.8
Giethoorn|NL|52.7|6.1
Domburg|NL|51.6|3.5
Renesse|NL|51.7|3.8
Schiermonnikoog|NL|53.5|6.2
Ameland|NL|53.45|5.8
Knokke|BE|51.35|3.3|Knokke-Heist
Fanø|DK|55.4|8.4
Åre|SE|63.4|13.1
Smögen|SE|58.35|11.2
Svolvær|NO|68.2|14.6
Henningsvær|NO|68.15|14.2
Longyearbyen|NO|78.2|15.6
Geilo|NO|60.5|8.2
Hemsedal|NO|60.9|8.6
Húsavík|IS|66.05|-17.3
Salcombe|GB|50.2|-3.8
Ambleside|GB|54.4|-3
Southwold|GB|52.3|1.7
Aldeburgh|GB|52.15|1.6
Tenby|GB|51.7|-4.7
Betws-y-Coed|GB|53.1|-3.8|Betws y Coed
Portree|GB|57.4|-6.2
Ullapool|GB|57.9|-5.2
Aviemore|GB|57.2|-3.8
Fowey|GB|50.3|-4.6
Mousehole|GB|50.08|-5.5
Lyme Regis|GB|50.7|-2.9
Kinsale|IE|51.7|-8.5
Clifden|IE|53.5|-10
Bundoran|IE|54.5|-8.3
Kenmare|IE|51.9|-9.6
Tofino|CA|49.1|-125.9
Lunenburg|CA|44.4|-64.3
Bar Harbor|US-ME|44.4|-68.2
Gatlinburg|US-TN|35.7|-83.5
Carmel-by-the-Sea|US-CA|36.55|-121.9
Cannon Beach|US-OR|45.9|-123.96
Marfa|US-TX|30.3|-104
Telluride|US-CO|37.9|-107.8
Sayulita|MX|20.9|-105.4
Placencia|BZ|16.5|-88.4
La Fortuna|CR|10.5|-84.6
Ilha Grande|BR|-23.15|-44.2
San Pedro de Atacama|CL|-22.9|-68.2
Gili Air|ID|-8.4|116.1
Gili Trawangan|ID|-8.35|116
Unawatuna|LK|6|80.25
Hikkaduwa|LK|6.1|80.1
Miyakojima|JP|24.8|125.3
Savai'i|WS|-13.6|-172.5|Savaii
Wanaka|NZ|-44.7|169.1
Te Anau|NZ|-45.4|167.7
Paihia|NZ|-35.3|174.1
Hokitika|NZ|-42.7|171
Imsouane|MA|30.8|-9.8
Mestia|GE|43.05|42.7
Sunny Beach|BG|42.7|27.7|Slanchev Bryag
Golden Sands|BG|43.3|28|Zlatni Pyasatsi
St. Peter-Ording|DE|54.3|8.65|Sankt Peter-Ording,St Peter Ording
St. Wolfgang|AT|47.74|13.45|Sankt Wolfgang,St Wolfgang
Polperro|GB|50.3|-4.5
Mevagissey|GB|50.3|-4.8
Tresco|GB|50.0|-6.3
Croyde|GB|51.1|-4.2
Woolacombe|GB|51.2|-4.2
Wells-next-the-Sea|GB|53.0|0.8|Wells next the Sea
Blakeney|GB|53.0|1.0
Holkham|GB|53.0|0.8
Staithes|GB|54.6|-0.8
Bamburgh|GB|55.6|-1.7
Seahouses|GB|55.6|-1.6
Craster|GB|55.5|-1.6
Abersoch|GB|52.8|-4.5
Aberdovey|GB|52.5|-4.0
Barmouth|GB|52.7|-4.0
Beddgelert|GB|53.0|-4.1
Pitlochry|GB|56.7|-3.7
Lochinver|GB|58.1|-5.2
Durness|GB|58.6|-4.8
Stromness|GB|59.0|-3.3
Bushmills|GB|55.2|-6.5
Roundstone|IE|53.4|-9.9
Ballyvaughan|IE|53.1|-9.2
Dunfanaghy|IE|55.2|-8.0
De Koog|NL|53.1|4.8
Noordwijk|NL|52.2|4.4|Noordwijk aan Zee
Bergen aan Zee|NL|52.7|4.6
Egmond aan Zee|NL|52.6|4.6
La Roche-en-Ardenne|BE|50.2|5.6
Vianden|LU|49.9|6.2
Echternach|LU|49.8|6.4
Rüdesheim|DE|50.0|7.9
Kaprun|AT|47.3|12.8
Seefeld|AT|47.3|11.2|Seefeld in Tirol
Alpbach|AT|47.4|11.9
Zürs|AT|47.2|10.2
Serfaus|AT|47.0|10.6
Bad Gastein|AT|47.1|13.1
Schladming|AT|47.4|13.7
Arosa|CH|46.8|9.7
Flims|CH|46.8|9.3
Andermatt|CH|46.6|8.6
Engelberg|CH|46.8|8.4
Adelboden|CH|46.5|7.6
Pontresina|CH|46.5|9.9
La Clusaz|FR|45.9|6.4
Samoëns|FR|46.1|6.7
Cap Ferret|FR|44.6|-1.2
Roscoff|FR|48.7|-4.0
Eguisheim|FR|48.0|7.3
Riquewihr|FR|48.2|7.3
Lourmarin|FR|43.8|5.4
Begur|ES|42.0|3.2
Moraira|ES|38.7|0.1
Frigiliana|ES|36.8|-3.9
Zahara de los Atunes|ES|36.1|-5.8
Valldemossa|ES|39.7|2.6
Cala d'Or|ES|39.4|3.2
Potes|ES|43.1|-4.6
Benasque|ES|42.6|0.5
Albarracín|ES|40.4|-1.4
Vila Nova de Milfontes|PT|37.7|-8.8
Carvoeiro|PT|37.1|-8.5
Camogli|IT|44.4|9.2
Maratea|IT|40.0|15.7
Villasimius|IT|39.1|9.5
Porto Cervo|IT|41.1|9.5
Greve in Chianti|IT|43.6|11.3
Castiglione della Pescaia|IT|42.8|10.9
Menaggio|IT|46.0|9.2
Lazise|IT|45.5|10.7
Bardolino|IT|45.5|10.7
Torbole|IT|45.9|10.9
San Candido|IT|46.7|12.3
Courmayeur|IT|45.8|7.0
Sestriere|IT|45.0|6.9
Cavtat|HR|42.6|18.2
Primošten|HR|43.6|15.9
Skradin|HR|43.8|15.9
Sozopol|BG|42.4|27.7
Karpacz|PL|50.8|15.8
Špindlerův Mlýn|CZ|50.7|15.6
Tihany|HU|46.9|17.9
Hévíz|HU|46.8|17.2
Ylläsjärvi|FI|67.5|24.5
Fjällbacka|SE|58.6|11.3
Vaxholm|SE|59.4|18.4
Gudhjem|DK|55.2|15.0
Hvide Sande|DK|56.0|8.1
Blåvand|DK|55.6|8.1
Balestrand|NO|61.2|6.5
Åndalsnes|NO|62.6|7.7
Nusfjord|NO|68.0|13.3
Hovden|NO|59.6|7.4
Stykkishólmur|IS|65.1|-22.7
Spetses|GR|37.3|23.1
Kimolos|GR|36.8|24.6
Serifos|GR|37.1|24.5
Amorgos|GR|36.8|25.9
Skyros|GR|38.9|24.6
Fiskardo|GR|38.5|20.6
Loutro|GR|35.2|24.1
Stoupa|GR|36.8|22.3
Gümüşlük|TR|37.0|27.2
Akyaka|TR|37.0|28.3
Bozcaada|TR|39.8|26.1
Alaçatı|TR|38.3|26.4
Çıralı|TR|36.4|30.5
Şirince|TR|37.9|27.4
Ucluelet|CA|48.9|-125.5
Osoyoos|CA|49.0|-119.5
Twillingate|CA|49.6|-54.8
Peggy's Cove|CA|44.5|-63.9
Provincetown|US-MA|42.0|-70.2
Kennebunkport|US-ME|43.4|-70.5
Ogunquit|US-ME|43.2|-70.6
Stowe|US-VT|44.5|-72.7
Cape May|US-NJ|38.9|-74.9
Rehoboth Beach|US-DE|38.7|-75.1
Chincoteague|US-VA|37.9|-75.4
Nags Head|US-NC|36.0|-75.6
Blowing Rock|US-NC|36.1|-81.7
Folly Beach|US-SC|32.7|-79.9
Tybee Island|US-GA|32.0|-80.8
Port Aransas|US-TX|27.8|-97.1
Ouray|US-CO|38.0|-107.7
Kanab|US-UT|37.0|-112.5
Friday Harbor|US-WA|48.5|-123.0
Barichara|CO|6.6|-73.2
Ollantaytambo|PE|-13.3|-72.3
Paracas|PE|-13.8|-76.2
`
