/** The days of a stay from the words of a request: when they begin and end, and how gentle the first one is. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { outingsNamed } from '../asked/named-places.ts'
import { timeInWords } from '../clock.ts'
import { limitedDays } from '../conditions/limited-days.ts'
import { dayInWords } from '../days-in-words.ts'
import { afterALongSleep, daysOfStay } from '../days-of-stay.ts'
import { easyFirstDays, firstDayLost, gentleFirstDay, lostFirstDay } from '../first-days.ts'
import type { FramedStay } from '../frame/frames-of-stay.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import { clockHours, freeLater, inTown } from '../stays/stay-hours.ts'
import type { whenInTown } from '../stays/when-in-town.ts'
import type { SaidBesides } from './brief-reading.ts'
import type { TownFromBrief } from './town-from-brief.ts'
import type { WishesFromBrief } from './wishes-from-brief.ts'

/** Begin (minute of the day) of days without hurry. */
const easyMorning = 570
/** Minutes of a way that leave too little of a day for a late begin. */
const farForALongBreakfast = 180

export function daysFromBrief(
  brief: TripBrief,
  {
    destination,
    habits,
    manner,
    named,
  }: Pick<TownFromBrief, 'destination' | 'habits' | 'manner' | 'named'>,
  { clock, full, leaving, dates }: ReturnType<typeof whenInTown>,
  {
    wishes,
    framed,
    said,
    today,
    isAtEase,
    early,
    appointments,
  }: {
    wishes: Pick<WishesFromBrief, 'read' | 'feast' | 'lights'>
    framed: FramedStay
    said: SaidBesides
    today: string
    /** Whether they take it slowly, and so sleep also before a hot day. */
    isAtEase: boolean
    /** Minute of the day by which one is back on all evenings but one. */
    early: number | undefined
    /** Appointments, for which the day begins earlier where needed. */
    appointments: readonly { date: string; start: number }[]
  },
) {
  const { text = '' } = said
  const { read, feast, lights } = wishes
  // The late begin was only assumed: for a named place half a day away one gets up.
  const isFar = [...named.ids, ...outingsNamed(brief, destination)].some((id) => {
    const { dayTrip } = destination.places.find((each) => each.id === id) ?? {}
    return dayTrip !== undefined && dayTrip.minutesEachWay > farForALongBreakfast
  })
  // So one does for what was wished early.
  const isEarly = read.asked.some(
    ({ when, placeIds }) => when === 'morning' && placeIds.some((id) => named.ids.includes(id)),
  )
  const outFrom = habits.outFrom ?? (isAtEase && !isFar && !isEarly ? easyMorning : undefined)
  const easyDays = Math.min(manner.easyDays, dates.length)
  const gentle =
    gentleFirstDay(destination, brief.origin, dates[0] ?? today, Math.max(1, easyDays)) ??
    (easyDays > 0 ? easyFirstDays(easyDays) : null)
  const isFirstLost = firstDayLost(text) !== null
  const free = clock && freeLater(clock, habits.outFrom)
  const unmet: UnmetWish[] = []
  const hours = clockHours(dates, free, unmet)
  // An evening of dancing ends late.
  const isNightOut =
    clock?.kind === 'evening' &&
    read.asked.some(({ when }) => when === 'evening' || when === 'night')
  // In the middle of the stay, after something to rest from.
  const lateMorning =
    habits.oneLateMorning && dates.length > 1 ? Math.floor(dates.length / 2) : undefined
  const slept = lateMorning === undefined ? undefined : dates[lateMorning]
  const days = daysOfStay(dates, destination, {
    ...{ outFrom, appointments, hours, full, framed, isNightOut },
    nightFrom: lights.eveningFrom,
    hasLightsTour: lights.asked.length > 0,
    isFestive: feast.festive,
    gentleDays: gentle !== null || isFirstLost ? Math.max(1, easyDays) : 0,
    easyDays,
    lateMorning,
    isFirstLost,
  })
  return {
    limited: limitedDays(days, said.asWritten ?? text, destination, early),
    /** Sentences on the hours in town. */
    notes: [
      ...(free ? inTown(free, leaving, dates.length) : []),
      ...(full?.notes ?? []),
      ...(slept === undefined
        ? []
        : [
            `One slow morning, as you asked: ${dayInWords(slept)} begins about ${timeInWords(afterALongSleep)}.`,
          ]),
    ],
    /** Sentences on the first day, where others follow. */
    ofFirstDay:
      dates.length > 1 ? [...(gentle ? [gentle] : []), ...(isFirstLost ? [lostFirstDay] : [])] : [],
    unmet,
  }
}
