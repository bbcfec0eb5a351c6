/** Sums that are no budget: what one thing costs, what a trip cost once, and what somebody earns. */
import { perDollar } from '#domain/money/per-dollar.ts'

const thing =
  '(?:(?:return |train |bus |ferry |plane |entry |entrance |concert |theat(?:re|er) |opera |parking |cinema )*(?:flights?|air ?fares?|fares?|tickets?|entry|entrance|admission|dinners?|lunch(?:es)?|brunch|meals?|breakfasts?|mains?|menus?|taxis?|ubers?|cabs?|transfers?|parking|visas?|insurance|massages?|drinks?|beers?|pints?|coffees?|bottles?|haircut|ski ?pass(?:es)?|lift pass(?:es)?|tours?|excursions?|boat trips?|outings?|activit(?:y|ies)|museums?|attractions?|souvenirs?|gifts?|cocktails?|wines?|shows?|gigs?|(?:cooking |surf |ski )?(?:class(?:es)?|lessons?)|treatments?|restaurants?|tasting menu))'
/** "Without flights", "hotel and flights": named for what the sum covers. */
const covers =
  '(?<!\\b(?:incl(?:uding|usive of|udes|\\.)?|without|w/o|excl(?:uding|udes|\\.)?|with|and|plus|no|before|after|besides|not counting|apart from|on top of|except|minus|less|ex) (?:the |our |any |all )?(?:international )?)'
const nearly =
  '(?:about |around |roughly |nearly |almost |over |under |below |up to |max(?:imum)? |at most |some |~ ?)*'
/** "The flight was 89 euros", "dinner for two at around 80", "meals under 15", "taxi for 50". */
const thingAt = new RegExp(
  `${covers}\\b${thing}(?: (?:to|from|at|in|for) (?:the )?[a-z]+(?: [a-z]+)?)?(?:,? (?:can|must|should|may) (?:be|cost))?(?: already| only| just)?(?: (?:was|were|is|are|at|of|for|cost|costs|costing|worth|come to|came to)(?: (?:us|me|only|just))*)? ?(?:\\(|: ?)?${nearly}$`,
)
/** "20 euros for a meal", "300 for the flight": but "900 for flights and hotel" is a budget. */
const forThing = new RegExp(
  `^,? ?(?:(?:each|pp|per person|a head) )?(?:for|per|a|on|/) ?(?:the |an? |an |our |my |one |each |every |single )*${thing}\\b(?!(?:,| and| &| ?\\+|/| or|, and) ?(?:the |our )?(?:hotels?|stay|accommodations?|food|everything|all|rooms?|activities|lodging|meals|drinks|transport|flights?|the rest))`,
)
/** "No tours over 100 bucks", "nothing touristy above 30": the most that one of them may cost, unless it is a bed. */
const noneAbove =
  /\b(?:no|avoid|without|skip|not any) (?!(?:hotels?|rooms?|beds?|more|less|budget|trip|holiday|vacation|stays?|airbnbs?|apartments?|lodging|accommodations?|places?)\b)[a-z]+(?: [a-z]+)? (?:that costs? |costing |for )?(?:over|above|more than|exceeding|dearer than|beyond) ?$/
const aMonth = /^ ?(?:a|per|each|\/) ?(?:month|year|annum)\b/
const income =
  /\b(?:earn(?:s|ing)?|salary|wages?|income|pension|on benefits|scholarship)\b[^.!?;,]{0,20}$/
/** "Last year we spent 2,000", "our last trip cost us 3,000". */
const onceSpent = new RegExp(
  `\\b(?<!\\b(?:be|get) )(?:spent|paid)(?: us| me| already)? ?(?:\\(|: ?)?${nearly}$|\\b(?:last|previous) (?:time|year|trip|holiday|one|summer|winter)\\b[^.!?;]{0,40}\\b(?:cost|was|were|came to|for)(?: us| me)? ${nearly}$`,
)

/** What one sits down to, by its own name: the sum beside it is its price, and never the trip's. */
const atTable =
  '(?:(?:dinners?|lunch(?:es)?|brunch(?:es)?|breakfasts?|suppers?|meals?|mains?|buffets?|feasts?|banquets?|tasting menus?|iftars?|suhoor|sushi|omakase|kaiseki|ramen|noodles|tempura|steaks?|pizzas?|tapas|seafood|lobsters?|oysters?|crabs?|curr(?:y|ies)|tacos|kebabs?|fondue|paella|afternoon tea|high tea|roast|counters?|restaurants?|tables?|cocktails?|rooftops?|drinks|massages?|spas?|hammams?|onsens?|baths?|shows?|concerts?|operas?|seats|tickets?))'
const bound =
  "(?:(?:for |at )?(?:under|below|less than|up to|max(?:imum)?|at most|not (?:over|above|more than)|no more than|around|about|roughly|for|that (?:isn't|is not|isnt|doesn't cost|does not cost|won't cost|costs?)|which (?:isn't|is not)|not|~)\\s?)+"
/** "A sushi counter under 15000 yen", "some kind of christmas dinner that isn't £90", "ramen for 1500 yen". */
const priceOfOne = new RegExp(
  `${covers}\\b${atTable}(?: (?!and\\b|plus\\b|or\\b)[a-z\\d:]+){0,3} ${bound}(?:the )?$`,
)
/** "Dinner for two that night, not over €70 a head", "iftar each evening (…, around €15 each)": a bound on a head, beside a meal. */
const boundOnAHead = new RegExp(`${covers}\\b${atTable}\\b[^.;!?]{0,60}[,(:] ?(?:${bound})?$`)
const isBound = new RegExp(`${bound}$`)
const atMost = /\b(?:tops|max(?:imum)?|at (?:the )?most)\b/
const aHead =
  /^ ?(?:\/ ?|per |an? )?(?:each|head|person|pp|p\.?p\.?|cover)\b(?!,? (?:an? |per )?(?:day|night|week))/
const ofTheTrip =
  /\b(?:hotels?|hostels?|rooms?|beds?|accommodation|lodging|flights?|airfare|all[- ]in|altogether|overall|in total|trip|holiday|vacation|days?|weekend|spend(?:ing)?|budget)\b/

/** Letters behind a sum in which "tops" bounds it. */
const toMost = 20
/** More dollars than that buy no meal, but a journey. */
const dearestMeal = 160

/** Whether a sum is the price of something one sits down to, and no budget of the trip. */
function isPriceOfOne(before: string, after: string, { sum, currency = 'USD' }: Sum): boolean {
  if (sum / (perDollar[currency] ?? 1) > dearestMeal) return false
  if (
    /^[^.;,]{0,12}\b(?:(?:an? |per |the |\/)day|(?:for )?(?:the )?(?:trip|weekend)|all[- ]in|altogether|in total)\b/.test(
      after,
    )
  )
    return false
  if (priceOfOne.test(before)) return true
  const said = boundOnAHead.exec(before)?.[0]
  if (said === undefined || !aHead.test(after) || ofTheTrip.test(said)) return false
  return isBound.test(before) || atMost.test(after.slice(0, toMost))
}

export interface Sum {
  /** In whole units. */
  sum: number
  currency: string | undefined
}

export function isNoBudget(before: string, after: string, said: Sum): boolean {
  if (income.test(before) || aMonth.test(after) || onceSpent.test(before) || noneAbove.test(before))
    return true
  if (/\b(?:budget|total)\b/.test(before)) return false
  return thingAt.test(before) || forThing.test(after) || isPriceOfOne(before, after, said)
}
