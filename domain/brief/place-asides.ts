/** Names that are no goals of their own: parts of a city, quarters to sleep in, sights, what is done on the way. */
import { kilometres } from '#domain/places/distance.ts'
import { partOfCity } from '#domain/places/parts-of-cities.ts'
import { isWellKnown } from './names/unaccounted-places.ts'
import type { AssignedMention } from './place-roles.ts'
import { isAskedFor } from './places/asked-places.ts'
import { leadTo, type PlaceReader } from './places/place-mentions.ts'
import { outingKilometres } from './places/place-outings.ts'
import type { Reading } from './reading.ts'

/** "Kreuzberg, Berlin": a quarter is where in the city, not another goal. */
export function partsOfCities(mentions: AssignedMention[], reading: Reading): void {
  for (const [index, mention] of mentions.entries()) {
    const [part, whole] = [mention.candidates[0], mentions[index + 1]?.candidates[0]]
    const gap = reading.plain.slice(mention.end, mentions[index + 1]?.start ?? mention.end)
    if (!part || mention.role !== 'destination') continue
    // "Hong Kong …, dinner with her parents is in Sha Tin": a part of a goal.
    const isPart =
      !part.listed &&
      mentions.some(
        ({ role, candidates: [city] }) =>
          role === 'destination' && partOfCity(city?.listed, mention.name) !== undefined,
      )
    if (isPart && reading.leads(metIn, mention.start) && !isAskedFor(reading, mention)) {
      mention.role = 'aside'
      continue
    }
    // "Rhodes, Lindos side": where on the island.
    const before = mentions[index - 1]?.candidates[0]
    const side = /^ (?:side|end|area)\b/.test(reading.lower.slice(mention.end))
    // "Crete … West bit, chania".
    const bit = reading.leads(partOfLand, mention.start) && before?.kind === 'region'
    const reach = bit ? islandKilometres : outingKilometres
    if ((side || bit) && before && kilometres(part.at, before.at) < reach) {
      mention.role = 'aside'
      continue
    }
    if (!whole || !/^(?:, | in )$/.test(gap)) continue
    const led = /\b(?:in|around|at)\s+$/.test(reading.lower.slice(0, mention.start).slice(-10))
    const inside = part.kind === 'city' && kilometres(part.at, whole.at) < 12
    if (led && inside && whole.population > 5 * part.population) mention.role = 'aside'
  }
}

/** What is fixed in a part of a city. */
const metIn =
  /\b(?:is|are|dinner|lunch|drinks|party|meetings?|conference|match|game|concert|show|friends?|parents|family) (?:in|at|near|over in|out in) (?:the )?$/

export const partOfLand =
  /\b(?:(?:north|south|east|west)(?:[- ]?(?:east|west))?(?:ern)?) (?:bit|part|side|end|half|coast)(?:,|:| \(| -) (?:so |near |around )?$/
const islandKilometres = 150

/** "A trip to Jordan. … Visit the Dead Sea.": as a brief is printed, what is to be seen is said of its goals. */
export function isPrintedSight(reading: Reading, start: number): boolean {
  return /^a trip /.test(reading.lower) && /[.!?] visit the $/.test(leadTo(reading, start))
}

const sleepsIn =
  /\b(?:hotels?|apartments?|flats?|airbnbs?|rooms?|hostels?|b&bs?|guesthouses?|b and b) (?:somewhere )?(?:in|around|near)\s+$/

/** "New York …, a hotel in Midtown": the quarter to sleep in, whatever far town is called so. */
export function quartersToSleep(mentions: AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(
    ({ role, candidates: [best] }) =>
      role === 'destination' && best?.listed && best.kind === 'city',
  )
  for (const mention of mentions) {
    const [best] = mention.candidates
    if (mention.role !== 'destination' || !best || best.listed || best.kind !== 'city') continue
    if (best.population > 100_000 || !reading.leads(sleepsIn, mention.start)) continue
    if (mentions.some((other) => other !== mention && other.name === mention.name)) continue
    const away = goals.flatMap(({ start, candidates: [goal] }) =>
      goal && start < mention.start ? [kilometres(goal.at, best.at)] : [],
    )
    if (away.length > 0 && (Math.min(...away) < 15 || Math.min(...away) > 400))
      mention.role = 'aside'
  }
}

/**
 * "Lima, then up to Cusco and Machu Picchu", "Jordan 8 days, petra by night, wadi rum": no town, and seen on a day trip
 * from the goal that it is named with.
 */
export function sightsBeside(
  mentions: AssignedMention[],
  reading: Reading,
  reader: PlaceReader,
): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  for (const mention of goals) {
    const [best] = mention.candidates
    if (best?.kind !== 'region' || best.listed || isAskedFor(reading, mention)) continue
    const bases = reader.sights
      .named(mention.name)
      .flatMap(({ city, outing }) => (outing && 'slug' in city ? [city.slug] : []))
    const beside = goals.some(({ end, start, candidates: [base] }) => {
      const gap =
        end <= mention.start
          ? reading.lower.slice(end, mention.start)
          : reading.lower.slice(mention.end, start)
      if (base?.listed) {
        // "Cusco and Machu Picchu, 6 days" names the two ends of a trip of their own.
        const onTheWay = goals.some((each) => each.end < start && each !== mention)
        const stayed = /\b(?:to|in|at|for|around) $/.test(leadTo(reading, start))
        return bases.includes(base.listed) && onTheWay && stayed && /^ (?:and|with|&) $/.test(gap)
      }
      const days = base?.kind === 'country' && reading.follows(stayOf, end)
      return days && bases.length > 0 && end < mention.start && /, $/.test(gap)
    })
    // "Jordan 8 days, petra by night, wadi rum, dead sea": the last of such a list.
    const before = mentions[mentions.indexOf(mention) - 1]
    const listed =
      before?.role === 'aside' &&
      before.ref.country === mention.ref.country &&
      reading.lower.slice(before.end, mention.start) === ', '
    if (beside || listed) mention.role = 'aside'
  }
}

