/** Things to see and to do. */
import type { PlaceKind } from '#domain/places/schema.ts'
import type { Meaning } from './meaning.ts'

const shown: readonly PlaceKind[] = [
  'museum',
  'activity',
  'landmark',
  'gallery',
  'zoo',
  'theme-park',
]

const wild: readonly PlaceKind[] = [
  'activity',
  'nature',
  'beach',
  'viewpoint',
  'zoo',
  'neighbourhood',
]

/**
 * A word that names a kind of place: the answer is of one of these kinds, best of the first. Where a
 * thing is required, its kind alone does not make a place have it.
 */
const kind = (says: string, kinds: readonly PlaceKind[], more: Partial<Meaning> = {}): Meaning => ({
  says,
  kinds: more.required ? [] : kinds.slice(0, 1),
  needs: { kinds },
  ...more,
})

export const sights: readonly Meaning[] = [
  kind('museum, museums, exhibition, exhibitions', ['museum', 'gallery']),
  kind('gallery, galleries, art museum, art gallery', ['gallery', 'museum'], {
    interests: ['art'],
  }),
  kind('beach, beaches, seaside, sunbathe, sunbathing', ['beach'], {
    words: 'beach, sand, cove, sands',
  }),
  kind(
    `church, churches, cathedral, mosque, temple, temples, synagogue, shrine, monastery, abbey,
      chapel, basilica, pagoda`,
    ['worship'],
  ),
  {
    says: 'park, parks',
    kinds: ['park', 'garden'],
    needs: { kinds: ['park', 'garden', 'square', 'nature'] },
  },
  {
    says: 'without cars, no cars, car free, carless, pedestrian, pedestrians',
    words: 'car-free, closed to cars, pedestrian, pedestrians, too narrow for cars',
    required: true,
  },
  kind('garden, gardens, botanical garden, botanic garden', ['garden', 'park']),
  kind(
    'market, markets, bazaar, souk, food market, market hall, farmers market',
    ['market', 'shopping'],
    { words: 'market, stalls, bazaar, souk, covered' },
  ),
  kind('palace, castle, castles, fortress, palaces', ['palace', 'landmark', 'ruins']),
  kind(
    'ruins, ruin, archaeological, archaeology, excavation, roman remains, ancient, antiquity, antiquities',
    ['ruins', 'museum'],
    { words: 'ruins, temple, excavation, ancient, roman', interests: ['history'] },
  ),
  kind('zoo, zoos', ['zoo']),
  {
    says: 'monument, monuments, memorial, memorials, statue, statues',
    words: 'monument, memorial, statue',
    kinds: ['landmark'],
    among: ['landmark', 'square', 'park', 'museum', 'gallery', 'bridge', 'viewpoint'],
  },
  {
    says: 'tallest, highest, skyscraper, skyscrapers, tallest building, highest building',
    words: 'tallest, highest, skyscraper, tower, metres decks, observatory',
    kinds: ['viewpoint'],
    among: ['viewpoint', 'landmark'],
  },
  kind('aquarium, aquariums', ['zoo'], {
    words: 'aquarium, tank, sharks, ocean',
    required: true,
  }),
  {
    says: 'bridge, bridges',
    kinds: ['bridge'],
    required: true,
    among: ['bridge', 'nature', 'viewpoint', 'landmark', 'park', 'activity'],
  },
  {
    says: 'suspension bridge, hanging bridge, swaying bridge, wobbly bridge, rope bridge',
    words: 'suspension bridge, swaying, rope bridge, footbridge',
    required: true,
  },
  {
    says: 'polar, explorer, explorers, expedition, expeditions, arctic, antarctic, pole',
    words: `arctic, antarctic, amundsen, nansen, expedition, scott, shackleton, polar, explorer,
      explorers, navigators`,
    required: true,
    among: ['museum', 'landmark', 'activity', 'viewpoint'],
  },
  kind('amusement park, theme park, funfair, fairground, rides', ['theme-park'], {
    words: 'fairground, roller coaster, rides',
  }),
  kind('square, plaza, piazza', ['square']),
  kind(
    `nightclub, nightclubs, club, clubs, clubbing, dance floor, techno, party, nightlife`,
    ['nightlife', 'neighbourhood'],
    { words: 'club, dance, techno, late, party, dancing', interests: ['nightlife'] },
  ),
  kind(
    'theatre, theater, opera, ballet, musical, concert hall, play on stage',
    ['stage', 'landmark'],
    { words: 'theatre, opera, ballet, playhouse, stage', interests: ['music'] },
  ),
  kind(
    'stadium, football, soccer, baseball, ballpark, rugby, cricket',
    ['stage', 'museum', 'landmark', 'activity'],
    {
      words: 'football, stadium, baseball, rugby, cricket, ballpark, match',
      interests: ['sport'],
      required: true,
      among: ['stage', 'museum', 'landmark', 'activity'],
    },
  ),
  kind(
    `shop, shops, shopping, buy, souvenir, souvenirs, boutique, boutiques, mall, department
      store, gifts, gift`,
    ['shopping', 'market', 'neighbourhood'],
    { interests: ['shopping'] },
  ),
  kind(
    'bookshop, bookshops, bookstore, bookstores, books',
    ['shopping', 'cafe', 'market', 'neighbourhood', 'landmark'],
    {
      words: 'bookshop, bookstore, books, second-hand books, booksellers',
      required: true,
    },
  ),
  kind('library, libraries', ['landmark', 'museum', 'worship', 'gallery', 'park'], {
    words: 'library, reading room, books under',
    required: true,
  }),
  kind(
    `spa, massage, wellness, hamam, hammam, turkish bath, onsen, steam bath, bathhouse, bath
      house`,
    ['spa', 'nature', 'activity'],
    {
      words: 'spa, hammam, bath, baths, thermal, hot spring, sauna, massage, scrubbed, steam',
      kinds: ['spa'],
      required: true,
    },
  ),
  {
    says: 'sauna, saunas',
    words: 'sauna',
    kinds: ['spa'],
    required: true,
    among: ['spa', 'activity', 'nightlife', 'nature'],
  },
  {
    says: `soak, warm water, hot spring, hot springs, thermal bath, thermal baths, hot tub, hot pool,
      warm bath, lagoon`,
    words: `hot pots, thermal, hot springs, hot spring, warm lagoon, hot tub, pool, warm, bath,
      lagoon, outdoor tubs`,
    kinds: ['spa'],
    required: true,
    among: ['spa', 'nature', 'beach', 'activity'],
  },
  {
    says: `swim, swimming, jump into the water, dip, cold dip, bathe, bathing, swimming pool, pool,
      cool off, plunge, lido`,
    words: `swim, swimming, bath, bathers, bathes, bathing, pool, dip, lido, diving boards, jump,
      plunge, ladder, clear water`,
    kinds: ['beach', 'spa'],
    required: true,
    among: ['beach', 'spa', 'nature', 'activity', 'park', 'neighbourhood'],
  },
  {
    says: `view, views, viewpoint, panorama, panoramic, lookout, vista, overlook, from above,
      skyline, see the city, observation deck, birds eye, in view`,
    words: `view, panorama, skyline, terrace, lookout, above the roofs, deck, whole city,
      looks over, at your feet, tower, rooftop, below you`,
    kinds: ['viewpoint'],
    interests: ['views'],
    required: true,
    among: [
      'viewpoint',
      'landmark',
      'park',
      'nature',
      'worship',
      'activity',
      'palace',
      'bridge',
      'restaurant',
      'cafe',
      'nightlife',
      'garden',
      'museum',
    ],
  },
  {
    says: `train, trains, railway, railways, railroad, locomotive, locomotives, steam engine, steam
      engines, steam train, tram, trams, tube, metro trains, underground trains, trainspotter,
      trainspotting`,
    words: `railway, locomotive, steam engine, train, tram, tube carriages, carriage, transport, rail,
      narrow gauge, roundhouse`,
    among: ['museum', 'activity', 'park', 'theme-park', 'landmark'],
    required: true,
  },
  {
    says: `plane, planes, aeroplane, aeroplanes, airplane, airplanes, aircraft, aviation, flight
      museum, jets, pilot`,
    words: 'aircraft, aeroplane, flyer, spitfire, concorde, flight, hangars, airplanes',
    among: shown,
    required: true,
  },
  {
    says: `rocket, rockets, space, astronaut, astronauts, nasa, spaceship, outer space, moon landing`,
    words: 'space, rocket, apollo, shuttle, capsule, planetarium, astronaut, moon rock',
    among: shown,
    required: true,
  },
  {
    says: 'stars, stargazing, astronomy, telescope, planetarium',
    words: 'observatory, telescope, planetarium, stars',
    interests: ['science'],
    required: true,
    among: shown,
  },
  {
    says: `ship, ships, boats museum, maritime, navy, submarine, sailing ship, vikings, viking`,
    words: 'ship, maritime, submarine, viking, clipper, frigate, warship, sail',
    among: ['museum', 'activity', 'landmark'],
    required: true,
  },
  {
    says: `car, cars, automobile, automobiles, motor, motorbike, motorcycles, race car, petrolhead`,
    words: 'cars, motor, automobile, racing, motorcycles',
    among: shown,
    required: true,
  },
  {
    says: `science, experiment, experiments, technology, inventions, engineering, robot, robots,
      physics`,
    words: `science, experiments, technology, robots, machines, inventions, planetarium, press and try`,
    interests: ['science'],
    among: shown,
  },
  {
    says: 'dinosaur, dinosaurs, dino, dinos, fossil, fossils, skeleton, skeletons',
    words: 'dinosaur, fossil, tyrannosaurus, skeleton, natural history',
    among: shown,
    required: true,
  },
  {
    says: 'animal, animals, wildlife, elephants, lions, safari, monkeys, pandas, koalas',
    words: `animals, wildlife, elephant, lion, panda, giraffe, koala, monkeys, safari, tigers,
      sanctuary`,
    kinds: ['zoo'],
    among: ['zoo', 'nature', 'park', 'activity', 'beach', 'museum'],
  },
  {
    says: 'horse, horses, horse riding, ponies, stables',
    words: 'horse, stallions, riding, lipizzaner, stables, carriage',
    among: ['stage', 'activity', 'museum', 'park', 'nature', 'landmark'],
    required: true,
  },
  { says: 'penguin, penguins', words: 'penguins', required: true },
  { says: 'whale, whales', words: 'whales', required: true, among: wild },
  { says: 'dolphin, dolphins', words: 'dolphins', required: true, among: wild },
  {
    says: 'seal, seals, sea lion, sea lions',
    words: 'seals, sea lions',
    required: true,
    among: wild,
  },
  { says: 'turtle, turtles', words: 'turtles, tortoises', required: true, among: wild },
  { says: 'puffin, puffins', words: 'puffin', required: true, among: wild },
]
