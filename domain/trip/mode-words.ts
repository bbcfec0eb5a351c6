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

/** How one goes: "on foot", and for who does not walk "by step-free way". */
export function modeInWords({ mode, stepFree }: Pick<Leg, 'mode' | 'stepFree'>): string {
  return stepFree && mode === 'walk' ? 'by step-free way' : modes[mode]
}
