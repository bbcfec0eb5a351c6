/** Sums that are no budget: what one thing costs, what a trip cost once, and what somebody earns. */

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

export function isNoBudget(before: string, after: string): boolean {
  if (income.test(before) || aMonth.test(after) || onceSpent.test(before) || noneAbove.test(before))
    return true
  return /\b(?:budget|total)\b/.test(before) ? false : thingAt.test(before) || forThing.test(after)
}
