/**
 * What people say when they look for a place without knowing its name, written before the search was,
 * each with what a local would answer: one of these stands among the first five, and places of these
 * kinds do not. An empty list is an honest nothing.
 */
import type { PlaceKind } from '#domain/places/schema.ts'

export interface Situation {
  in: string
  says: string
  /** One of them is among the first five; none: nothing is found. */
  finds: readonly string[]
  never?: readonly PlaceKind[]
}

const tables: readonly PlaceKind[] = ['restaurant']
const openAir: readonly PlaceKind[] = ['beach', 'park', 'nature', 'square', 'garden']
const sights: readonly PlaceKind[] = ['museum', 'worship', 'palace', 'landmark', 'ruins']

export const situation = (
  where: string,
  says: string,
  finds: readonly string[],
  never: readonly PlaceKind[] = [],
): Situation => ({ in: where, says, finds, never })

export const situations: readonly Situation[] = [
  situation(
    'copenhagen',
    'somewhere cosy to read when it pours',
    ['Paludan Bogcafé', 'Conditori La Glace'],
    openAir,
  ),
  situation(
    'london',
    'somewhere cosy to read when it rains',
    ['Daunt Books Marylebone', 'British Library Treasures'],
    openAir,
  ),
  situation(
    'prague',
    'where do locals drink on a Sunday',
    ['Letná Park', 'Riegrovy Sady', 'U Zlatého tygra', 'Lokál Dlouhááá'],
    ['museum', 'worship', 'palace'],
  ),
  situation(
    'santorini',
    'quiet beach without sunbeds',
    ['Vlychada Beach', 'Red Beach'],
    [...tables, 'viewpoint', 'ruins'],
  ),
  situation(
    'kyoto',
    'something for my dad who loves trains',
    ['Kyoto Railway Museum'],
    ['restaurant', 'cafe'],
  ),
  situation(
    'berlin',
    'my father is mad about steam engines',
    ['German Museum of Technology'],
    tables,
  ),
  situation('nairobi', 'old trains for my grandpa', ['Nairobi Railway Museum'], tables),
  situation('london', 'he adores trams and the tube', ['London Transport Museum'], tables),
  situation(
    'prague',
    'a view without climbing stairs',
    ['Astronomical Clock and Town Hall Tower', 'Žižkov Television Tower', 'Letná Park'],
    ['museum', ...tables],
  ),
  situation(
    'athens',
    'see the city from above but my knees are bad',
    ['Lycabettus Hill', 'Stavros Niarchos Cultural Center'],
    tables,
  ),
  situation(
    'rome',
    'a place to propose',
    ['Pincio Terrace', 'Janiculum Terrace', 'Villa Borghese Gardens'],
    ['market', 'zoo', 'museum'],
  ),
  situation(
    'istanbul',
    'romantic spot by the water at sunset',
    ['Bosphorus Ferry', 'Pierre Loti Hill', "Maiden's Tower", 'Galata Tower'],
    ['market', 'museum'],
  ),
  situation(
    'vienna',
    'cheap eats near the opera',
    ['Bitzinger Würstelstand Albertina', 'Swing Kitchen Operngasse', "Reinthaler's Beisl"],
    [...sights, 'stage'],
  ),
  situation(
    'amsterdam',
    'rainy day with two bored kids',
    ['NEMO Science Museum', 'National Maritime Museum'],
    [...openAir, 'nightlife'],
  ),
  situation(
    'copenhagen',
    'its raining and the children are driving me mad',
    ['National Museum of Denmark', 'National Aquarium Den Blå Planet'],
    [...openAir, 'nightlife'],
  ),
  situation('edinburgh', 'something creepy after dark', [
    "The Real Mary King's Close",
    'Greyfriars Kirkyard',
    "Surgeons' Hall Museums",
  ]),
  situation('paris', 'bones and skulls under the ground', ['Catacombs of Paris'], tables),
  situation('paris', 'live jazz in a cellar', ['Caveau de la Huchette'], ['restaurant', 'museum']),
  situation('new-orleans', 'where do the locals go for live music', [
    'Frenchmen Street',
    'Preservation Hall',
  ]),
  situation(
    'dublin',
    'trad music and a proper pint',
    ['The Cobblestone', 'The Brazen Head'],
    ['museum', 'worship'],
  ),
  situation('buenos-aires', 'i want to see tango', ['Caminito', 'Café Tortoni']),
  situation(
    'buenos-aires',
    'a really good steak',
    ['Don Julio', 'La Cabrera', 'La Brigada', 'El Obrero'],
    [...sights, ...openAir],
  ),
  situation('buenos-aires', 'most beautiful bookshop', ['El Ateneo Grand Splendid'], tables),
  situation('porto', 'pretty bookstore', ['Livraria Lello'], tables),
  situation(
    'reykjavik',
    'soak in warm water but not for a fortune',
    ['Laugardalslaug', 'Sundhöllin', 'Nauthólsvík', 'Reykjadalur Hot Spring'],
    ['museum', ...tables],
  ),
  situation('istanbul', 'turkish bath', ['Çemberlitaş Hamamı'], ['museum', ...tables]),
  situation('tokyo', 'skyline for free', ['Tokyo Metropolitan Government Building'], ['cafe']),
  situation(
    'tokyo',
    'comics and toys for my teenager',
    ['Nakano Broadway', 'Ghibli Museum'],
    ['restaurant', 'worship'],
  ),
  situation('tokyo', 'vegan ramen', ['T’s TanTan', 'Afuri Ebisu'], [...sights, ...openAir]),
  situation('tokyo', 'halal noodles', ['Naritaya Asakusa'], sights),
  situation(
    'san-francisco',
    'walls full of paintings in the street',
    ['Balmy Alley Murals', 'Coit Tower'],
    tables,
  ),
  situation('toronto', 'grafitti', ['Graffiti Alley'], tables),
  situation('miami', 'street art', ['Wynwood Arts District', 'Museum of Graffiti'], tables),
  situation('berlin', 'flea market on sunday', ['Mauerpark Flea Market'], ['museum', 'worship']),
  situation(
    'london',
    'vintage clothes',
    ['Camden Market', 'Portobello Road Market', 'Brick Lane'],
    ['museum', 'worship', 'restaurant'],
  ),
  situation('tallinn', 'second hand records and hipster vibes', ['Telliskivi Creative City']),
  situation(
    'zurich',
    'chocolate heaven',
    ['Lindt Home of Chocolate', 'Café Péclard im Schober'],
    ['worship', 'park'],
  ),
  situation('paris', 'best hot choclate', ['Angelina'], sights),
  situation(
    'vienna',
    'coffee house with cake where I can sit for hours',
    [
      'Café Sperl',
      'Café Hawelka',
      'Café Central',
      'Café Sacher',
      'Demel',
      'Café Prückel',
      'Café Jelinek',
    ],
    [...sights, 'restaurant'],
  ),
  situation(
    'vienna',
    'classical music without paying much',
    ['Vienna State Opera', 'Musikverein', 'House of Music'],
    tables,
  ),
  situation('vienna', 'horses', ['Spanish Riding School'], tables),
  situation('vienna', 'where are the famous composers buried', ['Central Cemetery'], tables),
  situation(
    'cape-town',
    'learn to surf, beginners',
    ['Muizenberg Beach'],
    ['museum', 'worship', 'restaurant'],
  ),
  situation('cape-town', 'penguins', ['Boulders Beach Penguin Colony'], tables),
  situation(
    'sydney',
    'swim in an ocean pool',
    ['Bondi Beach', 'Bondi to Coogee Coastal Walk'],
    ['museum', 'worship'],
  ),
  situation(
    'sydney',
    'coastal hike',
    ['Bondi to Coogee Coastal Walk', 'North Head', 'Watsons Bay and South Head', 'Wattamolla'],
    ['museum', 'restaurant'],
  ),
  situation('cancun', 'swim with fish', [
    'MUSA Underwater Museum, Manchones',
    'Puerto Morelos Reef National Park',
  ]),
  situation(
    'zanzibar',
    'snorkelling',
    ['Mnemba Atoll', 'Prison Island'],
    ['worship', 'restaurant'],
  ),
  situation(
    'bali',
    'calm shallow water for a toddler',
    ['Sanur Beach'],
    ['nightlife', 'worship', 'restaurant'],
  ),
  situation(
    'bali',
    'fish dinner with our toes in the sand',
    ['Menega Café'],
    ['worship', 'nature'],
  ),
  situation('bali', 'green rice fields away from the crowds', ['Jatiluwih Rice Terraces'], tables),
  situation('santorini', 'wine tasting with the caldera in view', ['Santo Wines'], ['museum']),
  situation('new-york', 'see the statue of liberty for nothing', ['Staten Island Ferry'], tables),
  situation('new-york', 'pizza by the slice', ['Joe’s Pizza', "Juliana's"], sights),
  situation('new-york', 'gluten free bagels', ['Modern Bread and Bagel'], sights),
  situation('new-york', 'old railroad turned into a park', ['High Line'], tables),
  situation(
    'hong-kong',
    'scary cable car with a glass floor',
    ['Ngong Ping 360 Cable Car'],
    ['restaurant', 'worship'],
  ),
  situation('las-vegas', 'somewhere away from the casinos', [
    'Arts District',
    'Red Rock Canyon National Conservation Area',
    'Valley of Fire',
    'Springs Preserve',
  ]),
  situation('helsinki', 'sauna and a cold dip', ['Löyly', 'Allas Sea Pool']),
  situation('helsinki', 'fire to warm my hands and a cinnamon bun', ['Café Regatta'], sights),
  situation('queenstown', 'glass of wine by the fire', [
    "Eichardt's Bar",
    'The Cow Pizza & Spaghetti House',
  ]),
  situation('washington', 'rockets and planes', [
    'National Air and Space Museum',
    'Steven F. Udvar-Hazy Center',
  ]),
  situation('lisbon', 'those egg custard things', ['Pastéis de Belém', 'Manteigaria'], sights),
  situation('lisbon', 'sad songs at night', ['Fado Museum', 'Bairro Alto', 'Alfama']),
  situation(
    'lisbon',
    'not a museum, something with tiles',
    ['São Vicente de Fora', 'Casa do Alentejo'],
    ['museum'],
  ),
  situation('london', 'meuseum with dinosors', ['Natural History Museum'], tables),
  situation('london', 'harry potter', ['Warner Bros. Studio Tour London'], tables),
  situation('london', 'sunday morning flowers', ['Columbia Road Flower Market'], tables),
  situation('london', 'dry market when the weather is foul', ['Old Spitalfields Market'], openAir),
  situation('munich', 'beer garden under chestnut trees', [
    'Augustiner-Keller',
    'Biergarten am Chinesischen Turm',
  ]),
  situation('marrakesh', 'hamam and massage', ['Les Bains de Marrakech'], tables),
  situation('auckland', 'glowing worms in a cave', ['Waitomo Glowworm Caves'], tables),
  situation('singapore', 'ski slope', []),
  situation('zurich', 'scuba diving with sharks', []),
  situation('kathmandu', 'roller coasters and water slides', []),
]
