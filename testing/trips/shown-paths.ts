/** Which fields of a trip a link shows, as paths of `canary-trip.ts`: the rule that SQL is held to. */
const INCLUDES = ['bookings', 'attachments', 'lodging', 'notes', 'money'] as const
const point = (path: string) => [`${path}#0`, `${path}#1`]

/** Everything that a link shows of a trip. `first` is the first stop of a day. */
const ALWAYS = [
  ...['id', 'title', 'start'].map((field) => `.${field}`),
  ...['name', 'zone', 'slug', 'first', 'last'].map((field) => `.stays.${field}`),
  ...point('.stays.at'),
  ...['id', 'order', 'skips', 'title', 'zone', 'date'].map((field) => `.days.${field}`),
  ...['rain', 'high', 'low'].map((field) => `.days.weather.${field}`),
  ...['.days.first', '.days.stops'].flatMap((stop) => [
    ...['id', 'order', 'placeId', 'name', 'area', 'start', 'end', 'minutes', 'zone', 'endZone'].map(
      (field) => `${stop}.${field}`,
    ),
    `${stop}.nights`,
    ...point(`${stop}.at`),
  ]),
  ...['.days.stops.leg.minutes', '.days.stops.leg.meters', '.days.stops.leg.line'],
  ...['id', 'order', 'area', 'checkIn', 'checkOut'].map((field) => `.lodgings.${field}`),
]

/** What each tick adds. */
const TICKED: Readonly<Record<(typeof INCLUDES)[number], readonly string[]>> = {
  bookings: [
    ...['id', 'order', 'title', 'reference', 'provider', 'url'].map(
      (field) => `.bookings.${field}`,
    ),
    ...['start', 'end'].flatMap((field) => [`.bookings.${field}.local`, `.bookings.${field}.zone`]),
    '.days.stops.leg.reference',
  ],
  attachments: ['id', 'order', 'name', 'mediaType', 'bytes'].map(
    (field) => `.attachments.${field}`,
  ),
  lodging: [
    ...['name', 'address', 'rooms'].map((field) => `.lodgings.${field}`),
    ...point('.lodgings.at'),
    ...['.days.first.leg', '.days.back'].flatMap((leg) => [`${leg}.minutes`, `${leg}.meters`]),
  ],
  notes: ['id', 'order', 'text'].map((field) => `.notes.${field}`),
  money: [
    '.currency',
    ...['.budget', '.days.first.cost', '.days.stops.cost', '.lodgings.cost'].flatMap((sum) => [
      `${sum}.minor`,
      `${sum}.currency`,
    ]),
    ...['.days.first.price', '.days.stops.price'],
  ],
}
/** Two ticks together show what neither does. */
const TOGETHER: [ticks: readonly string[], paths: readonly string[]][] = [
  [
    ['bookings', 'money'],
    ['.bookings.cost.minor', '.bookings.cost.currency'],
  ],
  [
    ['bookings', 'lodging'],
    ['.days.first.leg.reference', '.days.back.reference'],
  ],
]

export function expectedFor(ticked: readonly string[]): string[] {
  const added = INCLUDES.flatMap((each) => (ticked.includes(each) ? TICKED[each] : []))
  const together = TOGETHER.flatMap(([ticks, paths]) =>
    ticks.every((each) => ticked.includes(each)) ? paths : [],
  )
  return [...ALWAYS, ...added, ...together].sort()
}

/** Every choice of ticks. */
export const everySubset = Array.from({ length: 2 ** INCLUDES.length }, (_, bits) =>
  INCLUDES.filter((_each, place) => bits & (1 << place)),
)
