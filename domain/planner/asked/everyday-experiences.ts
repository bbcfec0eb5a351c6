/** More of what is asked for in words that are no place: baths, coffee houses, playgrounds, a star, a class. */
import type { Experience } from './experiences.ts'

const askLodging = 'Ask at your lodging, or name a place that has it.'

/** Things one does, each met by the places that speak of it, or said not to be known here. */
const doings: readonly (readonly [what: string, heard: RegExp, says: RegExp])[] = [
  [
    'a cooking class',
    /\bcooking (?:class(?:es)?|lessons?|course)\b/i,
    /\bcooking (?:class|lesson|school)|\bcook with\b/i,
  ],
  ['snorkeling', /\bsnorkel(?:l?ing)?\b/i, /\bsnorkel|\breef\b/i],
  ['kayaking', /\b(?:kayak(?:ing|s)?|canoe(?:ing)?)\b/i, /\b(?:kayaks?|canoes?|paddle)\b/i],
  ['skiing', /\b(?:ski(?:ing)?|snowboard(?:ing)?)\b/i, /\b(?:ski|skiing|slopes?|pistes?)\b/i],
  ['ice skating', /\b(?:ice[- ])?skating\b/i, /\bskat(?:e|es|ers?|ing)\b|\bice rink\b/i],
  ['a safari', /\bsafaris?\b/i, /\b(?:safari|game drive|lions?|elephants?)\b/i],
  ['a zip line', /\bzip-?lin(?:e|es|ing)\b/i, /\bzip-?line/i],
  ['a hot-air balloon', /\bhot[- ]air balloons?\b/i, /\bballoons?\b/i],
  [
    'film',
    /\b(?:movies?|films?|cinemas?|film studios?)\b(?! festival)/i,
    /\b(?:films?|movies?|cinemas?|film studio|working studio|motion pictures)\b/i,
  ],
  [
    'Korean cosmetics',
    /\b(?:k-?beauty|(?:korean )?(?:cosmetics|skin ?care)|beauty (?:shops?|products?|stores?))\b/i,
    /\b(?:cosmetics|beauty)\b/i,
  ],
  ['a planetarium', /\bplanetariums?\b/i, /\bplanetarium\b/i],
]

