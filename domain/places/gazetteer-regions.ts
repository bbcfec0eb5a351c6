/** Islands, regions and states people travel to, which no list of cities has. */
import { europeanRegionLines } from './european-regions.ts'
import type { Coordinates } from './schema.ts'
import { travelledPopulation, travelledRegionLines } from './travelled-regions.ts'

export interface NamedArea {
  name: string
  kind: 'region' | 'state'
  /** Absent where it spans several. */
  country?: string
  at: Coordinates
  also: readonly string[]
  /** Population for ranking, where an area is less known than a city of a similar name. */
  population?: number
}

/** Outside Europe; `name|country|latitude|longitude|other names`, one a line. */
const regionLines = `
Bali|ID|-8.4|115.2
Lombok|ID|-8.6|116.3
Java|ID|-7.5|110
Komodo|ID|-8.6|119.5
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
Tasmania|AU|-42|146.6|Tassie
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
Smoky Mountains|US|35.6|-83.5|Great Smoky Mountains,Smokies
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
Uluru|AU|-25.3|131|Ayers Rock
Kangaroo Island|AU|-35.8|137.2
Great Ocean Road|AU|-38.7|143.5
Whitsundays|AU|-20.3|149
Byron Bay|AU|-28.6|153.6
Fiordland|NZ|-45.4|167.7
Bay of Islands|NZ|-35.2|174.1
South Island|NZ|-43.5|170.5
North Island|NZ|-38.5|176
Gili Islands|ID|-8.4|116.1|Gilis
Flores|ID|-8.6|121
Raja Ampat|ID|-0.6|130.6
Koh Lanta|TH|7.6|99.1
Koh Tao|TH|10.1|99.8
Isan|TH|16|103
Sapa|VN|22.3|103.8
Phu Quoc|VN|10.2|104
Pacific Coast Highway|US|36.3|-121.9|PCH,Highway 1
Blue Ridge Parkway|US|36.5|-80.9
Outer Banks|US|35.6|-75.5
Finger Lakes|US|42.7|-76.9
Hudson Valley|US|41.8|-73.9
Catskills|US|42.1|-74.4
Adirondacks|US|44.1|-74.2
Martha's Vineyard|US|41.4|-70.6
Nantucket|US|41.3|-70.1
The Hamptons|US|40.9|-72.3|Hamptons
Grand Teton|US|43.8|-110.7|Tetons
Olympic Peninsula|US|47.8|-123.7
Sonoma|US|38.3|-122.5|Sonoma Valley
Poconos|US|41.1|-75.3
Ozarks|US|37|-92.5
Okavango Delta|BW|-19.3|22.9|Okavango
Etosha|NA|-18.9|16.3
Ngorongoro|TZ|-3.2|35.5|Ngorongoro Crater
Amboseli|KE|-2.6|37.3
Sossusvlei|NA|-24.7|15.3
Drakensberg|ZA|-29.4|29.5
Cape Winelands|ZA|-33.9|18.9|Winelands
Copper Canyon|MX|27.5|-107.8
Lake Atitlán|GT|14.7|-91.2|Lake Atitlan
Salar de Uyuni|BO|-20.1|-67.5|Uyuni Salt Flats
Torres del Paine|CL|-51|-73
Chiloé|CL|-42.6|-73.9
Lake District Chile|CL|-41|-72.5
Lake Titicaca|PE|-15.8|-69.4|Titicaca
Colca Canyon|PE|-15.6|-72
Iguazu Falls|AR|-25.7|-54.4|Iguazu,Iguaçu Falls
Pantanal|BR|-17.5|-57
Fernando de Noronha|BR|-3.9|-32.4
Cape Breton|CA|46.2|-60.7
Gaspésie|CA|48.6|-65.5|Gaspé Peninsula
Okanagan|CA|49.9|-119.5|Okanagan Valley
Silk Road||40|65
Golden Triangle|IN|27|76.5
Caucasus||42|44.5
Pyrenees|ES|42.7|0.7
Ardennes|BE|50.2|5.6
Tatras|PL|49.2|20|High Tatras,Tatra Mountains
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
Queensland|AU|-27.5|153|QLD
Western Australia|AU|-32|115.9
South Australia|AU|-34.9|138.6
Northern Territory|AU|-12.5|130.8
Puerto Rico|PR|18.4|-66.1
`

export const regions: readonly NamedArea[] = [
  ...areas(europeanRegionLines, 'region'),
  ...areas(regionLines, 'region'),
  ...areas(travelledRegionLines, 'region').map((area) => ({
    ...area,
    population: travelledPopulation,
  })),
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
