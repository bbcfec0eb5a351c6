/** Rules about what an answer's operations make of the trip beside the conversation. */
import type { Day, Trip } from '#domain/trip/schema.ts'
import { type GradedTurn, newStops, placeStops } from './graded-turn.ts'
import type { Changes } from './notation.ts'
import { folded, unlike } from './place-book.ts'

interface Edit {
  graded: GradedTurn
  before: Trip
  after: Trip
}
type ChangeRule = (edit: Edit, changes: Changes) => string | undefined

export const changeRules: { [Field in keyof Changes]-?: ChangeRule } = {
  by: ({ graded }, { by = [] }) => {
    const kinds = graded.answer.operations?.map(({ kind }) => kind) ?? []
    return kinds.some((kind) => by.includes(kind))
      ? undefined
      : `changed by ${kinds.join(', ') || 'nothing'}, not by ${by.join(' or ')}`
  },
  lighter: (edit, { lighter = 0 }) =>
    compared(edit, lighter, (old, now) => now.count <= old.count && now.minutes < old.minutes),
  fuller: (edit, { fuller = 0 }) =>
    compared(edit, fuller, (old, now) => now.count >= old.count && now.minutes > old.minutes),
  onlyDays: ({ before, after }, { onlyDays = [] }) => {
    const touched = before.days.findIndex((day, index) => {
      const now = after.days.find(({ id }) => id === day.id)
      return !onlyDays.includes(index + 1) && namesOf(day) !== (now ? namesOf(now) : '')
    })
    return touched < 0 ? undefined : `day ${touched + 1} has changed too`
  },
  gone: ({ after }, { gone = [] }) => {
    const there = gone.find((name) => dayOfStop(after, name))
    return there && `${there} is still there`
  },
  stays: ({ after }, { stays = [] }) => {
    const lost = stays.find((name) => !dayOfStop(after, name))
    return lost && `${lost} is gone`
  },
  adds: ({ graded, before, after }, { adds = {} }) => {
    const added = newStops(before, after)
    if (added.length === 0) return 'adds nothing'
    const slugs = before.stays.map(({ slug }) => slug)
    for (const { name } of added) {
      const known = graded.book.places(name).filter(({ slug }) => slugs.includes(slug))
      const [first] = known
      if (!first) return `${name} is no place of this trip's city`
      const fault = unlike(first.place, adds)
      if (fault) return fault
    }
    return undefined
  },
  addsAnyOf: ({ before, after }, { addsAnyOf = [] }) => {
    const added = newStops(before, after).map(({ name }) => name)
    return addsAnyOf.some((name) => added.some((each) => folded(each) === folded(name)))
      ? undefined
      : `adds ${added.join(', ') || 'nothing'}, none of ${addsAnyOf.join(', ')}`
  },
  moves: ({ before, after }, { moves }) => {
    if (!moves) return undefined
    const day = dayOfStop(after, moves.stop)
    return day && day.id === before.days[moves.to - 1]?.id
      ? undefined
      : `${moves.stop} is not on day ${moves.to}`
  },
  locks: ({ after }, { locks = '' }) =>
    placeStops(after).some((stop) => folded(stop.name) === folded(locks) && stop.locked)
      ? undefined
      : `${locks} is not locked`,
  startsFrom: ({ before, after }, { startsFrom }) => {
    if (!startsFrom) return undefined
    const id = before.days[startsFrom.day - 1]?.id
    const times = after.days
      .find((day) => day.id === id)
      ?.stops.flatMap(({ start }) => (start === null ? [] : [start.slice(11, 16)]))
    const [first] = times?.toSorted() ?? []
    if (first === undefined) return `day ${startsFrom.day} has no times`
    return first < startsFrom.at ? `day ${startsFrom.day} begins at ${first}` : undefined
  },
  start: ({ after }, { start }) =>
    after.start === start ? undefined : `begins on ${after.start}, not on ${start}`,
  length: ({ after }, { length }) =>
    after.days.length === length ? undefined : `${after.days.length} days, not ${length}`,
  people: ({ after }, { people }) =>
    after.party.total === people ? undefined : `for ${after.party.total}, not ${people}`,
}

export function changesNothing({ answer }: GradedTurn): string | undefined {
  const kinds = answer.operations?.map(({ kind }) => kind) ?? []
  return kinds.length === 0 ? undefined : `changes the trip: ${kinds.join(', ')}`
}

interface Load {
  count: number
  minutes: number
}

function compared(
  { before, after }: Edit,
  number: number,
  isRight: (old: Load, now: Load) => boolean,
): string | undefined {
  const day = before.days[number - 1]
  const now = after.days.find(({ id }) => id === day?.id)
  if (!day || !now) return `there is no day ${number}`
  const [was, is] = [loadOf(day), loadOf(now)]
  return isRight(was, is)
    ? undefined
    : `day ${number} had ${was.count} stops and ${was.minutes} minutes, and has ${is.count} and ${is.minutes}`
}

function loadOf({ stops }: Day): Load {
  const visits = stops.filter(({ kind }) => kind !== 'free')
  return {
    count: visits.length,
    minutes: visits.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
  }
}

function namesOf({ stops }: Day): string {
  return stops
    .map(({ name }) => name)
    .toSorted()
    .join('\n')
}

function dayOfStop(trip: Trip, name: string): Day | undefined {
  return trip.days.find(({ stops }) => stops.some((stop) => folded(stop.name) === folded(name)))
}
