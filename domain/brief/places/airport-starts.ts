/** Airports that are named on their own, "…, Birmingham airport, …": where the journey begins, unless a goal lies beside. */
import { kilometres } from '#domain/places/distance.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { shorthand } from './place-mentions.ts'

const alone = /(?:^|[,;.(\n/+-]) ?$|(?:^|[,;.(\n] ?)[a-z]+(?: [a-z]+)? or $/
const airportBehind =
  /^ (?:(?:international |int'?l )?(?:airport|apt|apto)|departures?|dep)(?=\s*(?:[,.;!?)\n-]|$))/
/** Nearer than this it is where one lands. */
const landingKilometres = 250

/** Gives them their role, and takes it from an airport that is left in the land of the goals. */
export function startAtAirports(mentions: AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  for (const mention of mentions) {
    const written = reading.lower.slice(mention.start, mention.end)
    const isAirport = shorthand(written) !== undefined && written !== mention.name.toLowerCase()
    if (mention.role !== 'origin' || !isAirport) continue
    // "Kyoto, Hakone, then we fly from Narita".
    if (goals.some(({ ref }) => ref.country === mention.ref.country)) mention.role = 'passed'
  }
  if (mentions.some(({ role }) => role === 'origin')) return
  const start = mentions.find(
    ({ role, ref, start: from, end }) =>
      /^(?:destination|passed|aside)$/.test(role) &&
      ref.at !== undefined &&
      reading.leads(alone, from) &&
      reading.follows(airportBehind, end),
  )
  const others = goals.filter(
    (goal) =>
      goal !== start &&
      goal.ref.name !== start?.ref.name &&
      reading.lower.slice(goal.end, start?.start) !== ' or ',
  )
  if (!start || others.length === 0) return
  const isFar = others.every(
    ({ ref }) => !(ref.at && start.ref.at) || kilometres(ref.at, start.ref.at) > landingKilometres,
  )
  if (isFar) start.role = 'origin'
  // "Edinburgh or Glasgow airport": either of the two.
  const either = mentions[mentions.indexOf(start) - 1]
  if (isFar && either && / or $/.test(reading.lower.slice(either.end, start.start)))
    either.role = 'home'
}
