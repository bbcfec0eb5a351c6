/**
 * Islands and landscapes of many travellers, which lists of cities lack: `name|country|latitude|longitude|other
 * names`, one a line.
 */
export const travelledRegionLines = `
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
Snaefellsnes|IS|64.9|-23.3|Snæfellsnes
Westman Islands|IS|63.4|-20.3
Senja|NO|69.3|17.3
Geirangerfjord|NO|62.1|7.1|Geiranger
Preikestolen|NO|59|6.2|Pulpit Rock
Nordkapp|NO|71.2|25.8|North Cape
Finnish Lapland|FI|68|26
Dartmoor|GB|50.6|-3.9
Exmoor|GB|51.1|-3.6
Brecon Beacons|GB|51.9|-3.4|Bannau Brycheiniog
Holy Island|GB|55.7|-1.8|Lindisfarne
Scilly|GB|49.9|-6.3|Scilly Isles
Isle of Harris|GB|57.9|-6.8|Harris and Lewis,Lewis and Harris
Glencoe|GB|56.7|-5
Sark|GG|49.4|-2.4
Achill|IE|54|-10|Achill Island
Noirmoutier|FR|47|-2.2
Belle-Île|FR|47.3|-3.2|Belle Ile en Mer
Porquerolles|FR|43|6.2
Calanques|FR|43.2|5.5
Verdon|FR|43.8|6.4
Val Gardena|IT|46.6|11.7
Jungfrau|CH|46.5|8
Engadine|CH|46.5|9.9|Engadin
Veluwe|NL|52.2|5.8
Cabo de Gata|ES|36.8|-2.1
La Graciosa|ES|29.3|-13.5
El Hierro|ES|27.7|-18
São Miguel|PT|37.8|-25.5|Sao Miguel Island
Terceira|PT|38.7|-27.2
Gerês|PT|41.7|-8.2|Peneda-Gerês
Alonissos|GR|39.2|23.9
Ikaria|GR|37.6|26.2
Paxos|GR|39.2|20.2|Paxi
Syros|GR|37.4|24.9
Samothrace|GR|40.5|25.6
Lošinj|HR|44.6|14.4
Mljet|HR|42.7|17.5
Durmitor|ME|43.1|19
Theth|AL|42.4|19.8
Bohinj|SI|46.3|13.9|Lake Bohinj
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
San Blas Islands|PA|9.5|-78.8
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
Anglesey|GB|53.3|-4.4
Ardèche|FR|44.7|4.5
Alta Badia|IT|46.6|11.9
Astypalea|GR|36.5|26.4|Astypalaia
Beara|IE|51.7|-9.8|Beara Peninsula
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
Costa Smeralda|IT|41.1|9.5
Dugi Otok|HR|44|15
Egadi Islands|IT|38|12.2|Egadi
Fire Island|US|40.7|-73.1
Gargano|IT|41.8|16
Giglio|IT|42.4|10.9|Isola del Giglio
Great Sand Dunes|US|37.7|-105.5
Texas Hill Country|US|30.3|-99|Hill Country
Hocking Hills|US|39.4|-82.5
Île d'Oléron|FR|45.9|-1.3|Oleron
Inishmore|IE|53.1|-9.7|Inis Mór
Isla Margarita|VE|11|-63.9|Margarita Island
Isla del Sol|BO|-16|-69.2
Isle Royale|US|48|-88.9
Jekyll Island|US|31.1|-81.4
Kastellorizo|GR|36.2|29.6|Meis
Kornati|HR|43.8|15.3
Koufonisia|GR|36.9|25.6
Krka|HR|43.8|16
La Guajira|CO|11.5|-72.5
Lake Powell|US|37.1|-111.3
Lake Skadar|ME|42.2|19.3|Skadar
Lemnos|GR|39.9|25.2|Limnos
Leros|GR|37.1|26.8
Little Corn Island|NI|12.3|-83
Los Roques|VE|11.9|-66.7
Magdalen Islands|CA|47.4|-61.8
Manu National Park|PE|-11.9|-71.4
Mavrovo|MK|41.7|20.7
Monhegan|US|43.8|-69.3
Mount Athos|GR|40.2|24.3
Mount Desert Island|US|44.3|-68.3
Nisyros|GR|36.6|27.2
Tilos|GR|36.4|27.4
Halki|GR|36.2|27.6
Donoussa|GR|37.1|25.8
Orange County|US|33.7|-117.8
Pelješac|HR|42.9|17.4
Península Valdés|AR|-42.5|-63.9
Saguaro National Park|US|32.2|-110.7|Saguaro
Sian Ka'an|MX|19.4|-87.8
Skellig Islands|IE|51.8|-10.5|Skellig Michael
Sleeping Bear Dunes|US|44.9|-86.1
Speyside|GB|57.5|-3.2
Stromboli|IT|38.8|15.2
Thousand Islands|CA|44.3|-76
Tremiti Islands|IT|42.1|15.5|Tremiti
Troodos|CY|34.9|32.9
Trossachs|GB|56.2|-4.4
Uist|GB|57.3|-7.3|North Uist,South Uist
Ullswater|GB|54.6|-2.9
Upper Peninsula|US|46.5|-87.5
Valentia Island|IE|51.9|-10.4
Vercors|FR|44.9|5.4
Waterton|CA|49.1|-113.9|Waterton Lakes
Whidbey Island|US|48.1|-122.6
White Mountains|US|44.2|-71.5
Willamette Valley|US|45|-123
Wye Valley|GB|51.8|-2.7
Yoho|CA|51.4|-116.5|Yoho National Park
Zagori|GR|39.9|20.7|Zagoria,Zagorochoria
Ruta de las Flores|SV|13.9|-89.8
Marais Poitevin|FR|46.3|-0.7
`

/** As a town of some size: whoever writes such a name for a journey most likely means it. */
export const travelledPopulation = 120_000
