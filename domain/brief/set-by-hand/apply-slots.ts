/** A brief with what the traveller set by hand: every slot that was set replaces what the words said. */
import { addDays, daysBetween, monthLength } from '#domain/calendar/calendar-days.ts'
import type { BriefContext } from '../brief-context.ts'
import { checked } from '../check-brief.ts'
import { parseBrief } from '../parse-brief.ts'
import type { PlaceRef, SpanSlot, TripBrief } from '../schema.ts'
import { readCoordinates } from './coordinates.ts'
import { isNone, type SetSlots } from './slots.ts'

export function applySlots(brief: TripBrief, slots: SetSlots, context: BriefContext): TripBrief {
  const replaced = replacedSpans(slots)
  if (replaced.size === 0) return brief
  const applied: TripBrief = {
    ...withTiming(withPlaces(brief, slots, context), slots),
    party: partyOf(brief.party, slots),
    ...(slots.pace && { pace: slots.pace }),
    ...(slots.likes && tastesOf(brief, slots.likes)),
    ...(slots.see && {
      mustSee: [...slots.see],
      mustAvoid: brief.mustAvoid.filter((name) => !slots.see?.includes(name)),
    }),
    food: slots.diets ? { ...brief.food, diets: [...slots.diets] } : brief.food,
    mobility: mobilityOf(brief.mobility, slots),
    lodging: lodgingOf(brief.lodging, slots),
    spans: brief.spans.filter(({ slot }) => !replaced.has(slot)),
  }
  return checked(withBudget(applied, slots, context), context.today)
}

/** Whose words no longer say what is planned. */
function replacedSpans(slots: SetSlots): ReadonlySet<SpanSlot> {
  const { where, start, end, month, days, adults, children, pace, likes } = slots
  const { budget, see, diets, stepFree, stay } = slots
  const timed = start ?? end ?? month
  const replaced: (readonly [isSet: boolean, spans: readonly SpanSlot[]])[] = [
    [where !== undefined, ['destination', 'order']],
    [timed !== undefined, ['dates']],
    [days !== undefined || (start !== undefined && end !== undefined), ['length']],
    [adults !== undefined || children !== undefined, ['party']],
    [pace !== undefined, ['pace']],
    [likes !== undefined, ['interest']],
    [budget !== undefined, ['budget']],
    [see !== undefined, ['mustSee']],
    [diets !== undefined, ['food']],
    [stepFree !== undefined, ['mobility']],
    [stay !== undefined, ['lodging']],
  ]
  return new Set(replaced.flatMap(([isSet, spans]) => (isSet ? spans : [])))
}

function withPlaces(brief: TripBrief, { where }: SetSlots, context: BriefContext): TripBrief {
  if (!where) return brief
  const destinations: PlaceRef[] = []
  for (const name of where) {
    const known = [...(context.known ?? []), ...destinations]
    const read = parseBrief(`to ${name}`, { ...context, known })
    const found = read.destinations.length > 0 ? read.destinations : [unknown(name)]
    for (const place of found) {
      if (!destinations.some((each) => each.name === place.name)) destinations.push(place)
    }
  }
  const { choice: _choice, open: _open, search: _search, cityCount: _count, ...rest } = brief
  const names = new Set(destinations.map(({ name }) => name))
  return {
    ...rest,
    destinations,
    order: destinations.length > 1 ? 'given' : 'free',
    stays: brief.stays.filter(({ place }) => names.has(place)),
    // A sight that the words took for a place to see is not one where it is the goal.
    mustSee: brief.mustSee.filter((name) => !names.has(name)),
  }
}

const unknown = (name: string): PlaceRef => ({ name, kind: 'unknown' })

function withTiming(brief: TripBrief, slots: SetSlots): TripBrief {
  const { start, end, month } = slots
  if (start === undefined && end === undefined && month === undefined && slots.days === undefined) {
    return brief
  }
  const { dates: said, days: saidDays, nights, ...rest } = brief
  const span = start && end ? daysBetween(start, end) + 1 : undefined
  const days = span ?? slots.days ?? saidDays
  const dates = datesOf(slots, said, days)
  // Nights go with the days that were said, not with those that were set.
  const keepsNights = days === saidDays && nights !== undefined
  return {
    ...rest,
    ...(dates && { dates }),
    ...(days !== undefined && { days }),
    ...(keepsNights && { nights }),
  }
}

