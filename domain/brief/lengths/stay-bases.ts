/** Towns of one day beside the one that is slept in, and areas that only say where it lies: "Alsace … Strasbourg as base, one day Colmar". */
import { kilometres } from '#domain/places/distance.ts'
import type { AssignedMention } from '../place-roles.ts'
import { isAskedFor } from '../places/asked-places.ts'
import type { Reading } from '../reading.ts'

const baseBehind = /^,? (?:as|is|will be|being|for) (?:a |an |our |my |the |home |one )*base\b/
const baseLead =
  /\bbase(?:d)?(?: (?:is|in|at|us in|ourselves in|myself in|town|city|will be))*:? (?:the )?$/
const sleepsLead =
  /\b(?:stay|sleep|lodg)(?:ing|s)?(?: always| all the time| every night)? in (?:the )?$/
const nightsLead =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|long|a) (?:nights?|days?|weeks?|weekend)\b[^.!?;]{0,30} (?:in|to) (?:the )?$|\bcoming to $/
const nightsBehind =
  /^,? (?:for )?\(?(?:an? |the )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|long) ?(?:nights?|days?|weeks?|weekend)\b/
const dayLead =
  /\b(?:an?|one|1|another|half an?) (?:(?:full|whole|half)[- ])?(?:day|afternoon|morning|daytrip)(?: (?:out|off|trip))?(?: (?:in|at|to|for|over to|of))? (?:the )?$/
const andOneLead =
  /^(?:,| and|, and| &| \+|, then) (?:one|another|a second|the other)(?: day)?(?: (?:in|at|to|for))? (?:the )?$/
const listed = /^(?:,| and|, and| &| or) (?:the )?$/
/** "Nice as base, days in Monaco and Antibes". */
const daysLead = /[,;:] (?:and |with )?days (?:out )?(?:in|to|at) (?:the )?$/
const dayTripLead = /\b(?:one |a )?day[- ]?trips? (?:to|in) (?:the )?$/
const onDayTrips =
  /^,? (?:on|as|by|with) (?:separate |easy |two |three )?(?:day[- ]?trips|excursions|outings)\b/
/** "Edinburgh with one day in the Highlands". */
const withDay =
  /^,? (?:with|including|incl\.?|plus) (?:one|a|1) day (?:out )?(?:in|at|to) (?:the )?$/
