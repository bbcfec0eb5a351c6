/** Country, town, where it is, what one stops for, and whether it is one of the great ones. */
export const latinAmerica = `
AR|Cafayate|-26.07,-65.98|High vineyards at the end of a red gorge.
AR|Córdoba|-31.41,-64.18|Jesuit cloisters, and hills to the west.
AR|El Calafate|-50.34,-72.28|The gate to the Perito Moreno glacier.
AR|Mendoza|-32.89,-68.83|Plane trees, vineyards and the Andes behind.|great
AR|Puerto Madryn|-42.77,-65.04|Whales in the bay from June to December.
AR|Rosario|-32.95,-60.64|A monument to the flag on the Paraná.
AR|Río Cuarto|-33.12,-64.35|A market town of the pampas, near the hills of Córdoba.
AR|Salta|-24.79,-65.41|Colonial churches at the gate to red valleys.|great
AR|San Carlos de Bariloche|-41.15,-71.31|Chocolate and blue lakes in the Andes.|great
AR|San Luis|-33.3,-66.34|A town at the foot of green sierras, halfway over the pampas.
AR|San Martín de los Andes|-40.16,-71.35|Timber houses at the end of a lake.
AR|San Miguel de Tucumán|-26.82,-65.22|The house where independence was declared.
AR|Tandil|-37.32,-59.13|Granite hills and cured ham in the pampas.
AR|Tilcara|-23.58,-65.4|A fortress and a market below painted mountains.
BO|Copacabana|-16.17,-69.09|A white basilica on the shore of Lake Titicaca.
BO|Potosí|-19.58,-65.75|A silver mountain and the mint that coined it.
BR|Búzios|-22.8,-41.9|Small bays on a peninsula of fishermen.
BR|Curitiba|-25.43,-49.27|A wire opera house, and parks.
BR|Florianópolis|-27.6,-48.55|Forty beaches on an island with a bridge.
BR|Gramado|-29.4,-50.9|Hydrangeas and chocolate in the southern hills.
BR|Olinda|-8.01,-34.86|Churches among palms on a hill by the sea.
BR|Ouro Preto|-20.39,-43.51|Baroque churches full of gold on steep hills.|great
BR|Paraty|-23.22,-44.71|White houses on cobbles that the tide washes.|great
BR|Petrópolis|-22.5,-43.18|The emperor's summer palace in the hills.
BR|Porto Seguro|-16.45,-39.06|Beaches and a bluff of old churches, where the Portuguese landed.
BR|Salvador|-12.97,-38.51|Pastel baroque, drums and the food of Bahia.|great
BR|São Paulo|-23.55,-46.64|Museums on Avenida Paulista, and kitchens of the whole world.
BR|Tiradentes|-21.11,-44.18|A small baroque town below a mountain wall.
BR|Vitória|-20.32,-40.34|A port of islands, with a convent on its rock.
CL|Chillán|-36.61,-72.1|A market of the south, and murals by Siqueiros.
CL|La Serena|-29.9,-71.25|White churches and beaches, near observatories.
CL|Pucón|-39.28,-71.95|A lake below a smoking volcano.
CL|Puerto Varas|-41.32,-72.99|Shingled houses, with a perfect cone across the lake.
CL|San Pedro de Atacama|-22.91,-68.2|Adobe lanes amid salt flats, geysers and stars.|great
CL|Talca|-35.43,-71.66|The gate to Chile's oldest vineyards.
CL|Valdivia|-39.81,-73.25|Sea lions at the fish market, by three rivers.
CL|Valparaíso|-33.04,-71.63|Painted hills with funiculars over the port.|great
CO|Barichara|6.64,-73.22|Stone streets and whitewashed walls above a canyon.
CO|Medellín|6.25,-75.56|Cable cars up the hills and Botero's figures in the square.
CO|Salento|4.64,-75.57|Painted balconies, coffee and the wax palms of Cocora.
CO|Villa de Leyva|5.63,-73.52|A cobbled square a hectare large, in white.
CR|La Fortuna|10.47,-84.65|Hot springs at the foot of the Arenal volcano.
CR|Liberia|10.64,-85.44|White adobe houses, near volcanoes and Pacific beaches.
CU|Camagüey|21.38,-77.92|A maze of lanes and clay jars.
CU|Cienfuegos|22.15,-80.45|French arcades on a bay.
CU|Santa Clara|22.41,-79.96|Che's mausoleum.
CU|Trinidad|21.8,-79.98|Pastel houses and cobbles of the sugar years.|great
CU|Viñales|22.62,-83.71|Tobacco fields between round hills.
EC|Baños|-1.4,-78.42|Waterfalls and hot springs below a volcano.
EC|Cuenca|-2.9,-79|Blue domes and flower markets in the southern Andes.
EC|Otavalo|0.23,-78.26|A market of weavers between volcanoes.
GT|Antigua Guatemala|14.56,-90.73|Ruined churches and cobbles below three volcanoes.|great
MX|Campeche|19.84,-90.53|Pastel streets behind walls against pirates.
MX|Guadalajara|20.67,-103.39|Orozco's murals, mariachi and tequila nearby.
MX|Guanajuato|21.02,-101.26|Colored houses in a ravine, with streets in tunnels.|great
MX|Morelia|19.7,-101.18|A cathedral of pink stone, and arcades.
MX|Mérida|20.98,-89.62|White mansions, a plaza and the cooking of Yucatán.|great
MX|Oaxaca|17.07,-96.72|Green stone, markets, mezcal and Monte Albán.|great
MX|Palenque|17.51,-91.98|Maya temples in the jungle.
MX|Puebla|19.04,-98.2|Tiled domes, mole and a volcano behind.|great
MX|Pátzcuaro|19.52,-101.61|White walls, red letters and a lake with islands.
MX|Querétaro|15.84,-92.76|An aqueduct of seventy-four arches and baroque convents.
MX|San Cristóbal de las Casas|16.73,-92.64|Painted houses and Maya markets in the highlands.
MX|San Miguel de Allende|20.92,-100.74|A pink church, cobbles and roof terraces.|great
MX|Taxco|18.56,-99.61|Silver, and a pink church over white lanes.
MX|Tulum|20.21,-87.46|Maya walls above a turquoise sea.
MX|Valladolid|20.69,-88.2|Pastel colonial streets and a cenote, near Chichén Itzá.
MX|Zacatecas|22.77,-102.58|A pink stone cathedral and a mine under the town.
NI|Granada|11.93,-85.96|Painted houses and a yellow cathedral on a lake.
NI|León|12.44,-86.88|The largest cathedral of Central America, white, with a roof to walk on.
PE|Arequipa|-16.4,-71.53|A convent like a town, of white stone, below a volcano.|great
PE|Ica|-14.07,-75.73|Dunes and an oasis at Huacachina.
PE|Nazca|-14.83,-74.94|Lines in the desert that are seen from the air.
PE|Paracas|-13.87,-76.27|A desert coast with boats to the Ballestas islands.
PE|Puno|-15.84,-70.02|Reed islands on Lake Titicaca.
PE|Trujillo|-8.12,-79.03|Adobe pyramids and the mud city of Chan Chan.
UY|Colonia del Sacramento|-34.46,-57.84|Cobbles and a lighthouse in a Portuguese town.
UY|Montevideo|-34.9,-56.19|A long promenade and a port market of grills.
UY|Punta del Este|-34.95,-54.93|Beaches on two seas, and a hand in the sand.
`
