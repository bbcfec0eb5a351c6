/**
 * What is asked of a bed in the traveler's own words: where it stands ("near the main station", "in the old town"), what it has
 * ("roll-in shower", "ground floor rooms", "fenced") and what it is not. A plan books no bed; the words are kept for who does.
 */
import { isPlainBed } from '../plain-facts.ts'
import type { Found, Reading } from '../reading.ts'
import { asSaid, claimFree } from '../told-labels.ts'

const spot =
  '(?:(?:[a-z]{2,12} )?(?:main |central |train |railway |bus |metro |subway |tube |tram |ferry |cruise |underground |ski |s-bahn |u-bahn |coach )*(?:stations?|stops?|terminals?|lifts?|piers?)|metro|subway|underground|tube|tram|(?:public )?transport|airports?|ports?|harbou?rs?|marinas?|old (?:town|city|quarter|harbou?r)|historic(?:al)? (?:cent(?:er|re)|quarter)|(?:city|town|village) cent(?:er|re)|cent(?:er|re)|downtown|inner city|(?:city|town) walls|beach(?:es)?|sea|seaside|ocean|coast|lake(?:side)?|river(?:side)?|canals?|waterfront|seafront|promenade|boardwalk|mountains?|hills?|forests?|woods|countryside|nature|national park|park|slopes?|pistes?|ski (?:slopes?|runs?|area|lifts?)|gondola|trail ?heads?|trails?|university|campus|school|stadium|arena|venue|(?:conference|congress|convention|exhibition|trade fair) (?:cent(?:er|re)|hall|venue|hotel)|conference|fair ?grounds?|messe|hospital|clinic|zoo|museums?|markets?|(?:main |market |town )?square|cathedral|church|castle|palace|opera|theat(?:er|re)s?|shops|shopping(?: (?:street|area|mall|cent(?:er|re)))?|mall|supermarkets?|restaurants?(?: and bars)?|bars|cafes|nightlife|action|office|headquarters|client|start(?:(?: line)?| of the (?:race|marathon|trail|hike))|finish(?: line)?|wedding|golf course|vineyards?|thermal baths?|hot springs|spa|playgrounds?|theme park|everything|all the sights|sights|attractions|main sights|bike paths?|cycle paths?|motorway|highway|border)'
const sort =
  '(?:(?:the|an?|any|some|our|its|his|her|very|quiet|calm|nice|pretty|safe|sandy|patrolled|good|main|real|busy|local|nearest|big|small|lively|beautiful|historic|old|new|swimming|kid[- ]friendly|family|green|residential|central|train|bus|right|heart of the|cent(?:er|re) of the|middle of the|edge of the|outskirts of the) )*'
const near =
  "(?:(?:right |quite |very |really |directly |somewhere |anywhere |walkable |walking distance |easy walk )?(?:near|nearby|close to|near to|next to|beside|opposite|around|by|at|on|not (?:too )?far from|(?:with)?in (?:easy )?(?:walking|walkable) distance (?:of|to|from)|walking distance (?:of|to|from)|(?:a )?(?:short|easy|\\d{1,2}[- ]?min(?:ute)?s?'?) (?:walk|drive|ride) (?:of|to|from)|(?:\\d{1,2}|five|ten|fifteen) min(?:ute)?s'?(?: walk)? (?:from|to)|steps from|overlooking|facing|with (?:an? )?views? (?:of|over|to|on)|outside(?: of)?|away from|far from|in|inside))"
const house =
  '(?:hotels?|hostels?|motels?|apartments?|flats?|studios?|villas?|houses?|cabins?|cottages?|chalets?|lodges?|airbnbs?|air bnbs?|bnbs?|b&bs?|guest ?houses?|pensions?|riads?|ryokans?|rooms?|suites?|resorts?|campsites?|camping|place(?: to (?:stay|sleep))?|accommodations?|lodgings?|bed and breakfasts?|bungalows?|farm ?(?:house|stay)s?|somewhere|stay(?:ing)?|sleep(?:ing)?|pitch|bed|finca|condo)'

/** "Hotel near the main station", "staying in the old town", "rooms with a view of the castle". */
const ofBed = new RegExp(
  `\\b${house}(?: (?:should be|must be|has to be|to be|is|are|booked|which is|that is|that are|please|ideally|preferably|if possible|with breakfast|with parking|with (?:a )?(?:pool|kitchen|garden|balcony|sauna))){0,2},? (?:and )?(?<where>${near} ${sort}${spot}(?: (?:and|or) ${sort}${spot})?)(?![a-z'-]| (?:of|trip|tour|day|walk|pass|visit)\\b)`,
)
/** In a list of what the house has: "pool, fenced, kitchen, close to a patrolled beach". */
const listed = new RegExp(
  `(?<=[,(;:] ?(?:and |but |also )?)(?<where>(?:close to|near(?: to)?|next to|(?:with)?in walking distance (?:of|to|from)|walking distance (?:of|to|from)|not (?:too )?far from|(?:a )?(?:short|\\d{1,2}[- ]?min(?:ute)?s?) walk (?:of|to|from)) ${sort}${spot})(?= ?(?:[.,;)!?]|$|and\\b))`,
)
/** "2 nights near the stadium". */
const besideIt =
  /\bnights? (?<where>(?:near|close to|next to|by) (?:the )?(?:[a-z]+ )?(?:stadium|arena|venue|airport|station|port|fair ?grounds?|messe|hospital|campus|university|conference (?:cent(?:er|re)|venue)|wedding venue|start(?: line)?|office))(?![a-z-])/
