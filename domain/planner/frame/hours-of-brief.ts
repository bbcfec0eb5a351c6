/** Hours in town by an arrival and a departure that only the brief has: the words for them stand far from their verbs. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { minuteAt, timeInWords } from '../clock.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'
import { isFlown, journeyMargins, type StayClock } from '../stay-clock.ts'
import { isToBeThere } from '../stays/journey-clock.ts'
import type { UnsaidHours } from './unsaid-hours.ts'

/** Minutes to a port or an airport. */
const wayThere = 30

export type HoursOfBrief = Pick<TripBrief, 'arrival' | 'departure'>

/** What they leave of the first and the last day, where the clock of the text leaves them open. */
export function inTownByBrief(
  text: string,
  clock: StayClock | null,
  { arrival, departure }: HoursOfBrief,
  assumed: readonly string[],
): Partial<UnsaidHours> {
  const margin = isFlown(text) ? journeyMargins.flight : journeyMargins.land
  const from =
    arrival === undefined || clock?.from !== undefined
      ? undefined
      : toNextMark(minuteAt(arrival) + margin.in)
  const to =
    departure === undefined || clock?.to !== undefined
      ? undefined
      : toPreviousMark(
          minuteAt(departure) - (isToBeThere(text, minuteAt(departure)) ? wayThere : margin.out),
        )
  if (from === undefined && to === undefined) return {}
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    notes: [
      ...assumed.filter(
        (note) =>
          !((from !== undefined && isOfArrival(note)) || (to !== undefined && !isOfArrival(note))),
      ),
      ...(from === undefined
        ? []
        : [`On the first day you are in town from about ${timeInWords(from)}.`]),
      ...(to === undefined
        ? []
        : [`On the last day you leave town by ${timeInWords(to)}, to be there in good time.`]),
    ],
  }
}

const isOfArrival = (note: string) => note.includes('arriv')
