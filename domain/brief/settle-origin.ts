/** Which of the places that words of setting out lead to is where the journey begins, and what the others are. */
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { saysEach } from './lengths/stay-counts.ts'
import type { AssignedMention } from './place-roles.ts'
import { contains } from './places/place-containers.ts'
import { leadTo } from './places/place-mentions.ts'
import { isThingOf } from './places/told-ways.ts'
import type { Reading } from './reading.ts'

const isLoop =
  /\b(?:full circle|circular (?:drive|route|tour)|loop|round (?:drive|tour)|circle) (?:drive |tour |route )?(?:around|round|of|through)\b|\ba round trip from\b|\b(?:start|begin)\w* and (?:end|finish)\w* (?:in|at)\b/

const homeward =
  /\b(?:fly(?:ing)?|flight|head(?:ing)?|go(?:ing)?|travel(?:l?ing)?|train|drive|driving) (?:back )?home (?:from [^.!?,;]{3,24} )?to $|\b(?:back|return(?:ing)?)(?: by (?:plane|air|train|bus|car|ferry|boat))? from [^.!?,;]{2,24} to $|(?:[,;>→⇒+&-]|\b(?:then|and)) ?(?:then |and )?(?:back )?home(?:,? to| in|:| \() ?$/
/** "… before going home to Accra", "then we go home to Leeds". */
const thenHome =
  /\b(?:before|then|afterwards|until)\b(?: (?:i|we))?(?: (?:have to|must|need to|will|finally|then))*(?: (?:i|we))? (?:go|going|fly|flying|head|heading|travel|travell?ing|return|returning) (?:back )?home to $/
const ownHome = /\b(?:we|i)(?:'re|'m| are| am| come| both| all| originally)* from $/
const livesLead =
  /\b(?:home(?: base| city| airport)?(?: is)?(?: in)?|liv(?:e|ing) in|based (?:in|out of))\s+$/
const livesNow = /\b(?:we|i)(?: both| all| now| currently)* live in $/
const bornIn =
  /\b(?:he|she|i|we|they|(?:my|his|her) [a-z]+)(?:'s|'m|'re| is| am| are| comes?| come)(?: (?:both|all|originally))* from $/
const setsOut = /\b(?:from|leaving(?: from)?|departing(?: from)?|out of)\s+$/

/** The first stop, where it is said besides from where one comes. */
const beginsIn = /\b(?:start|begin)(?:s|ing|ning)? (?:off |out )?(?:in|at)\s+(?:the )?$/
/** Ways of coming, and those who come. */
const comesFrom =
  /\b(?:fly(?:ing)?|flights?|plane|com(?:e|es|ing)|travell?ing|driv(?:e|ing)|leaving|departing|ryanair|easyjet|eurostar|others?|one|two|half|rest|some|ferry)(?: (?:in|over|up|down|out|there|direct|probably|both|all))* (?:from|out of)\s+$/

/** "… then a ferry from Naples to Capri": a leg of the journey begins there. */
function leadsOn(reading: Reading, { end }: AssignedMention): boolean {
  return /^(?:[^.!?,;]{0,24})? (?:to|into|on to|onwards)\b/.test(reading.lower.slice(end))
}

/** "From Milan to Venice": no more than the way stands between the two. */
function isWayTo(
  reading: Reading,
  { end }: AssignedMention,
  goal: AssignedMention | undefined,
): boolean {
  return (
    goal !== undefined && / (?:on |over |up |down )?to $/.test(reading.lower.slice(end, goal.start))
  )
}

/** Which way the trip ends. */
const goesFrom =
  /\b(?:back|return(?:ing)?|home|depart(?:s|ing)?|leav(?:es?|ing)|fl(?:y|ies|ying) (?:out|home|back))(?: (?:by|with|on) (?:the |a )?[a-z]+| home| back| out)* from $/
const baseKilometres = 150

/** Only one is the origin: what stands behind "from" rather than behind "starting in". */
export function settleOrigin(
  reading: Reading,
  mentions: readonly AssignedMention[],
): AssignedMention | undefined {
  // "Then we fly home to Warsaw": where one lives is where the trip begins, if nothing else is said.
  const home = mentions.find(({ role, start }) => {
    const lead = reading.lower.slice(Math.max(0, start - 50), start)
    return (role === 'home' && homeward.test(lead)) || (role === 'passed' && thenHome.test(lead))
  })
  const isOther = ({ role, start, end }: AssignedMention) =>
    role === 'origin' && !(reading.leads(goesFrom, start, 60) && end + 4 === home?.start)
  if (home && !mentions.some(isOther)) {
    home.role = 'origin'
    const leg = mentions.find(({ role, end }) => role === 'origin' && end + 4 === home.start)
    if (leg) {
      const isGoal = mentions.some(
        ({ role, ref }) => role === 'destination' && foldName(ref.name) === foldName(leg.ref.name),
      )
      leg.role = isGoal ? 'passed' : 'destination'
      leg.tripEnd = 'last'
    }
  }
  const said = mentions.filter(({ role }) => role === 'origin')
  // "That place from MASH, from Ann Arbor": a name nobody knows is no start where a known one is.
  const origins = said.some(({ candidates }) => candidates.length > 0)
    ? said.filter((each) => {
        if (each.candidates.length === 0) each.role = 'passed'
        return each.candidates.length > 0
      })
    : said
  // "He's from Cork, I'm from Kerry, we live in Toronto": where they live now.
  const live = origins.filter(({ start }) => reading.leads(livesNow, start))
  for (const each of live.length === 1 ? origins : [])
    if (reading.leads(bornIn, each.start)) each.role = 'home'
  // "Home is Melbourne …, from Perth": where one sets out this time.
  const sets = origins.filter(
    ({ role, start }) => role === 'origin' && reading.leads(setsOut, start),
  )
  for (const each of sets.length === 1 ? origins : []) {
    const same = foldName(each.ref.name) === foldName(sets[0]?.ref.name ?? '')
    if (!same && reading.leads(livesLead, each.start)) each.role = 'home'
  }
  // "Start in Hanoi …, we live in San Diego": where they live is where they come from, and the other the first stop.
  const begun = origins.filter(({ start }) => reading.leads(beginsIn, start))
  const from = origins.filter((each) => !begun.includes(each) && each.role === 'origin')
  if (from.length > 0) for (const each of begun) each.role = 'destination'
  const [earliest] = origins.filter(({ role }) => role === 'origin')
  // "A fan from Germany …, flight from Düsseldorf": the town of the country that was said before.
  const first =
    origins.find(
      (each) => earliest && earliest.ref.kind === 'country' && contains(earliest, each),
    ) ?? earliest
  const goals = mentions.filter(({ role }) => role === 'destination')
  const towns = goals.filter(({ ref }) => ref.kind !== 'country')
  for (const each of origins.filter(({ role }) => role === 'origin')) {
    // "Full circle around Ireland, starting in Dublin": where the loop is closed.
    if (reading.says(isLoop)) continue
    const inside = goals.some((goal) => contains(goal, each))
    // "… cairns. Departing from Cairns 23 Feb", "back by plane from Tallinn": the last of the goals.
    const isLast =
      goals.length > 1 &&
      reading.leads(goesFrom, each.start, 60) &&
      goals.some(
        ({ ref, end }) => end < each.start && foldName(ref.name) === foldName(each.ref.name),
      )
    // "5 days in the Dolomites, based in Ortisei": where they sleep.
    const isBase =
      /[,;(] ?based in (?:the )?$/.test(leadTo(reading, each.start)) &&
      goals.some(
        (goal) =>
          goal.end < each.start &&
          goal.ref.kind !== 'country' &&
          goal.ref.at &&
          each.ref.at &&
          kilometres(goal.ref.at, each.ref.at) < baseKilometres,
      )
    if (isLast) {
      each.role = 'passed'
      each.tripEnd = 'last'
      continue
    }
    // "The Cornwall coast walk from St Ives to Penzance": the way lies in the region.
    const isInner =
      isWayTo(
        reading,
        each,
        goals.find(({ start }) => start > each.end),
      ) &&
      goals.some(
        ({ end, ref }) =>
          end < each.start &&
          ref.kind === 'region' &&
          ref.at &&
          each.ref.at &&
          kilometres(ref.at, each.ref.at) < baseKilometres,
      )
    if (isBase || isInner) {
      each.role = 'destination'
      continue
    }
    // "Ten days in Portugal, starting in Porto and ending in Lisbon": its first stop.
    const firstStop =
      /\b(?:start|begin)\w* (?:off )?(?:in|at)\s+$/.test(leadTo(reading, each.start)) &&
      goals.some(
        (goal) =>
          goal.ref.kind === 'country' &&
          contains(goal, each) &&
          // "The fjords, starting in Bergen …, which is funny for Norway".
          (goal.start < each.start || goals.length === 1),
      )
    // "Start in Lisbon and end in Porto, 3 nights each": both are stops.
    // "The train from Milan to Venice, 2 days in each": so are the ends of a way between them.
    const shared =
      saysEach(reading) &&
      origins.length === 1 &&
      towns.length === 1 &&
      (/\b(?:start|begin)\w* (?:off )?(?:in|at)\s+$/.test(leadTo(reading, each.start)) ||
        isWayTo(reading, each, towns[0]))
    const repeated = goals.some(({ ref }) => foldName(ref.name) === foldName(each.ref.name))
    if (first && each !== first && contains(each, first)) each.role = 'home'
    else if (each !== first && isThingOf(reading, each.start)) each.role = 'passed'
    // "… (we come from Oslo)".
    else if (each !== first && reading.leads(ownHome, each.start)) each.role = 'home'
    // "From Exeter, probably flying from Bristol", "one from Zürich, the other from Lille": another start, if no way follows.
    else if (each !== first && reading.leads(comesFrom, each.start) && !leadsOn(reading, each))
      each.role = 'home'
    else if (each !== first && foldName(each.ref.name) !== foldName(first?.ref.name ?? ''))
      each.role = 'destination'
    else if (firstStop || shared) each.role = 'destination'
    else if (inside && goals.length === 1 && goals[0]?.ref.kind === 'country')
      each.role = 'destination'
    else if (repeated && goals.length === 1) each.role = 'destination'
  }
  return first?.role === 'origin' ? first : undefined
}
