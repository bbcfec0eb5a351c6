/** When one is back in the evening: at the hour that was said, or at the one at which these travellers tire. */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Habits } from './asked/read-habits.ts'
import { endsEarly } from './party/early-evenings.ts'
import { backByOf, earlyButOne, sayEvenings } from './party/home-by.ts'
import type { AskedWish, PlanRequestInput } from './schema.ts'
import type { StayClock } from './stay-clock.ts'

const ofEvenings = new Set(['evening', 'night', 'late'])

export function eveningsFromBrief(
  brief: TripBrief,
  {
    text,
    zone,
    party,
    habits,
    asked,
    clock,
  }: {
    text: string
    zone: string
    party: NonNullable<PlanRequestInput['party']>
    habits: Habits
    asked: readonly AskedWish[]
    clock: StayClock | null
  },
) {
  const hasEvening = asked.some(({ when }) => ofEvenings.has(when))
  const told = { text, zone, party, asked: habits.backBy }
  const backBy = backByOf(brief, {
    ...told,
    hasEvening: hasEvening || brief.appointments.some(({ time = '' }) => time >= '16:00'),
  })
  return {
    /** Whether evenings end early for who walks with effort, all but one. */
    isEarly: endsEarly(party, brief.interests, text),
    /** Minute of the day by which one is back on all evenings but one. */
    early: earlyButOne(brief, { ...told, hasEvening }),
    /** The party, with the hour at which it is back. */
    travelling: { ...party, ...(backBy === undefined ? {} : { bedtime: backBy }) },
    notes: sayEvenings(habits, backBy).filter(
      (note) => clock?.kind !== 'evening' || !/^Days begin/.test(note),
    ),
  }
}

/** Limits an evening wish to one evening, for who walks with effort. */
export function onOneEvening(wish: AskedWish): AskedWish {
  if (!(ofEvenings.has(wish.when) && wish.times !== undefined)) return wish
  return { ...wish, times: 1, most: 1, single: true }
}
