import type { Leg } from './parts.ts'

const modes: Readonly<Record<Leg['mode'], string>> = {
  walk: 'on foot',
  bicycle: 'by bicycle',
  transit: 'by public transport',
  drive: 'by car',
  taxi: 'by taxi',
  train: 'by train',
  bus: 'by bus',
  ferry: 'by ferry',
  flight: 'by plane',
  other: 'on the way',
}

/** Begins what is said of a way that leads back from a day trip, and only then on to a stop. */
export const backToTown = 'back to town'

/** What a way is besides: back to town, the last minutes by another ride. */
export function onwardWords({ reference }: Pick<Leg, 'reference'>): string | null {
  return reference?.startsWith(backToTown) ? reference : null
}

/**
 * How one goes: "on foot"; from a trip "by ferry back to town". Who needs a way without steps is not told that one is
 * on foot, nor promised that the way has none: nobody knows that of a street.
 */
export function modeInWords(way: Pick<Leg, 'mode'> & Partial<Leg>): string {
  const { mode, stepFree, reference = null } = way
  const onward = onwardWords({ reference })
  const how = stepFree && mode === 'walk' ? 'along the streets' : modes[mode]
  return onward ? `${how} ${onward}` : how
}
