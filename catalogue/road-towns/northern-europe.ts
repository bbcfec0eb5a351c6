/** Country, town, where it is, what one stops for, and whether it is one of the great ones. */
export const northernAndCentralEurope = `
AT|Graz|47.07,15.45|Red roofs, a clock tower on a hill and a museum like a blue bubble.
AT|Hallstatt|47.56,13.65|Wooden houses between a mountain and a lake.|great
AT|Innsbruck|47.26,11.39|The Golden Roof, with a wall of mountains at the end of the street.|great
AT|Klagenfurt|46.6,14.3|A Renaissance old town by the warm lake of Wörth.
AT|Linz|48.31,14.29|Museums of media on the Danube and a large baroque square.
AT|Melk|48.23,15.33|A golden abbey high over the Danube, at the start of the Wachau.
AT|Salzburg|47.8,13.04|A fortress over baroque domes, and Mozart's birthplace.|great
AT|Villach|46.61,13.86|An old town on the Drau, near lakes and thermal baths.
CZ|Brno|49.2,16.61|A cathedral on a hill and a villa by Mies van der Rohe.
CZ|Karlovy Vary|50.23,12.87|Colonnades with hot springs in a narrow valley.
CZ|Kutná Hora|49.95,15.27|A cathedral of silver miners and a chapel of bones.
CZ|Olomouc|49.6,17.25|A column of the Trinity as high as a house, and six baroque fountains.|great
CZ|Plzeň|49.75,13.38|The brewery of the first pilsner, and a great synagogue.
CZ|Telč|49.18,15.45|A square of Renaissance gables between ponds.
CZ|České Budějovice|48.97,14.47|A large arcaded square, and the beer that Budweiser is named for.
CZ|Český Krumlov|48.81,14.32|A castle over a loop of the Vltava, with a painted tower.|great
DE|Aachen|50.78,6.08|Charlemagne's chapel under its eight-sided dome.
DE|Bamberg|49.9,10.9|A town hall built in the middle of a river, and smoked beer.|great
DE|Bremen|53.08,8.81|A Gothic town hall, Roland's statue and the crooked lanes of the Schnoor.
DE|Cologne|50.93,6.95|The cathedral with its twin spires on the Rhine.|great
DE|Dresden|51.05,13.74|Baroque domes on the Elbe, rebuilt stone by stone.|great
DE|Erfurt|50.98,11.03|A bridge lined with houses and a cathedral on its steps.
DE|Freiburg|48,7.85|A minster, little streams in the streets and the Black Forest behind.
DE|Füssen|47.57,10.7|Painted houses below the castle of Neuschwanstein.
DE|Goslar|51.9,10.43|Slate roofs, an imperial palace and an old silver mine.
DE|Hamburg|53.55,9.99|Brick warehouses on canals and a concert hall like a wave.|great
DE|Hannover|52.37,9.73|Baroque gardens at Herrenhausen and lakes in the town.
DE|Heidelberg|49.41,8.69|A ruined castle above the old bridge and the Neckar.|great
DE|Konstanz|47.66,9.18|An old town on Lake Constance, a step from Switzerland.
DE|Leipzig|51.34,12.37|Bach's church, arcades and galleries in an old cotton mill.
DE|Lindau|47.55,9.68|A harbor with a lion and a lighthouse on an island in Lake Constance.
DE|Lübeck|53.87,10.69|A brick gate that leans, seven spires and marzipan.|great
DE|Nuremberg|49.45,11.08|A castle, Dürer's house and walls around the old town.|great
DE|Passau|48.57,13.43|The town where three rivers meet, baroque after a great fire.
DE|Quedlinburg|51.79,11.15|More than a thousand half-timbered houses below a castle hill.
DE|Regensburg|49.02,12.1|A stone bridge over the Danube and an old town that the war spared.|great
DE|Rothenburg ob der Tauber|49.38,10.19|Walls, gates and half-timbered houses as if nothing had happened since 1600.|great
DE|Schwerin|53.63,11.41|A fairy-tale palace on an island in a lake.
DE|Trier|49.76,6.64|The Porta Nigra and baths: the most Roman town of Germany.
DE|Ulm|48.4,9.99|The minster with a steeple of more than 160 meters.
DE|Weimar|50.98,11.33|The houses of Goethe and Schiller, and the beginnings of the Bauhaus.
DE|Würzburg|49.79,9.95|A prince-bishops' palace with Tiepolo's ceiling, amid vineyards.
DK|Aarhus|56.16,10.21|An open-air town of old houses, and a rainbow walk on a roof.|great
DK|Odense|55.4,10.39|The lanes and the house of Hans Christian Andersen.
DK|Ribe|55.33,8.77|The oldest town of Denmark, crooked around its cathedral.
DK|Roskilde|55.64,12.08|A cathedral of royal tombs, and Viking ships from the fjord.
EE|Pärnu|58.39,24.5|Wooden villas and a long beach.
EE|Tartu|58.38,26.73|A university town with a leaning house.
FI|Jyväskylä|62.24,25.72|Alvar Aalto's town amid the lakes.
FI|Porvoo|60.39,25.67|Red wooden storehouses along a river.
FI|Tampere|61.5,23.79|Red-brick mills between two lakes, and a smoke sauna nearby.
FI|Turku|60.45,22.27|A castle, a cathedral and restaurants on the river.
HU|Eger|47.9,20.37|A castle, a minaret and red wine from cellars in a valley.
HU|Győr|47.68,17.64|Baroque squares where three rivers meet.
HU|Pécs|46.07,18.23|A mosque on the main square and early Christian tombs.
HU|Szeged|46.25,20.15|Art Nouveau palaces and fish soup on the Tisza.
LT|Kaunas|54.9,23.91|Modernist houses of the 1930s, and a castle where two rivers meet.
LT|Klaipėda|55.71,21.14|A port with half-timbered houses, a ferry away from the Curonian dunes.
LT|Vilnius|54.69,25.28|A baroque old town with a republic of artists by the river.|great
LV|Riga|56.95,24.11|Art Nouveau facades and a market in zeppelin hangars.|great
LV|Sigulda|57.15,24.86|Castles and cable cars over the wooded Gauja valley.
NO|Bergen|60.39,5.32|Wooden merchants' houses on the wharf, between seven hills.|great
NO|Flåm|60.86,7.11|The end of a steep railway, on an arm of the Sognefjord.
NO|Fredrikstad|59.22,10.93|A fortress town with a drawbridge.
NO|Geilo|60.53,8.21|A mountain village between Hardangervidda and the high road to the west.
NO|Kristiansand|58.15,8|A white wooden quarter and a fish quay on the south coast.
NO|Lillehammer|61.12,10.47|Wooden houses and an open-air museum above a long lake.
NO|Odda|60.07,6.55|Orchards, glaciers and waterfalls at the end of the Hardangerfjord.
NO|Stavanger|58.97,5.73|White wooden houses by the harbor, near the Pulpit Rock.
NO|Trondheim|63.43,10.4|The cathedral of Saint Olav, and wharf houses on stilts.
NO|Voss|60.63,6.42|A lake, a stone church and valleys full of waterfalls.
NO|Ålesund|62.47,6.15|Art Nouveau houses on islands between fjord and sea.|great
PL|Częstochowa|50.8,19.12|The monastery of the Black Madonna.
PL|Gdańsk|54.35,18.65|Merchants' houses along the Long Market, rebuilt after the war.|great
PL|Lublin|51.25,22.57|A chapel with Byzantine frescoes in a castle, and an old Jewish gate.
PL|Malbork|54.04,19.03|The largest castle of brick in the world.
PL|Poznań|52.41,16.93|A town hall where two goats butt heads at noon.
PL|Toruń|53.01,18.6|A Gothic brick town on the Vistula, with gingerbread.|great
PL|Warsaw|52.23,21.01|An old town rebuilt from paintings, and Chopin's city.
PL|Wrocław|51.1,17.03|A market square of painted gables, and bronze dwarfs to be found.|great
PL|Zamość|50.72,23.25|A Renaissance town planned as an ideal.
PL|Łódź|51.77,19.47|Cotton mills made into museums and a street four kilometers long.
RO|Brașov|45.65,25.61|A black church and a square below a wooded mountain.|great
RO|Cluj-Napoca|46.77,23.6|A Gothic church and a lively university town.
RO|Sibiu|45.8,24.15|Roofs with eyes, and three squares of a Saxon town.|great
RO|Sighişoara|46.22,24.79|A citadel that is still lived in, with a clock tower.
RO|Timişoara|45.75,21.23|Three squares of a Habsburg town.
SE|Göteborg|57.71,11.97|Canals, fish halls and trams, with islands outside the harbor.
SE|Helsingborg|56.05,12.69|A medieval tower, and Denmark across the sound.
SE|Jönköping|57.78,14.16|At the south end of Lake Vättern, near the peppermint rocks of Gränna.
SE|Kalmar|56.66,16.36|A Renaissance castle on the Baltic.
SE|Karlstad|59.38,13.5|An old stone bridge and the shore of Sweden's largest lake.
SE|Linköping|58.41,15.62|A cathedral and an open-air town of wooden houses.
SE|Lund|55.71,13.19|A Romanesque cathedral with an astronomical clock.
SE|Malmö|55.61,13|A half-timbered square, and the bridge to Denmark.
SE|Örebro|59.27,15.21|A castle on an islet in the river.
SK|Banská Štiavnica|48.45,18.91|A silver town on the slopes of an old volcano.
SK|Bratislava|48.15,17.11|A castle, a small old town and the Danube.
SK|Košice|48.71,21.26|A Gothic cathedral on a street shaped like a lens.
`
