/** How far and how long by road: from a routing provider, or an estimate that says it is one. */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { slownessOf } from './slow-roads.ts'

export interface Drive {
  minutes: number
  kilometres: number
  estimated: boolean
  /** Who measured it, where it is no estimate. */
  by?: 'routing' | 'catalogue'
  /** What the road is called, where it is one of several. */
  road?: string | undefined
  /** Where it runs, as `encoded-line.ts` writes it. */
  line?: string | undefined
}

/** The way between any two points. Asked often: an implementation on a provider keeps its answers. */
export type DriveBetween = (from: Coordinates, to: Coordinates) => Drive

/** Roads wind; the first and last kilometres are streets, long ways are motorways. */
const detour = 1.28
const paces = [
  { kilometres: 12, anHour: 35 },
  { kilometres: 30, anHour: 70 },
  { kilometres: Number.POSITIVE_INFINITY, anHour: 92 },
] as const

export const estimateDrive: DriveBetween = (from, to) => {
  const length = kilometres(from, to) * detour
  let left = length
  let hours = 0
  for (const pace of paces) {
    const part = Math.min(left, pace.kilometres)
    hours += part / pace.anHour
    left -= part
  }
  return {
    minutes: Math.ceil(hours * 60 * slownessOf(from, to)),
    kilometres: Math.round(length),
    estimated: true,
  }
}
