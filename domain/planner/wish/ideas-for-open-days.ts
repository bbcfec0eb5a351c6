/** Days without known places in words that are a help: what the town is known for, and what was asked for. */
import type { Trip } from '#domain/trip/schema.ts'
import { plain } from '../asked/told-by.ts'

/** A thing that was asked for ("mountains"), and the words of it ("an easy day in the mountains"). */
export interface OpenWish {
  thing: string
  says: string
}

/** The ideas, those that were asked for first; what a sight is known to have is told with the sight. */
export function ideasFor(
  town: string,
  sights: readonly string[],
  wishes: readonly OpenWish[],
): string[] {
  const metAt = (sight: string) => wishes.filter(({ thing }) => isOf(thing, sight))
  const ofSights = sights.map((sight) => {
    const met = metAt(sight).map(({ says }) => says)
    const asked =
      met.length > 0
        ? `. You asked for ${met.join(' and ')}: look there first.`
        : ': begin there, and look around from it.'
    return { isAsked: met.length > 0, says: `${town} is known for ${sight}${asked}` }
  })
  const ofWishes = wishes
    .filter((wish) => !sights.some((sight) => metAt(sight).includes(wish)))
    .map(
      ({ says }) =>
        `For ${says}, as you asked: your lodging knows who takes you, and where it is best.`,
    )
  return [
    ...ofSights.flatMap(({ isAsked, says }) => (isAsked ? says : [])),
    ...ofWishes,
    ...ofSights.flatMap(({ isAsked, says }) => (isAsked ? [] : says)),
  ]
}

/** Whether a sight is one of a thing, by its last word: "sulphur baths" are at "the old town and its baths". */
function isOf(thing: string, sight: string): boolean {
  const last = thing.split(' ').at(-1)?.replace(/s$/, '') ?? thing
  return (
    last.length >= shortestWord && new RegExp(String.raw`\b${plain(last)}`, 'i').test(plain(sight))
  )
}

const shortestWord = 4

/** Every idea on a day; where there are more ideas than days, the first days have two. */
export function withIdeas(trip: Trip, ideas: readonly string[]): Trip {
  const { length } = trip.days
  const days = trip.days.map((day, index) => {
    const own = ideas.filter((_, at) => at % length === index)
    return {
      ...day,
      stops: day.stops.map((stop) =>
        stop.kind === 'free' ? { ...stop, reasons: own.length > 0 ? own : [noIdea] } : stop,
      ),
    }
  })
  return { ...trip, days }
}

const noIdea = 'A day to wander, or to go back to what you liked best.'
