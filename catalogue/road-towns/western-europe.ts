/** Country, town, where it is, what one stops for, and whether it is one of the great ones. */
export const westernEurope = `
BE|Antwerp|51.22,4.4|Rubens, a cathedral and a station like a palace.
BE|Dinant|50.26,4.91|A citadel on a cliff over the Meuse and a church with a bulbous spire.
BE|Ghent|51.05,3.72|Towers, a castle in the middle of town and van Eyck's altarpiece.|great
CH|Basel|47.56,7.57|Art museums, a red minster and swimmers in the Rhine.
CH|Bellinzona|46.19,9.02|Three castles that close a valley.
CH|Bern|46.95,7.45|Six kilometers of arcades in a loop of the Aare.|great
CH|Chur|46.85,9.53|The oldest town of Switzerland, at the foot of the Alps' passes.
CH|Interlaken|46.68,7.87|Between two lakes, below Eiger, Mönch and Jungfrau.
CH|Lausanne|46.52,6.63|A cathedral above Lake Geneva and terraces of vines beside it.
CH|Lucerne|47.05,8.31|A painted wooden bridge of the fourteenth century, on a lake among mountains.|great
CH|Lugano|46.01,8.96|Arcades and palms on a lake between steep hills.
CH|Montreux|46.43,6.91|A lake promenade with palms, and the castle of Chillon.
FR|Aix-en-Provence|43.53,5.45|Plane trees, fountains and markets, with Cézanne's studio on the hill.
FR|Albi|43.93,2.15|A cathedral of brick like a fortress, and Toulouse-Lautrec's paintings next door.
FR|Amboise|47.41,0.98|A royal castle above the Loire, and the house where Leonardo died.
FR|Amiens|49.9,2.3|The largest Gothic cathedral of France, and gardens between canals.
FR|Arles|43.68,4.63|A Roman arena, and the streets that van Gogh painted.
FR|Auxerre|47.8,3.57|Half-timbered lanes and an abbey above the river Yonne.
FR|Avignon|43.95,4.81|The palace of the popes, and a bridge that ends in the river.|great
FR|Bayeux|49.3,-0.7|The embroidered story of 1066, near the landing beaches.
FR|Beaune|47.02,4.84|The patterned roof of an old hospital, amid Burgundy's cellars.|great
FR|Besançon|47.25,6.02|A citadel by Vauban high over a loop of the river.
FR|Bordeaux|44.84,-0.58|Eighteenth-century quays on the Garonne and wine at every corner.|great
FR|Carcassonne|43.21,2.35|A double ring of walls and fifty-two towers on a hill.|great
FR|Chartres|48.45,1.49|A Gothic cathedral with its blue windows of the twelfth century.
FR|Colmar|48.08,7.36|Painted half-timbered houses, a canal quarter and the Isenheim altarpiece.|great
FR|Dijon|47.32,5.02|A ducal palace, half-timbered streets and mustard.
FR|Honfleur|49.42,0.23|Tall slate houses around an old harbor.
FR|La Rochelle|46.16,-1.15|Two stone towers guard the old harbor, with arcades behind.
FR|Lille|50.63,3.06|A Flemish stock exchange, old lanes and a great museum.
FR|Lyon|45.75,4.85|Renaissance passages, two rivers and some of the best tables in France.|great
FR|Nancy|48.68,6.18|Place Stanislas, a square of gilded gates.
FR|Nîmes|43.83,4.36|A Roman arena and a temple that still stand whole.
FR|Orléans|47.9,1.9|A cathedral and old streets on the Loire, where Joan of Arc is remembered.
FR|Perpignan|42.7,2.9|A palace of the kings of Majorca in Catalan France.
FR|Poitiers|46.58,0.34|A church front carved like an ivory box.
FR|Reims|49.27,4.03|The cathedral of the kings, and chalk cellars of Champagne.|great
FR|Rouen|49.44,1.1|The cathedral that Monet painted, and a clock over a half-timbered street.|great
FR|Saint-Malo|48.65,-2.01|Granite ramparts around a town of corsairs, with islands at low tide.|great
FR|Sarlat-la-Canéda|44.89,1.22|Honey-colored lanes in the heart of the Dordogne.
FR|Strasbourg|48.58,7.75|A pink sandstone cathedral and half-timbered houses on the water.|great
FR|Toulouse|43.6,1.44|A brick city with a great Romanesque church and the Canal du Midi.
FR|Tours|47.39,0.7|Half-timbered Place Plumereau in the middle of the Loire's castles.
FR|Vézelay|47.5,3.7|A Romanesque basilica at the top of a hill village.
GB|Bath|51.38,-2.36|Roman baths and crescents of honey-colored stone.|great
GB|Belfast|54.6,-5.93|The Titanic's slip, murals and Victorian pubs.
GB|Berwick-upon-Tweed|55.77,-2.01|Elizabethan ramparts at the mouth of the Tweed.
GB|Bristol|51.46,-2.6|A suspension bridge over a gorge, and street art.
GB|Cambridge|52.2,0.12|King's College Chapel, and punts along the Backs.|great
GB|Canterbury|51.28,1.08|The cathedral where Becket was killed, inside Roman and medieval walls.|great
GB|Cardiff|51.48,-3.18|A castle in the middle of town and arcades of shops.
GB|Carbost|57.3,-6.35|The Talisker distillery by the loch, near the Fairy Pools below the Cuillin.
GB|Chester|53.19,-2.89|Roman walls to walk on, and shops in two stories.|great
GB|Conwy|53.28,-3.83|A castle of eight towers and a town wall on an estuary.
GB|Derry|55,-7.31|Complete city walls to walk around.
GB|Dornie|57.28,-5.51|The bridge to Eilean Donan, a castle where three lochs meet.|great
GB|Dunvegan|57.44,-6.58|The castle of the MacLeods above a sea loch, and boats to its seals.
GB|Durham|54.78,-1.58|A Norman cathedral on a rock in a loop of the Wear.|great
GB|Exeter|50.72,-3.53|A cathedral with the longest Gothic vault, at the gate to Devon.
GB|Fort Augustus|57.14,-4.68|A ladder of locks at the southern end of Loch Ness.
GB|Fort William|56.82,-5.11|At the foot of Ben Nevis, near Glencoe.
GB|Glasgow|55.87,-4.26|Mackintosh, Victorian streets and music every night.
GB|Glencoe|56.68,-5.1|Three ridges above a valley of waterfalls, with easy walks on its floor.|great
GB|Glenfinnan|56.87,-5.44|The viaduct of the Harry Potter films: the Jacobite steam train from Fort William crosses it, April to October.|great
GB|Harrogate|53.99,-1.54|A spa town with gardens and a famous tea room.
GB|Inverness|57.48,-4.22|The capital of the Highlands, near Loch Ness.|great
GB|Keswick|54.6,-3.1|A market town below Skiddaw in the Lake District.
GB|Lincoln|53.23,-0.54|A cathedral on a hill above a steep street.
GB|Ludlow|52.37,-2.71|A castle, half-timbered inns and good kitchens.
GB|Newcastle upon Tyne|54.97,-1.61|Seven bridges over the Tyne, near Hadrian's Wall.
GB|Oban|56.42,-5.47|A bay of fishing boats and ferries to the isles.
GB|Oxford|51.75,-1.26|Colleges, quadrangles and the oldest university of the English-speaking world.|great
GB|Pitlochry|56.71,-3.73|A Victorian town in the Perthshire hills, with a salmon ladder.
GB|Portree|57.41,-6.19|A harbor of painted houses, the main town of Skye, below the Old Man of Storr.|great
GB|Salisbury|51.07,-1.8|The tallest spire of England, near Stonehenge.
GB|Shrewsbury|52.71,-2.75|Black and white houses in a loop of the Severn.
GB|St Andrews|56.3,-2.8|A ruined cathedral, an old university and the Old Course.
GB|St Ives|50.2,-5.5|A harbor, beaches and the light that painters came for.
GB|Staffin|57.63,-6.21|The cliffs of the Quiraing and a waterfall that drops to the sea.
GB|Stirling|56.12,-3.94|A royal castle on its rock, where Wallace won.
GB|Stratford-upon-Avon|52.19,-1.71|Shakespeare's birthplace, and his plays on the river.
GB|Winchester|51.07,-1.32|A long cathedral, and a round table on a castle wall.
GB|Windermere|54.38,-2.91|Boats and fells on the largest lake of England.
GB|York|53.96,-1.08|A minster of great windows, medieval walls and the Shambles.|great
IE|Cashel|52.52,-7.89|A rock with a round tower and a roofless cathedral.
IE|Cork|51.9,-8.47|An English market and quays between two arms of the Lee.
IE|Galway|53.27,-9.05|Music in the pubs, and the Atlantic at the end of the street.|great
IE|Kilkenny|52.65,-7.25|A castle and a medieval mile of lanes.|great
IE|Killarney|52.1,-9.5|Lakes and a national park at the gate to the Ring of Kerry.
IE|Limerick|52.66,-8.63|King John's Castle on the Shannon.
IE|Sligo|54.27,-8.47|Yeats's country below the flat head of Ben Bulben.
IE|Westport|53.8,-9.5|A planned town of bridges below the holy mountain of Croagh Patrick.
IS|Akureyri|65.68,-18.09|Painted houses at the end of a long fjord.|great
IS|Höfn|64.25,-15.21|Langoustine, and glaciers above the town.
IS|Húsavík|66.04,-17.34|A harbor from which whales are watched.
IS|Selfoss|63.93,-21|A river town near the geysers and waterfalls of the Golden Circle.
LU|Luxembourg|49.61,6.13|Casemates in the cliffs, and a walk called Europe's most beautiful balcony.|great
NL|Delft|52.01,4.36|Canals, blue pottery and the town of Vermeer.
NL|Maastricht|50.85,5.69|Squares with cafés, and a bookshop in a Gothic church.
NL|Utrecht|52.09,5.12|Canals with wharf cellars below the street and the tallest church tower of the country.
`
