/** Words around names of places: what leads to one, and what only looks like one. */

/** The last word of a name that is a sight, a house or an event, and no town. */
export const thingWords =
  /\b(?:museum|gallery|galleries|tower|bridge|zoo|park|garden|gardens|palace|temple|shrine|cathedral|church|basilica|mosque|abbey|market|bazaar|square|plaza|hall|centre|center|theat(?:er|re)|opera|stadium|arena|aquarium|observatory|statue|monument|memorial|castle|fort|fortress|ruins|walk|tour|tours|trail|cruise|safari|safaris|experience|festival|show|attractions|studios|building|library|house|pier|wharf|wheel|eye|gate|wall|hotel|hostel|inn|resort|suites|villa|mansion|retreat|lodge|spa|restaurant|café|cafe|bar|club|sanctuary|pass|adventure|zone|hub|collective|platform|branch|expeditions|marathon|conference|airport|station|university|villas|manor|loft|grand|wing|street|avenue|boulevard|mall|lagoon|waterfall|falls|cave|caves|crater|glacier|volcano)\b(?:\s+(?:no\.?\s?)?\d+)?$/i

export const houseWords =
  /\b(?:hotel|hostel|inn|resort|suites|villas?|mansion|retreat|lodge|motel|b&b|guesthouse|loft|manor|airbnb|marriott|hilton|hyatt|sheraton|ritz|four seasons|ibis|novotel|riad|ryokan|palace|grand|plaza|haven|parador)\b/i

