/** The hours of a stay taken by something else: said, or expected of a journey. */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Coordinates, Place } from '#domain/places/schema.ts'
import type { whenInTown } from '../stays/when-in-town.ts'
import { applyFrames, type Framed } from './apply-frames.ts'
import { endsOf, type PartOfDay } from './part-of-day.ts'
import { type Frame, forARest, readFrames } from './read-frames.ts'
import { unsaidHours } from './unsaid-hours.ts'

export interface FramedStay extends Framed {
  /** The hours of a day that a journey without a known hour leaves. */
  ends: (index: number) => PartOfDay
}

export function framesOfStay(
  said: { text?: string; frames?: readonly Frame[]; isPartOfTrip?: boolean },
  {
    party,
    isRested,
    ...brief
  }: Pick<TripBrief, 'party' | 'nights' | 'arrival' | 'departure'> & { isRested: boolean },
  { dates, clock, full }: Pick<ReturnType<typeof whenInTown>, 'dates' | 'clock' | 'full'>,
  lodging: { at: Coordinates; places: readonly Place[] },
): FramedStay {
  const frames = (said.frames ?? readFrames(said.text ?? '', party)).filter(
    // The very old rest on every long day anyway.
    ({ what }) => !(isRested && what === forARest),
  )
  const framed = applyFrames(frames, dates, lodging)
  // Stays of a longer trip have its ends already, and full days are whole.
  const isWithEnds = said.isPartOfTrip || !(full === null || full.isOfJourney)
  const open = isWithEnds ? { notes: [] } : unsaidHours(said.text ?? '', clock, dates.length, brief)
  return {
    ...framed,
    notes: [...framed.notes, ...open.notes],
    ends: (index) => endsOf(open, index, dates.length),
  }
}
