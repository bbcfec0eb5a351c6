/** What the words of a wish say, in the form in which it can be set by hand, for fields and chips. */
import { toMajor } from '#domain/money/money.ts'
import type { BriefContext } from '../brief-context.ts'
import { parseBrief } from '../parse-brief.ts'
import type { PlaceRef, SpanSlot, TripBrief } from '../schema.ts'
import { applySlots } from './apply-slots.ts'
import { spanInWords } from './slot-words.ts'
import type { SetSlots } from './slots.ts'

/** A wish as it is read while it is typed. */
export interface WishReading {
  /** What the words say, whatever was set beside them. */
  read: SetSlots
  /** Dates that are no days and no month: a season, a window. */
  vagueDates?: string
  /** Words that were understood and have no field of their own. */
  others: readonly string[]
  notUnderstood: readonly string[]
  /** What can't be, of words and fields together; each a sentence. */
  problems: readonly string[]
  /** The catalogue's destinations among the places. */
  slugs: readonly string[]
}

/** Longer trips are planned in parts. */
const mostDays = 60

export function readWishWith(text: string, set: SetSlots, context: BriefContext): WishReading {
  const said = parseBrief(text, context)
  const brief = applySlots(said, set, context)
  const { dates } = said
  const isMonth = dates?.earliest?.slice(0, 7) === dates?.latest?.slice(0, 7)
  const vague = dates && !(dates.start ?? dates.end) && !isMonth
  const vagueDates = vague && spanInWords(dates.earliest, dates.latest)
  return {
    read: slotsOfBrief(said),
    ...(vagueDates && { vagueDates: `between ${vagueDates.replace(' to ', ' and ')}` }),
    others: otherWords(said),
    notUnderstood: brief.notUnderstood,
    problems: [...brief.contradictions.map(({ says }) => says), ...tooLong(brief)],
    slugs: brief.destinations.flatMap(({ slug }) => slug ?? []),
  }
}

function tooLong({ days }: TripBrief): string[] {
  return days !== undefined && days > mostDays
    ? [`${days} days are more than one plan holds: the first ${mostDays} are planned.`]
    : []
}

function slotsOfBrief(brief: TripBrief): SetSlots {
  const { destinations, dates, days, party, pace, interests, mustSee, food, mobility } = brief
  const month = dates?.earliest?.slice(0, 7)
  const isMonth = month !== undefined && month === dates?.latest?.slice(0, 7)
  const budget = budgetOf(brief)
  const stay = lodgingInWords(brief.lodging)
  const grown = party.adults ?? grownOf(party)
  return {
    ...(destinations.length > 0 && { where: destinations.map(placeInWords) }),
    ...(dates?.start && { start: dates.start }),
    ...(dates?.end && { end: dates.end }),
    ...(isMonth && !(dates?.start ?? dates?.end) && { month }),
    ...(days !== undefined && { days }),
    ...(grown !== undefined && { adults: grown }),
    ...(party.children !== undefined && { children: party.children }),
    ...(pace && { pace }),
    ...(interests.length > 0 && { likes: interests }),
    ...(budget && { budget }),
    ...(mustSee.length > 0 && { see: mustSee }),
    ...(food.diets.length > 0 && { diets: food.diets }),
    ...(mobility.some((need) => need === 'wheelchair' || need === 'no-stairs') && {
      stepFree: true,
    }),
    ...(stay && { stay }),
  }
}

function grownOf({ total, children = 0 }: TripBrief['party']): number | undefined {
  return total === undefined ? undefined : Math.max(0, total - children)
}

/** In words that read back to the same place: those of one name are told apart by their state. */
function placeInWords({ name, state }: PlaceRef): string {
  return state && name !== state ? `${name}, ${state}` : name
}

const scopes: Readonly<Record<NonNullable<TripBrief['budget']>['per'], string>> = {
  trip: 'in total',
  person: 'per person',
  day: 'per day',
  night: 'per night',
  'person-day': 'per person per day',
  'person-night': 'per person per night',
}

function budgetOf({ budget, spending }: TripBrief): string | undefined {
  if (!budget) return spending
  const { minor, currency, per } = budget
  return `${toMajor(minor, currency)}${currency ? ` ${currency}` : ''} ${scopes[per]}`
}

function lodgingInWords({ at, area, name }: TripBrief['lodging']): string | undefined {
  return at ? at.join(',') : (area ?? name)
}

const withField: ReadonlySet<SpanSlot> = new Set([
  'destination',
  'dates',
  'length',
  'party',
  'budget',
  'pace',
  'mustSee',
  'order',
])

/** Interests and food count where no field shows them: "museums", "ramen". */
function otherWords({ spans, interests, food, mobility, lodging }: TripBrief): string[] {
  const shown = (slot: SpanSlot) =>
    withField.has(slot) ||
    (slot === 'interest' && interests.length > 0) ||
    (slot === 'food' && food.diets.length > 0) ||
    (slot === 'mobility' && mobility.includes('wheelchair')) ||
    (slot === 'lodging' && lodging.name !== undefined)
  return [...new Set(spans.filter(({ slot }) => !shown(slot)).map(wordsOf))]
}

/** What is refused says so. */
function wordsOf({ slot, text }: TripBrief['spans'][number]): string {
  const isRefused = slot === 'dislike' || slot === 'mustAvoid'
  return isRefused && !/^(?:no|not|without|avoid|skip)\b/i.test(text) ? `no ${text}` : text
}