/** "… but Anna can't come": somebody, not something to see. */
export const personBehind =
  /^ here(?:[!.,]| ?\((?:that|it|this)(?:'?s| is) (?:my|the) name\b)|^,? ?\(?(?:yes,? )?(?:that|it|this)(?:'?s| is) (?:really |actually )?my (?:real |actual |first )?name\b|^ (?:got (?:banned|sick|drunk|lost|married|robbed|food)|broke|fell|threw|snor(?:es|ed)|gets? (?:sick|car ?sick|seasick|bored|tired|cranky))\b|^(?: (?:and|&) [a-z]+)? \((?:my|our) (?:\w+ )?(?:kids|children|teens|teenagers|twins|boys|girls|sons|daughters|toddlers|friends)\b|^ \((?:that'?s |this is |she'?s |he'?s )?(?:my|our) (?:\w+ )?(?:aunt|uncle|gran|grandma|baby|mother|father|cousin|mate|daughter|son|wife|husband|sister|brother|girlfriend|boyfriend|partner|friend|mum|mom|dad|dog|cat|niece|nephew|boss)\b|^ (?:can'?t|cannot|can not|won'?t|isn'?t|couldn'?t) (?:come|make it|join|travel|coming|joining|be there|eat)\b|^ (?:is|has) (?:an? )?(?:coming|joining|allergic|coeliac|celiac|diabetic|pregnant|scared|afraid|vegan|vegetarian|coeliac|celiac|dropped out|cancelled|turning|getting|bringing|paying)\b|^ (?:votes|voted|wants|loves|likes|hates|prefers|insists|thinks|says|snores|eats|asked|asks|dreams|turns|would love|would like)\b|^ and (?:i|me)\b|^(?: (?:and|&) [a-z]+)?,? (?:our|my) (?:\w+ )?(?:twins?|sons?|daughters?|kids|children|boys|girls|babies|friends?|(?:best |old )?mates?|bestie|sister|brother|cousin|niece|nephew|colleague|wife|husband|partner|dog|cat)\b(?=\s*(?:[,.);!?\d(]|$|(?:is|are|aged?|who|turns?|turning)\b))|^ (?:turns|is turning|turned|just turned) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|a year)\b/

/** "Lisbon, my wife, me and our baby": the first word of a request is where it goes, and those who go follow. */
export const companyBehind =
  /^, (?:my|our) (?:[a-z-]+ )?[a-z-]+(?:,|,? and|,? &|,? \+) (?:and )?(?:me|i|myself|my|our|the|a|\d|one|two|three)\b/

/** What leads to where the trip begins. */
export const originLead =
  /(?<!\b(?:away|far|apart|different|hours?|minutes?|mins?|km|miles|(?:hours?'?|hour's|minutes?|mins?|short|easy|quick|long|day's) drive|back|kilometers|kilometres|ranging|range|aside|anything|everything|rocket|shuttle|used to|views?|vistas?|panoramas?|sunsets?|sunrises?|photos?|pictures?) )\b(?:from|leav(?:e|es|ing)(?: from)?|depart(?:s|ing|ure)?(?: from| out of|:| city:?)?|(?:start|begin|commence|kick|embark|launch|jump|head|set)(?:s|ing|ning|ting|ed)?(?: (?:things|it|everything|this))?(?: (?:off|out|point))?(?: (?:on )?(?:our|my|the|this|a)(?: (?:road|little|big|whole|grand))? (?:trip|journey|tour|travels?|holiday|vacation|adventure|route|drive|cruise|itinerary))?(?: (?:off|out))?(?: from| in| at|:)|(?:start|begin|set)(?:s|ning|ting)? (?:off|out)|tak(?:e|ing) off from|originating (?:from|in)|out of|based (?:in|out of)|liv(?:e|ing) in|located in|(?<!\b(?:my|our|her|his|their|an|the|your|with) )(?:ex|dep\.?)|from (?:our|my) (?:[a-z]+ )?(?:place|home|house|flat|village|farm|base)(?: (?:in|near))?|home(?: base| city| airport)?(?: is)?(?: in)?|fly(?:ing)? (?:out )?(?:of|from)|origin:?|currently in|(?:\b(?:i|we)(?:'ve| have)?|,)(?: just| recently| now| since| then)? moved to)\s+(?:the\s+)?$/

/** Where somebody is: the goal itself, unless the message goes on to another place. */
export const presenceLead =
  /\b(?:i'm|im|i am|we're|we are|i'll be|we'll be) (?:all )?(?:(?:an? |both )?(?:[a-z]+ ){0,2}(?:students?|expats?|au pairs?|interns?|nurses?|teachers?|working|studying|stuck|stranded|posted|stationed|staying) )?in\s+$/

/** What leads to a place to go to, so surely that an unknown name is one. */
export const destinationLead =
  /\b(?:to|toward|towards|via|through|into|in|around|visit(?:ing)?|explor(?:e|ing)|tour(?:ing)?|discover(?:ing)?|across|cover(?:ing)?|destinations?:?|see(?:ing)?|for|do|doing|about|of|including|incl\.?|add(?:ing)?|ending (?:in|at|up in)|stop(?:s|ping)?(?: over)? (?:in|at)|stopover in|between|near|at|then|skip(?:ping)?|avoid(?:ing)?|not|instead of|rather|be|make (?:it|that)|wait,?|actually,?|preferably|especially|namely|like|such as|say|either|maybe|perhaps|possibly|e\.g\.|ideally|mainly|mostly|thinking(?: of| about)?|considering|fancy(?:ing)?|picked|took|try(?:ing)?|plan(?:ning|ned)?|booked|chose|choose|decided on|settled on|landed on|opted for|plumped for|agreed on|voted for|gone for|going with|go with|leaning towards?)\s+(?:the\s+|beautiful\s+|sunny\s+|downtown\s+|central\s+|lovely\s+|gorgeous\s+|either\s+|both\s+|perhaps\s+|maybe\s+|cities of\s+)*$/

/** Somebody's word for a place: "my wife said", "plan B:". */
export const saidLead =
  /\b(?:says?|said|vote(?:s|d)?(?: for)?:?|suggests?|suggested|(?:plan [abc]|choice|destination|winner|answer)(?: is|:)) $/

/** The same, where even a name nobody knows must be a place. */
export const surelyPlaceLead =
  /\b(?:(?<!\b(?:want|like|love|wants|going|hoping|plan|planning|need|have|looking|aim|wish|prefer|keen|able|try|trying) )to|via|from|into|towards?|in|around|then|afterwards|trip to|go to|going to|fly to|travel to|destination:?|origin:?|leaving|departing|based in|(?:days?|nights?|weeks?|weekend) on)\s+$/

/** Between two places of one list. */
export const listJoint =
  /^(?:\s*(?:,|'|"|\/|&|\+|;|->|-->|→|=>|>|-|–|\||\band\b|\bn\b|\bor\b|\bthen\b|\bplus\b|\balso\b|\bto\b|\bon to\b|\bfollowed by\b|\bwith\b|\bas well as\b|\bafter that\b|\bfinally\b|\bbefore\b|\bmaybe\b|\bperhaps\b|\blastly\b|\bonwards\b|\bthe\b|\d+\.|\n)\s*){1,4}$/i

/** Lower-case words inside a name: "Palma de Mallorca", "Museum of Modern Art". */
export const nameConnectors = new Set(
  'de da do dos das del della dei di du des la le les los las el al ez ash ad ar ul et op aan am der den von zu of the upon sur en na san sul'.split(
    ' ',
  ),
)

const likened =
  /^ (?:histor|ruins|remains|baths|villas?|architecture|art|food|cuisine|culture|heritage|sites?|temples?|theat|forts?|walls?|mosaics?)/

/** "A bit of Roman history": what something is like, and no town of that name. */
export const isAdjective = (name: string, behind: string): boolean =>
  /^(?:roman|norman|ottoman)$/i.test(name) && likened.test(behind)
