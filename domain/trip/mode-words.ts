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

/** How one goes: "on foot", and for who does not walk "by step-free way"; from a trip "by ferry back to town". */
export function modeInWords(way: Pick<Leg, 'mode'> & Partial<Leg>): string {
  const { mode, stepFree, reference = null } = way
  const onward = onwardWords({ reference })
  const how = stepFree && mode === 'walk' ? 'by step-free way' : modes[mode]
  return onward ? `${how} ${onward}` : how
}
