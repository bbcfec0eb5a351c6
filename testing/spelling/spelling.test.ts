import { describe, expect, it } from 'vitest'
import { britishWords } from './british-spellings.ts'
import { catalogueTexts, codeTexts, type ShownText, seedTexts } from './shown-texts.ts'

/**
 * Names that their bearers, or the signs on the spot, spell so in English. A name that we translated
 * ourselves is not one of them.
 */
const properNames = [
  // Places to go.
  'Aotea Centre',
  'Design Centre',
  'Greystone',
  'Hillary Centre',
  'Old Harbour',
  'Royal Shakespeare Theatre',
  'Kiri Te Kanawa Theatre',
  'Powerscourt Townhouse Centre',
  'Festival Theatre',
  'Midlothian Snowsports Centre',
  'Maritime Centre Vellamo',
  'Hong Kong Cultural Centre',
  'War of Resistance and Coastal Defence',
  'Hawaiʻi Theatre',
  'Jerusalem Theatre',
  'Spectre',
  'Sunset Harbour',
  "Our Saviour's Cemetery",
  'Queenstown Events Centre',
  'Khmer Ceramics Fine Arts Centre',
  'Marina Centre',
  'Royal Armoury',
  'Capitol Theatre',
  'Dive Centre Manly',
  'Enmore Theatre',
  'Sydney Theatre Company',
  'Lyric Theatre',
  'Centre Avenue',
  'Point Grey',
  'Queen Elizabeth Theatre',
  'The Improv Centre',
  'Adam Road Food Centre',
  'Andalusian Contemporary Art Centre',
  'Arataki Visitor Centre',
  'Arts Centre Melbourne',
  'Artscape Theatre Centre',
  'Asian Civilisations Museum',
  'Aubergine',
  'Bal Harbour',
  'Bangkok Art and Culture Centre',
  'Baxter Theatre',
  'Bay Harbour Market',
  'Bord Gáis Energy Theatre',
  'Brickell City Centre',
  'Centre for Traditional Textiles of Cusco',
  'Centre Island',
  'Centre Nautique Tony Bertrand',
  'Centreville',
  'Church of Our Saviour',
  'Columbia Harbour House',
  'Croatian National Theatre',
  'Dalí Theatre-Museum',
  'DOX Centre for Contemporary Art',
  'Earl Grey',
  'Esplanade Theatres on the Bay',
  'Estates Theatre',
  'Four Seasons Centre',
  'Giraffe Centre',
  'Gulbenkian Modern Art Centre',
  'Habitat Centre',
  'Harbour Bridge',
  'Harbour Centre',
  'Harbour House V&A',
  'Harbour Road',
  'Harbourfront Centre',
  'Ian Potter Centre',
  'Islamic Centre',
  'Islands Brygge Harbour Bath',
  'Kawarau Bungy Centre',
  'Kilmainham Gaol',
  'Kyobo Book Centre',
  'Lace Centre',
  'Liyuan Theatre',
  'Manoel Theatre',
  'Maxwell Food Centre',
  'Montreal Science Centre',
  'NANTA Theatre',
  'National Bunraku Theatre',
  'National Marionette Theatre',
  'National Science Centre',
  'National Theatre',
  'Newton Food Centre',
  'Old Airport Road Food Centre',
  'Old Melbourne Gaol',
  'Portuguese Centre of Photography',
  'Rogers Centre',
  'Royal Selangor Visitor Centre',
  'Sarit Centre',
  'Science Centre Road',
  'Science Centre Singapore',
  'Seaplane Harbour',
  'Shanghai Grand Theatre',
  'Space Centre',
  'TCL Chinese Theatre',
  'Tekka Centre',
  'TerraZen Centre',
  'Text Book Centre',
  'Thang Long Water Puppet Theatre',
  'Tolo Harbour',
  'Toone Royal Theatre',
  'Trade Centre',
  'Xiqu Centre',
  'Zanzibar Butterfly Centre',
  // As their signs have them.
  'Abbey Theatre',
  'Arts Centre, Langa',
  'Auckland Harbour',
  'Bell Centre',
  'Blue Boy Vegetarian Food Centre',
  'Bray to Greystones',
  'Centre Court',
  'Centre du Patrimoine',
  'Champalimaud Centre',
  'Chaoyang Theatre',
  'Chinatown Complex Food Centre',
  'Chinatown Heritage Centre',
  'Chinese Theatre',
  'Colour My Travel',
  'Fazer Experience Visitor Centre',
  "Ford's Theatre",
  'Hanoi Cooking Centre',
  'Harbour Air',
  'Harbour Cruises',
  'Harbourfront',
  'Harbourside Ocean Bar',
  'Helsinki Music Centre',
  'ION Harbour',
  'Iniala Harbour House',
  'Maarjamäe History Centre',
  'Manly Kayak Centre',
  'National Noh Theatre',
  'Pearl Harbour, Manapouri',
  'Red Theatre',
  'Royal Alexandra Theatre',
  'Scottish Seabird Centre',
  'Star Ferry Harbour Tour',
  'Sydney Harbour',
  'The Harbour Club',
  'Tyresta',
  'Visitor Centre, Birdwood Avenue',
  'Victoria Harbour',
  'Woollen Mills',
  'Yifu Theatre',
  // Harbors, quarters and streets.
  'Coal Harbour',
  'Darling Harbour',
  'Defence Colony',
  'Grand Harbour',
  'Grey River Road',
  'Greyfriars',
  'Hout Bay Harbour',
  'Inner Harbour',
  'Kalk Bay Harbour',
  'Gaolan Road',
  'Morrin Centre',
  'National Centre for the Performing Arts',
  'Neils Harbour',
  'Theatre Festival',
  'Old Theatre Street',
  'Trooping the Colour',
  'Toronto Harbour',
  'Viaduct Harbour',
  // The crown, scepter and sword of Scotland are called so.
  'Honours of Scotland',
  'Maids of Honour',
]

