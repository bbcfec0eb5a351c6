/** Which places a run of capitalised words names: one, several, or none at all. */
import type { GazetteerPlace } from '#domain/places/gazetteer-entries.ts'
import { usStates } from '#domain/places/gazetteer-regions.ts'
import { everydayWords } from './everyday-words.ts'
import type { NameRun, Word } from './name-runs.ts'
import {
  candidatesFor,
  continuesList,
  isSightOfNamed,
  leadTo,
  type PlaceCandidate,
  type PlaceMention,
  type PlaceReader,
} from './place-mentions.ts'
import {
  destinationLead,
  originLead,
  personBehind,
  surelyPlaceLead,
  thingWords,
} from './place-words.ts'
import type { Reading } from './reading.ts'

/** Words before a name that only say which part of it, or what is there. */
const partWords =
  /^(?:Legoland|Disneyland|Downtown|Central|Greater|Northern|Southern|Eastern|Western|North|South|East|West|Upper|Lower|Old|Rural|Coastal) (?=\p{Lu})/u

export function placesInRun(
  reading: Reading,
  reader: PlaceReader,
  run: NameRun,
  words: readonly Word[],
  known: readonly PlaceMention[],
  leadStart = run.start,
): PlaceMention[] {
  const lead = leadTo(reading, leadStart)
  if (introduction.test(lead) || personBehind.test(reading.lower.slice(run.end))) return []
  const state = usStates.get(run.text.replaceAll('.', ''))
  const previous = known.findLast((place) => place.end <= run.start)
  if (state && previous && /^,? $/.test(reading.plain.slice(previous.end, run.start))) {
    const states = candidatesFor(reader, state).filter(({ kind }) => kind === 'state')
    return [{ ...run, name: state, candidates: states, led: true }]
  }
  if (isNewYear(reading, run)) return []
  const inside = partWords.exec(run.text)?.[0].length ?? 0
  const whole = candidatesFor(reader, run.text)
  if (isSight(reading, reader, run, whole, known)) return []
  if (whole.length === 0 && inside > 0) {
    const part = { start: run.start + inside, end: run.end, text: run.text.slice(inside) }
    return placesInRun(reading, reader, part, words, known, run.start)
  }
  // "The Alhambra" is a sight, whatever town bears the name; "the Algarve" is where one goes.
  const sight = /\bthe\s+$/.test(lead) && !/^(?:hague|bronx)$/i.test(run.text)
  const exact = sight ? whole.filter(({ kind }) => kind !== 'city') : whole
  const listed = continuesList(reading, leadStart, known)
  const led =
    destinationLead.test(lead) ||
    originLead.test(lead) ||
    listed ||
    /(?:days?|nights?|weeks?|weekends?|wknd|\bdays? \d{1,2}(?: ?(?:-|to|and|&) ?\d{1,2})? ?[:-]?)\s+$/.test(
      lead,
    )
  const paired = whole.length > 0 && beginsList(reading, reader, run, words)
  const everydayName =
    !(/^U\.?S\.?$/.test(run.text) || paired) && everydayWords.has(run.text.toLowerCase())
  const populous = (exact[0]?.population ?? 0) >= 15_000
  const timed = populous && isTimed(reading, run.end)
  if (exact.length > 0 && (!everydayName || led || timed)) {
    const opens = /(?:^|[.!?\n:]\s*)$/.test(lead) && standsAlone.test(reading.lower.slice(run.end))
    const mention = { ...run, name: run.text, candidates: exact, led: led || timed || opens }
    const verb = /(?:^|[.!?\n:]\s*)$/.test(lead) && (exact[0]?.population ?? 0) < 150_000
    if (led || opens || (populous && !verb)) return [mention]
  }
  if (everydayName) return []
  const parts = segments(reading, reader, run, words, led)
  if (parts.length > 1) return parts
  const glued = gluedPlace(reading, reader, run, words, led)
  if (glued) return [glued]
  if (!(led || isTimed(reading, run.end)) || thingWords.test(run.text)) return []
  // "To the Ardennes", "in the Cotswolds": hills and islands are many.
  const range =
    /\b(?:to|in|around|through|across) the\s+$/.test(lead) && /^\p{L}+s$/u.test(run.text)
  if (/\bthe\s+$/.test(lead) && !(range || surelyPlaceLead.test(lead))) return []
  const slip = exact.length > 0 ? undefined : reader.finder.alike(run.text)
  if (slip && led) {
    return [{ ...run, name: slip.name, candidates: candidatesFor(reader, slip.name), led }]
  }
  const mended = exact.length > 0 ? undefined : reader.gazetteer.alike(run.text, 100_000)[0]
  // Two letters off a small town's name is more likely a place nobody listed.
  if (mended && ((led && mended.distance === 1) || mended.place.population >= 500_000)) {
    const { name } = mended.place
    return [{ ...run, name, candidates: candidatesFor(reader, name), led }]
  }
  if (!(range || surelyPlaceLead.test(lead) || listed || isTimed(reading, run.end))) return []
  return [
    {
      ...run,
      name: run.text,
      candidates: exact.length > 0 ? exact : startOf(reader, run.text),
      led,
    },
  ]
}

/** "Xmas and NY": the turn of the year. */
function isNewYear(reading: Reading, { start, text }: NameRun): boolean {
  return (
    /^NYE?$/.test(text) &&
    /\b(?:xmas|x-mas|christmas)\s*(?:and|&|\+|\/|or|to|-|through)\s*$/.test(leadTo(reading, start))
  )
}