export const everydayExperiences: readonly Experience[] = [
  {
    what: 'a thermal bath',
    heard:
      /\b(?:thermal (?:baths?|spas?|pools?)|onsens?|hot springs?|sul(?:f|ph)ur baths?|public baths?)\b/i,
    says: /\b(?:thermal|baths?|onsen|hot springs?|lagoon|steaming)\b/i,
    kinds: ['spa', 'activity', 'nature'],
    when: 'any',
    wayOut: 'Ask at your lodging for the nearest bath.',
  },
  {
    what: 'a hammam',
    heard: /\b(?:hammams?|turkish baths?)\b/i,
    says: /\b(?:hammams?|hamam[ıi]?|turkish bath)\b/i,
    kinds: ['spa', 'activity', 'landmark'],
    when: 'any',
    wayOut: 'Ask at your lodging: there is often one in the quarter.',
  },
  {
    what: 'a ruin bar',
    heard: /\bruin (?:bars?|pubs?)\b/i,
    says: /\bruin (?:bar|pub)/i,
    kinds: ['nightlife', 'restaurant'],
    when: 'evening',
    wayOut: askLodging,
  },
  {
    what: 'a coffee house',
    heard:
      /\b(?:coffee ?houses?|kaffeeh[aä]us(?:er)?|(?:traditional|old|historic|grand|literary) caf[eé]s?|caf[eé] culture|(?<!\b(?:vegan|vegetarian|halal|kosher|gluten-free|internet) )caf[eé]s)\b/i,
    kinds: ['cafe'],
    when: 'any',
    asSaid: true,
    often: true,
    wayOut: askLodging,
  },
  {
    what: 'a playground',
    heard: /\b(?:playgrounds?|play (?:areas?|parks?))\b/i,
    says: /\bplaygrounds?\b/i,
    nearly: {
      what: 'room to play',
      says: /\b(?:rowing|boats?|lawns?|slides?|carousel|swings|children|kids|picnics?|ponds?)\b/i,
      kinds: ['park', 'garden', 'theme-park', 'beach'],
    },
    when: 'any',
    often: true,
    wayOut: 'Most parks and many squares have one: ask at your lodging for the nearest.',
  },
  {
    what: 'a table with a Michelin star',
    heard: /\bmichelin\b/i,
    says: /\bmichelin\b|\b(?:one|two|three|a) stars?\b/i,
    kinds: ['restaurant'],
    dear: 3,
    nearly: { what: 'a fine dinner', kinds: ['restaurant'], dear: 3 },
    when: 'evening',
    wayOut: 'Look at the guide itself, and book weeks ahead.',
  },
  {
    what: 'whales',
    heard: /\bwhales?(?:[- ]watching)?\b/i,
    says: /\b(?:whales?(?! (?:sharks?|skeletons?|bones?))|humpbacks?|belugas?)\b/i,
    // Alive and in the sea: bones in a hall are no whale watching.
    kinds: ['activity', 'nature', 'beach', 'viewpoint', 'neighbourhood'],
    when: 'any',
    wayOut: askLodging,
  },
  {
    what: 'surfing',
    heard: /\bsurf(?:ing|ers?)?\b/i,
    says: /\bsurf(?:ers?|ing)?\b/i,
    when: 'any',
    onSeveralDays: true,
    wayOut: askLodging,
  },
  {
    what: 'tulips',
    heard: /\btulips?\b/i,
    says: /\b(?:tulips?|bulb fields?)\b/i,
    kinds: ['garden', 'park', 'nature', 'market'],
    when: 'any',
    months: [3, 4, 5],
    outing: true,
    wayOut: 'They are out in parks and gardens from April on.',
  },
  {
    what: 'street art',
    heard: /\b(?:street|urban) art\b|\bmurals?\b|\bgraffiti\b/i,
    says: /\b(?:street art|murals?|muralists|graffiti|painted by artists)\b/i,
    kinds: ['neighbourhood', 'landmark', 'gallery', 'museum', 'shopping', 'nightlife', 'park'],
    when: 'any',
    onSeveralDays: true,
    wayOut: 'Walks with a guide show it in most large towns: ask where one begins.',
  },
  {
    what: 'modern art',
    heard: /\b(?:modern|contemporary) art\b/i,
    says: /\b(?:modern|contemporary|Picasso|Miró|Warhol|Rothko|Pollock|new art|twentieth century)\b/i,
    kinds: ['museum', 'gallery'],
    when: 'any',
    onSeveralDays: true,
    wayOut: askLodging,
  },
  {
    what: 'an aperitivo',
    heard: /\b(?:aperitivos?|aperitifs?|apéros?|spritz(?:es)?)\b/i,
    says: /\b(?:aperitivo|aperitif|spritz|negroni|vermouth|bitters)\b/i,
    kinds: ['nightlife', 'cafe', 'restaurant', 'neighbourhood'],
    when: 'late',
    wayOut: 'Bars fill for it between six and eight.',
  },
  {
    what: 'the baroque',
    heard: /\bbaroque\b/i,
    says: /\b(?:baroque|Bernini|Borromini|Caravaggio|rococo)\b/i,
    kinds: ['worship', 'museum', 'gallery', 'palace', 'square', 'landmark'],
    when: 'any',
    onSeveralDays: true,
    wayOut: askLodging,
  },
  {
    what: 'Renaissance art',
    heard: /\brenaissance\b/i,
    says: /\b(?:Renaissance|Botticelli|Michelangelo|Donatello|Brunelleschi|Masaccio|Fra Angelico|Raphael|Leonardo|Ghirlandaio|Titian|Bellini|Dürer|Cranach)\b/,
    kinds: ['museum', 'gallery', 'worship', 'palace'],
    when: 'any',
    onSeveralDays: true,
    wayOut: askLodging,
  },
  ...doings.map(
    ([what, heard, says]): Experience => ({ what, heard, says, when: 'any', wayOut: askLodging }),
  ),
]
