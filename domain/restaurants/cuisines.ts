/** Cuisines as the catalogue tags them, as people say them, and by the stamp that stands for them. */

/** Tags that say how a house is, and not whose food it cooks. */
const manners = new Set(
  'vegetarian vegan healthy modern international fine-dining cafe breakfast brunch street-food buffet bistro pub diner deli western european asian fusion continental gastropub brasserie'.split(
    ' ',
  ),
)

const otherNames: Readonly<Record<string, string>> = {
  bbq: 'barbecue',
  burger: 'burgers',
  'fish and chips': 'fish-and-chips',
  pastries: 'pastry',
  patisserie: 'pastry',
  sandwich: 'sandwiches',
  taco: 'tacos',
  dumpling: 'dumplings',
  noodle: 'noodles',
  steaks: 'steak',
  steakhouses: 'steakhouse',
  argentinian: 'argentine',
  persian: 'iranian',
  gelateria: 'gelato',
  pizzeria: 'pizza',
  pizzas: 'pizza',
  fish: 'seafood',
  oyster: 'seafood',
  oysters: 'seafood',
  'ice cream': 'ice-cream',
  curry: 'indian',
  pho: 'vietnamese',
  kebab: 'turkish',
}
/** Tags that are words of any question. */
const plainWords = new Set([
  'modern',
  'western',
  'pacific',
  'medieval',
  'drinks',
  'cafe',
  'healthy',
])

/** The tag that words name; undefined where they name none. */
export function cuisineNamed(words: string, known: ReadonlySet<string>): string | undefined {
  const lower = words.toLowerCase().trim()
  if (plainWords.has(lower)) return undefined
  const tag = lower.replaceAll(/\s+/g, '-')
  // A diet is no taste: it is read as what must be met.
  if (tag === 'vegan' || tag === 'vegetarian') return undefined
  if (known.has(tag)) return tag
  const other = otherNames[lower]
  return other && known.has(other) ? other : undefined
}

/** "new-zealand" as it is read. */
export function cuisineInWords(tag: string): string {
  const words = tag.replaceAll('-', ' ')
  return plainTags.has(tag)
    ? words
    : words.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase())
}
/** Dishes and manners are written small; kitchens of a people large. */
const plainTags = new Set(
  'coffee seafood breakfast vegetarian vegan bakery pastry international sandwiches cafe pizza grill street-food tapas burgers fine-dining healthy noodles beer brunch dim-sum tea tacos diner deli ice-cream modern sushi ramen soup pub bagels meze pancakes chocolate dumplings buffet steak fish-and-chips barbecue sausages bistro okonomiyaki hot-dogs pies steakhouse juice-bar udon dessert churros fries cicchetti gelato izakaya soba kaiseki cakes gastropub indigenous soul-food brasserie smorrebrod drinks wine-bar tonkatsu tempura shojin-ryori kushikatsu koshary pierogi patisserie tofu fondue poutine medieval continental oysters creperie biscuits curry omurice takoyaki fusion plate-lunch western european'.split(
    ' ',
  ),
)

/** Whose food a house cooks: the first of its tags that says so. */
export function mainCuisine(cuisines: readonly string[]): string | null {
  return cuisines.find((each) => !manners.has(each)) ?? cuisines[0] ?? null
}

export const stampNames = [
  'bowl',
  'bread',
  'chilli',
  'cup',
  'fish',
  'flame',
  'glass',
  'leaf',
  'pan',
  'pizza',
  'plate',
  'pot',
  'rice',
  'scoop',
  'skewer',
] as const
export type StampName = (typeof stampNames)[number]

const stamps: Readonly<Record<StampName, string>> = {
  bowl: 'ramen noodles udon soba soup korean vietnamese khmer cambodian taiwanese thai tofu japanese',
  bread:
    'bakery sandwiches bagels deli jewish pies pancakes hot-dogs breakfast brunch diner biscuits danish smorrebrod',
  chilli:
    'mexican tacos oaxacan cajun creole cuban caribbean jamaican tex-mex colombian peruvian andean',
  cup: 'coffee cafe tea pastry patisserie cakes chocolate hong-kong-cafe drinks dessert churros',
  fish: 'seafood sushi fish-and-chips oysters norwegian icelandic nordic maltese dalmatian nikkei hawaiian',
  flame:
    'grill barbecue steak steakhouse argentine brazilian south-african burgers american okonomiyaki',
  glass:
    'tapas pub beer wine-bar bistro brasserie gastropub cicchetti izakaya roman tuscan venetian french basque breton spanish catalan',
  leaf: 'vegetarian vegan healthy shojin-ryori korean-temple juice-bar',
  pan: 'curry indian north-indian south-indian punjabi rajasthani mughlai pakistani nepali newari modern-indian',
  pizza: 'pizza italian neapolitan italian-american',
  plate: '',
  pot: 'portuguese moroccan ethiopian african swahili kenyan hungarian czech polish romanian slovenian croatian austrian german bavarian swiss fondue russian ukrainian georgian irish british scottish belgian dutch',
  rice: 'chinese cantonese sichuan dim-sum dumplings singaporean malay malaysian peranakan indonesian balinese asian southeast-asian',
  scoop: 'ice-cream gelato',
  skewer:
    'turkish greek lebanese middle-eastern egyptian jordanian israeli palestinian iranian emirati meze mediterranean cretan anatolian ottoman omani koshary',
}
const stampOfTag = new Map(
  stampNames.flatMap((name) =>
    stamps[name]
      .split(/\s+/)
      .filter(Boolean)
      .map((tag): [string, StampName] => [tag, name]),
  ),
)

/** The stamp of a house: by its dishes first, then by its cuisine. */
export function stampOf(cuisines: readonly string[]): StampName {
  const dishes = cuisines.filter((each) => plainTags.has(each))
  for (const each of [...dishes, ...cuisines]) {
    const stamp = stampOfTag.get(each)
    if (stamp) return stamp
  }
  return 'plate'
}