/** A sight of the catalogue: where no town has its name, or its city was named before. */
function isSight(
  reading: Reading,
  reader: PlaceReader,
  run: NameRun,
  towns: readonly PlaceCandidate[],
  known: readonly PlaceMention[],
): boolean {
  const sights = reader.sights.named(run.text)
  if (sights.length === 0 || towns[0]?.listed) return false
  if (towns.length === 0) return true
  return (
    /\bthe\s+$/.test(leadTo(reading, run.start)) ||
    isSightOfNamed(reader, leadTo(reading, run.start), run.text, towns, known)
  )
}

/**
 * "Bath and Oxford", "nice, cannes", "split hvar": an everyday word is a town in front of another,
 * in small letters only where the catalogue has it.
 */
export function beginsList(
  reading: Reading,
  reader: PlaceReader,
  run: NameRun,
  words: readonly Word[],
): boolean {
  const listed = reader.finder.named(run.text) !== undefined
  if (!(/^\p{Lu}/u.test(run.text) || listed)) return false
  const next = words.find(({ start }) => start >= run.end)
  const after = next && /^(?:and|or)$/.test(next.lower) ? words[words.indexOf(next) + 1] : next
  const joint = after && reading.lower.slice(run.end, after.start)
  const opens = /(?:^|[.!?\n:,]\s*)$/.test(leadTo(reading, run.start))
  if (
    !(joint && (/^\s*(?:,|&|\+|\/|and|or)\s*$/.test(joint) || (opens && listed && joint === ' ')))
  )
    return false
  const [other] = candidatesFor(reader, after.text)
  return !everydayWords.has(after.lower) && (other?.population ?? 0) >= 3000
}

/** "Munich Christmas", "Lisbon Stag": one great place, and words that are no part of its name. */
function gluedPlace(
  reading: Reading,
  reader: PlaceReader,
  run: NameRun,
  words: readonly Word[],
  led: boolean,
): PlaceMention | undefined {
  if (thingWords.test(run.text)) return undefined
  const inside = words.filter((word) => word.start >= run.start && word.end <= run.end)
  const loose = (rest: readonly Word[]) => rest.every(({ lower }) => everydayWords.has(lower))
  for (let length = inside.length - 1; length > 0; length -= 1) {
    for (const [from, to] of [
      [0, length],
      [inside.length - length, inside.length],
    ] as const) {
      const [first, last] = [inside[from], inside[to - 1]]
      if (!(first && last && loose([...inside.slice(0, from), ...inside.slice(to)]))) continue
      if (everydayWords.has(first.lower) && length === 1) continue
      const name = reading.plain.slice(first.start, last.end)
      const candidates = candidatesFor(reader, name)
      if ((candidates[0]?.population ?? 0) < 100_000) continue
      return { start: first.start, end: last.end, name, candidates, led: led || from === 0 }
    }
  }
  return undefined
}

/** "I'm Anna", "Thanks, Jackson": a person, whatever town is called so. */
const introduction =
  /\b(?:(?:my|our) (?:\w+ )?(?:daughter|son|friend|wife|husband|sister|brother|girlfriend|boyfriend|partner|mate|niece|nephew|aunt|uncle|baby|dog|cat)|i'm|i am|my name is|name's|this is|called|regards,?|thanks,?|thank you,?|cheers,?)\s+$/

/** After a name that begins a sentence; after a verb ("Surprise me") comes something else. */
export const standsAlone =
  /^\s*(?:[,.:;!?()/&+>=→-]|$|\d|(?:for|in|with|and|then|to|or|on|from|this|next|at|by|has|is|was|via|trip|weekend|city|holiday|vacation|over|during|one|two|three|four|five|six|seven|ten|plus|but|not|all|only|maybe|please|under|max|within)\b)/

/** "Split for 4 days", "Nice (3 nights)": only a place is given days. */
export function isTimed(reading: Reading, end: number): boolean {
  return /^\s*(?:for|\(|:|-|,)?\s*\(?(?:\d{1,2}|an?|one|two|three|four|five|six|seven|ten)[ -]?(?:d\b|days?|nights?|n\b|weeks?|wks?\b|long weekend|weekend)/.test(
    reading.lower.slice(end, end + 24),
  )
}

/** "Frankfurt Airport Area" is nobody's name, but its beginning tells where it is. */
function startOf(reader: PlaceReader, text: string): readonly GazetteerPlace[] {
  const first = text.split(/\s/)[0] ?? ''
  const parts = text.includes(' ') ? candidatesFor(reader, first) : []
  return parts.filter(({ kind, population }) => kind === 'city' && population > 200_000).slice(0, 1)
}

/** "Paris France", "Rome Florence Venice": a run that is nothing but known places. */
function segments(
  reading: Reading,
  reader: PlaceReader,
  run: NameRun,
  words: readonly Word[],
  led: boolean,
): PlaceMention[] {
  const inside = words.filter((word) => word.start >= run.start && word.end <= run.end)
  const parts: PlaceMention[] = []
  // A sign between them already says that they are two.
  const least = run.text.includes('&') ? 1000 : 40_000
  let index = 0
  while (index < inside.length) {
    const from = inside[index]
    let taken = 0
    for (let length = Math.min(4, inside.length - index); length > 0 && from; length -= 1) {
      const to = inside[index + length - 1]
      if (!to) continue
      const text = reading.plain.slice(from.start, to.end)
      const state = usStates.get(text)
      const candidates = state ? candidatesFor(reader, state) : candidatesFor(reader, text)
      const large = candidates.filter(({ population }) => population >= least)
      if (large.length === 0 || everydayWords.has(text.toLowerCase())) continue
      parts.push({ start: from.start, end: to.end, name: state ?? text, candidates: large, led })
      taken = length
      break
    }
    if (taken === 0) {
      const joint = from && /^(?:and|the|to|&|y|e)$/.test(from.lower)
      if (!joint) return []
      taken = 1
    }
    index += taken
  }
  return parts
}
