/**
 * The brief without what was read from hours that belong to something else: no dinner at the hour of changing for
 * it.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import { elsewhere, type Frame, readFrames, withoutFrames } from './read-frames.ts'

export interface FramedBrief {
  brief: TripBrief
  frames: Frame[]
}

/** `read` parses a text into a brief. */
export function framedBrief(
  brief: TripBrief,
  text: string,
  read: (plain: string) => TripBrief,
): FramedBrief {
  // The free hours of a single day are the day.
  const isADay = brief.days === 1 && (brief.arrival ?? brief.departure) !== undefined
  const frames = readFrames(text, { total: brief.party.total }).filter(
    ({ kind, what }) => !(isADay && kind === 'busy' && what === elsewhere),
  )
  if (frames.length === 0) return { brief, frames }
  const plain = withoutFrames(text, frames)
  const { appointments, dates, days, nights, party, destinations, spans, contradictions } =
    read(plain)
  const told = brief.spans.filter(
    ({ start, end, slot }) =>
      slot === 'destination' ||
      (plain.slice(start, end).trim() !== '' &&
        !(slot === 'appointment' && frames.some((frame) => isWithin({ start, end }, frame)))),
  )
  const isTimed = dates !== undefined || days !== undefined || nights !== undefined
  const { dates: _dates, days: _days, nights: _nights, ...rest } = brief
  // Without the weekdays of a class, the days of the trip are those that were said of it.
  const timed = isTimed
    ? {
        ...rest,
        ...(dates && { dates }),
        ...(days !== undefined && { days }),
        ...(nights !== undefined && { nights }),
      }
    : brief
  return {
    brief: {
      ...timed,
      appointments,
      contradictions,
      ...(destinations.length > 0 ? { party } : {}),
      spans: [
        ...told,
        ...spans.filter(
          (span) =>
            span.slot === 'dates' &&
            !told.some((each) => each.start < span.end && span.start < each.end),
        ),
      ].toSorted((a, b) => a.start - b.start),
    },
    frames,
  }
}

/** Whether a phrase is part of a longer one that is told. */
function isWithin({ start, end }: { start: number; end: number }, { index, said }: Frame): boolean {
  return index <= start && end <= index + said.length
}
