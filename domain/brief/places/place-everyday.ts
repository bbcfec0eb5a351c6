/** Places in the everyday of a journey: who stays behind, a cheaper bed, the next flight, what is arranged, what one rides or climbs. */
import { kilometres } from '#domain/places/distance.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { isAskedFor } from './asked-places.ts'
import { leadTo } from './place-mentions.ts'

/** "Dads stay in Cardiff", "the dog stays with my mum in Leeds": whoever does not come is at home. */
const staysBehind =
  /\b(?:dads?|mums?|moms?|husbands?|wives|wife|hubby|hubbies|partners?|boyfriend|girlfriend|kids|children|boys|girls|grandparents|parents|dogs?|cats?|others|the rest|everyone else|he|she|they)(?: all| both)? (?:(?:will|can|are|is|'s|'ll) )?(?:stay(?:s|ing)?|remain(?:s|ing)?|(?:be )?left)(?: (?:behind|back|put|at home|home|with (?:my|his|her|their|the) [a-z]+))? in $/
/** "Staying in Haarlem because it's cheaper": a bed near the goal. */
const bedLead =
  /\b(?:stay(?:ing)?|sleep(?:ing)?|hotel|airbnb|apartment|room|booked)(?: is)? (?:out )?in $/
const cheaperBehind =
  /^,? (?:because|as|since|where|which)(?: it)?(?:'?s| is| are)?(?: (?:hotels|rooms|prices|everything|beds))?(?:'?s| is| are)? (?:so |much |way |a lot |far )?(?:cheaper|more affordable|less (?:expensive|crowded|busy)|quieter|nearer|closer|free)\b/
/** "My connection to Windhoek goes at 22:00". */
const onwardLead =
  /\b(?:connection|connecting flight|onward flight|next flight|flight onwards?|flight home|train home|flight back) (?:on )?to (?:the )?$/