/** Lists of words that people write, which are compared with what they wrote and never shown. */
const readingLists = [
  'domain/assistant/embedded/foreign-words.ts',
  'domain/assistant/practical/named-places.ts',
  'domain/assistant/search/split-words.ts',
  'domain/assistant/search/thesaurus-',
  'domain/brief/lodging/bed-words.ts',
  'domain/brief/everyday-words.ts',
  'domain/brief/not-understood.ts',
  'domain/brief/lodging/read-bed.ts',
  'domain/brief/tastes/read-listed-tastes.ts',
  'domain/brief/refused-things.ts',
  'domain/brief/told-places.ts',
  'domain/follow-up/follow-up.ts',
  'domain/places/stations-and-airports.ts',
  'domain/places/parts-of-cities.ts',
  'domain/places/famous-sights.ts',
  'domain/brief/clock/hours-of-sights.ts',
  'domain/places/travelled-regions.ts',
  'domain/planner/place-names.ts',
]

const withoutNames = (text: string): string =>
  properNames.reduce((rest, name) => rest.replaceAll(name, ' '), text)

const britishIn = (texts: readonly ShownText[]): string[] =>
  texts.flatMap(({ file, text }) =>
    britishWords(withoutNames(text)).map((word) => `${file}: ${word}`),
  )

describe('what people read is spelled the American way', () => {
  it('in the catalogue and its drives', () => {
    const texts = catalogueTexts()
    expect(texts.length).toBeGreaterThan(10_000)
    expect(britishIn(texts)).toEqual([])
  })

  it('in what a first start fills in', () => {
    expect(britishIn(seedTexts())).toEqual([])
  })

  it('in what the code says', () => {
    const texts = codeTexts().filter(
      ({ file }) => !readingLists.some((list) => file.startsWith(list)),
    )
    expect(texts.length).toBeGreaterThan(5_000)
    expect(britishIn(texts)).toEqual([])
  })

  it('and every name that may be spelled otherwise is one of the catalogue', () => {
    const all = catalogueTexts().map(({ text }) => text)
    const unused = properNames.filter((name) => !all.some((text) => text.includes(name)))
    expect(unused).toEqual([])
  })
})

describe('the list of spellings', () => {
  it.each([
    [
      'The colourful harbour, two kilometres from the centre.',
      ['colourful', 'harbour', 'kilometres', 'centre'],
    ],
    [
      'A three-storey theatre and an amphitheatre in grey stone',
      ['three-storey', 'theatre', 'amphitheatre', 'grey'],
    ],
    ['Organised by travellers, catalogued by nobody', ['Organised', 'travellers', 'catalogued']],
  ])('finds %s', (text, words) => {
    expect(britishWords(text)).toEqual(words)
  })

  it('leaves words alone that only look British', () => {
    const text =
      'Exercise your promise at sunrise: four hours of tours, a cruise, a surprise, raised parameters, chilling ecosystems, Høkerboderne, Salitre and the Louvre.'
    expect(britishWords(text)).toEqual([])
  })
})
