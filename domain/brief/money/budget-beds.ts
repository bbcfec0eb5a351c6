/** Whether a sum is for the beds too: "hotel included", "for the stay", and all that is left once the flights are out. */

const beds =
  '(?:hotels?|hostels?|beds?|lodgings?|accommodations?|rooms?|apartments?|airbnbs?|riads?|guest ?houses?|ryokans?|pensions?|overnight stays?)'
const fares = '(?:flights?|air ?fares?|plane tickets?|flying)'
const whole =
  '(?:[\\s,(]*(?:together|in total|in all|total|altogether|all together|between us|for everything|for (?:both|all)(?: (?:two|three|four|five|six))?(?: of us)?|for (?:the )?(?:two|three|four|five|six)(?: of us| people)?)){0,2}'
const behind = new RegExp(
  `^${whole}[\\s,(]*(?:(?:with|incl(?:uding|\\.)?|inclusive of) (?:the |our |all )?${beds}\\b|(?:the |our )?${beds}(?: (?:is|are))? (?:included|incl\\b|inclusive)|for the (?:whole |entire )?stay\\b|(?:without|w\\/o|excl(?:uding|\\.)?|not (?:including|counting)|before|plus|except|apart from) (?:the |our |international )*${fares}\\b(?!,? (?:and|or|&|nor) (?:the )?${beds})|${fares} (?:are |is )?(?:not included|excluded|extra|not counted))`,
)
const before = new RegExp(`\\b${beds} included[,:]? [^.!?]{0,30}$`)

/** "Hotel included" tells the kind of bed as well, and flights are a way there: left to who reads those. */
const readByOthers = new RegExp(
  `hotel|hostel|room|apartment|airbnb|riad|guest ?house|ryokan|pension|${fares}`,
)

/** How many letters behind the sum say so, none where it was said before it; `undefined` where nobody said so. */
export function bedsIncluded(lead: string, after: string): number | undefined {
  const said = behind.exec(after)?.[0]
  if (said === undefined) return before.test(lead) ? 0 : undefined
  return readByOthers.test(said) ? 0 : said.length
}
