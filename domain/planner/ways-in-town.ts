/** By what one goes where it is too far to walk, from what was said of it, the purse and the town. */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { PlanRequest } from './schema.ts'

interface WaysInTown extends Pick<PlanRequest, 'beyondWalking' | 'taxis'> {
  notes: string[]
}

export function waysInTown(
  { transport: { wanted }, spending }: TripBrief,
  { ridesBy }: Partial<Pick<Destination, 'ridesBy'>>,
  isStepFree: boolean,
): WaysInTown {
  const drives = wanted.some((mode) => /car|self-driving/.test(mode))
  const taxis = !drives && (wanted.includes('taxi') || (spending === 'high' && wanted.length === 0))
  // Rides take as long as by bus, for the streets are full, and are told as what they are.
  // Who counts every coin takes the bus.
  const hailed = !drives && wanted.length === 0 && ridesBy === 'taxi' && spending !== 'low'
  const cycles = wanted.includes('bicycle') && !drives && !isStepFree
  return {
    beyondWalking: cycles ? 'bicycle' : drives || taxis ? 'drive' : 'transit',
    taxis: taxis || hailed,
    notes: cycles
      ? ['Ways in town are by bicycle, and on foot where it is around the corner.']
      : [],
  }
}