const landLead = /\b(?:land(?:s|ing)?|arriv(?:e|es|ing)|(?:am|are|be|stuck)) (?:in|at) (?:the )?$/
/** "We fly on to Queenstown (organised)", "…, but Madrid is already organized". */
const arrangedBehind =
  /^,? ?\(?(?:(?:but )?(?:that|it|which)(?:'?s| is| part is)? )?(?:(?:is|are|all) )?(?:already |all )*(?:booked|sorted|arranged|paid|organi[sz]ed|planned)\b/
/** Mountains, airboats and wine country: seen from where one stays. */
const landBehind =
  /^ (?:mountains?(?! (?:town|village))|mtns|hills|highlands|foothills|vineyards|wine (?:region|country)|gorges?|national park|airboats?|(?!(?:by|on|in) )(?:[a-z]+ )?(?:boat|jeep|kayak|canoe|balloon|helicopter|swamp|airboat|rafting|quad|buggy|bike|snorkell?ing|whale)(?: (?:tours?|rides?|trips?|safaris?))?|day ?trips?|hikes?)\b/
const outingKilometres = 350
const bedKilometres = 60
const besideKilometres = 40

/** "My boss loves Turin so he's sending me to Bologna": what somebody else likes. */
const othersLove =
  /\b(?:my|our|his|her|the) (?:[a-z]+ )?(?:boss|friends?|sister|brother|mum|mom|dad|parents|colleagues?|neighbou?rs?|flatmate|roommate|cousin|aunt|uncle|ex|hairdresser|teacher) (?:really |always |absolutely |just )?(?:loves?|adores?|raves? about|swears by|hates?|is (?:obsessed with|crazy about|always in)|goes to|went to|keeps going to)(?: (?:on about|going to))? (?:the )?$/
/** "We're a Boston family", "a colleague is visiting us in Rotterdam": where those who travel are at home. */
const atHome =
  /\b(?:visit(?:s|ing)?|stay(?:s|ing)? with|com(?:es|ing) to see|see(?:s|ing)?) us in $/
const ofTown = /\b(?:we're|we are|i'm|i am|as|for) an? (?:[a-z]+ )?$/
const townsfolk =
  /^ (?:family|couple|students?|girls?|guys?|lads?|duo|trio|native|local|mum|mom|dad|teachers?|nurses?|retirees?)\b/
/** "A colleague from Lagos is visiting us". */
const guestFrom =
  /\b(?:an?|my|our) (?:[a-z]+ )?(?:colleague|friend|cousin|aunt|uncle|sister|brother|niece|nephew|penpal|mate)s? (?:from|in) $/
/** "Group of 12 from a choir in Tampere". */
const groupFrom =
  /\b(?:from|of) (?:an?|our|the|my) (?:[a-z]+ )?(?:choir|club|school|office|church|team|university|company|class|parish|band|association|hospital|firm) (?:in|near) $/

/** "… so we fly in there, pick up the car and do …": an airport, or a stay? */
const pickedUp =
  /^[,;.]? ?(?:so |and |where )?(?:we|i)(?:'ll| will|'d)? (?:fly|land|arrive)(?: (?:in|into))? (?:there|to|and)\b[^.!?]{0,40}\b(?:pick up|rent|hire|collect|get) (?:the|a|our|my) (?:[a-z]+ )?(?:car|van|camper|rv|bike|motorhome)\b/

const openEnd = /^,? (?:and )?(?:then|after that|from there) (?:where|what|\?)/

/** "Ferry to Dublin, then where?": where the journey goes on is asked, so the goal is asked about. */
export function leaveOpen(mentions: AssignedMention[], reading: Reading): void {
  for (const mention of mentions) {
    if (mention.role !== 'destination') continue
    const behind = reading.lower.slice(mention.end)
    // "The Faroes, via Copenhagen": passed on the way, though nothing else is known.
    const onlyPassed =
      /\bvia $/.test(leadTo(reading, mention.start)) &&
      mentions.every(({ role, name }) => role !== 'destination' || name === mention.name)
    if (openEnd.test(behind) || pickedUp.test(behind) || onlyPassed) mention.stray = true
  }
}

/** "I land in Frankfurt at nine, my connection to Windhoek goes at ten": the hours between are spent where one lands. */
export function passConnections(mentions: AssignedMention[], reading: Reading): void {
  const onward = mentions.find(({ start }) => reading.leads(onwardLead, start, 50))
  const landed = mentions.find(
    (each) => each.name !== onward?.name && reading.leads(landLead, each.start),
  )
  if (onward && landed && onward.role === 'destination') onward.role = 'passed'
  for (const mention of mentions) {
    const lead = leadTo(reading, mention.start)
    const guest = /^ (?:is|are|comes?|was|will be|visits?|joins?)\b/.test(
      reading.lower.slice(mention.end),
    )
    if (guestFrom.test(lead) && guest && mention.role !== 'refused') mention.role = 'passed'
  }
}

/** "Flying from Denver and Chicago": what leads to the first leads to the other. */
const alsoFrom = /^ ?(?:and|n|&|\+|\/|or) ?$/

function isSecondOrigin(
  mention: AssignedMention,
  mentions: readonly AssignedMention[],
  reading: Reading,
): boolean {
  const before = mentions[mentions.indexOf(mention) - 1]
  if (before?.role !== 'origin' || isAskedFor(reading, mention)) return false
  const gap = reading.lower.slice(before.end, mention.start).trim()
  const lead = leadTo(reading, before.start)
  return (
    alsoFrom.test(gap) &&
    /\bfrom $/.test(lead) &&
    !/^,? to\b/.test(reading.lower.slice(mention.end)) &&
    mentions.some(
      (each) =>
        each.role === 'destination' && each !== mention && (each.led || isAskedFor(reading, each)),
    )
  )
}

/** Takes the role of a goal from what is told of in such words, where another place is the goal. */
export function passEveryday(mentions: AssignedMention[], reading: Reading): void {
  const goals = () => mentions.filter(({ role }) => role === 'destination')
  const hasOrigin = mentions.some(({ role }) => role === 'origin')
  for (const mention of goals()) {
    const others = goals().filter(({ name }) => name !== mention.name)
    const lead = reading.lower.slice(Math.max(0, mention.start - 70), mention.start)
    const behind = reading.lower.slice(mention.end, mention.end + 60)
    if (others.length === 0) return
    const lives = atHome.test(lead) || (ofTown.test(lead) && townsfolk.test(behind))
    if (staysBehind.test(lead) || groupFrom.test(lead) || lives)
      mention.role = hasOrigin ? 'home' : 'origin'
    else if (
      othersLove.test(lead) &&
      !isAskedFor(reading, mention) &&
      !/\bboth\b/.test(reading.lower)
    )
      mention.role = 'passed'
    else if (isSecondOrigin(mention, mentions, reading)) mention.role = 'home'
    else if (arrangedBehind.test(behind) || isArrangedLater(mention, mentions, reading))
      mention.role = 'passed'
    else if (
      bedLead.test(lead) &&
      cheaperBehind.test(behind) &&
      isNear(mention, others, bedKilometres)
    )
      mention.role = 'passed'
    else if (isAroundTown(mention, mentions, reading)) mention.role = 'aside'
    else if (isLandBeside(mention, others, reading)) mention.role = 'aside'
    else if (isNamedInPassing(mention, others, reading)) mention.role = 'aside'
  }
}

/** "… then on to Madrid, but Madrid is already organized": said of the same name further on. */
function isArrangedLater(
  { name, end }: AssignedMention,
  mentions: readonly AssignedMention[],
  reading: Reading,
): boolean {
  return mentions.some(
    (each) =>
      each.name === name && each.start > end && reading.follows(arrangedBehind, each.end, 60),
  )
}

function isNear(
  { candidates: [best] }: AssignedMention,
  others: readonly AssignedMention[],
  reach: number,
): boolean {
  return others.some(
    ({ candidates: [goal] }) => best && goal && kilometres(best.at, goal.at) < reach,
  )
}

/** "Cusco and Sacred Valley 6, Puno 3": a town with the land around it, and one figure for both. */
function isAroundTown(
  mention: AssignedMention,
  mentions: readonly AssignedMention[],
  reading: Reading,
): boolean {
  const before = mentions[mentions.indexOf(mention) - 1]
  const [[land], [town]] = [mention.candidates, before?.candidates ?? []]
  if (!(before && town && land) || land.kind !== 'region' || land.listed) return false
  if (!/^ (?:and|&|\+) (?:the )?$/.test(reading.lower.slice(before.end, mention.start)))
    return false
  if (!/^ \d{1,2}(?=,|;|$)/.test(reading.lower.slice(mention.end))) return false
  if (kilometres(land.at, town.at) > besideKilometres) return false
  before.end = mention.end
  return true
}

/** A region by what it is, and then how long one travels. */
const sharedDays =
  /^ (?:mountains?|hills|highlands|foothills|vineyards|wine (?:region|country)|gorges?|national park),? (?:in |for )?(?:\d|an?|one|two|three|four|five|six|seven|eight|nine|ten)\b/
/** "One day to the Atlas mountains", "everglades airboat": what lies around the town that one stays in. */
function isLandBeside(
  mention: AssignedMention,
  others: readonly AssignedMention[],
  reading: Reading,
): boolean {
  const [best] = mention.candidates
  const behind = reading.lower.slice(mention.end)
  if (best?.listed || !landBehind.test(behind)) return false
  // "Tbilisi and the Kakheti wine region, six days": the days are those of both.
  const shares = best?.kind === 'region' && /\band (?:the )?$/.test(leadTo(reading, mention.start))
  if (shares && sharedDays.test(behind)) return false
  const stayed = others.filter((each) => isAskedFor(reading, each) || each.led)
  if (
    isAskedFor(reading, mention) &&
    !/\bday (?:out )?(?:in|to|at) (?:the )?$/.test(leadTo(reading, mention.start))
  )
    return false
  const holds = stayed.some(
    ({ ref, candidates: [area] }) => area?.kind === 'country' && best?.country === ref.country,
  )
  return stayed.length > 0 && (!best || holds || isNear(mention, stayed, outingKilometres))
}

/** "Nazi history (Dachau)", "…, so Arlington too": a small place beside a city, in words of its own. */
function isNamedInPassing(
  mention: AssignedMention,
  others: readonly AssignedMention[],
  reading: Reading,
): boolean {
  const [best] = mention.candidates
  if (!best || best.listed || best.kind === 'country' || isAskedFor(reading, mention)) return false
  const cities = others.filter(
    ({ candidates: [city] }) => city?.listed && city.population > 2 * best.population,
  )
  if (!isNear(mention, cities, besideKilometres)) return false
  const lead = leadTo(reading, mention.start)
  const behind = reading.lower.slice(mention.end)
  const bracketed =
    /[a-z] \((?:e\.g\.? |like |incl\.? )?$/.test(lead) && /^[^()]{0,24}\)/.test(behind)
  const afterPlace = others.some(({ end }) =>
    /^ ?\($/.test(reading.lower.slice(end, mention.start)),
  )
  const added = /^,? (?:too|as well|also)\s*(?:[.,;!]|$)/.test(behind)
  const sentence = reading.sentenceAt(mention.start)
  const apart = others.every(({ start }) => start < sentence.start || start >= sentence.end)
  return (bracketed && !afterPlace) || (added && apart)
}
