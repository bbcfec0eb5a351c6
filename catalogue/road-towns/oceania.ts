/** Country, town, where it is, what one stops for, and whether it is one of the great ones. */
export const oceania = `
AU|Adelaide|-34.93,138.6|Parks, a great market and wine valleys.|great
AU|Airlie Beach|-20.27,148.71|Boats to the Whitsunday islands.
AU|Albany|-35.03,117.88|Granite coast and a whaling station made a museum.
AU|Albury|-36.07,146.92|Riverside gardens on the Murray.
AU|Alice Springs|-23.7,133.88|Red ranges and Aboriginal art in the middle of the continent.
AU|Ballarat|-37.57,143.85|A gold town of grand streets and a living museum.
AU|Batemans Bay|-35.71,150.18|Oysters at a river mouth.
AU|Beechworth|-36.36,146.69|A gold town of honey-colored granite.
AU|Bendigo|-36.76,144.28|Gold, trams and Victorian fronts.
AU|Brisbane|-27.47,153.03|A river with city beaches, and ferries.|great
AU|Byron Bay|-28.65,153.61|A lighthouse on the most easterly point, and surf.|great
AU|Canberra|-35.28,149.13|The national museums around a lake.
AU|Coffs Harbour|-30.3,153.11|An island of muttonbirds, and rain forest behind.
AU|Coober Pedy|-29.01,134.75|Opal miners' houses under the ground.
AU|Gold Coast|-28,153.43|Surf, towers, and rain forest in the hills.
AU|Hahndorf|-35.03,138.81|German houses in the hills above Adelaide.
AU|Hervey Bay|-25.29,152.77|Whales from July to October, and the way to K'gari.
AU|Hobart|-42.88,147.33|A harbor of sandstone, and the underground museum Mona.|great
AU|Huskisson|-35.04,150.67|Boats and dolphins on Jervis Bay, with sand as white as flour.
AU|Lakes Entrance|-37.87,148|Ninety miles of beach beside a chain of lakes.
AU|Launceston|-41.44,147.13|A gorge in the middle of town.
AU|Lorne|-38.54,143.98|Surf and eucalypts on the Great Ocean Road.
AU|Margaret River|-33.96,115.08|Wine, surf and caves.
AU|Merimbula|-36.89,149.91|A lake of oysters, and beaches.
AU|Mount Gambier|-37.83,140.78|A crater lake that turns blue in summer.
AU|Newcastle|-32.93,151.78|Ocean baths and a harbor, near the Hunter's vineyards.
AU|Noosa Heads|-26.39,153.09|A headland of pandanus and koalas.
AU|Port Augusta|-32.5,137.77|Where the desert meets the gulf, near the Flinders Ranges.
AU|Port Macquarie|-31.43,152.91|Koalas, and a coast walk of nine beaches.
AU|Robe|-37.16,139.76|A fishing port of the 1840s with lobster.
AU|Townsville|-19.27,146.81|A red rock over the town, and the way to Magnetic Island.
AU|Warrnambool|-38.38,142.49|Whales off the beach in winter, at the end of the Great Ocean Road.
AU|Wollongong|-34.42,150.89|A lighthouse, and a bridge along the cliffs to the north.
NZ|Blenheim|-41.52,173.95|Sauvignon blanc between dry hills.
NZ|Christchurch|-43.53,172.63|Gardens, and a city built anew.
NZ|Dunedin|-45.87,170.5|Scottish stone, and albatrosses on the peninsula.
NZ|Hamilton|-37.78,175.28|Gardens of many lands on the Waikato.
NZ|Hokitika|-42.72,170.97|Jade, and driftwood on a wild beach.
NZ|Kaikoura|-42.4,173.7|Sperm whales, seals and crayfish below mountains.|great
NZ|Napier|-39.49,176.91|Art Deco streets, built after the earthquake of 1931.
NZ|Nelson|-41.27,173.28|Sun, galleries and the Abel Tasman coast.
NZ|Oamaru|-45.1,170.97|Victorian white stone, and little penguins at dusk.
NZ|Palmerston North|-40.36,175.61|A market town on the plain, with the rugby museum.
NZ|Rotorua|-38.14,176.25|Geysers, mud and Māori halls.|great
NZ|Taupo|-38.68,176.08|A lake in a crater, and falls of blue water.
NZ|Te Anau|-45.42,167.72|A lake at the gate to Fiordland.
NZ|Wanaka|-44.7,169.15|A lake with a lone tree, and mountains.|great
NZ|Wellington|-41.29,174.78|Te Papa, a cable car and coffee between hills and harbor.|great
NZ|Whangarei|-35.73,174.32|Falls, and the way to the Bay of Islands.
`
