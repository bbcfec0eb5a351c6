/**
 * Named great drives as trips: "Iceland ring road, 8 days, camper van" follows the drive by towns with beds, one
 * for each night.
 */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { loadDrive } from '#domain/drives/load-drives.ts'
import type { GreatDrive } from '#domain/drives/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Destination } from '#domain/places/schema.ts'

const byRoad =
  /\b(?:road ?trip|driv(?:e|es|ing)|self[- ]drive|camper ?vans?|campers?|motor ?homes?|rv|by car|(?:hire|rental|rent(?:ing)?|hiring|rent an?) (?:car|van)|motor(?:bike|cycle)s?|lap of|loop)\b/i

/** Words for each drive; some countries and islands count as one when driven through. */
const names: readonly (readonly [slug: string, said: RegExp, isOnlyByRoad?: true])[] = [
  ['iceland-ring-road', /\biceland\w*\b.{0,60}\bring road\b|\bring road\b.{0,60}\biceland/is],
  ['great-ocean-road', /\bgreat ocean road\b/i],
  ['garden-route', /\bgarden route\b/i],
  ['north-coast-500', /\bnorth coast 500\b|\bnc ?500\b/i],
  [
    'pacific-coast-highway',
    /\bpacific coast highway\b|\bpch\b|\b(?:california|californian) coast\b/i,
  ],
  ['route-66', /\broute 66\b/i],
  ['blue-ridge-parkway', /\bblue ridge parkway\b/i],
  ['cabot-trail', /\bcabot trail\b/i],
  ['carretera-austral', /\bcarretera austral\b/i],
  ['icefields-parkway', /\bicefields? parkway\b/i],
  ['overseas-highway', /\boverseas highway\b|\bflorida keys\b/i, true],
  ['ring-of-kerry', /\bring of kerry\b/i],
  ['romantic-road', /\bromantic road\b|\bromantische stra(?:ß|ss)e\b/i],
  ['transfagarasan', /\btransf[aă]g[aă]r[aă][sș]an\b/i],
  ['siete-lagos', /\b(?:seven|7|siete) la(?:kes|gos)\b/i],
  ['route-des-grandes-alpes', /\broute des grandes alpes\b/i],
  ['wild-atlantic-way-north', /\bwild atlantic way\b/i],
  ['atlantic-road-norway', /\batlantic (?:ocean )?road\b/i],
  ['utah-mighty-five', /\bmighty (?:five|5)\b/i],
  ['south-island-loop', /\bsouth island\b/i, true],
  ['tasmania-loop', /\b(?:tasmania|tassie)\b/i, true],
  ['namibia-loop', /\bnamibia\b/i, true],
  ['norway-fjords', /\b(?:norwegian fjords|norway'?s? fjords|fjords of norway)\b/i, true],
]

/** A drive as a day of another trip: "a day trip on the Great Ocean Road". */
const asADay =
  /\b(?:day|half)[- ](?:trips?|tours?|out)\b|\b(?:one|a|1|single) day (?:on|at|to|for|along)\b/i
/** Kilometres to the start of a drive from where one's own car comes. */
const farthestStart = 900
const sameTown = 25

export async function withNamedDrive(
  brief: TripBrief,
  text: string,
  known: readonly Destination[],
): Promise<TripBrief> {
  // Who told the nights of several towns follows those: the drive was named in passing.
  if (brief.stays.filter(({ nights }) => nights !== undefined).length > 1) return brief
  const isByRoad =
    byRoad.test(text) ||
    brief.occasions.includes('road-trip') ||
    brief.transport.wanted.some((mode) => mode === 'self-driving' || mode === 'car')
  const found = names.find(
    ([, said, isOnlyByRoad]) => said.test(text) && (isByRoad || !isOnlyByRoad),
  )
  if (!found || asADay.test(text) || isStayInTown(brief, text)) return brief
  const drive = await loadDrive(found[0])
  if (!drive) return brief
  const isStopOf = (ref: PlaceRef) => drive.stops.some(({ at }) => isNear(ref, at))
  const isInCity = brief.destinations.some((ref) => ref.slug && !isStopOf(ref))
  const days = lengthOf(brief)
  if (!isByRoad && (isInCity || (days !== undefined && days < drive.days.min))) return brief
  return alongTheDrive(brief, text, drive, known)
}

/** Whether the town is the stay and the road a wish: "4 days in Melbourne, we have a car, Great Ocean Road". */
function isStayInTown({ destinations }: TripBrief, text: string): boolean {
  const length = '(?:days?|nights?|weeks?|weekend)'
  return destinations.some(({ slug, name }) => {
    const town = name.replace(/[^\p{L}\p{N} ]/gu, '.')
    const stay = `\\b${length} in ${town}|\\b${town},? (?:for )?(?:\\w+ ){0,2}${length}\\b`
    return slug !== undefined && new RegExp(stay, 'iu').test(text)
  })
}

function lengthOf({ days, nights, dates }: TripBrief): number | undefined {
  if (days !== undefined) return days
  if (nights !== undefined) return nights + 1
  return dates?.start && dates.end ? daysBetween(dates.start, dates.end) + 1 : undefined
}

const isNear = ({ at }: PlaceRef, point: readonly [number, number]) =>
  at !== undefined && kilometres(at, [point[0], point[1]]) < sameTown

function alongTheDrive(
  brief: TripBrief,
  text: string,
  drive: GreatDrive,
  known: readonly Destination[],
): TripBrief {
  const [firstStop] = drive.stops
  const lastStop = drive.stops.at(-1)
  if (!(firstStop && lastStop)) return brief
  const isLoop = drive.shape === 'loop'
  const said = endsSaid(brief, text)
  const far = (ref: PlaceRef | undefined, { at }: { at: readonly [number, number] }) =>
    ref?.at ? kilometres(ref.at, [at[0], at[1]]) : Number.POSITIVE_INFINITY
  const start =
    said.start && far(said.start, firstStop) < Number.POSITIVE_INFINITY ? said.start : undefined
  const isTurned =
    !isLoop &&
    (far(start, lastStop) < far(start, firstStop) ||
      (!start && far(said.end, firstStop) < sameTown))
  const stops = isTurned ? drive.stops.toReversed() : drive.stops
  const [head, ...rest] = stops
  if (!head) return brief
  const refOf = ({ name, at, country }: GreatDrive['stops'][number]): PlaceRef => {
    const city = known.find((each) => kilometres(each.at, at) < sameTown)
    return city
      ? { name: city.name, kind: 'city', at: city.at, country, slug: city.slug }
      : { name, kind: 'city', at, country }
  }
  const comesByRoad =
    start !== undefined && far(start, head) <= farthestStart && far(start, head) >= sameTown
  const origin = comesByRoad ? start : refOf(head)
  const nights = (lengthOf(brief) ?? drive.days.min + 1) - 1
  const beds = (comesByRoad ? stops : rest).filter((stop) => stop.nights > 0)
  const last = isLoop ? undefined : stops.at(-1)
  const chosen = spaced(
    last ? beds.filter((stop) => stop !== last) : beds,
    last ? nights - 1 : nights,
  )
  const goals = [...chosen, ...(last ? [last] : [])].map(refOf)
  const isNamed = drive.name.toLowerCase().replace(/^(?:iceland's|the) /, '')
  return {
    ...brief,
    origin,
    destinations: goals,
    order: 'given',
    tripType: isLoop ? 'round' : 'one-way',
    occasions: [...new Set([...brief.occasions, 'road-trip' as const])],
    stays: brief.stays.filter(({ place }) => goals.some(({ name }) => name === place)),
    mustSee: brief.mustSee.filter((wish) => !isNamed.includes(wish.toLowerCase())),
    contradictions: brief.contradictions.filter(({ slots }) => !slots.includes('destination')),
  }
}

/**
 * Start and end of a drive: "Driving Adelaide to Melbourne", "start in Cape Town", "drop the car at Gqeberha
 * airport".
 */
function endsSaid({ origin, destinations }: TripBrief, text: string) {
  const named = (pattern: (name: string) => string) =>
    destinations.find(({ name }) =>
      new RegExp(pattern(name.replace(/[^\p{L}\p{N} ]/gu, '.')), 'iu').test(text),
    )
  const start =
    named(
      (name) =>
        `\\b(?:start|begin|set off|pick(?:ing)? up)\\w*\\b[^.;]{0,25}\\b(?:in|at|from) ${name}`,
    ) ??
    named((name) => `\\b(?:driv\\w+|road ?trip|from) (?:from )?${name} (?:to|-|–|→)`) ??
    (origin?.at ? origin : undefined)
  const end = named(
    (name) =>
      `(?:to|-|–|→) ${name}|\\b(?:end|finish|drop|return)\\w*\\b[^.;]{0,25}\\b(?:in|at) ${name}`,
  )
  return { start, end: end === start ? undefined : end }
}

/** Towns for the nights, evenly spread; all where nights suffice. */
function spaced<Stop>(beds: readonly Stop[], nights: number): Stop[] {
  if (beds.length <= nights) return [...beds]
  const count = Math.max(0, nights)
  return Array.from(
    { length: count },
    (_, index) => beds[Math.round(((index + 1) * (beds.length + 1)) / (count + 1)) - 1],
  ).filter((stop) => stop !== undefined)
}
