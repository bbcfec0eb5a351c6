/** What is eaten, and what must not be. */
import { isListJoint, isRefused } from '../grammar/negation.ts'
import { type Reading, taken } from '../reading.ts'
import type { TripBrief } from '../schema.ts'
import { hasWhole, readVocabulary, readWords } from './read-vocabulary.ts'

type Diet = TripBrief['food']['diets'][number]

const diets: readonly (readonly [pattern: RegExp, diet: Diet])[] = [
  [
    /\b(?:(?:strict(?:ly)?|fully|totally|completely|100 ?%) )?(?:vegan(?:s|ism)?|plant[- ]based|eats? (?:only|nothing but) plants|only eats? plants)\b/,
    'vegan',
  ],
  [
    /\b(?:jain(?:s)?(?: (?:veg(?:etarian)?s?|food))?|(?:strict(?:ly)? |pure )?vegetarians?|veggies?|(?:pure )?veg|meat[- ]free|no meat|don'?t eat meat|meatless)\b/,
    'vegetarian',
  ],
  [/\bpescatarians?|pescetarians?\b/, 'pescatarian'],
  [/\b(?:strict(?:ly)? )?halal\b/, 'halal'],
  [/\b(?:strict(?:ly)? )?kosher\b/, 'kosher'],
  [
    /\b(?:gluten[- ]free|no gluten|c(?:o)?eliacs?(?: disease)?|gluten (?:intoleran(?:t|ce)|allerg(?:y|ic)|sensitiv(?:e|ity))|intoleran(?:t|ce) (?:to|of) gluten)\b/,
    'gluten-free',
  ],
  [
    /\b(?:dairy[- ]free|lactose[- ](?:free|intoleran(?:t|ce))|no dairy|dairy (?:allergy|intoleran(?:t|ce))|intoleran(?:t|ce) (?:to|of) (?:lactose|dairy|milk))\b/,
    'dairy-free',
  ],
  [
    /\b(?:(?:pea|tree )?nuts?[- ](?:free|allerg(?:y|ies|ic))|allergic to (?:pea)?nuts|no nuts)\b/,
    'nut-free',
  ],
  [
    /\b(?:shellfish[- ](?:free|allerg(?:y|ic))|allergic to (?:shellfish|seafood)|no shellfish|seafood allergy)\b/,
    'shellfish-free',
  ],
]

const kitchens =
  'american|italian|french|chinese|mexican|indian|mediterranean|japanese|thai|greek|spanish|turkish|vietnamese|korean|lebanese|moroccan|ethiopian|portuguese|german|peruvian|brazilian|argentinian|caribbean|middle[- ]eastern|british|irish|asian|cantonese|sichuan|indonesian|malaysian|filipino|cuban|russian|polish|hungarian|austrian|persian|georgian|cajun|creole|southern|tex-mex|nordic|scandinavian|african|hawaiian|israeli|european|latin|fusion'
const kitchenPattern = new RegExp(
  `\\b(?<kitchen>${kitchens})\\b(?: (?:foods?|cuisines?|dish(?:es)?|restaurants?|cooking))?`,
)
const foodSentence =
  /\b(?:cuisines?|foods?|meals?|dining|din(?:e|er|ers)|eat(?:ing)?|restaurants?|culinary|dish(?:es)?|taste|flavou?rs?|kitchen|palate|cooking)\b/

const dishes: readonly (readonly [pattern: RegExp, cuisine: string])[] = [
  // A bar for a dish is a table, and no night out.
  [/\b(?:(?:sushi|ramen)(?: bars?)?|izakayas?)\b/, 'japanese'],
  [/\b(?:(?:tapas|pintxos)(?: bars?)?|paella)\b/, 'spanish'],
  [/\b(?:pizzas?|pasta)\b/, 'italian'],
  [/\b(?:dim sum|dumplings)\b/, 'chinese'],
  [/\b(?:tacos?|burritos?)\b/, 'mexican'],
  [/\b(?:curr(?:y|ies))\b/, 'indian'],
  [/\b(?:pho|banh mi)\b/, 'vietnamese'],
  [/\b(?:sea ?food|fresh fish|oysters|oyster bars?|lobster)\b/, 'seafood'],
  [/\b(?:bbq|barbecue|steaks?|steakhouses?)\b/, 'steakhouse'],
  [/\bstreet food\b/, 'street-food'],
]

/** Eaten on the way through a town: a reason to walk through it. */
const goneOutFor: ReadonlySet<string> = new Set(['street-food'])

/** "Cuisines: street food." says by its heading that it is a kitchen. */
const isListed = /\bcuisines: [^.!?]*$/

/** A word for something to eat, which a sight may have in its name: "paella" is no cooking school. */
export function isDish(phrase: string): boolean {
  return hasWhole(dishes, phrase)
}

/** A kitchen in the dishes by which it was asked for: tacos, and not all that is Mexican. */
export function dishesSaid(cuisine: string, spans: TripBrief['spans']): string[] | undefined {
  const words = spans
    .filter(({ slot }) => slot === 'food')
    .map(({ text }) => text.toLowerCase())
    .filter((text) =>
      dishes.some(
        ([pattern, meaning]) =>
          meaning === cuisine && pattern.exec(text)?.[0].length === text.length,
      ),
    )
  return words.length > 0 ? [...new Set(words)] : undefined
}

const notFollowed =
  /(?:\b(?:not|no longer|never)|n'?t)(?: (?:a|an|strictly|really|actually|all|eating|go|going))* $|\b(?:nobody|no ?one|none of (?:us|them)|neither of (?:us|them))(?: here)?(?: is|'s| are| eats| keeps| follows| needs)?(?: a| an| strictly| really)? $/
/** "Kosher for none". */
const forNobody = /^(?: food)?:? for (?:none|nobody|no one|neither)\b/
/** "I'm not vegetarian, but my girlfriend is". */
const ofAnother =
  /^(?: (?:myself|though))?,? (?:but|though|although|however) (?:my|our|his|her|the|one|two|three|he|she|they|some|half)\b[^.;!?,]{0,24} (?:is|are|does|do)\b/

export interface FoodRead {
  food: TripBrief['food']
  avoided: string[]
  /** Whether dishes were wished for that one goes out for, and not only a kitchen for the meals. */
  isInterest: boolean
}

/** "Halal food only" says what is eaten, and not that one travels for the food; "we love vegan food" says both. */
const foodOfADiet =
  /(?<!\b(?:lov(?:e|es|ing)|good|great|best|amazing|delicious|nice|excellent|fantastic|lots of) )\b(?:halal|kosher|vegan|vegetarian|veggie|plant-based|(?:gluten|dairy|lactose|nut)[- ]free) foods?\b(?! (?:lovers?|tours?|scene|markets?|tastings?|(?:in [a-z]+ )?(?:is|are))\b)/

function claimFoodOfADiet(reading: Reading): void {
  for (const { start, end } of reading.find(foodOfADiet, 'food')) {
    const food = reading.lower.lastIndexOf(' ', end - 1) + 1
    if (food > start && reading.isFree(food, end)) reading.claim('food', food, end)
  }
}

export function readFood(reading: Reading): FoodRead {
  const isMeant = ({ start, end }: { start: number; end: number }) => {
    const before = reading.lower.slice(Math.max(0, start - 36), start)
    const rest = reading.lower.slice(end, end + 60)
    return !(notFollowed.test(before) || forNobody.test(rest)) || ofAnother.test(rest)
  }
  // "With vegan friends": who comes along brings a diet, whoever read the words first.
  const brought = diets.flatMap(([pattern, diet]) =>
    reading.find(pattern, 'party').some(isMeant) ? [diet] : [],
  )
  const eaten = [...readWords(reading, diets, 'food', isMeant), ...brought]
  claimFoodOfADiet(reading)
  const heard: { cuisine: string; start: number; refused: boolean }[] = []
  for (const found of reading.find(kitchenPattern)) {
    const sentence = reading.sentenceAt(found.start)
    if (!foodSentence.test(sentence.text)) continue
    const cuisine = (found.groups.kitchen ?? '').replace(/[- ]/g, '-')
    const refused = isRefused(reading.lower.slice(sentence.start, found.start))
    heard.push({ cuisine: refused ? `${cuisine} food` : cuisine, start: found.start, refused })
    reading.claim('food', found.start, found.end)
  }
  const slots = { wanted: 'food', refused: 'mustAvoid' } as const
  // Who can do without a dish has said nothing of the kitchen it comes from.
  for (const { meaning, refused, start, end } of readVocabulary(reading, dishes, slots)) {
    heard.push({ cuisine: refused ? reading.lower.slice(start, end) : meaning, start, refused })
  }
  const refusals = readRefused(reading)
  for (const { name, start } of refusals.foods) {
    heard.push({ cuisine: name, start, refused: true })
  }
  heard.sort((a, b) => a.start - b.start)
  const named = (refused: boolean) => [
    ...new Set(heard.filter((each) => each.refused === refused).map(({ cuisine }) => cuisine)),
  ]
  const followed = withFish(reading, [...new Set([...eaten, ...refusals.diets])])
  const cuisines = named(false)
  const isInterest = heard.some(
    ({ cuisine, start, refused }) =>
      !refused && goneOutFor.has(cuisine) && !isListed.test(reading.lower.slice(0, start)),
  )
  return { food: { diets: followed, cuisines }, avoided: named(true), isInterest }
}

/** "We don't eat meat, but fish is fine." */
function withFish(reading: Reading, followed: Diet[]): Diet[] {
  const fish =
    /\b(?:fish|seafood)(?:'s| is| are)? (?:is )?(?:fine|ok(?:ay)?|good|allowed|great)\b|\b(?:but|do|does|we|i|s?he|they|can|only) (?:(?:still|does|do|also) )*eats? (?:fish|seafood)\b/
  const [eaten] = reading.find(fish, 'food')
  if (!(followed.includes('vegetarian') && reading.says(fish))) return followed
  if (eaten && reading.isFree(eaten.start, eaten.end)) reading.claim('food', eaten.start, eaten.end)
  return [...followed.filter((diet) => diet !== 'vegetarian'), 'pescatarian']
}

/** What is named among foods only to say that it is not eaten; some of it is a diet. */
const refusable =
  /\b(?<food>pork|bacon|ham|beef|lamb|red meat|chicken|raw fish|fish|eggs?|onions?|garlic|mushrooms?|tomato(?:es)?|cilantro|coriander|soy|sesame|alcohol|offal|raw(?: food| meat| stuff| things)?|sugary food|salty food|sugar|salt(?! (?:mines?|lakes?|flats?|water|pans?))|spicy(?: food| stuff| dishes)?|fast food|(?<diet>meat|shellfish|lactose|(?:pea)?nuts|dairy|milk|gluten|wheat))\b/
const dietWithout: Readonly<Record<string, Diet>> = {
  meat: 'vegetarian',
  shellfish: 'shellfish-free',
  nuts: 'nut-free',
  peanuts: 'nut-free',
  dairy: 'dairy-free',
  milk: 'dairy-free',
  lactose: 'dairy-free',
  gluten: 'gluten-free',
  wheat: 'gluten-free',
}

/** What a condition or a habit leaves out: who is diabetic, has to eat without salt, or does not drink. */
const conditions: readonly (readonly [pattern: RegExp, food: string])[] = [
  [/\b(?:keto(?:genic)?|low[- ]carb|paleo)\b/, 'carbohydrates'],
  [/\b(?:(?:type [12] )?diabetics?|diabetes)\b/, 'sugary food'],
  [
    /\b(?:low|no|less)[- ](?:sodium|salt)(?: diet)?\b(?! (?:mines?|lakes?|flats?|water|pans?))|\bsalt[- ]free\b/,
    'salty food',
  ],
  [
    /\b(?:(?:\d|one|two|three|some|half) (?:of us )?|i |we |he |she |who |and |but )(?:don'?t|doesn'?t|do not|does not|never)(?: really)? drink(?! (?:coffee|tea|wine|beer|water|milk|the|much))(?: alcohol)?\b|(?<=\b(?:don'?t|doesn'?t|do not|does not|never) (?:eat|smoke)(?: [a-z]+){0,2},? (?:or|nor) )drink\b(?! (?:coffee|tea|wine|beer|water|milk))|\b(?:tee-?total(?:l?ers?)?|sober|non-?drinkers?)\b/,
    'alcohol',
  ],
]

const toldAllergy =
  /\b(?:allerg(?:ic|y|ies) (?:to|of|against|for)|intolerant (?:to|of)) (?:the )?(?:\w+ ){0,2}$/

/** "One is allergic to nuts, one to shellfish". */
const toldAllergyOfTwo =
  /\b(?:allergic|intolerant) (?:to|of) [a-z -]{3,30}(?:,| and|, and| &) (?:one|two|three|another|the other|(?:my|his|her) [a-z]+|[a-z]+) (?:of us |is )?(?:to|of) (?:the )?$/
/** "Dairy makes me ill". */
const makesIll =
  /^(?: and [a-z]+)? (?:(?:is|are) (?:off the menu|out|off limits|a no|a no-go|forbidden|not (?:ok|okay|allowed|possible))\b|(?:really |always )?makes? (?:me|us|him|her|them) (?:ill|sick|unwell|poorly)|upsets? (?:my|his|her) (?:stomach|tummy)|(?:doesn'?t|does not|don'?t|do not) agree with (?:me|him|her|us|them))\b/

/** "Allergic to kiwi": what no list has. */
const otherAllergy = new RegExp(
  `\\ballerg(?:ic|y) (?:to|against) (?:the )?(?<food>(?!(?:all|any|most|some|my|her|his|a|an|nothing|seafood|fresh|raw|tree|every)\\b)[a-z]{3,})(?=\\s*(?:[,;.:!?)${taken}]|$|and\\b|or\\b|so\\b|but\\b))`,
)

/** "We don't eat pork", "no spicy food", "allergic to eggs and nuts". */
function readRefused(reading: Reading): {
  foods: { name: string; start: number }[]
  diets: Diet[]
} {
  const foods: { name: string; start: number }[] = []
  const kept: Diet[] = []
  for (const { groups, start, end } of reading.find(otherAllergy)) {
    const name = groups.food ?? ''
    if (refusable.test(name) || diets.some(([pattern]) => pattern.test(`allergic to ${name}`)))
      continue
    foods.push({ name, start: end - name.length })
    reading.claim('mustAvoid', start, end)
  }
  let last = -1
  for (const [pattern, name] of conditions) {
    for (const { start, end } of reading.find(pattern)) {
      foods.push({ name, start })
      reading.claim('mustAvoid', start, end)
    }
  }
  for (const found of reading.find(refusable)) {
    const sentence = reading.sentenceAt(found.start)
    const before = reading.lower.slice(sentence.start, found.start)
    const refused =
      isRefused(before) ||
      toldAllergy.test(before) ||
      toldAllergyOfTwo.test(before) ||
      reading.follows(makesIll, found.end) ||
      (last >= 0 && isListJoint(reading.lower.slice(last, found.start)))
    if (!refused) continue
    const diet = dietWithout[found.groups.diet ?? '']
    const name = /^(?:spicy|raw)(?! fish)/.test(found.text)
      ? `${found.text.split(' ')[0]} food`
      : found.text
    if (diet) kept.push(diet)
    else foods.push({ name, start: found.start })
    last = found.end
    // "Allergic to sesame": what makes it more than a dislike is heard with it.
    const lead = toldAllergy.exec(before)?.[0].length ?? 0
    const from = reading.isFree(found.start - lead, found.start) ? found.start - lead : found.start
    reading.claim(diet ? 'food' : 'mustAvoid', from, found.end)
  }
  return { foods, diets: kept }
}
