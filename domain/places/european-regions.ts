/** Islands, coasts and regions of Europe: `name|country|latitude|longitude|other names`, one a line. */
export const europeanRegionLines = `
Tuscany|IT|43.5|11.1|Toscana
Umbria|IT|43|12.5
Sicily|IT|37.6|14.1|Sicilia
Sardinia|IT|40.1|9.1|Sardegna
Amalfi Coast|IT|40.6|14.6|Amalfi
Cinque Terre|IT|44.1|9.7
Dolomites|IT|46.4|11.8|Dolomiti
Lake Como|IT|46|9.3|Como
Lake Garda|IT|45.6|10.7
Puglia|IT|41|16.6|Apulia
South Tyrol|IT|46.6|11.3|Südtirol
Piedmont|IT|45.1|7.9|Piemonte
Capri|IT|40.6|14.2
Provence|FR|43.9|5.9
French Riviera|FR|43.6|7|Côte d'Azur,Cote d'Azur,Alpes-Maritimes
Normandy|FR|49|0.3
Brittany|FR|48.2|-2.9|Bretagne
Loire Valley|FR|47.4|0.7
Alsace|FR|48.3|7.4
Burgundy|FR|47.2|4.4
Dordogne|FR|45|0.7
Corsica|FR|42.1|9.1|Corse
Champagne|FR|49|4
French Alps|FR|45.5|6.5
Bouches-du-Rhône|FR|43.5|5.1
Rhône|FR|45.8|4.7
Andalusia|ES|37.4|-4.8|Andalucia,Andalucía
Catalonia|ES|41.8|1.5
Basque Country|ES|43|-2.6
Galicia|ES|42.8|-7.9
Costa Brava|ES|41.9|3.1
Costa del Sol|ES|36.5|-4.7
Mallorca|ES|39.6|3|Majorca,Palma de Mallorca
Ibiza|ES|39|1.4
Menorca|ES|40|4.1|Minorca
Canary Islands|ES|28.3|-16|Canaries
Tenerife|ES|28.3|-16.6
Gran Canaria|ES|28|-15.6|Gran Canaria Island
Lanzarote|ES|29|-13.6
Fuerteventura|ES|28.4|-14
La Palma|ES|28.7|-17.9
Algarve|PT|37.1|-8.1
Madeira|PT|32.7|-17
Azores|PT|37.8|-25.5|Acores
Douro Valley|PT|41.2|-7.6|Douro
Alentejo|PT|38.3|-7.9
Crete|GR|35.2|24.9|Kriti
Santorini|GR|36.4|25.4|Thira
Mykonos|GR|37.4|25.3
Rhodes|GR|36.2|28|Rodos
Corfu|GR|39.6|19.8|Kerkyra
Naxos|GR|37.1|25.4
Paros|GR|37.1|25.2
Zakynthos|GR|37.8|20.8|Zante
Kefalonia|GR|38.2|20.6|Cephalonia
Cyclades|GR|37.1|25.2
Peloponnese|GR|37.5|22.4
Greek Islands|GR|37.1|25.2
Dalmatia|HR|43.5|16.4|Dalmatian Coast
Istria|HR|45.2|13.9
Hvar|HR|43.2|16.6
Cappadocia|TR|38.6|34.8|Kapadokya
Turquoise Coast|TR|36.3|29.6
Bavaria|DE|48.8|11.5|Bayern
Black Forest|DE|48.2|8.2|Schwarzwald
Tyrol|AT|47.2|11.4|Tirol
Salzkammergut|AT|47.7|13.6
Hallstatt|AT|47.6|13.6
Interlaken|CH|46.7|7.9
Swiss Alps|CH|46.5|8.2
Engadin|CH|46.6|9.9
England|GB|52.5|-1.5
Scotland|GB|56.8|-4.2
Wales|GB|52.3|-3.8
Northern Ireland|GB|54.6|-6.7
Cornwall|GB|50.3|-5
Cotswolds|GB|51.9|-1.8
Lake District|GB|54.5|-3.1
Peak District|GB|53.3|-1.8
Devon|GB|50.7|-3.8
Yorkshire|GB|54|-1.5
Kent|GB|51.2|0.7
Greater Manchester|GB|53.5|-2.3
West Midlands|GB|52.5|-1.9
Bedfordshire|GB|52.1|-0.5
Scottish Highlands|GB|57.1|-4.7|Highlands
Isle of Skye|GB|57.3|-6.2|Skye
Channel Islands|GB|49.4|-2.4
Kerry|IE|52.1|-9.6|Ring of Kerry
Connemara|IE|53.5|-9.8
Lapland|FI|67.9|26.5
Lofoten|NO|68.2|13.6|Lofoten Islands
Norwegian Fjords|NO|61|6.8|Fjords
Transylvania|RO|46.5|24.8
Golden Circle|IS|64.3|-20.5
Lake Maggiore|IT|45.9|8.6|Lago Maggiore
Lake Orta|IT|45.8|8.4
Lake Iseo|IT|45.7|10.1
Italian Lakes|IT|45.9|9.3
Liguria|IT|44.3|8.9|Italian Riviera
Lombardy|IT|45.6|9.8|Lombardia
Veneto|IT|45.6|11.8
Calabria|IT|38.9|16.6
Basilicata|IT|40.5|16.1
Abruzzo|IT|42.2|13.8
Le Marche|IT|43.4|13.2|Marche
Emilia-Romagna|IT|44.5|11
Elba|IT|42.8|10.3
Ischia|IT|40.7|13.9
Aeolian Islands|IT|38.5|14.9
Val d'Orcia|IT|43.1|11.6
Chianti|IT|43.5|11.3
Langhe|IT|44.6|8
Aosta Valley|IT|45.7|7.4|Val d'Aosta
Jura|FR|46.7|5.9
Vosges|FR|48|7
Auvergne|FR|45.6|3.1
Camargue|FR|43.5|4.5
Luberon|FR|43.8|5.3
Languedoc|FR|43.6|3.2
Occitanie|FR|43.7|2.2
Gascony|FR|43.7|0.4
Savoy|FR|45.5|6.4|Savoie
Vendée|FR|46.7|-1.4
Île de Ré|FR|46.2|-1.4
Mont Saint-Michel|FR|48.6|-1.5|Mont St Michel
Extremadura|ES|39.2|-6.1
La Rioja|ES|42.3|-2.5|Rioja
Asturias|ES|43.3|-5.9
Cantabria|ES|43.2|-4
Aragon|ES|41.5|-0.7
Navarre|ES|42.7|-1.6|Navarra
Costa Blanca|ES|38.5|-0.2
Costa de la Luz|ES|36.5|-6.1
Picos de Europa|ES|43.2|-4.8
La Gomera|ES|28.1|-17.2
Formentera|ES|38.7|1.4
Balearic Islands|ES|39.5|2.9|Balearics
Minho|PT|41.7|-8.3
Porto Santo|PT|33.1|-16.3
Milos|GR|36.7|24.4
Sifnos|GR|37|24.7
Ios|GR|36.7|25.3
Kos|GR|36.9|27.1
Samos|GR|37.7|26.9
Lesbos|GR|39.2|26.3|Lesvos
Patmos|GR|37.3|26.5
Karpathos|GR|35.6|27.1
Skiathos|GR|39.2|23.5
Skopelos|GR|39.1|23.7
Lefkada|GR|38.7|20.7|Lefkas
Thassos|GR|40.7|24.7
Halkidiki|GR|40.3|23.5|Chalkidiki
Meteora|GR|39.7|21.6
Epirus|GR|39.7|20.8
Pelion|GR|39.4|23
Mani|GR|36.6|22.4
Ionian Islands|GR|38.5|20.5
Dodecanese|GR|36.4|27.2
Macedonia|GR|40.7|22.9
Plitvice Lakes|HR|44.9|15.6|Plitvice
Kvarner|HR|45.1|14.5
Korčula|HR|42.9|16.9
Brač|HR|43.3|16.7
Vis|HR|43|16.2
Lake Bled|SI|46.4|14.1
Julian Alps|SI|46.4|13.8
Soča Valley|SI|46.3|13.7
Bay of Kotor|ME|42.4|18.7|Boka Bay
Lake Ohrid|MK|41|20.7
Lycian Coast|TR|36.3|29.8|Lycian Way
Franconia|DE|49.7|11|Franken
Saxon Switzerland|DE|50.9|14.2
Harz|DE|51.8|10.6
Rügen|DE|54.4|13.4
Sylt|DE|54.9|8.3
Moselle Valley|DE|50|7.1|Mosel,Moselle
Rhine Valley|DE|50.1|7.7|Middle Rhine
Lake Constance|DE|47.6|9.4|Bodensee
Saxony|DE|51|13.4|Sachsen
Spreewald|DE|51.9|13.9
Wachau|AT|48.4|15.4
Carinthia|AT|46.7|13.9|Kärnten
Styria|AT|47.2|15|Steiermark
Vorarlberg|AT|47.2|9.9
Ticino|CH|46.3|8.8
Valais|CH|46.2|7.6
Bernese Oberland|CH|46.6|7.9|Jungfrau Region
Flanders|BE|51|3.7
Wallonia|BE|50.4|5
Frisian Islands|NL|53.2|5
Texel|NL|53.1|4.8
Zeeland|NL|51.5|3.8
Jutland|DK|56.2|9.3
Funen|DK|55.3|10.4
Bornholm|DK|55.1|14.9
Skåne|SE|55.9|13.6|Scania
Gotland|SE|57.5|18.5
Öland|SE|56.7|16.6
Dalarna|SE|60.8|14.5
Swedish Lapland|SE|67.5|20
Åland|FI|60.2|19.9|Aland Islands
Svalbard|NO|78.2|15.6|Spitsbergen
Westfjords|IS|65.9|-22.4
Ring Road|IS|64.9|-18
Bucovina|RO|47.6|25.7|Bukovina
Maramureș|RO|47.7|24
Danube Delta|RO|45.1|29.4
Lake Balaton|HU|46.8|17.7|Balaton
Masuria|PL|53.8|21.6|Mazury
Moravia|CZ|49.2|17
Bohemia|CZ|50|14.5
Bohemian Switzerland|CZ|50.9|14.4
Curonian Spit|LT|55.5|21.1
Saaremaa|EE|58.4|22.5
Gozo|MT|36|14.3
Isle of Wight|GB|50.7|-1.3
Norfolk Broads|GB|52.7|1.6
East Anglia|GB|52.5|1
Suffolk|GB|52.2|1
Northumberland|GB|55.3|-2
Snowdonia|GB|53|-3.9|Eryri
Pembrokeshire|GB|51.8|-4.9
Gower|GB|51.6|-4.1
Dorset|GB|50.8|-2.3
Somerset|GB|51.1|-2.9
Sussex|GB|50.9|-0.1
New Forest|GB|50.9|-1.6
Jurassic Coast|GB|50.6|-2.4
Yorkshire Dales|GB|54.2|-2.2
North York Moors|GB|54.4|-0.9
Outer Hebrides|GB|57.8|-7|Western Isles
Hebrides|GB|57|-6.5
Orkney|GB|59|-3|Orkney Islands
Shetland|GB|60.3|-1.3|Shetland Islands
Isle of Mull|GB|56.4|-6
Isle of Arran|GB|55.6|-5.2|Arran
Islay|GB|55.8|-6.2|Isle of Islay
Loch Ness|GB|57.3|-4.4
Loch Lomond|GB|56.1|-4.6
Cairngorms|GB|57.1|-3.7
North Coast 500|GB|57.9|-4.6|NC500
Causeway Coast|GB|55.2|-6.3|Giant's Causeway
Donegal|IE|54.9|-8
Wild Atlantic Way|IE|53|-9.4
Aran Islands|IE|53.1|-9.7
`
