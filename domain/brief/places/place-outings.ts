/** Places of a day: seen from where one stays, and no goals of their own. */
import { kilometres } from '#domain/places/distance.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { isAskedFor } from './asked-places.ts'
import { leadTo } from './place-mentions.ts'

/** "Tokyo for 6 nights, would love Nikko or Hakone for a day": an outing, with those listed before it. */
export function outingsOf(mentions: AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  for (const [index, goal] of goals.entries()) {
    const after = reading.lower.slice(goal.end)
    const daily =
      /^(?: (?:is|be|doable|possible|feasible|worth it))*,? \(?(?:as|for) (?:an? |the )?(?:day|side)[- ]?trips?\b|^(?: [a-z]+)? day[- ]?trip\b/.test(
        after,
      )
    if (!(daily || /^ (?:just )?for (?:a|the|one|1) day\b(?! or)/.test(after))) continue
    if (/\bstay(?:ing)? in $/.test(leadTo(reading, goal.start))) continue
    const outing = [goal]
    for (let before = index - 1; before > 0; before -= 1) {
      const [earlier, later] = [goals[before], outing[0]]
      if (!(earlier && later)) break
      const gap = reading.lower.slice(earlier.end, later.start)
      if (!(/^(?:,| or|, or) $/.test(gap) || (daily && gap === ' and '))) break
      outing.unshift(earlier)
    }
    // "Island hop to Hvar for a day": one comes back.
    const hop = hopTo.test(leadTo(reading, outing[0]?.start ?? goal.start))
    const base = goals.find(
      (each) =>
        !outing.includes(each) &&
        (hop ||
          isAskedFor(reading, each) ||
          /(?:^|[.!?:\n]\s*)(?:in )?(?:the )?$/.test(leadTo(reading, each.start))),
    )
    if (base) for (const each of outing) each.role = 'aside'
  }
}

const hopTo =
  /\b(?:hop|pop|nip|jaunt|dash|ferry|boat|excursion|outing|sail|spin)(?:ping)?(?: (?:over|across|out|up|down))? to (?:the )?$/
const dayBeside =
  /\b(?:with|w|w\/|including|incl\.?|plus|and) (?:maybe |perhaps )?(?:a|one|1) day (?:out )?(?:in|at) (?:the )?$/
export const outingKilometres = 60
const dayKilometres = 120

/** "Rome 4 days, with a day at Tivoli": a small place beside the city that one stays in. */
export function daysBeside(mentions: AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  for (const goal of goals) {
    const [best] = goal.candidates
    if (!best || !reading.leads(dayBeside, goal.start)) continue
    // "Madrid 4 nights w one day in Toledo and one in Segovia": the nights are all spent at the base.
    const sleeps = goals.find(
      ({ start, end, candidates: [city] }) =>
        city &&
        start < goal.start &&
        /^,? (?:for )?\(?\w+ nights?\b/.test(reading.lower.slice(end)) &&
        kilometres(city.at, best.at) < dayKilometres,
    )
    if (sleeps) {
      goal.role = 'aside'
      const next = goals[goals.indexOf(goal) + 1]
      const also = next && andOne.test(reading.lower.slice(goal.end, next.start))
      if (also) next.role = 'aside'
      continue
    }
    const base = goals.find(({ start, candidates: [city] }) => {
      const away = city && start < goal.start ? kilometres(city.at, best.at) : Number.NaN
      return away > 0 && away < outingKilometres
    })
    if (base && !best.listed && best.population < 130_000) goal.role = 'aside'
  }
}

const dayOutLead =
  /\b(?:an?|one|1|another|the other) (?:full |whole )?(?:day(?:trip)?|afternoon|morning)(?: (?:out|off|away|tour))? (?:(?:at|in|to|for|over (?:to|in)) )?(?:the )?$/
const outingWords = /\bday(?:trip)?(?: (?:out|away|tour)) /
const oneOfThem =
  /\b(?:one (?:day )?of (?:them|those|which|these)|the (?:last|first) (?:one|day)) (?:for|in|at|to) (?:the )?$/
const andOne =
  /^(?:,| and|, and| &| \+) (?:one|another|a second)(?: day)? (?:at|in|to|for) (?:the )?$/
const onOneDay =
  /^,? (?:on|for) one of (?:them|those|these|the days|our days)\b|^ (?:for )?(?:on )?one (?:day|afternoon)(?=[.,;!?]|$| and\b| &)|^,? (?:on )?(?:the other|another|the next)(?: (?:day|one))?(?=[.,;!?]|$| and\b)|^ (?:on|for) (?:one|a single) (?:day|afternoon)\b/
const asBase = /^,? (?:as|is|will be|being) (?:a|our|my|the|home) base\b/
const baseLead = /\bbase(?:d)?(?: (?:is|in|at|us in|ourselves in|myself in))?:? $/
const dayOutKilometres = 200
const dayTo = /\b(?:an?|one|1) (?:full |whole )?day (?:over )?to (?:the )?$/
const several = '(?:[3-9]|1\\d|three|four|five|six|seven|eight|nine|ten|a week)'
const staysBehind = new RegExp(`^,?:? (?:for )?\\(?${several}(?: ?-?(?:days?|nights?|d|n))?\\b`)
const staysBefore = new RegExp(`\\b${several}(?: ?-?(?:days?|nights?))? in (?:the )?$`)

/** "Tokyo 7 days, one day to Nikko": where one stays long enough to come back from a day. */
const staysDays = (reading: Reading, { start, end }: AssignedMention) =>
  reading.follows(staysBehind, end) || reading.leads(staysBefore, start)

/** "Seville as a base, one day Córdoba, one day Cádiz", "London 5 days and maybe Oxford on one of them". */
export function daysOut(mentions: AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  const outings = new Set<AssignedMention>()
  for (const [index, goal] of goals.entries()) {
    const before = goals[index - 1]
    const [best] = goal.candidates
    const lead = leadTo(reading, goal.start)
    const behind = reading.lower.slice(goal.end)
    if (!(best && before)) continue
    const base = goals.find(
      ({ start, candidates: [city] }) =>
        city && start < goal.start && kilometres(city.at, best.at) < dayOutKilometres,
    )
    if (!base || base === goal || outings.has(base)) continue
    const based = reading.follows(asBase, base.end) || reading.leads(baseLead, base.start)
    const isThere = dayTo.test(lead) && staysDays(reading, base)
    const inDay =
      dayOutLead.test(lead) &&
      (based || isThere || outingWords.test(lead)) &&
      !/^[^.!?;]*\bnights?\b/.test(behind.slice(0, 14))
    const gap = reading.lower.slice(before.end, goal.start)
    const next = outings.has(before) && (andOne.test(gap) || gap === ' or ')
    // "Three days in Bilbao, one of them for San Sebastián", "… the last one in Potsdam".
    const among =
      oneOfThem.test(lead) &&
      /\bdays (?:in|at) (?:the )?$/.test(leadTo(reading, base.start)) &&
      base === before
    const oneDay = (onOneDay.test(behind) && isAskedFor(reading, base)) || among
    if (inDay || next || oneDay) outings.add(goal)
  }
  for (const outing of outings) outing.role = 'aside'
}

const fromWhere =
  /^(?: is| be)?(?: doable| possible| feasible| realistic| ok| worth it| too far)? (?:as|in) a day(?:[- ]?trip)?(?: out)? from (?:the )?$/

/** "Is Tallinn doable as a day from Helsinki?": the second is where one stays. */
export function seenFrom(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const [index, mention] of mentions.entries()) {
    const next = mentions[index + 1]
    if (!next || !fromWhere.test(reading.lower.slice(mention.end, next.start))) continue
    mention.role = 'aside'
    next.role = 'destination'
  }
}

const inADayFrom =
  /^(?:,? (?:just|only))? (?:in|for) (?:a|one|1) (?:single )?day,? from (?:the )?(?:port of )?$/

/** "Rome in a day from Civitavecchia": nothing else is asked for, so the day is the trip and the second is where it begins. */
export function goalOfOneDay(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const [index, mention] of mentions.entries()) {
    const next = mentions[index + 1]
    if (!next || !inADayFrom.test(reading.lower.slice(mention.end, next.start))) continue
    const stays = mentions.some(
      (each) => each !== mention && each.role === 'destination' && isAskedFor(reading, each),
    )
    if (stays) continue
    mention.role = 'destination'
    next.role = 'origin'
  }
}

