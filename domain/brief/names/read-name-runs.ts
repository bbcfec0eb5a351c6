/** Which places a run of capitalised words names: one, several, or none at all. */
import { usStates } from '#domain/places/gazetteer-regions.ts'
import { everydayWords } from '../everyday-words.ts'
import {
  companyBehind,
  destinationLead,
  originLead,
  personBehind,
  saidLead,
  surelyPlaceLead,
  thingWords,
} from '../place-words.ts'
import {
  candidatesFor,
  continuesList,
  isSurelyMeant,
  leadTo,
  type PlaceMention,
  type PlaceReader,
} from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import { beginsNames, gluedPlace, segments, startOf } from './name-run-parts.ts'
import { isCornerOf, startOfWay } from './name-run-ways.ts'
import { introduction, isTimed, standsAlone } from './name-run-words.ts'
import { inMonth, type NameRun, type Word } from './name-runs.ts'
import { feast, isLetters, isNewYear, isSight } from './other-runs.ts'
import { ownedPlace, possessivePlace } from './possessive-places.ts'

/** Words before a name that only say which part of it, or what is there. */
const partWords =
  /^(?:Backpacking|Honeymooning|Exploring|Legoland|Disneyland|Downtown|Central|Greater|Northern|Southern|Eastern|Western|North|South|East|West|Upper|Lower|Old|Rural|Coastal) (?=\p{Lu})/u

/** "Avignon TGV", "Köln Hbf": the station says no more than its town. */
const stationWords =
  / (?:TGV|Hbf|Hauptbahnhof|Centrale|Central Station|Train Station|Station|Gare|Airport)$/

