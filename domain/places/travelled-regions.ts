import { travelledEuropeLines } from './travelled-europe.ts'
import { travelledIslandLines } from './travelled-islands.ts'
import { travelledLandscapeLines } from './travelled-landscapes.ts'

/**
 * Islands and landscapes of many travellers, which lists of cities lack: `name|country|latitude|longitude|other
 * names`, one a line.
 */
const lines = `
Andaman Islands|IN|12|92.9|Andaman,Andamans
Sikkim|IN|27.5|88.5
Spiti|IN|32.2|78|Spiti Valley
Coorg|IN|12.4|75.7|Kodagu
Hunza|PK|36.3|74.7|Hunza Valley
Annapurna|NP|28.6|83.8|Annapurna Circuit,Annapurna Base Camp
Everest Base Camp|NP|28|86.9
Chitwan|NP|27.5|84.4|Chitwan National Park
Inle Lake|MM|20.6|96.9|Lake Inle
Sumatra|ID|0.6|101.3
Sulawesi|ID|-2|121
Sumba|ID|-9.7|119.9
Toraja|ID|-3|119.9|Tana Toraja
Bromo|ID|-7.9|112.9|Mount Bromo
Nusa Penida|ID|-8.7|115.5
Nusa Lembongan|ID|-8.7|115.4
Bintan|ID|1.1|104.5
Taveuni|FJ|-16.9|-180
Yasawa Islands|FJ|-17|177.3|Yasawas
Mamanuca Islands|FJ|-17.7|177.1|Mamanucas
Bohol|PH|9.8|124.2|Panglao
Siargao|PH|9.9|126.1
Sabah|MY|5.4|116.9
Sarawak|MY|2.5|113.5
Tioman|MY|2.8|104.2|Tioman Island
Perhentian Islands|MY|5.9|102.7|Perhentians,Perhentian
Redang|MY|5.8|103
Sipadan|MY|4.1|118.6
Cameron Highlands|MY|4.5|101.4
Taman Negara|MY|4.6|102.4
Mount Kinabalu|MY|6.1|116.6|Kinabalu
Koh Chang|TH|12.1|102.3|Ko Chang
Koh Kood|TH|11.7|102.6|Ko Kut,Koh Kut
Koh Lipe|TH|6.5|99.3|Ko Lipe
Koh Phangan|TH|9.7|100|Ko Phangan,Koh Pha Ngan
Koh Samet|TH|12.6|101.5|Ko Samet
Koh Yao Noi|TH|8.1|98.6
Khao Sok|TH|8.9|98.5|Khao Sok National Park
Khao Lak|TH|8.7|98.2
Railay|TH|8|98.8|Railay Beach
Koh Rong|KH|10.7|103.3
Con Dao|VN|8.7|106.6
Phong Nha|VN|17.6|106.3
Tam Coc|VN|20.2|105.9
Hainan|CN|19.2|109.7
Jiuzhaigou|CN|33.2|103.9
Gobi|MN|43|104|Gobi Desert
Shikoku|JP|33.7|133.6
Yakushima|JP|30.3|130.5
Naoshima|JP|34.5|134
Taroko|TW|24.2|121.5|Taroko Gorge
Alishan|TW|23.5|120.8
Kenting|TW|22|120.8
Pamir|TJ|38.5|73|Pamirs,Pamir Highway
Issyk-Kul|KG|42.4|77.2
Song-Kul|KG|41.8|75.1
Svaneti|GE|43|42.7
Lake Baikal|RU|53.5|108
Kamchatka|RU|56|159
Olkhon|RU|53.2|107.4
Wahiba Sands|OM|22|58.7|Wahiba
Musandam|OM|26.2|56.2
Djerba|TN|33.8|10.9
Nosy Be|MG|-13.3|48.3
Isalo|MG|-22.5|45.3
La Digue|SC|-4.4|55.8
Praslin|SC|-4.3|55.7
Mahé|SC|-4.7|55.5
Pemba Island|TZ|-5.2|39.8
Mafia Island|TZ|-7.9|39.8
Selous|TZ|-9|37.4|Nyerere National Park
Ruaha|TZ|-7.7|34.9
Tarangire|TZ|-3.9|36
Tsavo|KE|-2.9|38.5
Samburu|KE|0.6|37.5
Diani|KE|-4.3|39.6|Diani Beach
Bwindi|UG|-1|29.7
Queen Elizabeth National Park|UG|-0.2|29.9
Lake Bunyonyi|UG|-1.3|29.9
Lake Kivu|RW|-2|29.1
Volcanoes National Park|RW|-1.5|29.5
South Luangwa|ZM|-13.1|31.6
Lower Zambezi|ZM|-15.5|29.6
Chobe|BW|-18.6|24.4|Chobe National Park
Skeleton Coast|NA|-20|13.3
Fish River Canyon|NA|-27.6|17.6
Caprivi|NA|-17.8|23.9|Caprivi Strip
Sabi Sand|ZA|-24.8|31.5|Sabi Sands
Addo|ZA|-33.5|25.7|Addo Elephant Park
Wild Coast|ZA|-32|28.9
Bazaruto|MZ|-21.6|35.5
Casamance|SN|12.6|-16.3
Santo Antão|CV|17.1|-25.2
Danakil|ET|14|40.5
Siwa|EG|29.2|25.5|Siwa Oasis
Sark|GG|49.4|-2.4
Jervis Bay|AU|-35.1|150.7
Fraser Island|AU|-25.2|153.1|K'gari
Hamilton Island|AU|-20.3|149
Kakadu|AU|-12.7|132.5|Kakadu National Park
Daintree|AU|-16.2|145.4
Kings Canyon|AU|-24.3|131.6
Ningaloo|AU|-22.7|113.7|Ningaloo Reef
Rottnest Island|AU|-32|115.5|Rottnest
Barossa Valley|AU|-34.5|138.9|Barossa
Mornington Peninsula|AU|-38.4|145
Wilsons Promontory|AU|-39|146.4|Wilsons Prom
Grampians|AU|-37.2|142.4
Flinders Ranges|AU|-31.4|138.7
Lord Howe Island|AU|-31.6|159.1
Cradle Mountain|AU|-41.7|145.9
Freycinet|AU|-42.1|148.3
Bruny Island|AU|-43.3|147.3
Noosa|AU|-26.4|153.1
Abel Tasman|NZ|-40.9|173
Coromandel|NZ|-36.8|175.5|Coromandel Peninsula
Stewart Island|NZ|-47|167.9
Mount Cook|NZ|-43.6|170.1|Aoraki,Mt Cook
Tongariro|NZ|-39.2|175.6
Rarotonga|CK|-21.2|-159.8
Aitutaki|CK|-18.9|-159.8
Moorea|PF|-17.5|-149.8
Raiatea|PF|-16.8|-151.4
Rangiroa|PF|-15.1|-147.6
Fakarava|PF|-16.1|-145.6
Marquesas|PF|-9|-140
Carretera Austral|CL|-46|-72.5
Elqui Valley|CL|-30|-70.6
Lençóis Maranhenses|BR|-2.5|-43.1
Chapada Diamantina|BR|-12.6|-41.4
Cotopaxi|EC|-0.7|-78.4
Quilotoa|EC|-0.9|-78.9
Tayrona|CO|11.3|-74|Tayrona National Park
Arenal|CR|10.5|-84.7
Corcovado|CR|8.5|-83.6|Osa Peninsula
San Blas Islands|PA|9.5|-78.8|San Blas
Ometepe|NI|11.5|-85.6
Corn Islands|NI|12.2|-83
Roatán|HN|16.3|-86.5
Utila|HN|16.1|-86.9
Semuc Champey|GT|15.5|-90
Tikal|GT|17.2|-89.6
Caye Caulker|BZ|17.7|-88
Ambergris Caye|BZ|18|-87.9
Holbox|MX|21.5|-87.3
Huatulco|MX|15.8|-96.1
Los Cabos|MX|22.9|-109.9|Cabo
Exuma|BS|23.6|-76|Exumas
Eleuthera|BS|25.1|-76.2
Harbour Island|BS|25.5|-76.6
Bonaire|BQ|12.2|-68.3
Tobago|TT|11.2|-60.7
Tortola|VG|18.4|-64.6
Virgin Islands|VI|18.3|-64.8|US Virgin Islands,USVI
St Barts|BL|17.9|-62.8|St Barths,Saint Barts
Turks and Caicos|TC|21.8|-72|Turks & Caicos
Grand Cayman|KY|19.3|-81.3
Molokai|US|21.1|-157
Lanai|US|20.8|-156.9
Denali|US|63.1|-151|Denali National Park
Jackson Hole|US|43.5|-110.8
Badlands|US|43.9|-102.3|Badlands National Park
Black Hills|US|43.9|-103.6
Mount Rushmore|US|43.9|-103.5|Mt Rushmore
Boundary Waters|US|48|-91
Apostle Islands|US|46.9|-90.7
Door County|US|45|-87.2
Mackinac Island|US|45.9|-84.6|Mackinac
Amelia Island|US|30.6|-81.5
Kiawah|US|32.6|-80.1|Kiawah Island
Captiva|US|26.5|-82.2|Captiva Island
San Juan Islands|US|48.5|-123
Orcas Island|US|48.7|-122.9
Mount Rainier|US|46.9|-121.8|Mt Rainier
Olympic National Park|US|47.8|-123.6
Crater Lake|US|42.9|-122.1
Redwoods|US|41.3|-124|Redwood National Park
Lassen|US|40.5|-121.5
Antelope Canyon|US|36.9|-111.4
Big Bend|US|29.2|-103.2|Big Bend National Park
Catalina Island|US|33.4|-118.4
Haida Gwaii|CA|53.3|-132.1
Lake Louise|CA|51.4|-116.2
Muskoka|CA|45|-79.4
Prince Edward County|CA|44|-77.2
Gros Morne|CA|49.7|-57.8
Yukon|CA|62.5|-135
Berkshires|US|42.4|-73.2|the Berkshires
Block Island|US|41.2|-71.6
Bruce Peninsula|CA|45|-81.3
Bucks County|US|40.3|-75.1
Cabot Trail|CA|46.7|-60.7
Canaima|VE|6.2|-62.8|Angel Falls
Capitol Reef|US|38.3|-111.3
Carlsbad Caverns|US|32.2|-104.4
Chapada dos Veadeiros|BR|-14.1|-47.6
Columbia Gorge|US|45.7|-121.8|Columbia River Gorge
Fire Island|US|40.7|-73.1
Great Sand Dunes|US|37.7|-105.5
Texas Hill Country|US|30.3|-99|Hill Country
Hocking Hills|US|39.4|-82.5
Isla Margarita|VE|11|-63.9|Margarita Island
Isla del Sol|BO|-16|-69.2
Isle Royale|US|48|-88.9
Jekyll Island|US|31.1|-81.4
La Guajira|CO|11.5|-72.5
Lake Powell|US|37.1|-111.3
Little Corn Island|NI|12.3|-83
Los Roques|VE|11.9|-66.7
Magdalen Islands|CA|47.4|-61.8|Îles de la Madeleine
Manu National Park|PE|-11.9|-71.4
Monhegan|US|43.8|-69.3
Mount Desert Island|US|44.3|-68.3
Orange County|US|33.7|-117.8
Península Valdés|AR|-42.5|-63.9
Saguaro National Park|US|32.2|-110.7|Saguaro
Sian Ka'an|MX|19.4|-87.8
Sleeping Bear Dunes|US|44.9|-86.1
Thousand Islands|CA|44.3|-76
Upper Peninsula|US|46.5|-87.5
Waterton|CA|49.1|-113.9|Waterton Lakes
Whidbey Island|US|48.1|-122.6
White Mountains|US|44.2|-71.5
Willamette Valley|US|45|-123
Yoho|CA|51.4|-116.5|Yoho National Park
Ruta de las Flores|SV|13.9|-89.8
Mount Nemrut|TR|38|38.7|Nemrut
Lake Sevan|AM|40.3|45.3|Sevan Lake
Agafay|MA|31.5|-8.2|Agafay Desert
Atlas Mountains|MA|31.2|-7.9|High Atlas
Todra Gorge|MA|31.6|-5.6|Todgha Gorge
Dades|MA|31.5|-6|Dades Valley,Dades Gorge
White Desert|EG|27.3|28.2
Galilee|IL|32.8|35.5|Sea of Galilee
Jebel Akhdar|OM|23.1|57.7
Jebel Shams|OM|23.2|57.3
Lake Nakuru|KE|-0.4|36.1
Mount Kenya|KE|-0.2|37.3
Laikipia|KE|0.3|36.8
Lake Manyara|TZ|-3.6|35.8
Murchison Falls|UG|2.3|31.7
Akagera|RW|-1.8|30.7
Blyde River Canyon|ZA|-24.6|30.8|Panorama Route
Cederberg|ZA|-32.4|19.2
Tsitsikamma|ZA|-34|23.9
Damaraland|NA|-20.4|14.4
Moremi|BW|-19.3|23.3
Mana Pools|ZW|-15.8|29.4
Andasibe|MG|-18.9|48.4
Le Morne|MU|-20.5|57.3
Simien Mountains|ET|13.2|38.2
Boa Vista|CV|16.1|-22.8
Ranthambore|IN|26|76.5
Wayanad|IN|11.7|76.1
Bandhavgarh|IN|23.7|81
Kanha|IN|22.3|80.6
Havelock Island|IN|12|93|Havelock
Meghalaya|IN|25.5|91.4
Kaziranga|IN|26.6|93.3
Nubra Valley|IN|34.6|77.6|Nubra
Pangong|IN|33.8|78.7|Pangong Lake,Pangong Tso
Jim Corbett|IN|29.5|78.8|Jim Corbett National Park,Corbett
Rann of Kutch|IN|23.8|69.5|Kutch
Mustang|NP|29|83.9|Upper Mustang
Langtang|NP|28.2|85.5|Langtang Valley
Yala|LK|6.4|81.5|Yala National Park
Udawalawe|LK|6.5|80.9
Baa Atoll|MV|5.2|73
Koh Mak|TH|11.8|102.5|Ko Mak
Koh Yao Yai|TH|8|98.6|Ko Yao Yai
Khao Yai|TH|14.4|101.4|Khao Yai National Park
Koh Phayam|TH|9.7|98.4|Ko Phayam
Koh Rong Sanloem|KH|10.6|103.3|Koh Rong Samloem
Si Phan Don|LA|14|105.9|4000 Islands,Don Det
Pu Luong|VN|20.4|105.2
Kinabatangan|MY|5.5|118.3
Gili Meno|ID|-8.4|116.1
Sumbawa|ID|-8.6|117.8
Ijen|ID|-8.1|114.2|Kawah Ijen
Lake Toba|ID|2.7|98.8
Tanjung Puting|ID|-3|112
Mentawai|ID|-2|99.3|Mentawai Islands
Belitung|ID|-2.9|107.9
Camiguin|PH|9.2|124.7
Malapascua|PH|11.3|124.1
Mount Fuji|JP|35.4|138.7|Mt Fuji
Iriomote|JP|24.3|123.8
Iya Valley|JP|33.9|133.8
Kumano Kodo|JP|33.8|135.8
Tohoku|JP|39|140.7
Nakasendo|JP|35.6|137.6
Seoraksan|KR|38.1|128.5
Sun Moon Lake|TW|23.9|120.9
Penghu|TW|23.6|119.6
Lantau|HK|22.3|113.9|Lantau Island
Terelj|MN|47.9|107.4
Hunter Valley|AU|-32.8|151.2
Blue Mountains|AU|-33.7|150.3
Yarra Valley|AU|-37.7|145.5
Karijini|AU|-22.7|118.3
Bay of Fires|AU|-41.2|148.3
Catlins|NZ|-46.5|169.4|The Catlins
Waiheke Island|NZ|-36.8|175.1|Waiheke
Hawke's Bay|NZ|-39.5|176.8|Hawkes Bay
Doubtful Sound|NZ|-45.3|167
Golden Bay|NZ|-40.7|172.8
Huahine|PF|-16.8|-151
Valle de Uco|AR|-33.7|-69.2|Uco Valley
Colchagua|CL|-34.6|-71.3|Colchagua Valley
Casablanca Valley|CL|-33.3|-71.4
Cocora Valley|CO|4.6|-75.5|Valle de Cocora
Zona Cafetera|CO|4.8|-75.6|Coffee Region,Coffee Triangle,Eje Cafetero
Rosario Islands|CO|10.2|-75.8|Islas del Rosario
Boipeba|BR|-13.6|-38.9
Guanacaste|CR|10.6|-85.5
Papagayo|CR|10.6|-85.7|Papagayo Peninsula
Icefields Parkway|CA|52.2|-117.2
Algonquin Park|CA|45.6|-78.4|Algonquin
Bay of Fundy|CA|45|-65.7
Eastern Townships|CA|45.3|-72
Charlevoix|CA|47.6|-70.2
Gulf Islands|CA|48.9|-123.4
Canyonlands|US|38.2|-109.9|Canyonlands National Park
North Cascades|US|48.7|-121.2
Rocky Mountain National Park|US|40.3|-105.7
Clearwater Beach|US|28|-82.8
Amish Country|US|40|-76.2
New River Gorge|US|38|-81.1
Mammoth Cave|US|37.2|-86.1
Inside Passage|US|57.1|-134.3
`

export const travelledRegionLines = `${travelledEuropeLines.trimEnd()}${travelledLandscapeLines.trimEnd()}${travelledIslandLines.trimEnd()}${lines}`

/** As a town of some size: whoever writes such a name for a journey most likely means it. */
export const travelledPopulation = 120_000
