/** Country, town, where it is, what one stops for, and whether it is one of the great ones. */
export const northAmerica = `
CA|Banff|51.18,-115.57|A mountain town amid lakes of turquoise.|great
CA|Calgary|51.05,-114.09|Glass towers on the Bow, and a stampede in July.
CA|Fredericton|45.95,-66.67|Elms, and a cathedral by the river.
CA|Golden|51.3,-116.97|Between the Rockies' parks, by the Kicking Horse.
CA|Halifax|44.65,-63.57|A citadel and a boardwalk on the harbor.
CA|Hope|49.38,-121.44|A river town where the canyons and the mountain passes begin.
CA|Jasper|52.9,-118.1|A small town in the largest park of the Rockies.|great
CA|Kamloops|50.67,-120.32|Dry hills where two rivers meet.
CA|Kelowna|49.88,-119.49|Beaches and vineyards on Lake Okanagan.
CA|Kingston|44.23,-76.48|Limestone streets, a fort and the Thousand Islands.
CA|Lunenburg|44.38,-64.32|A harbor of painted houses, laid out in 1753.
CA|Niagara Falls|43.1,-79.07|The Horseshoe Falls at arm's length.
CA|Niagara-on-the-Lake|43.3,-79.1|Clapboard houses, theater and vineyards.
CA|Osoyoos|49.03,-119.47|A warm lake amid desert and vineyards.
CA|Ottawa|45.41,-75.7|Parliament on a cliff, museums and a canal.|great
CA|Québec|46.81,-71.21|Ramparts, stone lanes and a castle of a hotel.|great
CA|Revelstoke|51,-118.2|A railroad town between mountain ranges.
CA|Saint John|45.27,-66.06|A Victorian port on the Bay of Fundy.
CA|Tadoussac|48.1,-69.7|Whales at the mouth of the Saguenay.
CA|Trois-Rivières|46.35,-72.55|An old quarter on the Saint Lawrence.
CA|Whistler|50.12,-122.95|Gondolas between two peaks, and lakes below.
US|Albany|42.65,-73.76|A state capitol like a castle on the Hudson.
US|Albuquerque|35.08,-106.65|An old plaza, and balloons in October.
US|Amarillo|35.22,-101.83|Ten Cadillacs in a field, and Palo Duro Canyon.
US|Annapolis|38.98,-76.49|Brick streets down to a harbor of sails.
US|Asheville|35.6,-82.55|Breweries in the mountains, and the Biltmore estate.|great
US|Ashland|42.19,-122.71|A Shakespeare festival below the Siskiyou mountains.
US|Atlanta|33.75,-84.39|Martin Luther King's street, and an aquarium of whale sharks.
US|Austin|30.27,-97.74|Live music, barbecue and a spring-fed pool.|great
US|Baltimore|39.29,-76.61|Crab, an aquarium and row houses by the harbor.
US|Bar Harbor|44.39,-68.2|The gate to Acadia's granite coast.|great
US|Barstow|34.9,-117.02|A Route 66 town in the desert, near the ghost town of Calico.
US|Bend|44.06,-121.32|Breweries and volcanoes on the dry side of the Cascades.
US|Birmingham|33.52,-86.8|A street of the civil rights years, and furnaces made a park.
US|Bishop|37.36,-118.4|A ranch town between the Sierra and the oldest trees on earth.
US|Boise|43.61,-116.2|A green river through the capital of Idaho.
US|Bozeman|45.68,-111.04|A main street of brick on the way to Yellowstone.
US|Buffalo|42.89,-78.88|Art Deco towers, near Niagara Falls.
US|Burlington|44.48,-73.21|A brick street of cafés above Lake Champlain.
US|Charleston|32.78,-79.93|Pastel houses, church steeples and cooking of the Lowcountry.|great
US|Charlottesville|38.03,-78.48|Jefferson's university, and Monticello on its hill.
US|Chattanooga|35.05,-85.31|A walking bridge, and caves under Lookout Mountain.
US|Clarksdale|34.2,-90.57|The crossroads of the Delta blues.
US|Cleveland|41.5,-81.7|The Rock and Roll Hall of Fame on the lake.
US|Colorado Springs|38.83,-104.82|Red fins of rock in the Garden of the Gods.
US|Columbus|39.96,-83|Brick lanes of the German Village.
US|Cooperstown|42.7,-74.92|Baseball's hall of fame by a lake.
US|Corning|42.14,-77.05|A museum of glass, at the end of the Finger Lakes.
US|Dallas|32.78,-96.81|The square where Kennedy died, and an arts district.
US|Daytona Beach|29.21,-81.02|A beach that cars may drive on.
US|Denver|39.74,-104.98|Museums and brick warehouses within sight of the Rockies.|great
US|Durango|37.28,-107.88|A steam train up to Silverton.
US|El Paso|31.76,-106.49|Missions and murals at the Mexican border.
US|Eugene|44.05,-123.09|A university town of bicycles in the Willamette valley.
US|Eureka|40.8,-124.16|Victorian houses of the lumber years, near the redwoods.
US|Flagstaff|35.2,-111.65|Pines and an old Route 66 town below the San Francisco Peaks.
US|Fort Worth|32.73,-97.32|A cattle drive twice a day in the stockyards.
US|Fredericksburg|30.28,-98.87|German stone houses amid the wineries of the Hill Country.
US|Fresno|36.75,-119.77|A stop in the Central Valley, near the giant sequoias.
US|Gettysburg|39.83,-77.23|The battlefield of 1863.
US|Glenwood Springs|39.55,-107.32|A great pool of hot water in a canyon.
US|Grand Junction|39.06,-108.55|Orchards and the red walls of the Colorado monument.
US|Houston|29.76,-95.36|The space center, and museums among oaks.
US|Indianapolis|39.77,-86.16|The speedway, and monuments around a circle.
US|Ithaca|42.44,-76.5|Gorges with waterfalls in a university town.
US|Jackson|43.48,-110.76|Antler arches below the Tetons.|great
US|Jacksonville|30.33,-81.66|A wide river and Atlantic beaches.
US|Kanab|37.05,-112.53|A town of old westerns between Zion, Bryce and the Grand Canyon.
US|Kansas City|39.1,-94.58|Barbecue, jazz and two hundred fountains.
US|Kingman|35.19,-114.05|A Route 66 town with a museum of the road.
US|Lafayette|30.22,-92.02|Cajun music and gumbo.
US|Las Cruces|32.31,-106.78|An adobe plaza in Mesilla, near white dunes.
US|Leavenworth|47.6,-120.7|A Bavarian village in the Cascades.
US|Madison|43.07,-89.4|A capitol on an isthmus between two lakes.
US|Mammoth Lakes|37.65,-118.97|Hot springs and lakes on the east side of the Sierra.
US|Marfa|30.31,-104.02|Minimal art in the desert.
US|Memphis|35.15,-90.05|Blues on Beale Street, Graceland and the civil rights museum.|great
US|Milwaukee|43.04,-87.91|Breweries, and a museum with wings by Calatrava.
US|Minneapolis|44.98,-93.26|Lakes in the city, and a mill museum on the Mississippi.
US|Missoula|46.87,-113.99|A river town of anglers and bookshops.
US|Moab|38.6,-109.5|Red arches and canyons all around.|great
US|Mobile|30.69,-88.04|Oaks and iron balconies on the oldest Gulf port.
US|Monterey|36.6,-121.89|Cannery Row, sea otters in the kelp and a great aquarium.|great
US|Montgomery|32.37,-86.3|The memorials of slavery and of the bus boycott.
US|Mount Shasta|41.31,-122.31|A small town at the foot of a white volcano.
US|Mystic|41.35,-71.97|A seaport of tall ships.
US|Nashville|36.17,-86.78|Country music every night on Broadway.|great
US|Natchez|31.56,-91.4|Mansions on a bluff at the end of the Natchez Trace.
US|New Haven|41.31,-72.93|Yale's towers, and thin-crust pizza.
US|Newport|41.49,-71.31|Mansions of the Gilded Age along a cliff walk.
US|Niagara Falls|43.09,-79.06|The falls from the American side, from boats and islands.
US|Oklahoma City|35.47,-97.52|A memorial, a brick quarter of canals and cowboys.
US|Olympia|47.04,-122.9|A capitol above an inlet of Puget Sound.
US|Page|36.91,-111.46|Slot canyons, and the Colorado in a horseshoe.
US|Palm Springs|33.83,-116.55|Mid-century houses and palms below a desert mountain.
US|Pensacola|30.42,-87.22|White sand, and lanes of a Spanish town.
US|Philadelphia|39.95,-75.16|Independence Hall, the Liberty Bell and a market under a station.|great
US|Phoenix|33.45,-112.07|Desert gardens and Frank Lloyd Wright's winter home.
US|Pittsburgh|40.44,-80|Three rivers, inclines and Warhol's museum.
US|Portland|45.52,-122.68|Roses, bookshops and food carts.|great
US|Portland|43.66,-70.26|Lobster, lighthouses and a brick old port.|great
US|Portsmouth|43.08,-70.76|A brick seaport of the seventeenth century.
US|Rapid City|44.08,-103.23|The gate to Mount Rushmore and the Badlands.
US|Redding|40.59,-122.39|A sundial bridge, and Mount Shasta up the road.
US|Richmond|37.55,-77.46|Brick hills and a canal walk on the James.
US|Roanoke|37.27,-79.94|A market town in the Blue Ridge.
US|Sacramento|38.58,-121.49|Boardwalks of the gold rush, and a railroad museum.
US|Salem|42.52,-70.9|Houses of sea captains, and the story of the witch trials.
US|Salt Lake City|40.76,-111.89|The temple of the Mormons, and mountains at the end of the street.|great
US|San Antonio|29.42,-98.49|The Alamo, missions and a river walk.|great
US|San Diego|32.72,-117.16|Balboa Park, beaches and an old Spanish town.|great
US|San Luis Obispo|35.28,-120.66|A mission of 1772 and a small town center between hills and coast.
US|Santa Barbara|34.42,-119.7|White walls and red roofs, an old mission and palms along the sand.|great
US|Santa Fe|35.69,-105.94|Adobe, galleries and the oldest capital of the United States.|great
US|Saratoga Springs|43.08,-73.78|Mineral springs, Victorian porches and a race course.
US|Savannah|32.08,-81.1|Twenty-two squares under live oaks.|great
US|Sedona|34.87,-111.76|Red buttes with trails among them.|great
US|Solvang|34.6,-120.14|A Danish village with windmills, amid the vineyards of Santa Ynez.
US|South Lake Tahoe|38.93,-119.98|Beaches and blue water at 1,900 meters.
US|Spokane|47.66,-117.43|Falls in the middle of town and a riverside park.
US|Springfield|39.8,-89.64|Lincoln's house, tomb and museum.
US|St. Augustine|29.89,-81.31|A Spanish fort of 1672 in the oldest town of the country.
US|St. George|37.1,-113.58|The gate to Zion, amid red rock.
US|St. Louis|38.63,-90.2|The Gateway Arch on the Mississippi.
US|Stowe|44.47,-72.68|A white steeple below Vermont's highest mountain.
US|Taos|36.41,-105.57|A pueblo that has been lived in for a thousand years.
US|Tucson|32.22,-110.93|Saguaro forests and a white mission.
US|Tucumcari|35.17,-103.73|Motel neon along old Route 66.
US|Tulsa|36.15,-95.99|Art Deco towers of the oil years.
US|Vicksburg|32.35,-90.88|Bluffs over the Mississippi, and a battlefield.
US|Waco|31.55,-97.15|A suspension bridge of 1870 and mammoth bones.
US|Williams|35.25,-112.19|Neon of Route 66, and the railway to the Grand Canyon.
US|Williamsburg|37.27,-76.71|A colonial capital, with its trades still at work.
US|Wilmington|34.23,-77.94|Oaks, a river walk and beaches nearby.
`