const houses = ['lodging'] as const

/** What other readers of beds call by their own names. */
const plain =
  /^(?:near|close to|next to|by|on|at|in) (?:the |an? )?(?:beach|sea|metro|subway|tube|train station|station|public transport|cent(?:er|re)|city cent(?:er|re))$|^(?:in|at|on|by|around) (?:an? |the )?(?:mountains?|hills|nature|countryside|castle|park|school|museum|theat(?:er|re)|opera|cathedral|church|lake|river|coast|ocean|forest|woods|island|canal|conference|wedding|market|spa|sights|shops|restaurants?|bars|port|airport|border|national park)$/

const traits: readonly RegExp[] = [
  /\b(?:house ?boats?|canal boats?|narrow ?boats?)\b/,
  /\b(?:max(?:imum)?\.? |up to |under )?[€£$]?\d{1,4} ?(?:€|£|eur|euros?|pounds?|dollars?|usd|gbp|chf)? ?(?:per person|pp|a head|per head|each)[ /,]*(?:a|per|\/|each)? ?night\b/,
  /\b(?:roll[- ]?in|walk[- ]?in|wheel[- ]?in|step[- ]?free|accessible|level[- ]access|adapted|barrier[- ]free) (?:showers?|bathrooms?|rooms?|hotels?|apartments?|entrances?|toilets?)\b/,
  /\b(?:rooms?|flats?|apartments?|cottages?|house|hotel|suite)? ?(?:on the )?(?<!\w)(?:(?:ground|first|top|lower|low|high|highest|upper|higher)[- ]floors?(?: (?:rooms?|flat|apartment))?)\b(?: or (?:with )?(?:an? )?(?:lift|elevator))?/,
  /\b(?:fenced|enclosed|fully fenced|gated)(?: (?:in |off )?(?:garden|yard|pool|terrace))?(?! garden)\b/,
  /\b(?:own|private|separate|shared|direct|sea|lift|ski[- ]in(?:[- /,]+|[- ]and[- ])ski[- ]out) (?:entrance|terrace|jacuzzi|hot tub|sauna|beach access|beach|kitchen|sleeping area|living room|bedroom for (?:the )?kids|access to the (?:beach|sea|slopes))\b|\bski[- ]in[ ,/-]*(?:and )?ski[- ]out\b/,
  /\b(?:rooms? with |with )?(?:a )?separate (?:sleeping area|beds?|bedrooms?)\b|\b(?:extra|sofa|bunk|single|double) beds?\b(?: for (?:the )?(?:kids?|child|children|son|daughter|boy|girl|baby))?/,
  /\b(?:black ?out|dark) (?:curtains|blinds|rooms?)\b|\bsound ?proof(?:ed)?(?: rooms?)?\b|\bmosquito nets?\b|\b(?:ceiling )?fans? in the rooms?\b|\bcoffee (?:machine|maker)(?: in (?:the )?room)?\b|\b(?:mini ?)?fridge in (?:the |our )?room\b|\bkettle\b/,
  /\b(?:24[- ]?(?:h|hour|hours)|late|night) (?:reception|check[- ]?in|front desk)\b|\bfree cancell?ation\b|\bcancell?able\b|\bluggage storage\b/,
  /\b(?:bike|bicycle|ski|boat) (?:storage|garage|room|cellar)\b|\b(?:ev|electric|car) (?:charg(?:er|ing)(?: (?:point|station))?)\b|\b(?:secure|safe|underground|covered) (?:car )?parking\b|\bgarage\b/,
  /\bfemale(?:[- ]only)? (?:dorms?|rooms?|dormitor(?:y|ies)|hostel)\b|\bwomen'?s? (?:only )?dorms?\b|\bmixed dorms?\b/,
  /\bkids'? (?:club|pool|menu|playroom)\b|\b(?:indoor |outdoor |childrens'? |kids'? )play(?:grounds?| ?rooms?| areas?)\b|\b(?:water|pool) slides?\b|\bwater ?park in the (?:hotel|resort)\b/,
  /\b(?:(?<!self[- ])catering|chef|cook|butler|maid|daily cleaning|room service)(?= (?:included|at the house|in the house)|,|\.|$)(?: (?:included|(?:at|in) the house))?/,
  /\b(?:caldera|canal|lake|mountain|city|ocean|river|garden|castle|beach|harbou?r|volcano|jungle|skyline|park|valley|forest|eiffel tower|pool|fjord|glacier|desert)[- ]views?\b|\bwith (?:an? )?(?:nice |great |good |beautiful |amazing |lovely |stunning )?views?\b(?! (?:of|over|from|to))/,
  /\b(?:at least |min(?:imum)? )?(?:two|three|2|3) (?:separate )?bathrooms?\b|\blarge (?:kitchen|dining table|living room)\b|\bbig (?:kitchen|table|dining table|living room)\b/,
  /\bsleeps? (?:at least |up to )?\d{1,2}\b|\b(?:big|large|spacious) enough for (?:all(?: of us)?|everyone|everybody|us all|\d{1,2})\b/,
  /\b(?:open fire|log burner|wood stove|log fire)\b|\bfireplace\b/,
  /\b(?:not (?:more|over) than|no more than|max(?:imum)?\.?|at most|only) (?:[2-9]|two|three|four|five) (?:hotels|different hotels|bases|accommodations)\b/,
  /\bnot? (?:a )?(?:dorms?|hostels?|airbnbs?|hotels?|all[- ]inclusive|resorts?|luxury (?:lodges?|hotels?|resorts?))\b(?! (?:needed|necessary|required|fire|car|stove))/,
  /\b(?:walk ?able|walking) (?:area|neighbou?rhood)\b|\b(?:lively|trendy|local|residential|calm|artsy|hip) (?:area|neighbou?rhood|district|quarter|part of town)\b/,
  /\badults?[- ]only\b(?= ?(?:pool|floor|section))|\bsuite\b/,
]
const turnedDown = /\b(?:no|not|without|don'?t (?:want|need|like)|hate|avoid)(?: an?| any| the)? $/
/** Words that mean a bed only where one is spoken of. */
const speaksOfBed = new RegExp(`\\b(?:${house}|kitchen|pool)\\b`)
const onlyOfBed =
  /^(?:fenced|enclosed|gated|garage|suite|fireplace|kettle|open fire|log fire|with |catering|chef|cook|butler|maid|extra|sofa|bunk|single|double|not? )|view|area|neighbou?rhood|district|quarter|part of town|garden$/

export function readBedWords(reading: Reading): string[] {
  const found: { at: number; end: number; said: string }[] = []
  const add = ({ start, end }: { start: number; end: number }, said: string) => {
    if (found.some((each) => start < each.end && each.at < end)) return
    found.push({ at: start, end, said })
    claimFree(reading, 'lodging', start, end)
  }
  for (const each of [ofBed, listed, besideIt].flatMap((pattern) =>
    reading.find(pattern, ...houses),
  )) {
    const where = each.groups.where ?? ''
    // A part of town that has been read is told as such.
    const isArea = !reading.isFree(each.end - (/[a-z]+$/.exec(where)?.[0].length ?? 1), each.end)
    if (isArea || plain.test(where) || isNoBed(reading, each)) continue
    add(
      { start: each.end - where.length, end: each.end },
      asSaid(reading, each.end - where.length, each.end),
    )
  }
  for (const pattern of traits)
    for (const { start, end, text } of reading.find(pattern, 'lodging')) {
      const isNo = /^not? /.test(text)
      if (!isNo && reading.leads(turnedDown, start, 24)) continue
      if (onlyOfBed.test(text) && !reading.says(speaksOfBed)) continue
      add(
        { start, end },
        asSaid(reading, start, end).replace(/^(?:an?|with|rooms? with) (?:an? )?/, ''),
      )
    }
  return found.toSorted((a, b) => a.at - b.at).map(({ said }) => said)
}

/** "Somewhere near the sea" asks for a town; "a restaurant … room at the castle" is none of ours. */
function isNoBed({ lower }: Reading, { start, text }: Found): boolean {
  const goal =
    /^(?:somewhere|place|stay|staying) (?:by|near|close to|on|in|with|at|around|next to) /.test(
      text,
    )
  return (
    (goal &&
      /\b(?:quiet|nice|pretty|small|warm|sunny|some|any|lovely|good|want|a)? ?$/.test(
        lower.slice(0, start),
      ) &&
      /^(?:somewhere|place)/.test(text)) ||
    /\b(?:tea|tasting|meeting|conference|dining|engine|court|throne|changing|living) $/.test(
      lower.slice(Math.max(0, start - 12), start),
    )
  )
}

const isWhere = new RegExp(`^${near} ${sort}${spot}`)

/** Whether a wish is one that is kept in its own words. */
export function isBedWord(said: string): boolean {
  const wish = said.toLowerCase()
  if (/^(?:or in |no [a-z])/.test(wish) || isPlainBed(wish)) return true
  if (/^(?:nice|great|good|beautiful|amazing|lovely|stunning) views?$/.test(wish)) return true
  if (['near the beach', 'near the station', 'quiet'].includes(wish)) return false
  return isWhere.test(wish) || traits.some((pattern) => pattern.exec(wish)?.index === 0)
}
