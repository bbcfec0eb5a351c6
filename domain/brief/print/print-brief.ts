/** A brief as plain sentences, such that reading them gives the brief again. */
import { toMajor } from '#domain/money/money.ts'
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { firstTeen } from '../party/settle-ages.ts'
import type { Appointment, Budget, PlaceRef, StayWindow, TripBrief, TripDates } from '../schema.ts'
import { printTold } from '../told-labels.ts'
import { printDriving } from './print-driving.ts'
import { printLodging, printTransport, printWishes } from './print-wishes.ts'
import { printedOpening } from './printed-opening.ts'

export function printBrief(brief: TripBrief): string {
  return [
    printRoute(brief),
    ...brief.stays.flatMap(({ place, days, nights, windows }) => [
      days !== undefined && `Stay in ${place} for ${counted(days, 'day')}.`,
      days === undefined &&
        nights !== undefined &&
        `Stay in ${place} for ${counted(nights, 'night')}.`,
      ...windows.map((window) => printWindow(place, window)),
    ]),
    printSearch(brief),
    printConnections(brief),
    brief.cityCount !== undefined && `Visit ${brief.cityCount} cities.`,
    printDates(brief.dates),
    printLength(brief),
    brief.arrival !== undefined && `We arrive at ${brief.arrival} on the first day.`,
    brief.departure !== undefined && `We depart at ${brief.departure} on the last day.`,
    brief.hours !== undefined && `${counted(brief.hours, 'hour')} in town.`,
    brief.homeBy !== undefined && `Back home by ${brief.homeBy}.`,
    ...brief.appointments.map(printAppointment),
    ...printTold('settled', brief.settled),
    ...printParty(brief.party),
    brief.budget && `${printBudget(brief.budget)}.`,
    printUnpaid(brief.budget),
    ...printWishes(brief),
    ...printLodging(brief.lodging),
    ...printTransport(brief.transport),
    ...printDriving(brief.driving),
    brief.startsIn !== undefined && `The trip's start: in ${brief.startsIn}.`,
    brief.endsIn !== undefined && `The trip's end: in ${brief.endsIn}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function list(words: readonly string[], last = 'and'): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

function printRoute(brief: TripBrief): string {
  const { origin, destinations, order, choice, open, tripType } = brief
  const from = origin ? ` from ${printPlace(origin)}` : ''
  const to =
    destinations.length > 0
      ? ` ${open ? 'to somewhere in' : 'to'} ${list(
          destinations.map((goal) => printGoal(goal, choice ? [] : destinations)),
          choice ? 'or' : 'and',
        )}`
      : ''
  return `${printedOpening(tripType)}${from}${to}${order === 'given' ? ', in this order' : ''}.`
}

function printSearch({ search }: TripBrief): string | false {
  if (!search) return false
  const ways = { drive: ' drive', train: ' train ride', flight: ' flight' }
  const { weather, within } = search
  return [
    weather && `Somewhere ${{ warm: 'warm', cool: 'cool', snow: 'snowy' }[weather]}.`,
    within && `Within ${within.minutes} minutes${within.by ? ways[within.by] : ''} from there.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Countries whose name a state or a region bears as well. */
const sharedNames = new Set(['Georgia', 'Macedonia'])

/** How far from the middle of a region its towns lie. */
const regionKm = 60
const isNear = (one: PlaceRef['at'], other: PlaceRef['at']) =>
  one !== undefined && other !== undefined && kilometres(one, other) < regionKm

/** A goal that is to be confirmed says so; a region beside towns, that it is one: its name alone would tell where they lie. */
function printGoal(place: PlaceRef, others: readonly PlaceRef[]): string {
  const isBesideTowns =
    place.kind === 'region' &&
    others.some(({ kind, at }) => kind === 'city' && isNear(place.at, at))
  const name = isBesideTowns ? `the region of ${place.name}` : printPlace(place)
  return place.doubted ? `${name} (not sure)` : name
}

/** With its state or country, since most names are borne by several places. */
function printPlace({ name, kind, country, state, unsure }: PlaceRef): string {
  if (unsure) return name
  if (kind === 'state') return `the state of ${name}`
  if (kind === 'country' && sharedNames.has(name)) return `the country of ${name}`
  if (kind !== 'city') return name
  if (state) return `${name}, ${state}`
  const land = country && new Intl.DisplayNames(['en'], { type: 'region' }).of(country)
  if (!land || !/^[\p{L} ]+$/u.test(land) || foldName(land) === foldName(name)) return name
  return `${name}, ${land}`
}

function printWindow(place: string, { days, dates, what }: StayWindow): string | false {
  const when = days
    ? days.first === days.last
      ? `on day ${days.first}`
      : `between day ${days.first} and day ${days.last}`
    : dates && `from ${dates.first} to ${dates.last}`
  if (!when) return false
  if (what === undefined) return `Be in ${place} ${when}.`
  const event = /^(?:meet|visit) /.test(what) ? what : `attend a ${what}`
  return `${event.charAt(0).toUpperCase()}${event.slice(1)} in ${place} ${when}.`
}

function printConnections({ connections }: TripBrief): string | false {
  const [first] = connections
  if (!first) return false
  const modes: Readonly<Record<string, string>> = {
    flight: 'flights',
    train: 'trains',
    bus: 'buses',
    ferry: 'ferries',
  }
  const ways = connections.map(({ from, to, bothWays }) =>
    bothWays ? `${from} and ${to}` : `from ${from} to ${to}`,
  )
  return `Direct ${modes[first.mode ?? ''] ?? 'connections'}: ${ways.join(', ')}.`
}

const monthNames =
  'January February March April May June July August September October November December'.split(' ')
const seasonStarts: Readonly<Record<string, string>> = {
  '03': 'spring',
  '06': 'summer',
  '09': 'autumn',
  '12': 'winter',
}

function printDates(dates: TripDates | undefined): string | false {
  if (!dates) return false
  const { start, end, earliest, latest, precision, flexibleDays } = dates
  const flexible =
    flexibleDays === undefined ? '' : `, give or take ${counted(flexibleDays, 'day')}`
  const year = earliest?.slice(0, 4)
  const month = earliest?.slice(5, 7) ?? ''
  const when =
    start && end
      ? `From ${start} to ${end}`
      : start
        ? `Starting on ${start}`
        : end
          ? `Back by ${end}`
          : precision === 'month'
            ? `In ${monthNames[Number(month) - 1]} ${year}`
            : precision === 'season'
              ? `In the ${seasonStarts[month]} of ${year}`
              : `Sometime between ${earliest} and ${latest}`
  return `${when}${flexible}.`
}

function printLength({ days, nights, dates, stays }: TripBrief): string | false {
  if (days === undefined && nights === undefined) return false
  const settled = dates?.start && dates.end ? span(dates.start, dates.end) : undefined
  // Of one day the dates alone tell no end.
  const told = settled !== undefined && settled > 1 && days === settled
  // Stays that are not all of it would tell another length.
  if (nights === undefined && told && (stays.length === 0 || lengthOf(stays) === days)) return false
  const parts = [
    ...(days === undefined ? [] : [counted(days, 'day')]),
    ...(nights === undefined ? [] : [counted(nights, 'night')]),
  ]
  return `The whole trip takes ${parts.join(', ')} in total.`
}

function lengthOf(stays: TripBrief['stays']): number {
  const nights = stays.every((stay) => stay.nights !== undefined && stay.days === undefined)
  const sum = stays.reduce((total, stay) => total + ((nights ? stay.nights : stay.days) ?? 0), 0)
  return nights ? sum + 1 : sum
}

function span(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

function printAppointment({ what, where, day, date, weekday, time }: Appointment): string {
  const name = `${what.charAt(0).toUpperCase()}${what.slice(1)}`
  // "A wedding on …" would be what the trip is for.
  if (what === 'wedding' && date && !where && !time) return `${name}: ${date}.`
  const parts = [
    name,
    where && `at ${where}`,
    time && `at ${time}`,
    weekday !== undefined && `on ${weekdayNames[weekday]}`,
    date && `on ${date}`,
    day !== undefined && `on day ${day}`,
  ]
  return `${parts.filter(Boolean).join(' ')}.`
}

const kindPhrases: Readonly<Record<TripBrief['party']['kinds'][number], string>> = {
  solo: 'Solo trip.',
  couple: 'Couples trip.',
  family: 'Family trip.',
  friends: 'With friends.',
  group: 'As a group.',
  business: 'Business trip.',
}

function printParty(party: TripBrief['party']): string[] {
  const { total, adults, children = 0, childAges, infants = 0, elderly, has, pets, kinds } = party
  const young = childAges.filter((age) => age === 0).length
  const older = children - infants
  const ages = childAges.filter((age) => age > 0)
  const isYoung = has.some((who) => who !== 'elderly' && who !== 'pets')
  const areTeens = has.includes('teenagers') && ages.every((age) => age >= firstTeen)
  const [one, many] = areTeens ? ['teenager', 'teenagers'] : ['child', 'children']
  return [
    total !== undefined ? `${total} ${total === 1 ? 'person' : 'people'} in total.` : '',
    adults !== undefined ? `${counted(adults, 'adult')}.` : '',
    ...Array.from({ length: young }, () => 'A baby in its first year.'),
    infants > young ? `${infants - young} ${infants - young === 1 ? 'baby' : 'babies'}.` : '',
    older > 0
      ? `${older} ${older === 1 ? one : many}${ages.length > 0 ? ` aged ${list(ages.map(String))}` : ''}.`
      : '',
    (children > 0 || elderly !== undefined) && total === undefined && adults === undefined
      ? 'Nobody else was counted.'
      : '',
    total !== undefined && adults === undefined && !isYoung && !kinds.includes('family')
      ? 'How old they are was not told.'
      : '',
    children === 0 && has.includes('teenagers') ? 'With teenagers.' : '',
    children === 0 && has.includes('children') && !has.includes('teenagers')
      ? 'With children.'
      : '',
    elderly !== undefined
      ? `${counted(elderly, 'senior')}.`
      : has.includes('elderly')
        ? 'With seniors.'
        : '',
    pets.length > 0
      ? `With ${list(pets.map((pet) => `a ${pet}`))}.`
      : has.includes('pets')
        ? 'With pets.'
        : '',
    ...kinds.map((kind) => kindPhrases[kind]),
    party.women ? 'As a woman.' : '',
  ].filter(Boolean)
}

/** A sentence of its own: right behind the sum it would say that all else is paid from it. */
function printUnpaid(budget: Budget | undefined): string | false {
  if (!budget?.without) return false
  const names = { flights: 'flights', car: 'car hire' }
  const said = list(budget.without.map((part) => names[part]))
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${said === names.car ? 'is' : 'are'} paid separately.`
}

function printBudget({ minor, currency, per, from, firm, withBeds }: Budget): string {
  const scopes: Readonly<Record<Budget['per'], string>> = {
    trip: '',
    person: ' per person',
    day: ' per day',
    night: ' per night',
    'person-day': ' per person per day',
    'person-night': ' per person per night',
  }
  const manner = firm ? (from === undefined ? '' : 'up to ') : from === undefined ? 'about ' : ''
  const amount = toMajor(minor, currency)
  const sum = from === undefined ? `${amount}` : `${toMajor(from, currency)}-${amount}`
  return `Budget of ${manner}${sum}${currency ? ` ${currency}` : ''}${scopes[per]}${withBeds ? ', beds included' : ''}`
}
