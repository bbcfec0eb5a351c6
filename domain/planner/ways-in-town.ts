/** The mode of rides in town, from the request, the budget and the town. */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { PlanRequest } from './schema.ts'

interface WaysInTown extends Pick<PlanRequest, 'beyondWalking' | 'taxis'> {
  notes: string[]
}

const ofADriver = /\b(?:driver|chauffeur)/i

export function waysInTown(
  { transport: { wanted, wishes = [] }, spending }: TripBrief,
  { ridesBy }: Partial<Pick<Destination, 'ridesBy'>>,
  { stepFree: isStepFree = false, shortWalks = false }: Partial<PlanRequest['party']>,
): WaysInTown {
  const hasDriver = wanted.length === 0 && wishes.some((way) => ofADriver.test(way))
  const drives = hasDriver || wanted.some((mode) => /car|self-driving/.test(mode))
  // Those who can neither climb nor walk far take taxis, except on a small budget.
  const isDriven = isStepFree && shortWalks && spending !== 'low' && wanted.length === 0
  const taxis =
    !drives && (wanted.includes('taxi') || isDriven || (spending === 'high' && wanted.length === 0))
  // Hailed rides instead of transit; buses for those who save.
  const hailed = !drives && wanted.length === 0 && ridesBy === 'taxi' && spending !== 'low'
  const cycles = wanted.includes('bicycle') && !drives && !isStepFree
  return {
    beyondWalking: cycles ? 'bicycle' : drives || taxis || hailed ? 'drive' : 'transit',
    taxis: taxis || hailed,
    notes: cycles
      ? ['Ways in town are by bicycle, and on foot where it is around the corner.']
      : isDriven
        ? ['Rides are by taxi, to the door: stations and stops may have steps.']
        : hasDriver
          ? ['Ways too far to walk are by car, with the driver whom you named.']
          : [],
  }
}