const ownNights = /^ \(?(?:for )?(?:\d{1,2}|an?|one|two|three|four|five|six|seven) nights?\b/
const doneIn =
  /\b(?:hik|walk|cycl|bik|div|surf|sail|climb|ski|trek)ing (?:holiday |trip |week )?(?:in|on|around) (?:the )?$/
const outingKilometres = 240
const areaKilometres = 260
const landingKilometres = 80
const flownTo = /\b(?:fl(?:y|ies|ying|ights?)|land(?:s|ing)?)\b[^.!?;,]{0,30} (?:to|in|into) $/

/** "4 days in Seville and a day in Cordoba" are five days, and no base with an outing. */
function hasTheNights(lead: string, behind: string): boolean {
  const said = nightsLead.exec(lead)?.[0] ?? nightsBehind.exec(behind)?.[0]
  return said !== undefined && !/\bdays?\b/.test(said)
}

/** Makes outings of the towns of one day, and passes the area over in which the base lies. */
export function settleBases(mentions: AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  const lead = ({ start }: AssignedMention) => reading.lower.slice(Math.max(0, start - 60), start)
  const behind = ({ end }: AssignedMention) => reading.lower.slice(end, end + 30)
  const isTown = ({ ref }: AssignedMention) => ref.kind === 'city' || ref.slug !== undefined
  const isCalled = (each: AssignedMention) =>
    baseBehind.test(behind(each)) || baseLead.test(lead(each))
  const isPlace = ({ ref }: AssignedMention) => ref.kind !== 'country' && ref.kind !== 'state'
  const isDay = (each: AssignedMention, index: number) => {
    if (ownNights.test(behind(each))) return false
    if (dayLead.test(lead(each))) return true
    const before = mentions[mentions.indexOf(each) - 1]
    const isAfterDay =
      before !== undefined &&
      (dayLead.test(lead(before)) || (before.role === 'aside' && dayTripLead.test(lead(before)))) &&
      andOneLead.test(reading.lower.slice(before.end, each.start))
    if (isAfterDay) return true
    const isAfterDays =
      before !== undefined &&
      daysLead.test(lead(before)) &&
      listed.test(reading.lower.slice(before.end, each.start))
    if (daysLead.test(lead(each)) || isAfterDays) return true
    // "… and see Venice and Padua on day trips": said of the last, and of those listed before it.
    const last = goals.slice(index).find((other, further) => {
      const next = goals[index + further + 1]
      return !(next && listed.test(reading.lower.slice(other.end, next.start)))
    })
    return last !== undefined && reading.follows(onDayTrips, last.end)
  }
  // What looks like an outing is none where it is called the base.
  const toSee = mentions.find(
    (each) => each.role === 'aside' && isTown(each) && baseBehind.test(behind(each)),
  )
  if (toSee) {
    toSee.role = 'destination'
    goals.splice(goals.filter(({ start }) => start < toSee.start).length, 0, toSee)
  }
  const called = goals.find(
    (each) =>
      isPlace(each) &&
      (isCalled(each) || (sleepsLead.test(lead(each)) && !nightsBehind.test(behind(each)))),
  )
  const days = goals.filter((each, index) => each !== called && isDay(each, index))
  const others = goals.filter((each) => !days.includes(each))
  const towns = others.filter(isTown)
  // Where nobody says so, the one town with all the nights is the base.
  const [only] = towns
  const [first, second] = goals
  const withOneDay =
    first && second && withDay.test(reading.lower.slice(first.end, second.start)) && isTown(first)
      ? first
      : undefined
  const base =
    called ??
    withOneDay ??
    (only &&
    towns.every(({ ref }) => ref.name === only.ref.name) &&
    towns.some((each) => hasTheNights(lead(each), behind(each)))
      ? only
      : undefined)
  const at = base?.candidates[0]?.at
  if (!base || !at) return
  for (const { end } of goals) {
    const said = baseBehind.exec(reading.lower.slice(end, end + 30))?.[0].length ?? 0
    if (said > 0 && reading.isFree(end, end + said)) reading.claim('destination', end, end + said)
  }
  const away = ({ candidates: [best] }: AssignedMention) =>
    best ? kilometres(best.at, at) : Number.POSITIVE_INFINITY
  for (const each of days)
    if (each.ref.name !== base.ref.name && away(each) < outingKilometres) each.role = 'aside'
  if (!called || !isCalled(called)) return
  for (const each of others) {
    const next = goals[goals.indexOf(each) + 1]
    const isListed = next && listed.test(reading.lower.slice(each.end, next.start))
    // "Alsace, Strasbourg as base" lists nothing.
    if (isListed && next !== called) continue
    // "Oslo to Nice, then a week …, Antibes as base": where one lands.
    const isLanding = isTown(each) && flownTo.test(lead(each)) && away(each) < landingKilometres
    if (isLanding && each.ref.name !== base.ref.name) {
      each.role = 'passed'
      each.tripEnd = 'first'
      continue
    }
    const isArea = each.ref.kind === 'region' && !each.ref.slug && each.start < called.start
    // "Hiking in Madeira, Funchal as base": what one goes there for is had all over it.
    if (doneIn.test(lead(each))) continue
    if (isArea && !ownNights.test(behind(each)) && away(each) < areaKilometres) {
      each.role = 'passed'
      each.holdsBase = true
    }
  }
}

const vehicle =
  '(?:(?:[a-z0-9-]+ )?(?:cars?|vans?|camper ?vans?|campers?|motor ?homes?|suvs?|rvs?|motorbikes?|scooters?|jeeps?|4x4s?|4wds?|bikes?|bicycles?|boats?|vehicles?))'
/** "We'd pick up a 4x4 with roof tent in Windhoek", "collect the rental car in Reykjavik": there for the car. */
const pickUp = new RegExp(
  `\\b(?:rent|hire|pick(?:ing)? up|collect(?:ing)?|get(?:ting)?|renting|hiring|tak(?:e|ing) over) (?:an?|the|our|some)? ?(?:rental |hire |rented )?${vehicle}(?: up)?(?: with (?:an? )?[a-z]+(?: [a-z]+)?)? (?:in|at|from) (?:the )?$`,
)

/** Where the car is taken is where the road begins, and no goal. */
export function passPickUps(mentions: AssignedMention[], reading: Reading): void {
  for (const mention of mentions) {
    if (mention.role !== 'destination' || isAskedFor(reading, mention)) continue
    if (!reading.leads(pickUp, mention.start, 70)) continue
    const others = mentions.filter(
      ({ role, ref }) => role === 'destination' && ref.name !== mention.ref.name,
    )
    if (others.length === 0) continue
    mention.role = mentions.some(({ role }) => role === 'origin') ? 'passed' : 'origin'
  }
}

const shipEnds =
  /\b(?:cruise|ship|boat|ferry|liner|train|tour) (?:that |which )?(?:ends?|ending|finish(?:es|ing)?|arriv(?:es|ing)|docks|drops us(?: off)?|lands) (?:in|at) (?:the )?$/

/** "Rome between a cruise that ends in Civitavecchia and a flight": where one comes from. */
export function passShipEnds(mentions: AssignedMention[], reading: Reading): void {
  for (const mention of mentions) {
    if (mention.role !== 'destination' || isAskedFor(reading, mention)) continue
    const lead = reading.lower.slice(Math.max(0, mention.start - 50), mention.start)
    const isOther = mentions.some(
      (each) =>
        each.role === 'destination' &&
        each.ref.name !== mention.ref.name &&
        isAskedFor(reading, each),
    )
    if (isOther && shipEnds.test(lead)) mention.role = 'passed'
  }
}

const dutyLead =
  /\b(?:conference|congress|convention|meetings?|trade fair|fair|course|training|workshops?|seminar|exams?|work|job|business|client|summit|i'm|i am|we're|we are)\b[^.!?;]{0,16} (?:in|at) $/
const onwardLead = /\b(?:on (?:our|the|my) way|en route) to (?:the )?$/
const openBetween =
  /\b(?:somewhere|anywhere|some ?place|a (?:nice |good |pretty )?(?:place|stop|town)) (?:[a-z]+ )?(?:between|halfway|on the way|along the way)\b/
const printedDuty =
  /[.!?] (?:conference|meeting|workshop|course|training|exam|fair|trade fair) at $/
const dutyBehind =
  /^,?(?: (?:for|on) (?:work|business|a conference|meetings|a course|a trade fair))? (?:(?:un)?till? |ends? |finish(?:es)? |on |from )/
/** "… and would like to add two days somewhere close": what comes after it is open. */
const openNear =
  /\b(?:(?:add|tack on|then|like|want|spend|have|plus|after|afterwards|followed by|,)\b[^.!?;]{0,40})\b(?:some(?:where|place)|anywhere|a place) (?:[a-z]+ ){0,3}?(?:close(?: by)?|near(?:by)?|not (?:too )?far(?: away)?|around(?: there| it)?|in the area|within reach|warm|quiet|nice|by (?:a|the) (?:lake|sea)|on the coast|at the sea)\b/

/** Whether the only place is one of duty, and the days that are asked for lie somewhere near it. */
export function leaveDuty(mentions: AssignedMention[], reading: Reading): void {
  for (const [index, mention] of mentions.entries()) {
    // "Congress in Helsinki": no town of that name.
    const next = mentions[index + 1]
    const isDuty = /^(?:congress|conference|convention|summit)$/i.test(mention.name)
    if (isDuty && next && / (?:in|at) $/.test(reading.lower.slice(mention.end, next.start)))
      mention.role = 'passed'
    // "Somewhere between Lyon and Nice … on our way to Italy": only the way leads there.
    const isOnward =
      mention.role === 'destination' &&
      reading.leads(onwardLead, mention.start) &&
      openBetween.test(reading.lower.slice(0, mention.start))
    if (isOnward) mention.role = 'passed'
  }
  const asked = mentions.filter(({ role }) => role === 'destination')
  const goals =
    asked.length > 0 ? asked : mentions.filter(({ role }) => role === 'home' || role === 'passed')
  const [place] = goals
  if (!place || goals.some(({ ref }) => ref.name !== place.ref.name)) return
  const from = mentions.find(({ role }) => role === 'origin')
  // As a brief is printed: "A trip from Singapore. … Conference at Singapore on 2027-02-12."
  if (from && /^a trip from /.test(reading.lower) && from.ref.name === place.ref.name)
    for (const each of asked) if (reading.leads(printedDuty, each.start)) each.role = 'passed'
  if (from) return
  const lead = reading.lower.slice(Math.max(0, place.start - 60), place.start)
  if (!dutyLead.test(lead) || !reading.follows(dutyBehind, place.end)) return
  if (!reading.follows(openNear, place.end)) return
  for (const each of goals) each.role = 'origin'
}
