/** Country, town, where it is, what one stops for, and whether it is one of the great ones. */
export const asiaAndAfrica = `
AE|Abu Dhabi|24.45,54.4|A white mosque, and the Louvre under its dome.
CN|Hangzhou|30.29,120.16|West Lake, with pagodas and tea hills.
CN|Suzhou|31.3,120.6|Gardens of scholars, and canals.
EG|Aswan|24.09,32.9|Feluccas, and temples on islands.|great
EG|Hurghada|27.26,33.81|Reefs of the Red Sea.
EG|Luxor|25.7,32.64|Karnak, and the Valley of the Kings across the Nile.|great
EG|Minya|28.1,30.75|A town on the Nile, near the painted tombs of Beni Hasan.
GE|Gori|41.98,44.12|A fortress, and the cave town of Uplistsikhe.
GE|Kutaisi|42.27,42.69|Monasteries with mosaics, and canyons.
GE|Mtskheta|41.85,44.72|The old capital's cathedral where two rivers meet.
GE|Sighnaghi|41.62,45.92|A walled town over the vineyards of Kakheti.
ID|Malang|-7.98,112.63|A cool Dutch town, near the Bromo volcano.
ID|Yogyakarta|-7.8,110.36|A sultan's palace, batik and Borobudur nearby.|great
IL|Haifa|32.82,34.99|Terraced gardens down to the sea.
IL|Nazareth|32.7,35.3|The basilica of the Annunciation and a market.
IL|Tiberias|32.79,35.53|On the Sea of Galilee.
IN|Agra|27.18,78.02|The Taj Mahal and a red fort.|great
IN|Ajmer|26.45,74.64|A great Sufi shrine.
IN|Amritsar|31.62,74.88|The Golden Temple in its pool.|great
IN|Aurangabad|19.88,75.34|The gate to the caves of Ellora and Ajanta.
IN|Bikaner|28.02,73.31|A fort that was never taken, and camels.
IN|Bundi|25.44,75.64|Murals and stepwells below a palace.
IN|Chandigarh|30.74,76.79|Le Corbusier's city, and a garden of scrap.
IN|Chittaurgarh|24.89,74.62|The largest fort of India on its plateau.
IN|Fatehpur Sikri|27.09,77.66|A red city of Akbar's that was left after a few years.
IN|Hampi|15.34,76.46|Temples amid boulders by a river.
IN|Jaisalmer|26.92,70.9|A golden fort in the desert.|great
IN|Jodhpur|26.27,73.01|Blue houses below a fortress.|great
IN|Kochi|9.94,76.26|Chinese nets, spices and a Dutch palace.
IN|Madurai|9.92,78.12|A temple with towers full of painted gods.
IN|Mamallapuram|12.6,80.2|Rock-cut chariots and a temple on the shore.
IN|Munnar|10.09,77.06|Slopes of tea.
IN|Mysore|12.3,76.64|A palace with a hundred thousand lamps.|great
IN|Neemrana|27.99,76.39|A fort of the fifteenth century, stacked up a hillside.
IN|Ooty|11.41,76.7|Tea, and a toy train in the Nilgiri hills.
IN|Pondicherry|11.93,79.83|A French quarter by the sea.
IN|Pune|18.52,73.86|Forts and a palace below the Western Ghats.
IN|Pushkar|26.49,74.55|A lake of ghats, and a temple of Brahma.
IN|Udaipur|24.59,73.71|White palaces on a lake.|great
JO|Aqaba|29.53,35.01|Reefs of the Red Sea.
JO|Jerash|32.3,35.9|Columned streets of a Roman town.
JO|Karak|31.18,35.7|A crusader castle over a ravine.
JO|Madaba|31.72,35.79|A map of the Holy Land in mosaic.
JP|Beppu|33.28,131.5|Steam from every street, and sand baths.
JP|Fujikawaguchiko|35.49,138.69|Mount Fuji mirrored in a lake.
JP|Hakodate|41.78,140.74|A night view, and a morning market of crab.
JP|Hakone|35.19,139.03|Hot springs, a lake and Mount Fuji when it shows itself.
JP|Himeji|34.82,134.7|The white castle, the finest in the country.|great
JP|Hiroshima|34.4,132.45|The Peace Park, and the shrine of Miyajima nearby.|great
JP|Kamakura|35.31,139.55|A great bronze Buddha, and temples by the sea.
JP|Kanazawa|36.6,136.62|A great garden, and quarters of samurai and geisha.|great
JP|Kumamoto|32.81,130.69|A castle rebuilt after the earthquake, near Aso's crater.
JP|Kurashiki|34.58,133.77|Willows and white storehouses along a canal.
JP|Matsumoto|36.23,137.97|A black castle before the Japanese Alps.|great
JP|Nagasaki|32.75,129.88|A harbor, churches and the Peace Park.
JP|Nagoya|35.18,136.91|A castle with golden dolphins, and eel on rice.
JP|Nara|34.69,135.8|A great Buddha, and deer that bow.|great
JP|Nikkō|36.75,139.62|Gilded shrines under cedars.|great
JP|Okayama|34.65,133.93|A garden among Japan's three best, by a black castle.
JP|Onomichi|34.42,133.2|Temples and cats on a hill over the inland sea.
JP|Otaru|43.19,141|Stone warehouses along a canal.
JP|Sendai|38.27,140.87|A samurai's tomb, and the pine islands of Matsushima.
JP|Takayama|36.13,137.25|Wooden merchants' streets, sake and morning markets.|great
KE|Naivasha|-0.71,36.43|Hippos, and cliffs to cycle between.
KE|Nakuru|-0.31,36.07|Flamingos and rhinos on a lake.
KE|Nanyuki|0.01,37.07|On the equator below Mount Kenya.
KR|Andong|36.57,128.72|A village of clans in a river's loop.
KR|Busan|35.1,129.03|Beaches, a fish market and houses in all colors.|great
KR|Daejeon|36.35,127.38|A science city with hot springs.
KR|Gyeongju|35.84,129.21|Grass mounds of the Silla kings, and a stone Buddha.|great
KR|Jeonju|35.82,127.15|Hundreds of tiled hanok houses, and bibimbap.|great
KR|Suwon|37.29,127.01|A fortress wall around the town.
LK|Dambulla|7.86,80.65|Painted caves, near the rock of Sigiriya.
LK|Ella|6.9,81|Tea, a bridge of nine arches and a gap in the hills.
LK|Galle|6.05,80.21|A Dutch fort by the sea.|great
LK|Kandy|7.29,80.63|The temple of the tooth by a lake in the hills.|great
LK|Nuwara Eliya|6.97,80.78|Tea estates in cool hills.
MA|Agadir|30.42,-9.6|A long beach on the Atlantic.
MA|Casablanca|33.59,-7.61|A mosque over the ocean, and Art Deco streets.
MA|Chefchaouen|35.2,-5.3|A town painted blue in the Rif.|great
MA|El Jadida|33.25,-8.51|A Portuguese cistern below a walled town.
MA|Essaouira|31.51,-9.77|A white harbor of ramparts and wind.|great
MA|Fès|34.03,-5|The oldest medina, with tanneries and medersas.|great
MA|Ifrane|33.53,-5.11|Cedars with monkeys, and chalets.
MA|Meknes|33.89,-5.55|A sultan's gate, granaries and the ruins of Volubilis nearby.
MA|Merzouga|31.1,-4|Dunes of Erg Chebbi, best at dawn.
MA|Midelt|32.69,-4.75|Apples between two ranges of the Atlas.
MA|Ouarzazate|30.9,-6.9|Kasbahs and film sets, near Aït Ben Haddou.|great
MA|Rabat|34.01,-6.83|A kasbah above the sea, and an unfinished tower.
MA|Tangier|35.77,-5.8|Where Africa looks at Europe.
MA|Taroudant|30.47,-8.88|Red walls, and markets without a hurry.
MA|Tinghir|31.51,-5.53|Palms, and the Todra gorge.
MA|Zagora|30.33,-5.84|Palms along the Draa, where caravans left.
MY|George Town|5.41,100.34|Shop houses, clan jetties and hawker food.|great
MY|Ipoh|4.58,101.08|Cave temples, white coffee and shop houses.
MY|Kuala Lumpur|3.14,101.69|The twin towers, markets and cave temples.|great
MY|Melaka|2.2,102.24|Red Dutch houses, and Nyonya kitchens.|great
NA|Lüderitz|-26.65,15.15|Art Nouveau on rocks, near a ghost town of diamonds.
NA|Swakopmund|-22.68,14.53|German fronts between dunes and ocean.|great
NA|Windhoek|-22.56,17.08|A small capital in the hills.
NP|Bandipur|27.94,84.41|Newari houses on a ridge.
NP|Bharatpur|27.68,84.44|The gate to Chitwan's rhinos.
NP|Pokhara|28.27,83.97|A lake that mirrors Annapurna.|great
OM|Nizwa|22.93,57.53|A round fort, and a goat market on Fridays.
OM|Sur|22.57,59.53|Dhow yards, and turtles nearby.
TH|Ayutthaya|14.4,100.6|Brick temples of a fallen capital on an island of rivers.|great
TH|Chiang Mai|18.79,98.98|Walled old town, three hundred temples and hills.|great
TH|Chumphon|10.5,99.18|Beaches and boats to the islands of the gulf.
TH|Hua Hin|12.57,99.96|A royal beach with a wooden station.
TH|Lampang|18.29,99.49|Horse carts, and teak temples.
TH|Lopburi|14.8,100.65|Khmer towers full of monkeys.
TH|Phitsanulok|16.82,100.26|One of Thailand's most revered Buddhas.
TH|Sukhothai|17.01,99.82|Lotus ponds and standing Buddhas of the first kingdom.|great
TH|Surat Thani|9.14,99.33|Night markets, and the way to Khao Sok.
TN|Kairouan|35.68,10.1|The oldest great mosque of the West.
TN|Sousse|35.83,10.64|A fortress and a medina by the sea.
TW|Hualien|23.98,121.6|The gate to Taroko's marble gorge.
TW|Taichung|24.15,120.68|A modern theater, and tea of the hills.
TW|Tainan|22.99,120.21|Old temples and the best street food of Taiwan.|great
TZ|Arusha|-3.37,36.68|The gate to Serengeti and Ngorongoro.
TZ|Moshi|-3.35,37.33|Coffee at the foot of Kilimanjaro.
UZ|Bukhara|39.77,64.43|A minaret, domed bazaars and pools.|great
UZ|Samarkand|39.65,66.96|The blue portals of the Registan.|great
VN|Da Lat|11.95,108.44|Pines, flowers and French villas in the hills.
VN|Da Nang|16.07,108.22|Beaches, marble mountains and a dragon bridge.
VN|Huế|16.46,107.6|The imperial city and tombs along the Perfume River.|great
VN|Hội An|15.88,108.34|Lanterns and wooden houses in an old trading port.|great
VN|Nha Trang|12.25,109.19|A long beach, and Cham towers.
VN|Ninh Bình|20.26,105.98|Rowing boats between limestone cliffs.
VN|Quy Nhon|13.78,109.22|Fishing coves and Cham towers.
VN|Vinh|18.67,105.69|A stop on the coast, near Ho Chi Minh's village.
VN|Đồng Hới|17.48,106.6|Beaches and a ruined citadel, near the caves of Phong Nha.
ZA|Bloemfontein|-29.12,26.21|Sandstone courts, and roses.
ZA|Clarens|-28.51,28.42|Sandstone cliffs and galleries.
ZA|Colesberg|-30.72,25.1|Whitewashed houses of the Karoo, halfway between the coast and the north.
ZA|Durban|-29.86,31.03|Curry, surf and a warm ocean.
ZA|Gqeberha|-34,25.6|Beaches, and elephants at Addo nearby.
ZA|Graaff-Reinet|-32.25,24.53|White Cape houses in the Karoo.
ZA|Graskop|-24.9,30.8|The rim of the Blyde River Canyon.
ZA|Hermanus|-34.42,19.23|A cliff path from which whales are seen from June to November.
ZA|Johannesburg|-26.2,28.04|The Apartheid Museum and Constitution Hill.
ZA|Kimberley|-28.73,24.76|The Big Hole, dug for diamonds.
ZA|Knysna|-34.04,23.05|A lagoon between two heads, with oysters.|great
ZA|Mbombela|-25.47,30.97|The gate to the Kruger park.
ZA|Mossel Bay|-34.18,22.15|A harbor with a museum of Dias's ship.
ZA|Oudtshoorn|-33.6,22.2|Ostriches, and the Cango Caves.
ZA|Plettenberg Bay|-34.05,23.37|Long beaches, and seals at Robberg.
ZA|Stellenbosch|-33.93,18.87|White gables and oaks amid vineyards.|great
ZA|Swellendam|-34.02,20.44|White Cape Dutch houses below the Langeberg.
`