function datesOf(
  { start, end, month }: SetSlots,
  said: TripBrief['dates'],
  days: number | undefined,
): TripBrief['dates'] {
  const exact = (first: string | undefined, last: string | undefined): TripBrief['dates'] => ({
    ...(first && { start: first }),
    ...(last && { end: last }),
    precision: 'exact',
  })
  const lastOf = (first: string) => (days === undefined ? undefined : addDays(first, days - 1))
  if (start) return exact(start, end ?? lastOf(start))
  if (end) return exact(days === undefined ? undefined : addDays(end, 1 - days), end)
  if (month) {
    const [year = 1970, number = 1] = month.split('-').map(Number)
    const last = `${month}-${String(monthLength(year, number)).padStart(2, '0')}`
    return { earliest: `${month}-01`, latest: last, precision: 'month' }
  }
  return said?.start ? { ...said, ...exact(said.start, lastOf(said.start)) } : said
}

type Party = TripBrief['party']

function partyOf(said: Party, slots: SetSlots): Party {
  if (slots.adults === undefined && slots.children === undefined) return said
  const children = slots.children ?? said.children ?? 0
  const adults = slots.adults ?? said.adults ?? Math.max(1, (said.total ?? 1) - children)
  const { infants, elderly, childAges, has, kinds, ...rest } = said
  const sameChildren = children === said.children
  return {
    ...rest,
    total: adults + children,
    adults,
    children,
    childAges: sameChildren ? childAges : [],
    ...(sameChildren && infants !== undefined && { infants }),
    ...(elderly !== undefined && elderly <= adults && { elderly }),
    has: [
      ...has.filter(
        (each) => each === 'pets' || each === 'elderly' || (children > 0 && each !== 'children'),
      ),
      ...(children > 0 ? (['children'] as const) : []),
    ],
    kinds: kinds.filter(
      (kind) => (kind !== 'solo' || adults + children === 1) && (kind !== 'couple' || adults === 2),
    ),
  }
}

function tastesOf(brief: TripBrief, likes: NonNullable<SetSlots['likes']>) {
  return {
    interests: [...likes],
    dislikes: brief.dislikes.filter((each) => !likes.includes(each)),
    wantedKinds: [],
    tastes: [],
  }
}

const stepFreeNeeds: readonly string[] = ['wheelchair', 'no-stairs']

function mobilityOf(said: TripBrief['mobility'], { stepFree }: SetSlots): TripBrief['mobility'] {
  if (stepFree === undefined) return said
  if (!stepFree) return said.filter((need) => !stepFreeNeeds.includes(need))
  return said.some((need) => stepFreeNeeds.includes(need)) ? said : [...said, 'no-stairs']
}

function lodgingOf(said: TripBrief['lodging'], { stay }: SetSlots): TripBrief['lodging'] {
  if (stay === undefined) return said
  const { name: _name, area: _area, at: _at, ...rest } = said
  if (isNone(stay)) return rest
  const at = readCoordinates(stay)
  return { ...rest, ...(at ? { at } : { area: stay }) }
}

function withBudget(
  brief: TripBrief,
  { budget: said }: SetSlots,
  context: BriefContext,
): TripBrief {
  if (said === undefined) return brief
  const { budget: _budget, spending: _spending, ...rest } = brief
  if (isNone(said)) return rest
  if (said === 'low' || said === 'medium' || said === 'high') return { ...rest, spending: said }
  const read = parseBrief(`budget ${said}`, context)
  return {
    ...rest,
    ...(read.budget && { budget: read.budget }),
    ...(read.spending && { spending: read.spending }),
    ...(!(read.budget || read.spending) && {
      notUnderstood: [...rest.notUnderstood, `budget ${said}`],
    }),
  }
}
