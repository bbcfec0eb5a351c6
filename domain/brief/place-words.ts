/** Words around names of places: what leads to one, and what only looks like one. */

/**
 * English words that are also names of towns somewhere. In lower case they are never taken for a
 * place, and with a capital only where a preposition says so.
 */
const everyday = `
a able about above accommodation action adventure afternoon again age all along also always am amazing an and any anything are
around art as asap at attend autumn away back bar bars base basic bath be beach beaches bean been before begin best better big bike black blue boat
book booked both boss box break breakfast bring brother budget bus business but buy by call camp can car cards care carry cash castle cat cats center central centre
certain chance change cheap check chill church city cities classic clean clear close club coach coast coffee cold come compact concert conference convertible cook cool cost cottage could country
couple course cover crazy culture cruise dad daily dance date dates day days deal dear deep definitely delta deluxe depart desert diet dinner direct do doctor dog dogs done down dream drink
drive each early east easy eat economy either else end enjoy enough enterprise entire escape etc even evening ever every excited experience explore express extra fair fall family fan far fast
father favor feel few fine first fish fit five flat fly flight flights follow food foodie for forest fort four free fresh friday friend friendly friends from full fun garden gay general get girls give gluten go
going golden golf good got grand great green group guess guide gym had half hall happy has hate have heading heart hello help her here hey hi high highlands hike hiking hill his history hit holiday holidays home honeymoon hope
hoping hostel hot hotel hotels hour hours house how huge i idea if important in include independence interest interested into is island islands it itinerary its jazz job join joy journey july june just keep
keen key kid kids kind know lake land large last late later lazy least leave leaving less let life light like limited limo line list little live local long look looking lot lots love low lunch luxury main make
man many map march market massage may maybe me meal meat medical meet memory middle might mind minivan miss mobile moderate mom monday money month more morning mother mountain mountains move much mum museum museums music must my name national
natural nature near need new next nice night nightlife nights no normal north not note nothing now number nut of off offer ok old on once one only open or orange order other our out over own pace pack paradise park parks part party pass peace pearl
people perfect person pet pets photo pickup place places plan plane plans plaza please pleasant plus point pool port prefer price private probably progress prospect public pub pubs put quick quiet quite rain range rather reach read reading ready real really red
relax relaxing rent require rest return rich ride right river road roadster room rooms rose round route rural sad safe sail sale same sand sandy saturday save say scenic school sea seat second sedan see senior sense set seven several shop shopping short
should show shows side simple since single sister six ski skip sky sleep slow small smart smoking snow so social solo some something soon south space spaceship special spend split spot spring spring square stadium stand star start starting stay step still stop stops store story street student style such suggest summer sun
sunday sunny super sure surf suv swim swimming table take taking tea team teen temple ten thanks that the theater theatre them then there they thing things think third this thought three through thursday ticket time tiny to today together tomorrow too top total tour touring tourist
town train transport travel traveler travelers traveller travellers treat tree trek trip trips true try tuesday turn twin two type under union unique until up us use usual vacation valley value van various vegan very via victory view views village villa visit visiting vote wagon walk walking want warm
was watch water way we wedding wednesday week weekend weeks welcome well west what wheelchair when where while white who why wife wild will wine winter wish with without woman women wonderful work world would year years yes yesterday yoga you young your zoo than most hook goes gap marks posse colon tours una sur begun mission boom opportunity manage peer shaping wells battle bury barking deal rugby stone ware casino commerce industry harmony liberal globe waters salt bad ham con pop moss lens sens hamm male mary wake sunset angers vise gold silver rock bush crown arch spa spas surprise opera interrail somewhere anywhere planning wanting thinking dreaming seeking eager could couldn need needs guidance advice assist seeking disneyland legoland disney universal
english american european italian french spanish german japanese chinese indian mexican thai greek turkish asian african british irish mediterranean scottish portuguese korean vietnamese moroccan lebanese
stag hen
sr jr mr mrs ms usd eur gbp pm etc ok tbh fyi btw pls plz thx lol diy tv wifi ac aka vs kinda gonna wanna gotta dont cant im ive were weve whats lets thats id ill
january february april august september october november december jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat
christmas easter thanksgiving halloween valentines hanukkah ramadan memorial labor presidents
`
export const everydayWords: ReadonlySet<string> = new Set(everyday.trim().split(/\s+/))

