/** Islands, regions and states people travel to, which no list of cities has. */
import type { Coordinates } from './schema.ts'

export interface NamedArea {
  name: string
  kind: 'region' | 'state'
  /** Absent where it spans several. */
  country?: string
  at: Coordinates
  also: readonly string[]
}

/** `name|country|latitude|longitude|other names`, one a line. */
const regionLines = `
Bali|ID|-8.4|115.2
Lombok|ID|-8.6|116.3
Java|ID|-7.5|110
Komodo|ID|-8.6|119.5
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
Hokkaido|JP|43.2|142.8
Okinawa|JP|26.5|127.9
Kyushu|JP|32.9|131
Kansai|JP|34.8|135.6
Jeju|KR|33.4|126.5|Jeju Island
Phuket|TH|7.9|98.3
Koh Samui|TH|9.5|100|Ko Samui
Krabi|TH|8.1|98.9
Koh Phi Phi|TH|7.7|98.8|Phi Phi
Borneo||1|114
Langkawi|MY|6.4|99.8
Boracay|PH|12|121.9
Palawan|PH|9.8|118.7|El Nido
Cebu|PH|10.3|123.9
Mekong Delta|VN|10|105.8
Ha Long Bay|VN|20.9|107.2|Halong Bay
Rajasthan|IN|26.6|73.9
Kerala|IN|10.2|76.5
Goa|IN|15.4|74
Ladakh|IN|34.2|77.6
Kashmir|IN|34|75
Himachal Pradesh|IN|31.9|77.2
Tibet|CN|31|88
Yunnan|CN|25|101.5
Sichuan|CN|30.7|103
Yucatan|MX|20.7|-89.1|Yucatán,Yucatan Peninsula
Riviera Maya|MX|20.6|-87.1
Baja California|MX|30.8|-115.3|Baja
Oaxaca|MX|17.1|-96.7
Patagonia|AR|-47|-71
Galapagos|EC|-0.7|-90.5|Galápagos,Galapagos Islands
Atacama|CL|-23.5|-68.2|Atacama Desert
Easter Island|CL|-27.1|-109.4|Rapa Nui
Machu Picchu|PE|-13.2|-72.5
Sacred Valley|PE|-13.3|-72.1
Amazon||-3.5|-62|Amazon Rainforest
Caribbean||18|-72
Serengeti|TZ|-2.3|34.8
Kilimanjaro|TZ|-3.1|37.4
Garden Route|ZA|-34|22.5
Kruger|ZA|-24|31.5|Kruger National Park
Masai Mara|KE|-1.5|35.1|Maasai Mara
Sinai|EG|29.5|34
Wadi Rum|JO|29.6|35.4
Tasmania|AU|-42|146.6
Great Barrier Reef|AU|-18.3|147.7
Bora Bora|PF|-16.5|-151.7
Tahiti|PF|-17.6|-149.5
Oahu|US|21.5|-158
Maui|US|20.8|-156.3
Kauai|US|22.1|-159.5
Big Island|US|19.6|-155.5
Long Island|US|40.8|-73.1
Cape Cod|US|41.7|-70.3
Florida Keys|US|24.7|-81.1|the Keys
Napa Valley|US|38.5|-122.3|Napa
Lake Tahoe|US|39.1|-120|Tahoe
Yellowstone|US|44.6|-110.5|Yellowstone National Park
Yosemite|US|37.8|-119.5|Yosemite National Park
Grand Canyon|US|36.1|-112.1
Zion|US|37.3|-113|Zion National Park
Death Valley|US|36.5|-117|Death Valley National Park
Joshua Tree|US|33.9|-115.9|Joshua Tree National Park
Bryce Canyon|US|37.6|-112.2|Bryce Canyon National Park
Monument Valley|US|37|-110.1
Big Sur|US|36.3|-121.8
Everglades|US|25.3|-80.9|Everglades National Park
Acadia|US|44.3|-68.3|Acadia National Park
Glacier National Park|US|48.7|-113.8
Niagara Falls|CA|43.1|-79.1|Niagara
Sequoia|US|36.5|-118.6|Sequoia National Park
Arches|US|38.7|-109.6|Arches National Park
Smoky Mountains|US|35.6|-83.5|Great Smoky Mountains
Dallas-Fort Worth|US|32.9|-97|Dallas Fort Worth,DFW
New England|US|43.9|-71
Pacific Northwest|US|46.5|-121.5|PNW
Deep South|US|32.7|-88
Midwest|US|41.5|-91
Route 66|US|35.2|-105
Banff|CA|51.2|-115.6|Banff National Park
Canadian Rockies|CA|51.5|-116.5|Rockies
Nova Scotia|CA|45|-63
Vancouver Island|CA|49.6|-125.5
Scandinavia||61|14|Nordics
Balkans||43|20.5
Baltics||57|24.5|Baltic States,Baltic Countries
Benelux||51|4.8
Alps||46.5|9
Mediterranean Coast||41|9
Europe||50|10|Western Europe
Eastern Europe||49|23
Central Europe||48.5|15
Southern Europe||41|12
Asia||34|100
Southeast Asia||13|104|South East Asia,SE Asia
South America||-15|-60
Central America||13|-86
North America||45|-100
Latin America||-10|-70
Africa||2|21
East Africa||-1|36
Southern Africa||-24|25
Middle East||29|45
Australia and New Zealand||-33|155
Oceania||-22|150
`

