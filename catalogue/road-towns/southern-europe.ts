/** Country, town, where it is, what one stops for, and whether it is one of the great ones. */
export const southernEurope = `
AL|Berat|40.71,19.95|White Ottoman houses with many windows, below a castle that is lived in.
AL|Shkodër|42.07,19.51|A castle where three rivers meet, and a street of cafés.
BA|Mostar|43.34,17.81|A high stone bridge over the green Neretva.|great
BA|Sarajevo|43.85,18.36|Mosques, churches and coffee houses around an Ottoman bazaar.|great
BG|Plovdiv|42.15,24.75|A Roman theater and painted houses on three hills.|great
BG|Sofia|42.7,23.32|A gilded cathedral, Roman streets and a mountain at the door.
BG|Veliko Tarnovo|43.1,25.6|Houses stacked over a river that winds below a fortress.
ES|Almagro|38.89,-3.71|A long square of green galleries, and a theater of the seventeenth century.
ES|Antequera|37.02,-4.56|Dolmens, a Moorish fortress and limestone towers at El Torcal.
ES|Baeza|37.99,-3.47|Renaissance palaces above a sea of olive trees.
ES|Bilbao|43.26,-2.93|Gehry's titanium museum on the river, and the seven old streets.|great
ES|Burgos|42.34,-3.7|A Gothic cathedral with lace-like spires on the way to Santiago.
ES|Cuenca|40.07,-2.13|Houses that hang over the edge of a gorge.
ES|Cáceres|39.48,-6.37|Towers and palaces of stone in an old town without a modern house.
ES|Carmona|37.47,-5.64|Roman tombs, gates and white lanes on a ridge above the plain.
ES|Consuegra|39.46,-3.61|Twelve windmills and a castle along a ridge of La Mancha.
ES|Córdoba|37.89,-4.77|The Great Mosque with its forest of striped arches, and patios full of flowers.|great
ES|Figueres|42.27,2.96|Dalí's own theater-museum, with eggs along its roof.
ES|Girona|41.98,2.82|Colored houses over a river, a cathedral stair and a walk on the walls.|great
ES|Granada|37.19,-3.61|The Alhambra on its hill, opposite the white lanes of the Albaicín.|great
ES|León|42.6,-5.57|A cathedral with a treasure of stained glass, and royal tombs under painted vaults.
ES|Logroño|42.47,-2.45|A street of wine bars in the capital of Rioja.
ES|Málaga|36.72,-4.42|A Moorish fortress, a Roman theater and Picasso's birthplace by the harbor.
ES|Mérida|38.92,-6.34|A Roman theater, a bridge and an arena, and a museum for all that was found.
ES|Pamplona|42.82,-1.64|Ramparts, a citadel and the streets where the bulls run in July.
ES|Peñíscola|40.36,0.41|A castle and white lanes on a rock in the sea.
ES|Ronda|36.74,-5.17|A bridge over a gorge a hundred meters deep that parts the town in two.
ES|Salamanca|40.97,-5.66|Golden sandstone, an old university and one of Spain's finest main squares.|great
ES|San Sebastián|43.31,-1.98|A bay like a shell, and bars full of pintxos in the old town.|great
ES|Santiago de Compostela|42.88,-8.55|The cathedral at the end of the pilgrims' way, and granite arcades.|great
ES|Segovia|40.95,-4.12|A Roman aqueduct through the town and a castle like a ship's bow.|great
ES|Tarragona|41.12,1.25|A Roman arena above the sea and a cathedral on the hill.
ES|Teruel|40.35,-1.11|Mudéjar towers of brick and glazed tile.
ES|Toledo|39.86,-4.02|A cathedral, synagogues and El Greco's paintings on a rock above the Tagus.|great
ES|Trujillo|39.46,-5.88|A square of conquistadors' palaces below a Moorish castle.
ES|Úbeda|38.01,-3.37|A Renaissance square and palaces amid olive groves.
ES|Valencia|39.47,-0.38|A silk exchange, a vast covered market and a park in the old river bed.|great
ES|Zaragoza|41.66,-0.88|A basilica of many domes on the Ebro and an Arab palace.
ES|Ávila|40.66,-4.7|Complete medieval walls with more than eighty towers, to be walked on.
GR|Delphi|38.5,22.5|The oracle's temple and theater on the slope of Parnassus.
GR|Ioannina|39.66,20.85|An old town of silversmiths on a lake.
GR|Kalambaka|39.7,21.63|The monasteries of Meteora on their pillars of rock.|great
GR|Nafplio|37.57,22.81|Neoclassical lanes below a fortress of 999 steps.|great
GR|Thessaloniki|40.64,22.93|Byzantine churches, a Roman arch and the best mezedes of Greece.|great
GR|Volos|39.36,22.94|A harbor of tavernas at the foot of Mount Pelion.
HR|Makarska|43.3,17.02|A harbor and a long beach under the gray wall of Biokovo.
HR|Pula|44.87,13.85|A Roman arena by the harbor.
HR|Rijeka|45.33,14.44|A port with Habsburg fronts and a castle above it.
HR|Rovinj|45.08,13.63|Houses that rise out of the sea below a tall campanile.
HR|Trogir|43.51,16.25|Lanes of stone on an island joined by bridges.
HR|Zadar|44.12,15.23|Roman stones, a round church, and an organ that the sea plays.|great
HR|Zagreb|45.81,15.98|Markets, museums and a patterned church roof.|great
HR|Šibenik|43.73,15.89|A cathedral built of stone alone, with seventy-one carved heads.
IT|Agrigento|37.31,13.58|Greek temples along a ridge above the sea.
IT|Alberobello|40.78,17.24|Streets of trulli, white houses with cones of stone.
IT|Arezzo|43.46,11.88|Piero della Francesca's frescoes and a sloping square.
IT|Assisi|43.07,12.62|Giotto's frescoes in the double church of Saint Francis.|great
IT|Bari|41.12,16.87|The church of Saint Nicholas, and women who make pasta in the street.
IT|Bergamo|45.7,9.67|An upper town on a hill behind Venetian walls.
IT|Bologna|44.49,11.34|Arcades for kilometers, two leaning towers and the best of egg pasta.|great
IT|Bolzano|46.49,11.34|Arcades, and the ice man in his museum.
IT|Caserta|41.07,14.33|A royal palace with a park three kilometers long.
IT|Cefalù|38.04,14.02|A Norman cathedral between a rock and a beach.
IT|Como|45.81,9.08|Silk, a marble cathedral and boats up the lake.
IT|Cortina d'Ampezzo|46.54,12.14|A valley of meadows amid the palest rocks of the Dolomites.
IT|Cortona|43.27,11.99|A steep Tuscan town with a view of the Chiana valley.
IT|Cosenza|39.3,16.25|A medieval old town below a Norman castle.
IT|Ferrara|44.84,11.62|A moated castle and nine kilometers of walls to cycle on.
IT|Genoa|44.4,8.94|A harbor, palaces of bankers and the densest old town of Europe.|great
IT|La Spezia|44.1,9.82|The gate to the five villages of the Cinque Terre.
IT|Lecce|40.35,18.17|Baroque churches carved in soft golden stone.
IT|Lucca|43.84,10.5|Ramparts wide enough for trees and bicycles.|great
IT|Mantua|45.16,10.8|A ducal palace with Mantegna's painted chamber, amid lakes.
IT|Matera|40.67,16.6|Cave houses and rock churches above a ravine.|great
IT|Milan|45.46,9.19|A cathedral with a forest of spires to walk on, and Leonardo's Last Supper.|great
IT|Modena|44.65,10.93|A Romanesque cathedral, balsamic vinegar and fast cars.
IT|Montepulciano|43.1,11.79|Renaissance palaces and wine cellars along a ridge.
IT|Naples|40.85,14.27|Pizza, a museum of Pompeii's treasures and streets full of life.|great
IT|Noto|36.89,15.07|A baroque town of one color, built anew after an earthquake.
IT|Orvieto|42.72,12.11|A striped cathedral on a plateau of tufa, with cellars below.|great
IT|Padua|45.41,11.89|Giotto's chapel, and markets under a great medieval hall.
IT|Parma|44.8,10.33|A pink baptistery, ham and Correggio's dome.
IT|Perugia|43.11,12.39|A fountain, a town hall and Etruscan walls on a hill.
IT|Pisa|43.71,10.4|The leaning tower on its lawn, beside the cathedral and the baptistery.
IT|Portofino|44.3,9.21|A harbor of painted houses between green hills.
IT|Ravenna|44.41,12.2|Mosaics of the fifth and sixth century that still glow.|great
IT|Salerno|40.68,14.79|A cathedral with a Moorish court, where the Amalfi coast ends.
IT|San Gimignano|43.47,11.03|Fourteen medieval towers over vineyards.
IT|Siena|43.32,11.33|A square like a shell, and a striped cathedral with a marble floor.|great
IT|Siracusa|37.08,15.29|A Greek temple inside a cathedral, on the island of Ortigia.|great
IT|Sirmione|45.5,10.61|A castle in the water at the tip of a peninsula in Lake Garda.
IT|Spoleto|42.74,12.74|A fortress and a bridge eighty meters over a gorge.
IT|Taormina|37.85,15.29|A Greek theater with Etna and the sea behind its stage.|great
IT|Trani|41.28,16.41|A cathedral that stands on the edge of the sea.
IT|Trento|46.07,11.12|Painted palaces and a castle of prince-bishops below the Dolomites.
IT|Trieste|45.65,13.78|Viennese cafés and a square open to the sea.
IT|Tropea|38.67,15.9|A town on a cliff over white sand.
IT|Turin|45.07,7.69|Royal palaces, arcades, chocolate and the Egyptian Museum.|great
IT|Udine|46.07,13.24|A Venetian square and Tiepolo's frescoes.
IT|Urbino|43.73,12.64|The palace of a Renaissance court on two hills.
IT|Verona|45.43,10.98|A Roman arena where operas are sung, and streets of marble.|great
IT|Vicenza|45.55,11.55|Palladio's palaces, and a theater with streets in perspective.
IT|Viterbo|42.42,12.11|A palace of the popes and a medieval quarter of dark stone.
ME|Budva|42.29,18.84|A small walled town on the sea.
ME|Kotor|42.42,18.77|Walls that climb a mountain at the end of a bay like a fjord.|great
MK|Ohrid|41.12,20.8|Old churches with frescoes above a deep, clear lake.|great
MK|Skopje|42,21.43|An Ottoman bazaar across a stone bridge.
PT|Alcobaça|39.55,-8.98|A vast Cistercian abbey with the tombs of Pedro and Inês.
PT|Batalha|39.66,-8.82|A Gothic monastery of golden stone, with chapels that were never finished.
PT|Aveiro|40.64,-8.65|Canals with painted boats, Art Nouveau houses and sweet egg barrels.
PT|Braga|41.55,-8.42|Baroque churches, and a staircase that zigzags up to Bom Jesus.
PT|Coimbra|40.21,-8.42|A hill crowned by one of Europe's oldest universities, with a gilded library.|great
PT|Guimarães|41.44,-8.3|A castle and medieval squares where Portugal was born.
PT|Lagos|37.1,-8.67|Golden cliffs, sea arches and small beaches at the end of the Algarve.
PT|Nazaré|39.6,-9.1|A fishing town below a cliff with a lighthouse, where the largest waves of Europe break in winter.
PT|Tomar|39.6,-8.41|The round church and the cloisters of the Knights Templar above an old town.
PT|Viana do Castelo|41.69,-8.83|A granite old town at a river mouth, with a basilica on the hill above.
PT|Évora|38.57,-7.9|A Roman temple, a cathedral and a chapel lined with bones behind white walls.|great
PT|Óbidos|39.4,-9.2|White houses inside a ring of medieval walls that one can walk along.
RS|Belgrade|44.8,20.47|A fortress over the place where Sava and Danube meet.
RS|Novi Sad|45.25,19.84|A fortress on the Danube opposite a Habsburg town.
SI|Bled|46.37,14.11|An island church in a lake, and a castle on its cliff.|great
SI|Maribor|46.55,15.65|The oldest vine of the world, by the river Drava.
SI|Piran|45.53,13.57|A Venetian town on a spit of land in the Adriatic.
TR|Ankara|39.92,32.85|The museum of Anatolian civilizations below a citadel.
TR|Antalya|36.91,30.7|A Roman harbor and lanes behind Hadrian's Gate.|great
TR|Bergama|39.12,27.18|A steep theater and temples on the acropolis of Pergamon.
TR|Bursa|40.2,29.06|Green mosques and tombs of the first sultans below Uludağ.
TR|Eskişehir|39.78,30.52|Painted Ottoman houses in Odunpazarı, and a river with bridges.
TR|Fethiye|36.64,29.13|Rock tombs above a harbor, near the lagoon of Ölüdeniz.
TR|Göreme|38.64,34.84|Cave houses and painted rock churches amid fairy chimneys.|great
TR|Kaş|36.2,29.64|A small harbor of whitewashed houses, with sunken ruins nearby.
TR|Konya|37.87,32.48|Rumi's tomb under its turquoise dome.
TR|Pamukkale|37.92,29.12|White terraces of warm water below a Roman town.|great
TR|Safranbolu|41.25,32.69|Ottoman mansions of timber in a ravine.
TR|Selçuk|37.9,27.3|The marble streets and library of Ephesus.|great
TR|Çanakkale|40.16,26.41|On the Dardanelles, near the walls of Troy.
TR|İzmir|38.41,27.14|A bazaar and a promenade along the gulf.
`
