/** Names that are no goals of their own: parts of a city, outings, quarters to sleep in, sights. */
import { kilometres } from '#domain/places/distance.ts'
import { leadTo, type PlaceReader } from './place-mentions.ts'
import type { AssignedMention } from './place-roles.ts'
import type { Reading } from './reading.ts'
import { isAskedFor } from './told-places.ts'
import { isWellKnown } from './unaccounted-places.ts'

/** "Kreuzberg, Berlin": a quarter is where in the city, not another goal. */
export function partsOfCities(mentions: AssignedMention[], reading: Reading): void {
  for (const [index, mention] of mentions.entries()) {
    const [part, whole] = [mention.candidates[0], mentions[index + 1]?.candidates[0]]
    const gap = reading.plain.slice(mention.end, mentions[index + 1]?.start ?? mention.end)
    if (!part || mention.role !== 'destination') continue
    // "Rhodes, Lindos side": where on the island.
    const before = mentions[index - 1]?.candidates[0]
    const side = /^ (?:side|end|area)\b/.test(reading.lower.slice(mention.end))
    if (side && before && kilometres(part.at, before.at) < outingKilometres) {
      mention.role = 'aside'
      continue
    }
    if (!whole || !/^(?:, | in )$/.test(gap)) continue
    const led = /\b(?:in|around|at)\s+$/.test(reading.lower.slice(0, mention.start).slice(-10))
    const inside = part.kind === 'city' && kilometres(part.at, whole.at) < 12
    if (led && inside && whole.population > 5 * part.population) mention.role = 'aside'
  }
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
    if (best.population > 100_000 || !sleepsIn.test(leadTo(reading, mention.start))) continue
    if (mentions.some((other) => other !== mention && other.name === mention.name)) continue
    const away = goals.flatMap(({ start, candidates: [goal] }) =>
      goal && start < mention.start ? [kilometres(goal.at, best.at)] : [],
    )
    if (away.length > 0 && (Math.min(...away) < 15 || Math.min(...away) > 400))
      mention.role = 'aside'
  }
}

/** "prague krakow", "Hamburg to Rome", "Milan? Or Vienna?": one with the place beside it. */
const routeJoint = /^(?:\s+| to |\s?(?:->|→|>)\s?|[?,]?\s+or\s+)$/

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
    const base = goals.find(
      (each) =>
        !outing.includes(each) &&
        (isAskedFor(reading, each) ||
          /(?:^|[.!?:\n]\s*)(?:in )?(?:the )?$/.test(leadTo(reading, each.start))),
    )
    if (base) for (const each of outing) each.role = 'aside'
  }
}

const dayBeside =
  /\b(?:with|w|w\/|including|incl\.?|plus|and) (?:maybe |perhaps )?(?:a|one|1) day (?:out )?(?:in|at) (?:the )?$/
const outingKilometres = 60
const dayKilometres = 120

/** "Rome 4 days, with a day at Tivoli": a small place beside the city that one stays in. */
export function daysBeside(mentions: AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  for (const goal of goals) {
    const [best] = goal.candidates
    if (!best || !dayBeside.test(leadTo(reading, goal.start))) continue
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
  /^,? (?:on|for) one of (?:them|those|these|the days|our days)\b|^ one (?:day|afternoon)(?=[.,;!?]|$)|^ (?:on|for) (?:one|a single) (?:day|afternoon)\b/
const asBase = /^,? (?:as|is|will be|being) (?:a|our|my|the|home) base\b/
const baseLead = /\bbase(?:d)?(?: (?:is|in|at|us in|ourselves in|myself in))?:? $/
const dayOutKilometres = 200

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
    const based =
      asBase.test(reading.lower.slice(base.end)) || baseLead.test(leadTo(reading, base.start))
    const inDay =
      dayOutLead.test(lead) &&
      (based || outingWords.test(lead)) &&
      !/^[^.!?;]*\bnights?\b/.test(behind.slice(0, 14))
    const next = outings.has(before) && andOne.test(reading.lower.slice(before.end, goal.start))
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

const dayTripsLead = /\b(?:day[- ]?trips?|excursions?|outings?)(?: out)? to (?:the )?$/

/** "With day trips to Salzburg and Dachau": what leads to the first leads to the others. */
export function dayTripsTo(mentions: AssignedMention[], reading: Reading): void {
  const trips = new Set<AssignedMention>()
  for (const [index, mention] of mentions.entries()) {
    const before = mentions[index - 1]
    if (mention.role === 'aside' && dayTripsLead.test(leadTo(reading, mention.start)))
      trips.add(mention)
    if (!(before && trips.has(before)) || mention.role !== 'destination') continue
    const gap = reading.lower.slice(before.end, mention.start)
    if (!/^(?:,| and|, and| or|, or| &| \+) $/.test(gap) || isAskedFor(reading, mention)) continue
    mention.role = 'aside'
    trips.add(mention)
  }
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
      const days = base?.kind === 'country' && stayOf.test(reading.lower.slice(end))
      return days && bases.length > 0 && end < mention.start && /, $/.test(gap)
    })
    if (beside) mention.role = 'aside'
  }
}

const activityLead =
  /\b(?:trains?|bus|boat|ferry|ride|day|surf(?:ing)?|diving|snorkell?ing|hik(?:e|ing)|trek(?:king)?|climb(?:ing)?|safari|kayaking|rafting|whale watching)(?: (?:ride|trip))? (?:to|in|at|up|around|off|near) (?:the )?$/

/** "Sri Lanka 2 weeks, elephants and the train to Ella": one thing to do in a country that has the days. */
export function activitiesIn(mentions: AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  const [country, ...inner] = goals
  if (country?.candidates[0]?.kind !== 'country') return
  if (!stayOf.test(reading.lower.slice(country.end)) && !isAskedFor(reading, country)) return
  const does = ({ start, candidates: [best] }: AssignedMention) =>
    best?.country === country.ref.country && activityLead.test(leadTo(reading, start))
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
    if (best?.listed || !featureBehind.test(reading.lower.slice(goal.end))) continue
    const others = goals.filter((each) => each !== goal && each.role === 'destination')
    const near = others.some(
      ({ ref }) =>
        best &&
        ((ref.at && kilometres(ref.at, best.at) < 300) ||
          // "Nairobi, Maasai Mara and Diani beach".
          (best.kind === 'region' && best.country === ref.country)),
    )
    if (others.length > 0 && !near) goal.role = 'aside'
  }
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
    if (!outing && isWellKnown(mention, sure)) mention.stray = true
    else mention.role = 'aside'
  }
}
