/**
 * Places that a request tells of and does not ask for: where one changes planes, has been, lives or
 * was born; what something is compared with or named after; what somebody else would like.
 */

import { passNamesBesideGoals } from './names/names-beside-goals.ts'
import type { AssignedMention } from './place-roles.ts'
import { listJoint } from './place-words.ts'
import { goesThere, isAskedFor, sought } from './places/asked-places.ts'
import { arrivalLead, isGivenUp } from './places/given-up-places.ts'
import { shorthand } from './places/place-mentions.ts'
import { passOnward } from './places/told-ways.ts'
import type { Reading } from './reading.ts'

/** Passed on the way: only where another place is the goal, since "8 hours in Doha" may be asked for. */
const passingLead =
  /(?<!\bstop-?over (?:in|at)\b[^.!?]{0,40})\b(?:on (?:(?:the|our|my) )?way|en route) (?:back |home |on )?from [^.!?,]{2,30} to\s+(?:the )?$|\b(?:pass(?:ing|es)?|connect(?:ing|ion|s)?|transit(?:ing)?|chang(?:e|es|ing)(?: (?:planes|trains|flights|buses))?|lay-?overs?|stop-?overs?|refuel(?:s|l?ing)?|(?:short|quick|brief|hour|h|hr|minute) stop|stop of [^.,;!?]{1,16})(?: briefly| quickly)? (?:through|via|in|at|over)\s+(?:the )?$|\b(?:fly|flying|flights?|plane|airport|lay-?over)\b[^.!?]{0,40}\b(?:via|through)\s+$/
/** "A night on a boat in Halong Bay" is a stay, and no arrival by ship. */
const sleepsAboard =
  /\bnights? (?:on|aboard) (?:an? |the )?(?:[a-z]+ )?(?:boat|ship|junk|cruise) (?:in|at|on) (?:the )?$/
/** Into one city and out of another: both are goals. */
export const leavesElsewhere =
  /\b(?:out of|(?:leav|depart|fly)\w*(?: home| back| out)? from|(?:home|back) from|(?:and|then|,) (?:it )?(?:leaves|departs|leave|depart) (?!from|at|on|by|the|in|around|again)[a-z]+)\b/
