/**
 * Towns of many travellers and few inhabitants, which lists of cities lack or hide behind a larger town of the
 * same name elsewhere: Bagan is no village in Siberia.
 */
import type { GazetteerCity } from './gazetteer-entries.ts'
import { travelledPopulation } from './travelled-regions.ts'
import { travelledResortLines } from './travelled-resorts.ts'

/** `name|country, or a state of the USA|latitude|longitude|other names|people`, one a line. */
const lines = `
Bagan|MM|21.2|94.9
Arugam Bay|LK|6.8|81.8
Canggu|ID|-8.7|115.1
Seminyak|ID|-8.7|115.2
Uluwatu|ID|-8.8|115.1
Sanur|ID|-8.7|115.3
Kep|KH|10.5|104.3
Mui Ne|VN|10.9|108.3
Vang Vieng|LA|18.9|102.4
Ao Nang|TH|8|98.8
Ayutthaya|TH|14.4|100.6
Khajuraho|IN|24.9|79.9
McLeod Ganj|IN|32.2|76.3
Thekkady|IN|9.6|77.2
Kasol|IN|32|77.3
Lumbini|NP|27.5|83.3
Paro|BT|27.4|89.4
Dunhuang|CN|40.1|94.7
Pingyao|CN|37.2|112.2
Koyasan|JP|34.2|135.6|Koya-san,Mount Koya
Kinosaki|JP|35.6|134.8|Kinosaki Onsen
Shirakawa-go|JP|36.3|136.9|Shirakawago
Kawaguchiko|JP|35.5|138.8|Fuji Five Lakes
Niseko|JP|42.8|140.7
Furano|JP|43.3|142.4
Yufuin|JP|33.3|131.4
Kazbegi|GE|42.7|44.6
Tatev|AM|39.4|46.3
Byblos|LB|34.1|35.6
Jerash|JO|32.3|35.9
AlUla|SA|26.6|37.9
Persepolis|IR|29.9|52.9
Ephesus|TR|37.9|27.3|Selcuk,Selçuk
Gallipoli|TR|40.2|26.3
Chefchaouen|MA|35.2|-5.3
Merzouga|MA|31.1|-4
Ouarzazate|MA|30.9|-6.9
Djanet|DZ|24.6|9.5
Tofo|MZ|-23.9|35.5
Vilanculos|MZ|-22|35.3|Vilankulo
Coffee Bay|ZA|-32|29.1
Franschhoek|ZA|-33.9|19.1
Watamu|KE|-3.4|40
Paje|TZ|-6.3|39.5
Gorée|SN|14.7|-17.4|Goree Island
Sal|CV|16.7|-22.9
Tekapo|NZ|-44|170.5|Lake Tekapo
Kaikoura|NZ|-42.4|173.7
Franz Josef|NZ|-43.4|170.2|Franz Josef Glacier
Coral Bay|AU|-23.1|113.8
Monkey Mia|AU|-25.8|113.7
El Chaltén|AR|-49.3|-72.9
Bariloche|AR|-41.1|-71.3
Purmamarca|AR|-23.7|-65.5
Búzios|BR|-22.8|-41.9
Jericoacoara|BR|-2.8|-40.5|Jeri
Porto de Galinhas|BR|-8.5|-35
Trancoso|BR|-16.6|-39.1
Morro de São Paulo|BR|-13.4|-38.9
Huacachina|PE|-14.1|-75.8
Aguas Calientes|PE|-13.2|-72.5
Mindo|EC|-0.1|-78.8
Montañita|EC|-1.8|-80.8
Palomino|CO|11.2|-73.6
Minca|CO|11.1|-74.1
Manuel Antonio|CR|9.4|-84.1
Monteverde|CR|10.3|-84.8
Tamarindo|CR|10.3|-85.8
Santa Teresa|CR|9.6|-85.2
Nosara|CR|10|-85.7
Puerto Viejo|CR|9.7|-82.8|Puerto Viejo de Talamanca
Tortuguero|CR|10.5|-83.5
Uvita|CR|9.2|-83.7
Dominical|CR|9.3|-83.9
Punta Mita|MX|20.8|-105.5
Zihuatanejo|MX|17.6|-101.6
Tepoztlan|MX|19|-99.1
Moab|US-UT|38.6|-109.5
Breckenridge|US-CO|39.5|-106
Vail|US-CO|39.6|-106.4
Sun Valley|US-ID|43.7|-114.4
Leavenworth|US-WA|47.6|-120.7
Seward|US-AK|60.1|-149.4
Talkeetna|US-AK|62.3|-150.1
Terlingua|US-TX|29.3|-103.6
Mendocino|US-CA|39.3|-123.8
Kona|US-HI|19.6|-156|Kailua-Kona
Hanalei|US-HI|22.2|-159.5
Poipu|US-HI|21.9|-159.5
Jasper|CA|52.9|-118.1|Jasper National Park
Niagara-on-the-Lake|CA|43.3|-79.1
Tadoussac|CA|48.1|-69.7
Saariselkä|FI|68.4|27.4
Abisko|SE|68.3|18.8
Flåm|NO|60.9|7.1
Vík|IS|63.4|-19
Doolin|IE|53|-9.4
Dingle|IE|52.1|-10.3
Killarney|IE|52.1|-9.5
Westport|IE|53.8|-9.5
Hay-on-Wye|GB|52.1|-3.1
St Andrews|GB|56.3|-2.8
St Ives|GB|50.2|-5.5
Padstow|GB|50.5|-4.9
Keswick|GB|54.6|-3.1
Rye|GB|51|0.7
Rocamadour|FR|44.8|1.6
Alpe d'Huez|FR|45.1|6.1
Bayeux|FR|49.3|-0.7
Gordes|FR|43.9|5.2
Giverny|FR|49.1|1.5
Wengen|CH|46.6|7.9
Mürren|CH|46.6|7.9
Kinderdijk|NL|51.9|4.6
Pompeii|IT|40.7|14.5
Herculaneum|IT|40.8|14.3|Ercolano
Ortigia|IT|37.1|15.3
Nazaré|PT|39.6|-9.1
Óbidos|PT|39.4|-9.2
Jerez|ES|36.7|-6.1|Jerez de la Frontera
Hydra|GR|37.3|23.5
Delphi|GR|38.5|22.5
Olympia|GR|37.6|21.6
Monemvasia|GR|36.7|23.1
Sveti Stefan|ME|42.3|18.9
Perast|ME|42.5|18.7
Pico|PT|38.5|-28.3|Pico Island
Ella|LK|6.9|81||3000
Memphis|EG|29.8|31.3||6000
Veliko Tarnovo|BG|43.1|25.6
Klagenfurt|AT|46.6|14.3
Ypres|BE|50.9|2.9|Ieper
Aix|FR|43.5|5.4
Nainital|IN|29.4|79.5
Mahabalipuram|IN|12.6|80.2|Mamallapuram
Thanjavur|IN|10.8|79.1|Tanjore
Kanyakumari|IN|8.1|77.5
Gqeberha|ZA|-34|25.6
Bryce|US-UT|37.6|-112.2||3000
Levi|FI|67.8|24.8||3000
Panama City|PA|9|-79.5
Calakmul|MX|18.1|-89.8
Mahahual|MX|18.7|-87.7
Mazunte|MX|15.7|-96.6
Zipolite|MX|15.7|-96.5
San Pancho|MX|20.9|-105.4
El Tunco|SV|13.5|-89.4
Rio Dulce|GT|15.7|-89
Livingston|GT|15.8|-88.8||30000
Cahuita|CR|9.7|-82.8
Drake Bay|CR|8.7|-83.7
Playas del Coco|CR|10.6|-85.7
Cabo de la Vela|CO|12.2|-72.2
Capurganá|CO|8.6|-77.3
Mompox|CO|9.2|-74.4
Pichilemu|CL|-34.4|-72
Villarrica|CL|-39.3|-72.2
Arraial d'Ajuda|BR|-16.5|-39.1
Canoa Quebrada|BR|-4.5|-37.7
Gramado|BR|-29.4|-50.9
Praia do Forte|BR|-12.6|-38
Alter do Chão|BR|-2.5|-55
Cabo Polonio|UY|-34.4|-53.8
José Ignacio|UY|-34.8|-54.6
Punta del Diablo|UY|-34|-53.5
Butrint|AL|39.7|20
Dhermi|AL|40.2|19.6
Peja|XK|42.7|20.3
Kopaonik|RS|43.3|20.8
Krujë|AL|41.5|19.8
Počitelj|BA|43.1|17.7
Lindos|GR|36.1|28.1
Oia|GR|36.5|25.4
Plakias|GR|35.2|24.4
Paleochora|GR|35.2|23.7
Matala|GR|35|24.7
Mystras|GR|37.1|22.4
Epidaurus|GR|37.6|23.1
Corinth|GR|37.9|22.9
St Julian's|MT|35.9|14.5
Cervinia|IT|45.9|7.6
Madonna di Campiglio|IT|46.2|10.8
Limone sul Garda|IT|45.8|10.8
Sanremo|IT|43.8|7.8|San Remo
Paestum|IT|40.4|15
Marzamemi|IT|36.7|15.1
Orta San Giulio|IT|45.8|8.4|Orta
Civita di Bagnoregio|IT|42.6|12.1
Avoriaz|FR|46.2|6.8
Cap Ferrat|FR|43.7|7.3
Cap d'Agde|FR|43.3|3.5
Conques|FR|44.6|2.4
Gavarnie|FR|42.7|0
Le Touquet|FR|50.5|1.6
Les Baux-de-Provence|FR|43.7|4.8|Les Baux
Moustiers-Sainte-Marie|FR|43.8|6.2|Moustiers
Vézelay|FR|47.5|3.7
Serre Chevalier|FR|44.9|6.6
Chenonceau|FR|47.3|1.1
Chambord|FR|47.6|1.5
Lascaux|FR|45.1|1.2
Bibury|GB|51.8|-1.8
Burford|GB|51.8|-1.6
Castle Combe|GB|51.5|-2.2
Clovelly|GB|51|-4.4
Glenfinnan|GB|56.9|-5.4
Grasmere|GB|54.5|-3
Coniston|GB|54.4|-3.1
Laugharne|GB|51.8|-4.5
Lulworth|GB|50.6|-2.2|Lulworth Cove
Lynmouth|GB|51.2|-3.8
Malham|GB|54.1|-2.2
Mallaig|GB|57|-5.8
Plockton|GB|57.3|-5.7
Port Isaac|GB|50.6|-4.8
Portmeirion|GB|52.9|-4.1
Robin Hood's Bay|GB|54.4|-0.5
St Mawes|GB|50.2|-5
Mousehole|GB|50.1|-5.5||3000
Tobermory|GB|56.6|-6.1
Applecross|GB|57.4|-5.8
Glendalough|IE|53|-6.3
Cong|IE|53.5|-9.3
Sneem|IE|51.8|-9.9
Killington|US-VT|43.7|-72.8
Put-in-Bay|US-OH|41.7|-82.8
Saugatuck|US-MI|42.7|-86.2
St Pete|US-FL|27.8|-82.6
St Simons|US-GA|31.2|-81.4|St Simons Island
Anna Maria Island|US-FL|27.5|-82.7
Yachats|US-OR|44.3|-124.1
Crested Butte|US-CO|38.9|-107
Drumheller|CA|51.5|-112.7
Dunkeld|GB|56.6|-3.6
Inveraray|GB|56.2|-5.1
Monterosso|IT|44.1|9.7|Monterosso al Mare
Vejer|ES|36.3|-6
Mahón|ES|39.9|4.3|Mahon,Maó
Pollensa|ES|39.9|3
Monsaraz|PT|38.4|-7.4
Pinhão|PT|41.2|-7.5
Ithaca|GR|38.4|20.7|Ithaki|30000
Mycenae|GR|37.7|22.8|Mykene
St Anton|AT|47.1|10.3|Sankt Anton
Crans-Montana|CH|46.3|7.5
Ærøskøbing|DK|54.9|10.4|Ærø
Marstrand|SE|57.9|11.6
Seyðisfjörður|IS|65.3|-14|Seydisfjordur
Štrbské Pleso|SK|49.1|20.1
Olympos|TR|36.4|30.5
Urfa|TR|37.2|38.8
Imlil|MA|31.1|-7.9
Aït Benhaddou|MA|31|-7.1|Ait Ben Haddou
Tafraoute|MA|29.7|-9
Hatta|AE|24.8|56.1
Paternoster|ZA|-32.8|17.9
Gansbaai|ZA|-34.6|19.4
Graskop|ZA|-24.9|30.8
Palolem|IN|15|74
Anjuna|IN|15.6|73.7
Mount Abu|IN|24.6|72.7
Coonoor|IN|11.4|76.8
Auli|IN|30.5|79.6
Lukla|NP|27.7|86.7
Ahangama|LK|6|80.4
Thulusdhoo|MV|4.4|73.6
Dhigurah|MV|3.5|72.9
Nong Khiaw|LA|20.6|102.6
Mai Chau|VN|20.7|105.1
Halong|VN|20.95|107.1
Sepilok|MY|5.9|118
Amed|ID|-8.3|115.7
Bukit Lawang|ID|3.6|98.1
Nozawa Onsen|JP|36.9|138.4
Karuizawa|JP|36.3|138.6
Kurokawa Onsen|JP|33.1|131.1|Kurokawa
Magome|JP|35.5|137.6
Tsumago|JP|35.6|137.6
Ginzan Onsen|JP|38.6|140.5
Strahan|AU|-42.2|145.3
Akaroa|NZ|-43.8|173
Waitomo|NZ|-38.3|175.1
Mount Maunganui|NZ|-37.6|176.2
Punakaiki|NZ|-42.1|171.3
Denarau|FJ|-17.8|177.4|Denarau Island
Pipa|BR|-6.2|-35.1|Praia da Pipa
Salvador da Bahia|BR|-13|-38.5||2500000
Troncones|MX|17.8|-101.7
Treasure Beach|JM|17.9|-77.8
Rincón|PR|18.3|-67.3
Skagway|US-AK|59.5|-135.3
Tusayan|US-AZ|36|-112.1
Cortina|IT|46.5|12.1
Percé|CA|48.5|-64.2
Annapolis Royal|CA|44.7|-65.5
Baddeck|CA|46.1|-60.8
Mahone Bay|CA|44.4|-64.4
Churchill|CA|58.8|-94.2
Ocracoke|US-NC|35.1|-76
Lahinch|IE|52.9|-9.3
Doonbeg|IE|52.7|-9.5
Fox Glacier|NZ|-43.5|170
Twizel|NZ|-44.3|170.1
Hahei|NZ|-36.8|175.8
Hanmer Springs|NZ|-42.5|172.8
Kaiteriteri|NZ|-41|173
Kumarakom|IN|9.6|76.4
`

export const travelledTowns: readonly { city: GazetteerCity; also: readonly string[] }[] =
  `${lines.trim()}${travelledResortLines}`
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', area = '', latitude, longitude, also = '', people] = line.split('|')
      const [country = '', state = ''] = area.split('-')
      const population = Number(people ?? travelledPopulation)
      const at: [number, number] = [Number(latitude), Number(longitude)]
      return {
        city: { name, country, state, population, at, capital: false },
        also: also ? also.split(',') : [],
      }
    })