const stateLines = `
Alabama|AL|Alaska|AK|Arizona|AZ|Arkansas|AR|California|CA|Colorado|CO|Connecticut|CT|Delaware|DE
Florida|FL|Georgia|GA|Hawaii|HI|Idaho|ID|Illinois|IL|Indiana|IN|Iowa|IA|Kansas|KS|Kentucky|KY
Louisiana|LA|Maine|ME|Maryland|MD|Massachusetts|MA|Michigan|MI|Minnesota|MN|Mississippi|MS
Missouri|MO|Montana|MT|Nebraska|NE|Nevada|NV|New Hampshire|NH|New Jersey|NJ|New Mexico|NM
New York|NY|North Carolina|NC|North Dakota|ND|Ohio|OH|Oklahoma|OK|Oregon|OR|Pennsylvania|PA
Rhode Island|RI|South Carolina|SC|South Dakota|SD|Tennessee|TN|Texas|TX|Utah|UT|Vermont|VT
Virginia|VA|Washington|WA|West Virginia|WV|Wisconsin|WI|Wyoming|WY|District of Columbia|DC
`

/** Provinces and states outside the United States, by the code of their largest city's country. */
const otherStateLines = `
Ontario|CA|43.7|-79.4
British Columbia|CA|49.3|-123.1|BC
Alberta|CA|51|-114.1
Manitoba|CA|49.9|-97.1
Saskatchewan|CA|52.1|-106.7
New Brunswick|CA|46.1|-64.8
Newfoundland|CA|47.6|-52.7
Prince Edward Island|CA|46.2|-63.1|PEI
New South Wales|AU|-33.9|151.2|NSW
Queensland|AU|-27.5|153
Western Australia|AU|-32|115.9
South Australia|AU|-34.9|138.6
Northern Territory|AU|-12.5|130.8
Puerto Rico|PR|18.4|-66.1
`

export const regions: readonly NamedArea[] = [
  ...areas(regionLines, 'region'),
  ...areas(otherStateLines, 'state'),
]

/** The United States' own: name by postal code. */
export const usStates: ReadonlyMap<string, string> = new Map(
  stateLines
    .trim()
    .split(/[|\n]/)
    .flatMap((name, index, all) =>
      index % 2 === 0 ? [[all[index + 1] ?? '', name] as const] : [],
    ),
)

function areas(lines: string, kind: NamedArea['kind']): NamedArea[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', country = '', latitude, longitude, also = ''] = line.split('|')
      return {
        name,
        kind,
        ...(country && { country }),
        at: [Number(latitude), Number(longitude)],
        also: also ? also.split(',') : [],
      }
    })
}