const activityLead =
  /\b(?:trains?|bus|boat|ferry|ride|day|surf(?:ing)?|diving|snorkell?ing|hik(?:e|ing)|trek(?:king)?|climb(?:ing)?|safari|kayaking|rafting|whale watching)(?: (?:ride|trip))? (?:to|in|at|up|around|off|near) (?:the )?$/

/** "Sri Lanka 2 weeks, elephants and the train to Ella": one thing to do in a country that has the days. */
export function activitiesIn(mentions: AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  const [country, ...inner] = goals
  if (country?.candidates[0]?.kind !== 'country') return
  if (!reading.follows(stayOf, country.end) && !isAskedFor(reading, country)) return
  const does = ({ start, candidates: [best] }: AssignedMention) =>
    best?.country === country.ref.country && reading.leads(activityLead, start)
  if (inner.every(does)) for (const each of inner) each.role = 'aside'
}

const stayOf =
  /^[,:]? (?:for )?(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:days?|nights?|weeks?)\b/

const featureBehind =
  /^ (?:hill|hills|mountain|mount|peak|beach|market|monastery|castle|fort|fortress|temple|church|cathedral|palace|tower|bridge|gardens?|park|museum|gallery|quarter|district|neighbou?rhood|square|street|waterfalls?|falls|lake|canyon|glacier|volcano|caves?|ruins)\b/

/** "Santiago …, San Cristóbal hill": what is there, whatever far town bears its name. */
export function featuresOf(mentions: AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  for (const goal of goals) {
    const [best] = goal.candidates
    if (best?.listed || !reading.follows(featureBehind, goal.end)) continue
    const others = goals.filter((each) => each !== goal && each.role === 'destination')
    const near = others.some(
      ({ ref }) =>
        best &&
        // "Leon cathedral, then Burgos": a town of that name lies there.
        (goal.candidates.some(
          ({ at, population }) => population > 50_000 && ref.at && kilometres(ref.at, at) < 300,
        ) ||
          // "Nairobi, Maasai Mara and Diani beach".
          (best.kind === 'region' && best.country === ref.country)),
    )
    if (others.length > 0 && !near) goal.role = 'aside'
  }
}

/** "prague krakow", "Hamburg to Rome", "Milan? Or Vienna?": one with the place beside it. */
const routeJoint = /^(?:\s+| to |\s?(?:->|→|>)\s?|[?,]?\s+or\s+)$/

function inList(reading: Reading, one: AssignedMention, other: AssignedMention): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one]
  return /^(?:,|,? and|,? then| &| \+) $/.test(reading.lower.slice(first.end, second.start))
}

/** A name nothing leads to, in another country than all goals, is a sight that shares it. */
export function setAside(mentions: AssignedMention[], reading: Reading): void {
  const sure = mentions.filter(
    ({ led, role, ref }) => led && role === 'destination' && ref.kind !== 'unknown',
  )
  const joined = (from: AssignedMention | undefined, to: AssignedMention | undefined) =>
    from && to && routeJoint.test(reading.lower.slice(from.end, to.start))
  for (const [index, mention] of mentions.entries()) {
    const [before, after] = [mentions[index - 1], mentions[index + 1]]
    if (joined(before, mention) || joined(mention, after)) continue
    if (isAskedFor(reading, mention)) continue
    if (mention.led || mention.role !== 'destination' || mention.ref.kind !== 'city') continue
    const foreign = sure.every(({ ref }) => ref.country !== mention.ref.country)
    if (sure.length === 0 || !foreign) continue
    const around = reading.lower.slice(Math.max(0, mention.start - 40), mention.end + 24)
    const outing = /\bday[- ]?trip/.test(around)
    // A known city across a near border (Vancouver and Seattle) is asked about.
    // "Vilnius, Riga and Tallinn": each in a country of its own, and all of one list.
    const isListed = [before, after].some(
      (each) => each && sure.includes(each) && inList(reading, mention, each),
    )
    if (!outing && isWellKnown(mention, sure)) {
      if (!isListed) mention.stray = true
    } else mention.role = 'aside'
  }
}