const pastLead =
  /\b(?:last (?:year|time|summer|winter)|was|did|were|went)\b[^!?]{0,40}[,;(.] (?:and )?before that(?: it was| (?:we|i) did)?\s+(?:the )?$|\b(?:had (?:our|my|the) (?:honeymoon|wedding|anniversary|reunion)|(?:our|my|the) (?:honeymoon|wedding) was) (?:in|on|at)\s+(?:the )?$|\b(?:(?:loved|enjoyed|liked|adored)(?: in)?|did|we were in|i was in|were in|back from|(?:came|got|just|fresh) (?:back|home) from|returned from|spent (?:[\w-]+ ){1,4}in|lived in|used to live in|know|know all of|studied (?:in|at)|worked in|used to (?:be|work|live|study|teach)\b[^.!?,;]{0,24} (?:in|at)|(?<=[,;(] )before that(?: (?:we|i) (?:lived|were|was|did))?(?: it was)? in|the (?:time|year|summer|winter|spring|autumn|trip) before(?: that)?(?:,? (?:it )?was|,? we did)?(?: (?:in|to))?|got (?:robbed|mugged|sick|ill|scammed|lost|stuck|food poisoning) in|(?:saw|had|tried|did|done|seen) (?:it|that|one|them|this|those)(?: (?:already|before))? in|since (?:uni|university|college|school) in|thinking back to)\s+(?:the )?(?:(?:bay|gulf|coast) of )?$|\b(?:he|she|they|my ex[a-z-]*)(?: had)?(?: always)? wanted\b[^.!?]{0,30}\b(?:in|to)\s+(?:the )?$|\b(?:threads?|posts?|articles?|blogs?|guides?|videos?|everything)(?: (?:is|are|was|were))?(?: (?:all|only|mostly|just))? (?:about|on)\s+(?:the )?$/
const pastBehind =
  /^,? (?:last (?:year|time|summer|winter|spring|autumn|fall|month|week|may|june|july|august)|in (?:19|20[01]\d|202[0-6]|'?[5-9]\d)|(?:[\w-]+ )?(?:years?|yrs?|months?|weeks?) ago|(?:we|i)(?:'ve| have| had)? (?:already |all |both )*(?:seen|done|been to|visited|did|know|knew|saw|had)(?=\s*(?:[.,;!)]|$|before|already|twice|and\b|last\b))|by heart|inside out|already|once(?! (?:we|i|the|it|there)\b)|before(?! (?:that|it|we|i|the|our|[a-z]+ing)\b)|twice|three times|the (?:year|summer|winter) (?:after|before)(?! that\b)|many times|loads of times|(?:was|were) (?!(?:going|supposed|meant)\b))\b/
const lifeLead =
  /\b(?:until|till|before|by when|because) (?:i|we) (?:have to|need to|must|should|got to) be (?:back )?(?:in|at)\s+$|\b(?:since|when|as) (?:i|we|he|she|they|mum|mom|dad|my [a-z]+) (?:was|were)(?: (?:still|only|just))?(?: (?:an?|the))?(?: [a-z]+){0,2} (?:in|at)\s+$|\b(?:(?:go|going|fly|flying|head|heading) home to|honeymooned(?: (?:at|in) [^.!?,]{2,24})?|met(?: [a-z]+ing(?: [a-z]+)?)?|where (?:we|i|they|he|she|it)(?: all| both| once)? (?:met|married|grew up|lived?|honeymooned|studied|worked?|began|started|got [a-z]+|were [a-z]+):|got (?:engaged|married)|were married|grew up|was born|were born|born|raised|comes? from|moved|(?:fly|flying|change|changing)(?: trains| planes)? (?:via|in|at))\s+(?:(?:in|to)\s+)?$|\b(?:lives|resides|studies) in\s+$|\b(?:work(?:s|ing)?|teach(?:es|ing)?(?: [a-z0-9]+){0,4}|office|job|posted|stationed|headquarters|company|employer)(?: is| are| me| us)?(?: (?:out|over|up|down|back))? (?:in|at|to)\s+$/
const earlierLife =
  /\b(?:honeymooned|got (?:engaged|married)|grew up|was born|were born|lived)\b[^.!?]{0,40}$/
const goesBack =
  /\b(?:(?:go|going|come|get|fly|be) (?:back|there)|return(?:ing)?|tak(?:e|ing) (?:her|him|them|mum|mom|dad|nan|gran) (?:back|there|home))\b|\b(?:days?|nights?|weeks?|weekend) there\b/
const relation =
  '(?:sister|brother|friends?|cousins?|aunt(?:ie|y)?|uncle|nan|nana|nanny|granny|grandad|grandpa|grandmother|grandfather|mates?|bestie|parents|mum|mom|dad|mother|father|son|daughter|family|relatives|colleagues?|neighbours?|boss|grandparents|gran|grandma|niece|nephew|in-laws|flatmates?|roommates?|husband|wife|partner|girlfriend|boyfriend|she|he|they|half of us|some of us|others?|the rest)'
const relativeLead = new RegExp(
  `(?<!\\b(?:visit|visiting|see|seeing|join|joining|meet|meeting|with|at) (?:(?:my|our|her|his|their) )?(?:[a-z]+ )?)\\b${relation}(?:'s)? (?:who |that )?(?:(?:now|currently|all|both|still) )?(?:liv(?:es?|ing)|moved|works?|studies|is (?:from|based|coming)|are (?:from|based|coming)|comes?|flies|fly|lives?|lived)(?: over| down| up| back| now)? (?:in|from|to|at|out of)\\s+$`,
)
/** "My wife's side are in Split, mine are in Gdynia", "the kids are staying with Nana in Timaru", "from our mosque in Leeds". */
const livesThere =
  /\b(?:(?:(?:my|our|his|her|their) )?(?:[a-z]+'s|my|our|his|her|their) (?:side|half|lot|people|folks|family)(?: of the family)?|mine|his|hers|theirs|yours)(?: (?:is|are|live|lives|all|both|still))+ (?:in|from|near)\s+$|\b(?:kids|children|dogs?|cats?|boys|girls|baby|toddler|twins|son|daughter) (?:(?:is|are|will|be|'ll|'re) )*(?:stay(?:s|ing)?|remain(?:s|ing)?) (?:behind )?with (?:[a-z]+ ){1,3}in\s+$|\b(?:from|of|with) (?:my|our|the) (?:[a-z]+ )?(?:mosque|church|parish|synagogue|temple|school|college|choir|club|team|band|office|company|firm|society|gym|practice|hospital) in\s+$/
/** "My brother in Cork offered to have us". */
const offersBehind = /^ (?:offer(?:s|ed)|invited?|keeps?|kept|has offered|would have|says?|said)\b/
const bracketed = new RegExp(
  `\\b(?:${relation}|i|me|myself|uni|university|college|school|work|office|job) \\($`,
)
/** Named for what it is measured by: "as pretty as Prague", "the Venice of the north". */
const likenessLead =
  /\b(?:recomm?ended|prefers?|preferred|picked|chose|choose|suggested) [\w' -]{3,24} over\s+$|\b(?:as|than|reminds? (?:me|us) of|similar to|compared (?:to|with)|versus|unlike|alternative to|mini|little)\s+$|(?<!\b(?:would|'d|might|we|i|they|also|really|both|all|you|more) )\blike\s+$/
/** A film, a book, a match: "we watched Emily in Paris", "after seeing Barcelona beat Madrid". */
const storyLead =
  /\bwatch(?:ed|ing)(?: the (?:film|movie|series))? $|\bemily in $|\bdeath in $|\b(?:watch(?:ed|ing)|read(?:ing)?|film|movie|series|novel|book|song|tv show|the show|episode|documentary|podcast|article)\b(?:(?!\b(?:and|so|now|but|then)\b)[^.!?]){0,40}$/
const matchBehind =
  /^ (?:beat|beating|against|won(?!\s*(?:[,.;!:]|$| the vote| out))|win|lost|play(?:s|ed|ing)?)\b/
const matchLead = /\b(?:beat|beating|against)\s+$/

/** "The Galapagos cruise is booked": what is arranged already needs no plan. */
const arranged =
  /^,? (?:after(?:wards)?,? )?(?:which|that|but (?:that|it))(?:'?s| is| are| was)? (?:already |all |been )*(?:booked|sorted|arranged|paid|organi[sz]ed)\b|^ (?:cruise|safari|tour|trek|retreat|package)(?: part| leg)? (?:is|are|has been|was)(?: already| all)? (?:booked|sorted|arranged|paid|organi[sz]ed)\b/

/**
 * A statement about somebody's life or way, not a wish: a subject and a verb that asks for nothing.
 * Wishes speak of wanting, going and staying, and of the events for which one travels.
 */
const clauseEnds =
  /[.,;:!?()\n]|\b(?:but|and|so|because|since|while|although|though|as|when|after|before|if|that)\b/
const statement = new RegExp(
  `^\\s*(?:i|we|he|she|they|it|everyone|everybody|people|nobody|(?:my|our|his|her|their|the) (?!rest|remain|other|last|first)(?:[a-z'-]+ )?[a-z'-]+)(?:'ve|'s|'re|'m)? (?:(?:all|both|just|only|really|always|still|once|also|already|recently|originally|currently|usually|then) )*(?:have |has |had |is |are |was |were |am )?(?:been |being )?(?!WISHES)[a-z]+\\b`.replace(
    'WISHES',
    "(?:want|wants|wanted|would|will|'d|'ll|need|needs|plan|plans|planning|planned|hope|hopes|hoping|wish|fancy|fancies|go|goes|going|gonna|travel|travell?ing|visit|visits|visiting|stay|stays|staying|spend|spending|have|has|got|in|off|to|on|at|for|can|could|should|shall|must|may|might|dream|dreamed|dreamt|dreaming|always|longed|consider|considering|prefer|see|seeing|do|doing|start|starting|begin|beginning|end|ending|finish|head|heading|drive|driving|cycle|cycling|hike|hiking|walk|walking|sail|sailing|take|taking|book|booked|looking|look|like|love|loves|come|coming|meet|meeting|explore|exploring|tour|touring|celebrate|celebrating|thinking|think|bound|getting|invited|free|here|there|about|keen|set|interested|excited|deciding|choosing|torn|tempted|after|combine|combining|do|move on|continue|return|relax|thought|thinking|of|from|with)",
  ),
)
const eventWords =
  /\b(?:wedding|conference|party|concert|meetings?|funeral|reunion|match|festival|exam|fair|congress|appointment|course|workshop|birthday|marathon|ceremony|graduation)\b/

/** A name used like an adjective: "a Boston cream pie", "my Berlin friends". */
const adjectiveLead =
  /\b(?:an?|my|our|his|her|their|some|any|real|proper|authentic|original|good|best|favou?rite|love|loves|like|likes|eat|eating|try|old|fellow|wear|wearing|collect|cook|bake|drink)\s+$/
const nounBehind =
  /^[ -](?!(?:in|with|for|and|or|at|on|by|to|from|of|near|between|plus|then|is|as|not|no|my|our|the|an?|all|this|next|without|via|but|has|have|over|during|again|before|after|while|because|since|so|if|when|where|who|that|which|too|also|very|really|more|most|first|last|only|just|maybe|please|early|mid|late|was|were|are|will|would|can|could|should|until|till|through|around|instead|together|alone|again|there|here|now|one|two|three|four|five|six|seven|eight|nine|ten|weekend|trip|break|holiday|vacation|getaway|city|tour|visit|stay|adventure|honeymoon|itinerary|week|days?|nights?|experience|old|town|markets?|museums?|beach(?:es)?|sights?|sightseeing|sunsets?|temples?|ruins|canals|nightlife|food|shopping|islands?|region|area|coast|side|itself|proper|somewhere|next|every|each|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b)[a-z]{3,}\b/

/** "Somewhere between Florence and Rome": neither of the two. */
const betweenLead =
  /(?:\b(?:live|lives|living|based|somewhere|anywhere|halfway|half[- ]way|midway|something|a place|village|town|stop|break)(?:[ -]in)?|^|[.,;:] ?) between\s+(?:the )?$|^between\s+(?:the )?$/

/** A named road is the way, where places on it are the goals. */
const roadName = /\b(?:highway|route|road|parkway|trail|nc500|pch)\b|\bway$|coast 500/i

/** What is made in a place's manner or bears its name, and is had elsewhere as well. */
export const productBehind =
  /^(?:'s)?[- ](?:(?:style|themed|inspired|type|like|days|years)\b|(?:(?!(?:in|with|for|and|or|at|on|by|to|from|of|near|between|plus|then|is|as|not|no|my|our|the|an?|all|this|next|without|via|but|has|good|great|cheap|some)\b)[a-z-]+ )?(?:fashion|strip(?: steak)?|hats?|sausages?|cheese(?:cakes?|steaks?)?|cream pies?|sprouts?|wings|beef|hams?|pizzas?|bagels?|buns?|hot ?dogs?|pudding|sandwich(?:es)?|schnitzels?|pastries|tarts?|mustard|tea ?cakes?|porcelain|china|carpets?|rugs?|lace|leather|crystal|prices?|crowds|traffic|rents?|accents?|exhibitions?|exhibits?|records?|jersey|shirt|guidebook|poster|books?|films?|movies?|fans?|supporters?|friends|office|colleagues?|cousins?|nuts?|belly|developers?|programmers?|flat|apartment|house|airport|flight))\b(?! (?:tour|weekend|trip|crawl|hunt|class))/

/** "I heard Thailand has monsoon then". */
const hearsayLead = /\b(?:heard|read|know|hear|told)(?: (?:me|us))?(?: that)? $/
const hearsayBehind =
  /^ (?:has|have|gets?|(?:is|are|was|can be)(?: (?:so|too|very|really|quite))? (?:rainy|hot|cold|wet|humid|dangerous|unsafe|closed|full|packed|flooded|expensive))\b/
/** "I work for Bank of Montreal": what bears the name of a place is no journey there. */
const institutionLead =
  /\b(?:bank|universit(?:y|ies)|uni|college|institute|archbishop|bishop|mayor|duke|treaty|battle|siege|school) of (?:the )?$/

/** Said to tell where something is: the goal itself, where nothing else is one. */
const nearLead = /\b(?:near|close to|next to|just outside(?: of)?)\s+(?:the )?$/
export const bedNear =
  /\b(?:cabins?|house|cottage|villa|hotel|lodge|chalet|airbnb|apartment|flat|place to stay|gite|farmhouse|agriturismo|campsite|hostel|b&b|guest ?house|resort|treehouse|rental)s? (?:(?:in|on|by) (?:the )?[^.,;!?]{3,24} )?(?:somewhere )?(?:near|close to|next to|just outside(?: of)?) (?:the )?$/
const homeBehind =
  /^,? (?:is|'s|being) (?:where|home|our home|my home)\b|^,?[^.!?,;()]{0,24}\b(?:(?:grew up|was born|were born|live|lived|work|worked|studied|been) there)\b/
/** "Thank you again for the wonderful trip to Madeira". */
const thanksLead =
  /\bthank(?:s| you)[^.!?]{0,40}(?:trip|holiday|stay|time|visit|weekend) (?:to|in|at)\s+(?:the )?$/
/** "Grandma in Milwaukee has them": who is there stays there. */
const keeperLead = new RegExp(`\\b${relation} (?:back |over |up |down )?in (?:the )?$`)
const keeperBehind =
  /^ (?:has|have|had|(?:is|are|'s) (?:watching|minding|looking|taking|keeping|having|babysitting)|minds?|watch(?:es)?|takes?|will (?:take|have|look)|looks? after)\b/
const acquaintance =
  /\b(?:friends?|sister|brother|cousin|aunt|uncle|son|daughter|colleagues?|family|neighbours?) (?:in|from)\s+$/
/** "Kansas is just to get across". */
const onlyCrossed =
  /^,? (?:- )?(?:(?:but )?(?:we(?:'re| are)?|i(?:'m| am)?|that'?s|it'?s|which is) )?(?:(?:only|just|merely|simply|literally) )+(?:there )?(?:(?:to|for|a|an|the|my|our) )*(?:quick |short )?(?:chang(?:e|es|ing)|connect(?:ing|ion)|transit(?:ing)?|refuel\w*|lay-?over|passing through|driving through)\b|^,? (?:to change|changing) (?:planes?|trains?|flights?|buses)\b|^,? (?:is|are|was|would be|'s) (?:only |just |merely |simply |really )*(?:there )?(?:(?:to|for) (?:get|gett?ing|driv(?:e|ing)|pass(?:ing)?|cross(?:ing)?|rid(?:e|ing)|rac(?:e|ing))(?: (?:across|through|past|over|in transit))?(?=\s*(?:[.,;!?)]|$))|on (?:the|our) way\b|in transit\b|a (?:drive|pass)[ -]?through\b|(?:where|for) (?:we|i) (?:change|land|connect|refuel)\b)/
const onTheWay =
  /^,? (?:then )?(?:(?:a|by|the|with a) )?(?:taxi|bus|coach|train|ferry|boat|transfer|shuttle|hire car|rental car|drive|cab) (?:on |over |up |down )?to\b|^(?: by [a-z]+(?: [a-z]+)?| on the [a-z]+(?: [a-z]+)?)?,? (?:and )?then (?:(?:take|catch|get|hop on) )?(?:by |the |a |an )(?:taxi|bus|coach|train|ferry|boat|ship|hydrofoil|catamaran|helicopter|little plane|plane)(?: (?:over|across|on|out|up|down|from there))?(?=\s*(?:[.,:;!?)]|$| to\b))|^,? (?:(?:only |just )?on (?:the|our|my) way|en route|in transit|to change|for (?:the|our|my|a) (?:connection|connecting|layover|transfer))\b/

/** "Windhoek, the dunes near Sossusvlei, …": one of the goals of a list, by the land around it. */
const landNear =
  /(?:[,:] |\band )the (?!(?:airport|station|hotel|house|port)\b)[a-z]+(?: [a-z]+)? (?:near|close to|next to) (?:the )?$/
/** "With Verona and Bologna on the way": stops that are asked for. */
const wayBehind = /^,? (?:on (?:the|our) way|en route)\b(?! to\b)/
const stopsLead =
  /\b(?:with|including|visit(?:ing)?|see(?:ing)?|stopping(?: off)? (?:in|at))\b[^.!?;]{0,40}$/

/** "Our sons are grown, one in Dallas, one in Leeds": where each of them lives; of beds and days one counts other things so. */
const eachElsewhere =
  /\b(?:kids|children|sons|daughters|twins|brothers|sisters|siblings|grand(?:sons|daughters|kids|children)|cousins|nieces|nephews|boys|girls|they|they're|they've)\b(?:(?!\b(?:nights?|days?|weeks?|weekends?|stops?|bases?|beds?|rooms?|hotels?|hostels?|flats?|apartments?|houses?|cabins?|trips?|legs?|rest|stay|spend|sleep)\b)[^.!?]){0,90}?[,(;:–-] ?(?:and )?(?:(?:the )?(?:one|other|another|eldest|oldest|elder|older|youngest|younger|middle|first|second|third)(?: one)?) (?:(?:is|lives|now|works|studies|settled|over|out|up|down) )*in (?:the )?$|\b(?:kids|children|sons|daughters|twins|brothers|sisters|siblings|grand(?:sons|daughters|kids|children)|cousins|they|they're)\b(?:(?!\b(?:nights?|days?|weeks?|stay|hotels?)\b)[^.!?]){0,60}?[,(;:–-] ?one in [^.!?]{2,24} and (?:(?:the )?(?:one|other|another|second))(?: one)? in (?:the )?$/

const metThere =
  /^[^.!?]{0,100}\b(?:see|visit|join|meet|stay with)(?:ing)? (?:both|them|her|him|each|all|everyone)\b/

/** Takes the role of a goal from places that are only told of, where another is the goal or one is sought. */
export function tellOf(mentions: AssignedMention[], reading: Reading, goalsKnown: boolean): void {
  for (const mention of mentions) {
    if (mention.role !== 'destination') continue
    if (isGivenUp(reading, mention)) mention.role = 'passed'
  }
  passNamesBesideGoals(mentions, reading)
  passOnward(mentions, reading)
  for (const [index, mention] of mentions.entries()) {
    const next = mentions[index + 1]
    if (!reading.leads(betweenLead, mention.start, 40)) continue
    if (next && reading.lower.slice(mention.end, next.start) === ' and ') {
      mention.role = 'passed'
      next.role = 'passed'
    }
  }
  const told = mentions.filter(
    (mention) =>
      mention.role === 'destination' &&
      isTold(reading, mention, goalsKnown) &&
      !isWhereInLand(reading, mention, mentions),
  )
  const goals = mentions.filter(({ role }) => role === 'destination')
  // "Most threads are about Yerevan or Baku": what is told of one is told of its list.
  for (const [index, goal] of goals.entries()) {
    const before = goals[index - 1]
    if (!before || told.includes(goal) || !told.includes(before)) continue
    const lead = reading.lower.slice(Math.max(0, before.start - 70), before.start)
    if (!pastLead.test(lead) || isAskedFor(reading, goal)) continue
    if (/^(?:,| or| and|, or|, and) $/.test(reading.lower.slice(before.end, goal.start)))
      told.push(goal)
  }
  const asked = goals.filter((each) => !told.includes(each) && isAskedFor(reading, each))
  for (const goal of goals) {
    if (told.includes(goal)) continue
    // "Iceland ring road, 10 days": the days are those of the country in front of it.
    const along = goals.some(
      (each) =>
        each.end + 1 === goal.start &&
        each.ref.kind === 'country' &&
        each.ref.country === goal.ref.country,
    )
    if (along && roadName.test(goal.name)) told.push(goal)
    if (told.includes(goal) || asked.includes(goal)) continue
    if (goals.length > 1 && roadName.test(goal.name) && !isMemberRegion(reading, goal, goals))
      told.push(goal)
    else if (asked.length > 0 && isStated(reading, goal, asked)) told.push(goal)
  }
  // A later message tells of places as well: "we land in Newark at three".
  const last = goals.at(-1)
  const elsewhere =
    goalsKnown && last && !/\bthere\b|\binstead\b/.test(reading.lower.slice(last.end))
  if (goals.every((each) => told.includes(each)) && !elsewhere && !reading.says(sought)) {
    // "Flying into Ontario airport, 3 days near Joshua Tree": what is near is the goal then.
    const near = told.filter(({ start }) => reading.leads(nearLead, start, 30))
    for (const mention of near.length > 0 ? told : [])
      if (!near.includes(mention)) mention.role = 'passed'
    // "We honeymooned in Las Vegas. Now we want the real Paris": only told of, so it is asked about.
    for (const mention of goals.length === 1 ? told : [])
      if (!reading.follows(goesBack, mention.end) && reading.leads(earlierLife, mention.start, 70))
        mention.stray = true
    return
  }
  for (const mention of told) {
    // "Flying to Paris and driving down to Nice": a stay there, or only the airport?
    if (!goalsKnown && asked.length === 0 && isFlownTo(reading, mention)) mention.stray = true
    else mention.role = 'passed'
  }
}

/** "Cape Town, the Garden Route and Addo": a region by its road, in a list of goals. */
function isMemberRegion(
  reading: Reading,
  { start, end, candidates: [best] }: AssignedMention,
  goals: readonly AssignedMention[],
): boolean {
  const isJoined = (from: number, to: number) =>
    from < to && /^(?:,|,? and|,? then| &) (?:the )?$/.test(reading.lower.slice(from, to))
  return (
    best?.kind === 'region' &&
    goals.some((each) => isJoined(each.end, start) && /^, | and /.test(reading.lower.slice(end))) &&
    goals.some((each) => isJoined(end, each.start))
  )
}

/** "A holiday in Turkey, near Antalya": where in the land that is the goal. */
function isWhereInLand(
  reading: Reading,
  { start, ref }: AssignedMention,
  mentions: readonly AssignedMention[],
): boolean {
  const isGoal = (each: AssignedMention) => each.role === 'destination' && each.start !== start
  return (
    reading.leads(nearLead, start, 30) &&
    ref.kind === 'city' &&
    mentions.some((each) => isGoal(each) && each.ref.kind === 'country') &&
    mentions.every(
      (each) => !isGoal(each) || (each.ref.kind === 'country' && each.ref.country === ref.country),
    )
  )
}

function isFlownTo(reading: Reading, { start, end, candidates: [best] }: AssignedMention): boolean {
  return (
    best?.listed !== undefined &&
    /\bfl(?:y|ies|ying) to $/.test(reading.lower.slice(Math.max(0, start - 20), start)) &&
    /^,? (?:and|then|and then) (?:[a-z]+ ){1,3}to\b/.test(reading.lower.slice(end))
  )
}

/** Named in a statement, or like an adjective, apart from the places that are asked for. */
function isStated(
  reading: Reading,
  { start, end, name }: AssignedMention,
  asked: readonly AssignedMention[],
): boolean {
  if (asked.some((each) => each.name === name)) return false
  if (reading.follows(goesThere, end, 70)) return false
  const joined = asked.some(
    (each) =>
      listJoint.test(reading.lower.slice(each.end, start)) ||
      listJoint.test(reading.lower.slice(end, each.start)),
  )
  if (joined) return false
  const lead = reading.lower.slice(Math.max(0, start - 90), start)
  if (adjectiveLead.test(lead) && reading.follows(nounBehind, end)) return true
  const clause = lead.split(clauseEnds).at(-1) ?? ''
  // "… and the coast around Kaş" has no verb.
  if (/^\s*the (?:[a-z]+ ){1,3}(?:around|near|along|by|of|beyond|south of|north of) $/.test(clause))
    return false
  // "… and the wine region Kakheti": what it is stands before its name.
  if (
    /\b(?:region|valley|village|town|city|island|lake|area|province|park)(?: of| called)? $/.test(
      clause,
    )
  )
    return false
  // "My boss is sending me to Stuttgart".
  if (/\b(?:me|us|him|her|them) (?:along )?(?:to|into) (?:the )?$/.test(clause)) return false
  const sentence = reading.sentenceAt(start).text
  return statement.test(clause) && !eventWords.test(sentence) && !leavesElsewhere.test(sentence)
}

function isTold(reading: Reading, mention: AssignedMention, goalsKnown: boolean): boolean {
  const { start, end } = mention
  const lead = reading.lower.slice(Math.max(0, start - 70), start)
  const after = reading.lower.slice(end, end + 70)
  const leads = (words: RegExp) => reading.mayMatch(words) && words.test(lead)
  const follows = (words: RegExp) => reading.mayMatch(words) && words.test(after)
  if (follows(productBehind)) return true
  if (follows(goesThere)) return false
  if (reading.leads(eachElsewhere, start, 130) && !reading.follows(metThere, end)) return true
  // "We need 3 days in Quito before": before what follows, not an earlier visit.
  const ahead =
    /^,? before\b/.test(after) &&
    isAskedFor(reading, mention) &&
    !/\b(?:spent|had|was|were|been|did|stayed)\b/.test(lead)
  if (follows(pastBehind) && !ahead) return true
  if (follows(onlyCrossed)) return true
  if (follows(homeBehind) || leads(bracketed) || follows(arranged)) return true
  if (
    leads(storyLead) &&
    !/\bplay(?:s|ing)? (?:in|at)\s+$/.test(lead) &&
    /\b(?:watch(?:ed|ing)|film|movie|series|in|about|of|on|called|set in)\s+$/.test(lead)
  )
    return true
  if (leads(thanksLead)) return true
  if (leads(keeperLead) && follows(keeperBehind)) return true
  if (follows(matchBehind) || leads(matchLead)) return true
  if (isAskedFor(reading, mention)) return false
  if (shorthand(mention.name) && /^[A-Z]{3}$/.test(reading.plain.slice(start, end)))
    return !(/\b(?:in|to)\s+$| (?:-*>|→) $/.test(lead) || /^ (?:-*>|→) /.test(after))
  const advised =
    leads(acquaintance) &&
    /^ (?:recommend|suggest|say|said|told|rave|swear|keeps? |asks? |asked|invite|insist|wants? us|would love us|(?:is|are) always)/.test(
      after,
    )
  // "Is Porto better than Lisbon?" weighs the two.
  const weighed = /\b(?:is|are|would|will) [^.!?]{2,40} than (?:the )?$/.test(lead)
  // "Then flying to Tenerife": the next stop, and not where one changes.
  const next =
    /\b(?:then|afterwards|after that|next|finally) (?:[a-z'-]+ ){0,2}(?:to|into) (?:the )?$/
  // "A cabin in the Rockies near Banff": where one sleeps.
  if (leads(nearLead) && (leads(bedNear) || leads(landNear))) return false
  const arrival =
    leads(arrivalLead) &&
    !leads(sleepsAboard) &&
    !leads(next) &&
    (goalsKnown || !leavesElsewhere.test(reading.sentenceAt(start).text))
  // "Lands in Lisbon and leaves Porto": the two ends of the trip.
  const isEnd =
    leads(arrivalLead) && leavesElsewhere.test(reading.sentenceAt(start).text) && !goalsKnown
  return (
    advised ||
    (leads(hearsayLead) && follows(hearsayBehind)) ||
    arrival ||
    (follows(onTheWay) &&
      !(follows(wayBehind) && leads(stopsLead)) &&
      !/\bnights? in [^.!?]{3,30} or $/.test(lead)) ||
    (!isEnd && leads(passingLead)) ||
    leads(livesThere) ||
    (leads(acquaintance) && follows(offersBehind)) ||
    [nearLead, pastLead, lifeLead, relativeLead, institutionLead].some(leads) ||
    (leads(likenessLead) && !weighed)
  )
}