export function placesInRun(
  reading: Reading,
  reader: PlaceReader,
  run: NameRun,
  words: readonly Word[],
  known: readonly PlaceMention[],
  leadStart = run.start,
): PlaceMention[] {
  const lead = leadTo(reading, leadStart)
  // "My niece is into BTS": what one likes.
  if (/(?<!\bflights? )\b(?:is|are|am|'m|'s|'re|really|both|all|so|very|big) into $/.test(lead))
    return []
  const behind = reading.lower.slice(run.end)
  // "Sound of Music weekend": what the journey is about.
  if (/ of /.test(run.text) && /^ (?:weekend|tour|trip|fans?|themed|locations)\b/.test(behind)) {
    if (candidatesFor(reader, run.text).length === 0) return []
  }
  // "Sending me to Stuttgart and I'd add two days": a clause follows, and nobody is called so.
  const clause =
    (surelyPlaceLead.test(lead) || /\b(?:visit|see|explore) $/.test(lead)) &&
    /^ and i\b/.test(behind)
  const opens = reading.lower.slice(0, run.start).trim() === '' && companyBehind.test(behind)
  if (introduction.test(lead) || (personBehind.test(behind) && !(clause || opens))) return []
  const state = usStates.get(run.text.replaceAll('.', ''))
  const previous = known.findLast((place) => place.end <= run.start)
  if (state && previous && /^,? $/.test(reading.plain.slice(previous.end, run.start))) {
    const states = candidatesFor(reader, state).filter(({ kind }) => kind === 'state')
    return [{ ...run, name: state, candidates: states, led: true }]
  }
  const whole = candidatesFor(reader, run.text)
  if (isNewYear(reading, run)) return []
  // "Vienna for Christmas markets": the feast, unless a state stands behind the town.
  if (feast.test(run.text) && !/^, \p{Lu}/u.test(reading.plain.slice(run.end))) return []
  if (isLetters(reading, run, whole)) return []
  const own =
    possessivePlace(reading, reader, run.start, run.end) ?? ownedPlace(reading, reader, run)
  if (own) return [own]
  const inside = partWords.exec(run.text)?.[0].length ?? 0
  // "Now it's Vienna's turn".
  if (whole.length === 0 && /'s$/.test(run.text) && /^ turn\b/.test(behind)) {
    const town = { start: run.start, end: run.end - 2, text: run.text.slice(0, -2) }
    const candidates = candidatesFor(reader, town.text)
    return candidates.length > 0 ? [{ ...town, name: town.text, candidates, led: true }] : []
  }
  if (isSight(reading, reader, run, whole, known)) return []
  const station = whole.length === 0 ? stationWords.exec(run.text)?.[0].length : undefined
  if (station && candidatesFor(reader, run.text.slice(0, -station)).length > 0) {
    const town = { ...run, end: run.end - station, text: run.text.slice(0, -station) }
    return placesInRun(reading, reader, town, words, known, leadStart)
  }
  const code = whole.length === 0 ? / (?<code>[A-Z]{2})$/.exec(run.text)?.groups?.code : undefined
  // "Crystal River FL": the letters of a state behind a town, however small.
  if (code && usStates.has(code)) {
    const name = run.text.slice(0, -3)
    const candidates = candidatesFor(reader, name).filter(({ state }) => state === code)
    if (candidates.length > 0) return [{ ...run, name, candidates, led: true }]
  }
  // "Tofino BC": the letters of a province, behind a town however small.
  if (code && provinces.has(code)) {
    const name = run.text.slice(0, -3)
    const candidates = candidatesFor(reader, name).filter(({ country }) => country === 'CA')
    if (candidates.length > 0) return [{ ...run, name, candidates, led: true }]
  }
  const start = whole.length === 0 ? startOfWay(reading, reader, run) : undefined
  if (start) return [start]
  if (whole.length === 0 && inside > 0) {
    const part = { start: run.start + inside, end: run.end, text: run.text.slice(inside) }
    return placesInRun(reading, reader, part, words, known, run.start)
  }
  // "The Alhambra" is a sight, whatever town bears the name; "the Algarve" is where one goes.
  const sight =
    /\bthe\s+$/.test(lead) && !/^(?:hague|bronx|big apple|eternal city|windy city)$/i.test(run.text)
  const listed = continuesList(reading, leadStart, known)
  const exact = sight ? whole.filter(({ kind }) => kind !== 'city') : whole
  const led =
    destinationLead.test(lead) ||
    originLead.test(lead) ||
    saidLead.test(lead) ||
    listed ||
    /(?:(?:days?|nights?|weeks?|weekends?) (?:on|at)|days?|nights?|weeks?|weekends?|wknd|\bdays? \d{1,2}(?: ?(?:-|to|and|&) ?\d{1,2})? ?[:-]?)\s+$/.test(
      lead,
    )
  const paired = whole.length > 0 && beginsList(reading, reader, run, words)
  // "The Highlands by camper": an article before a capital names a region.
  const area = sight && exact.length > 0
  // "Rent a Mustang": one of a kind, unless it is a trip that is called by the place.
  const isOneOf =
    /\b(?:an?|our|my|another|two|three|\d+) $/.test(lead) &&
    !exact[0]?.listed &&
    vehicleVerb.test(lead)
  if (isOneOf) return []
  const everydayName =
    !(/^U\.?S\.?$/.test(run.text) || paired || area) && everydayWords.has(run.text.toLowerCase())
  const populous = (exact[0]?.population ?? 0) >= 15_000
  const decided = /^ (?:instead(?! of)|it is|it'll be|it will be|wins|won|has won)\b/.test(
    reading.lower.slice(run.end),
  )
  // "Nice in February for the carnival": of everyday words only those the catalogue has.
  const dated = reading.follows(inMonth, run.end) && exact[0]?.listed !== undefined && populous
  // "4 nights, Nice, late April": a capital between commas is a name, where one is no fashion of the writer.
  const among =
    exact[0]?.listed !== undefined &&
    /[a-z\d], $/.test(lead) &&
    /^,/.test(reading.lower.slice(run.end))
  const timed = (populous && isTimed(reading, run.end)) || decided || dated || among
  if (exact.length > 0 && (!everydayName || led || timed)) {
    const after = reading.lower.slice(run.end)
    const opens =
      /(?:^|[.!?\n:]\s*)$/.test(lead) &&
      (standsAlone.test(after) || headsTrip.test(after) || goesOn.test(after))
    const mention = { ...run, name: run.text, candidates: exact, led: led || timed || opens }
    const verb = /(?:^|[.!?\n:]\s*)$/.test(lead) && (exact[0]?.population ?? 0) < 150_000
    // "Villa General Belgrano": hardly anything else, however small, and no place of a part of its name.
    const long = run.text.split(' ').length > 2
    if (led || decided || opens || long || (populous && !verb)) return [mention]
  }
  if (everydayName) return []
  const parts = segments(reading, reader, run, words, led)
  if (parts.length > 1) return parts
  const glued = gluedPlace(reading, reader, run, words, led)
  if (glued) return [glued]
  // "Istambul 5 nights", "Dubrovnic and Montenegro": a misspelt name at the beginning.
  const headed =
    /(?:^|[.!?\n]\s*)$/.test(lead) &&
    /^(?:,? \d| (?:and|&|\+|\/|->|to|i|y|e|et|und|og|och) \p{Lu})/u.test(
      reading.plain.slice(run.end),
    )
  const companied =
    opensSentence(lead) && /^,? (?:with|w|for|in|by)\b/.test(behind) && run.text.length > 6
  if (!(led || headed || companied || isTimed(reading, run.end)) || thingWords.test(run.text))
    return []
  const heads = whole.length === 0 && beginsNames(reading, reader, run, words)
  // "To the Ardennes", "in the Cotswolds": hills and islands are many.
  const range =
    /\b(?:to|in|around|through|across) the\s+$/.test(lead) && /^\p{L}+s$/u.test(run.text)
  if (/\bthe\s+$/.test(lead) && !(range || surelyPlaceLead.test(lead))) return []
  // "On the South Coast": words that everybody uses are spelt as they are meant.
  const everyday = run.text.split(/\s+/).every((word) => everydayWords.has(word.toLowerCase()))
  const slip = exact.length > 0 || everyday ? undefined : reader.finder.alike(run.text)
  // "Valencia for Las Fallas, 4 nights": what one goes for, where a town is named already.
  const occasion = /\bfor\s+$/.test(lead) && known.length > 0
  if (slip && !occasion && (led || headed || companied)) {
    const candidates = candidatesFor(reader, slip.name)
    return [{ ...run, name: slip.name, candidates, led: led || headed }]
  }
  // The longer a name, the less it can be a slip of another: a smaller town will do.
  const least = run.text.length < 8 ? 100_000 : 20_000
  const mended =
    exact.length > 0 || everyday ? undefined : reader.gazetteer.alike(run.text, least)[0]
  // Two letters off a small town's name is more likely a place nobody listed.
  if (
    mended &&
    !isCornerOf(known, mended.place, lead) &&
    (((led || headed) && mended.distance === 1) || mended.place.population >= 500_000)
  ) {
    const { name } = mended.place
    const candidates = candidatesFor(reader, name)
    return [
      {
        ...run,
        name,
        candidates,
        led: led || headed,
        ...(!isSurelyMeant(run.text, candidates, mended.distance) && { mended: true }),
      },
    ]
  }
  // "Then Liv found …": somebody of that name does something.
  if (
    whole.length === 0 &&
    /\b(?:then|and|but|so|because|until|when)\s+$/.test(lead) &&
    doesSomething.test(behind)
  )
    return []
  // "Paris, Roland Garros, tickets for Thursday": where something is shown or played.
  if (whole.length === 0 && listed && showBehind.test(behind)) return []
  // "Drink a Guinness, 2 nights": behind an article stands a thing.
  const thing = /\b(?:an?|some|another|by|with|aboard)\s+$/.test(lead)
  const given = isTimed(reading, run.end) && !occasion && !thing
  if (!(range || surelyPlaceLead.test(lead) || listed || heads || given)) return []
  return [
    {
      ...run,
      name: run.text,
      candidates: exact.length > 0 ? exact : startOf(reader, run.text),
      led,
      // No more than the beginning of it is known.
      ...(exact.length === 0 && run.text.split(' ').length > 3 && { mended: true }),
    },
  ]
}

const showBehind =
  /^,? (?:(?:we|i)(?:'ve| have)?(?: got)? )?(?:the )?(?:tickets?|seats|concert|gig|match|game|final|semi-?finals?|festival|show|exhibition|stadium|arena)\b/
/** "Hire a Mustang", "driving our Ioniq". */
const vehicleVerb =
  /\b(?:rent(?:s|ing|ed)?|hire|hiring|driv(?:e|es|ing)|rid(?:e|es|ing)|charg(?:e|ing)|park(?:ing)?|in|with|by|on|have|got|own|borrow(?:ing)?|cruis(?:e|ing) in) (?:(?:an?|our|my|another|two|three|\d+) )$/

/** A verb of what somebody did or does. */
const doesSomething =
  /^ (?:got|gets?|found|finds|looked|looks|said|says|saw|sees|thought|thinks|came|comes|went|goes|had|has|was|is|told|tells|heard|hears|read|reads|felt|feels|became|broke|fell|lost|won|gave|gives|took|takes|made|makes|put|joins?|wants?|needs?|likes?|flies|drives|arrives|leaves|turns|points?|can|could|will|would|must|may|might|(?!(?:red|bed|shed|united)\b)[a-z]{3,}ed)\b/

const provinces = new Set('AB BC MB NB NL NS ON PE QC SK YT NT NU'.split(' '))
const opensSentence = (lead: string) => /(?:^|[.!?\n]\s*)$/.test(lead)

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
  const after = next && /^(?:and|or|to)$/.test(next.lower) ? words[words.indexOf(next) + 1] : next
  const joint = after && reading.lower.slice(run.end, after.start)
  // "Nice to Genoa", but not "Going to Oslo".
  if (joint === ' to ' && !listed) return false
  const opens = /(?:^|[.!?\n:,]\s*)$/.test(leadTo(reading, run.start))
  if (
    !(
      joint &&
      (/^\s*(?:,|&|\+|\/|and|or|to)\s*$/.test(joint) || (opens && listed && joint === ' '))
    )
  )
    return false
  const [other] = candidatesFor(reader, after.text)
  return !everydayWords.has(after.lower) && (other?.population ?? 0) >= 3000
}

/** "Zermatt ski week", "Lourdes pilgrimage". */
const headsTrip =
  /^ (?:[a-z]+ )?(?:loop|circuit|week|trip|break|holiday|getaway|pilgrimage|honeymoon|itinerary)\b/

/** "Ravenna mosaics, then Bologna": the first of a sequence, with what one goes there for. */
const goesOn = /^ (?:[a-z]+ ){0,2}[a-z]+,? (?:and )?(?:then|followed by) (?=[a-z]{4})/
