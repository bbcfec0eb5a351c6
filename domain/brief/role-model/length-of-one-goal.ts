/** Where all goals but one were left out, how long one stays there is how long the trip is. */
import type { TripBrief } from '../schema.ts'

type Length = Pick<TripBrief, 'stays' | 'days' | 'nights'>

export function lengthOfOneGoal(brief: TripBrief, goals: TripBrief['destinations']): Length {
  const { stays, days, nights } = brief
  const [stay] = stays
  const isLeft = goals.length === 1 && brief.destinations.length > 1
  const isWhole = stays.length === 1 && stay?.place === goals[0]?.name && stay?.windows.length === 0
  if (!(isLeft && stay && isWhole) || days !== undefined || nights !== undefined)
    return { stays: stays.filter(({ place }) => !isLeft || place === goals[0]?.name), days, nights }
  return { stays: [], days: stay.days, nights: stay.nights }
}
