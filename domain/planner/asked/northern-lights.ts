/** Northern lights: keeps evenings free for them, or says why there are none. */
import type { Destination } from '#domain/places/schema.ts'
import type { AskedWish } from '../schema.ts'

export interface LightsWish {
  /** Minute of the day at which plans end, so that the night is free; undefined where there is nothing to wait for. */
  eveningFrom?: number
  /** A tour that goes to look for them, on one of the evenings. */
  asked: AskedWish[]
  notes: string[]
  unmet: string[]
}

const heard = /\b(?:northern lights?|aurora(?: borealis)?)\b/i

export const isOfLights = ({ what }: Pick<AskedWish, 'what'>) => heard.test(what)
/** Latitude from which they are usual in winter; somewhat further south they are rare. */
const usualNorth = 63
const luckyNorth = 58
/** Months (from 1) whose nights are too light in the far north. */
const lightMonths = new Set([5, 6, 7, 8])
const eveningFrom = 1245

export function northernLights(
  text: string,
  { name, at, places }: Pick<Destination, 'name' | 'at' | 'places'>,
  month: number,
): LightsWish {
  if (!heard.test(text)) return { asked: [], notes: [], unmet: [] }
  const [north] = at
  if (north < luckyNorth) {
    return {
      asked: [],
      notes: [],
      unmet: [
        `Northern lights are not seen from ${name}: Reykjavik, or Norway north of the Arctic Circle, would have them.`,
      ],
    }
  }
  if (lightMonths.has(month)) {
    return {
      asked: [],
      notes: [],
      unmet: [`Northern lights need dark nights: ${name} has them from September to April.`],
    }
  }
  const tour = places.find((place) => !place.dayTrip && heard.test(place.name))
  const kept = tour
    ? `one evening has ${tour.name}, and the others are free from about half past eight for a second try`
    : undefined
  const how =
    'Look at the forecast of clouds and aurora after lunch, book a coach or boat that leaves the lights of town (most repeat it free when nothing was seen), or walk to the darkest shore; between ten and two is best. Dress for standing still.'
  const says =
    north < usualNorth
      ? `seldom seen this far south, and never certain, so ${kept ?? 'evenings are free from about half past eight'}`
      : `never certain, so ${kept ?? 'every evening is kept free from about half past eight'}`
  const asked = tour ? [nightOf(tour.id)] : []
  return { eveningFrom, asked, notes: [`Northern lights: ${says}. ${how}`], unmet: [] }
}

function nightOf(tour: string): AskedWish {
  return { what: 'northern lights', placeIds: [tour], when: 'night', daily: false, often: false }
}
