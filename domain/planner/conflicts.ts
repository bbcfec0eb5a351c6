/**
 * The smallest set of wishes that can't be met together, by deletion: leaves out one wish after the other, and
 * drops those without which it is still impossible.
 */
import { visitStarts } from './appeal.ts'
import { timeInWords } from './clock.ts'
import { dayInWords } from './days-in-words.ts'
import type { Steps } from './execution/steps.ts'
import { missingWishes } from './left-out/missing-wishes.ts'
import type { Wish } from './plan-outcome.ts'
import { buildDayProblem, type DayProblemOptions } from './problem/day-problem.ts'
import type { PlanRequest } from './schema.ts'
import { searchTours } from './tours/solve.ts'

/** Search steps for each test: enough for the few mandatory visits, which are alone in this problem. */
const stepsToBeSure = 300
export const feasibilitySearch = { seed: 1, goOn: (steps: number) => steps < stepsToBeSure }

export function wishesOf(request: PlanRequest): Wish[] {
  const nameOf = (id: string) => request.places.find((place) => place.id === id)?.name ?? id
  const known = (id: string) => request.places.some((place) => place.id === id)
  return [
    ...(request.party.bedtime === undefined
      ? []
      : [
          {
            kind: 'bedtime',
            says: `You are back by ${timeInWords(request.party.bedtime)}.`,
          } as const,
        ]),
    ...request.days.flatMap(({ date, from, to }): Wish[] => {
      if (from === undefined && to === undefined) return []
      const parts = [
        from === undefined ? '' : ` begins at ${timeInWords(from)}`,
        to === undefined ? '' : ` ends by ${timeInWords(to)}`,
      ]
      const says = `Your ${dayInWords(date)}${parts.filter(Boolean).join(' and')}.`
      return [{ kind: 'hours', date, says }]
    }),
    ...request.mustSee
      .filter((id) => known(id) && !request.locked.some(({ placeId }) => placeId === id))
      .map((placeId): Wish => {
        const fact = isClosed(request, placeId) ? ', which is closed on all your days' : ''
        return { kind: 'must-see', placeId, says: `You want to see ${nameOf(placeId)}${fact}.` }
      }),
    ...request.locked.map(({ placeId, date, start }): Wish => {
      const time = start === undefined ? '' : ` at ${timeInWords(start)}`
      return {
        kind: 'locked',
        placeId,
        says: `${nameOf(placeId)} stays on ${dayInWords(date)}${time}.`,
      }
    }),
    ...request.appointments.map(
      ({ id, name, date, start }): Wish => ({
        kind: 'appointment',
        appointmentId: id,
        says: `${name} is on ${dayInWords(date)} at ${timeInWords(start)}.`,
      }),
    ),
  ]
}

function isClosed(request: PlanRequest, placeId: string): boolean {
  const place = request.places.find(({ id }) => id === placeId)
  if (!place) return false
  return request.days.every(({ date }) => visitStarts(place, date, request).length === 0)
}

/** The request as if a wish had not been made. */
export function withoutWish(request: PlanRequest, wish: Wish): PlanRequest {
  switch (wish.kind) {
    case 'must-see':
      return { ...request, mustSee: request.mustSee.filter((id) => id !== wish.placeId) }
    case 'locked':
      return {
        ...request,
        mustSee: request.mustSee.filter((id) => id !== wish.placeId),
        locked: request.locked.filter(({ placeId }) => placeId !== wish.placeId),
      }
    case 'appointment':
      return {
        ...request,
        appointments: request.appointments.filter(({ id }) => id !== wish.appointmentId),
      }
    case 'hours':
      return {
        ...request,
        days: request.days.map((day) => {
          const { from: _from, to: _to, ...rest } = day
          return day.date === wish.date ? rest : day
        }),
      }
    case 'bedtime': {
      const { bedtime: _bedtime, ...party } = request.party
      return { ...request, party }
    }
  }
}

/** The wishes that can't hold together; empty when all can. */
export function* findConflict(
  request: PlanRequest,
  options: DayProblemOptions = {},
): Steps<Wish[]> {
  if (yield* holds(request, options)) return []
  let left = request
  const needed: Wish[] = []
  for (const wish of wishesOf(request)) {
    const without = withoutWish(left, wish)
    if (yield* holds(without, options)) needed.push(wish)
    else left = without
  }
  return needed
}

/**
 * Each wish that can't be met together with those before it, found in one pass: searching each conflict anew would
 * take longer with every wish.
 */
export function* wishesTooMany(
  request: PlanRequest,
  options: DayProblemOptions = {},
): Steps<Wish[]> {
  const wishes = wishesOf(request)
  const tooMany: Wish[] = []
  for (const [index, wish] of wishes.entries()) {
    const others = [...tooMany, ...wishes.slice(index + 1)]
    if (!(yield* holds(others.reduce(withoutWish, request), options))) tooMany.push(wish)
  }
  return tooMany
}

function* holds(request: PlanRequest, options: DayProblemOptions): Steps<boolean> {
  const built = buildDayProblem(request, { ...options, mandatoryOnly: true })
  let done = false
  yield* searchTours(built.problem, {
    ...feasibilitySearch,
    goOn: (steps) => !done && feasibilitySearch.goOn(steps),
    onBetter: (plan) => {
      done ||= missingWishes(request, built, plan).length === 0
    },
  })
  return done
}