/** The last word of a name that is a sight, a house or an event, and no town. */
export const thingWords =
  /\b(?:museum|gallery|galleries|tower|bridge|zoo|park|garden|gardens|palace|temple|shrine|cathedral|church|basilica|mosque|abbey|market|bazaar|square|plaza|hall|centre|center|theat(?:er|re)|opera|stadium|arena|aquarium|observatory|statue|monument|memorial|castle|fort|fortress|ruins|walk|tour|tours|trail|cruise|safari|safaris|experience|festival|show|attractions|studios|building|library|house|pier|wharf|wheel|eye|gate|wall|hotel|hostel|inn|resort|suites|villa|mansion|retreat|lodge|spa|restaurant|café|cafe|bar|club|sanctuary|pass|adventure|zone|hub|collective|platform|branch|expeditions|marathon|conference|airport|station|university|villas|manor|loft|grand|wing|street|avenue|boulevard|mall|lagoon|waterfall|falls|cave|caves|crater|glacier|volcano)\b(?:\s+(?:no\.?\s?)?\d+)?$/i

export const houseWords =
  /\b(?:hotel|hostel|inn|resort|suites|villas?|mansion|retreat|lodge|motel|b&b|guesthouse|loft|manor|airbnb|marriott|hilton|hyatt|sheraton|ritz|four seasons|ibis|novotel|riad|ryokan|palace|grand|plaza|haven|parador)\b/i

/** What leads to where the trip begins. */
export const originLead =
  /(?<!\b(?:away|far|apart|different|hours?|minutes?|mins?|km|miles|drive|back|kilometers|kilometres|ranging|range|aside|anything|everything) )\b(?:from|leav(?:e|es|ing)(?: from)?|depart(?:s|ing|ure)?(?: from| out of|:| city:?)?|start(?:s|ing)?(?: off| out| point)?(?: from| in| at|:)|begin(?:s|ning)?(?: from| in| at)|set(?:ting)? (?:off|out)(?: from)?|tak(?:e|ing) off from|originating (?:from|in)|out of|based (?:in|out of)|liv(?:e|ing) in|located in|home(?: base| city| airport)?(?: is)?(?: in)?|fly(?:ing)? (?:out )?(?:of|from)|origin:?|i'm in|we're in|we are in|i am in|currently in)\s+(?:the\s+)?$/

/** What leads to a place to go to, so surely that an unknown name is one. */
export const destinationLead =
  /\b(?:to|toward|towards|via|through|into|in|around|visit(?:ing)?|explor(?:e|ing)|tour(?:ing)?|discover(?:ing)?|across|cover(?:ing)?|destinations?:?|see(?:ing)?|for|do|doing|about|of|including|ending (?:in|at|up in)|stop(?:s|ping)?(?: over)? (?:in|at)|stopover in|between|near|at|then|skip(?:ping)?|avoid(?:ing)?|not|instead of|rather|be|make (?:it|that)|wait,?|actually,?|preferably|especially|namely|like|such as|say|either|maybe|perhaps|possibly|e\.g\.|ideally|mainly|mostly)\s+(?:the\s+|beautiful\s+|sunny\s+|downtown\s+|central\s+|lovely\s+|gorgeous\s+|either\s+|both\s+|perhaps\s+|maybe\s+|cities of\s+)*$/

/** The same, where even a name nobody knows must be a place. */
export const surelyPlaceLead =
  /\b(?:(?<!\b(?:want|like|love|wants|going|hoping|plan|planning|need|have|looking|aim|wish|prefer|keen|able|try|trying) )to|via|from|into|towards?|in|around|trip to|go to|going to|fly to|travel to|destination:?|origin:?|leaving|departing|based in)\s+$/

/** Between two places of one list. */
export const listJoint =
  /^(?:\s*(?:,|'|"|\/|&|\+|;|->|-->|→|=>|>|-|–|\||\band\b|\bor\b|\bthen\b|\bplus\b|\balso\b|\bto\b|\bon to\b|\bfollowed by\b|\bwith\b|\bas well as\b|\bafter that\b|\bfinally\b|\bbefore\b|\bmaybe\b|\bperhaps\b|\blastly\b|\bonwards\b|\bthe\b|\d+\.|\n)\s*){1,4}$/i

/** Lower-case words inside a name: "Palma de Mallorca", "Museum of Modern Art". */
export const nameConnectors = new Set(
  'de da do dos das del della dei di du des la le les los las el al ez ash ad ar ul et op aan am der den von zu of the upon sur en na san sul'.split(
    ' ',
  ),
)