const dayTripsLead =
  /\b(?:day[- ]?trips?|excursions?|outings?)(?: out)? to (?:the )?$|\bday[- ]?trips(?::| -)? (?:the )?$/

/** "With day trips to Salzburg and Dachau": what leads to the first leads to the others. */
export function dayTripsTo(mentions: AssignedMention[], reading: Reading): void {
  const trips = new Set<AssignedMention>()
  for (const [index, mention] of mentions.entries()) {
    const before = mentions[index - 1]
    if (mention.role === 'aside' && reading.leads(dayTripsLead, mention.start)) trips.add(mention)
    if (!(before && trips.has(before)) || !/^(?:destination|aside)$/.test(mention.role)) continue
    const gap = reading.lower.slice(before.end, mention.start)
    if (
      !/^(?:,| and|, and| or|, or| &| \+)(?: (?:maybe|perhaps|possibly|also|even))? $/.test(gap) ||
      isStay(reading, mention)
    )
      continue
    mention.role = 'aside'
    trips.add(mention)
  }
}

/** Behind a comma stands the length of the trip. */
function isStay(reading: Reading, mention: AssignedMention): boolean {
  return isAskedFor(reading, mention) && reading.lower[mention.end] !== ','
}

const forWhat = /^ (?:for|to see) (?:the )?$/

/** "Flores for Tikal": what one goes to the town for. */
export function goneFor(mentions: AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  for (const [index, goal] of goals.entries()) {
    const before = goals[index - 1]
    const [[best], [town]] = [goal.candidates, before?.candidates ?? []]
    if (!(best && before && town) || best.listed || best.kind !== 'region') continue
    if (!forWhat.test(reading.lower.slice(before.end, goal.start))) continue
    if (kilometres(best.at, town.at) < outingKilometres * 2) goal.role = 'aside'
  }
}

const seenLead =
  /\b(?:see|watch|touch|experience|find|enjoy|feel|try) (?:the |some |real |a )?(?!(?:cities|towns|places|islands|villages|sights|regions)\b)[a-z]+ \((?:e\.?g\.? |like |maybe |say )?$/

/** "Switzerland 8 days, to see snow (Jungfrau or Titlis)": where in the country a wish may be had. */
export function wishesInBrackets(mentions: AssignedMention[], reading: Reading): void {
  const area = mentions.find(
    ({ role, ref, ...each }) =>
      role === 'destination' && ref.kind === 'country' && isAskedFor(reading, each),
  )
  const opens = mentions.find((each) => each !== area && reading.leads(seenLead, each.start, 50))
  if (!(area && opens)) return
  const closes = reading.lower.indexOf(')', opens.end)
  for (const each of mentions) {
    const inside = each.start >= opens.start && each.end <= closes
    const elsewhere = each.ref.country !== undefined && each.ref.country !== area.ref.country
    if (inside && !elsewhere && each.role === 'destination') each.role = 'aside'
  }
}
