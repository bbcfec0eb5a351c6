/** The name and the reason of a rest, with the seat that one rests on. */
import type { DayVisit } from '../day-visit.ts'
import type { PlanDay } from '../schema.ts'
import { isGreen } from './seats-to-rest.ts'

type Rest = Pick<DayVisit, 'around' | 'siesta' | 'rest'>

const longestName = 200

export function restName({ around, siesta, rest }: Rest): string {
  if (siesta) return 'Siesta at your lodging'
  const what = rest ? 'A rest' : 'Nap time'
  if (!around) return `${what} at your lodging`
  return `${what} ${isGreen(around) ? 'in' : 'at'} ${around.name}`.slice(0, longestName)
}

/** Reasons for a rest at the lodging, a different one each day. */
const atHome = [
  'Shoes off and curtains drawn: the afternoon begins later.',
  'A rest in your room before you go out again.',
  'Nothing to see until you have had a lie-down.',
  'Back to the room while others walk on.',
]

export function restReason(
  { around, siesta, rest }: Rest,
  { weather }: PlanDay,
  index: number,
): string {
  if (siesta) {
    return `The hottest hours, about ${Math.round(weather?.high ?? 0)} °C: rest where it is cool.`
  }
  if (!rest) {
    return around
      ? 'A nap in the stroller, in the shade.'
      : 'Small children sleep better with a quiet hour after lunch.'
  }
  if (!around) return atHome[index % atHome.length] ?? ''
  return isGreen(around)
    ? 'A bench under the trees, and nowhere to be for an hour.'
    : 'A cup of something and a chair of your own for an hour.'
}
