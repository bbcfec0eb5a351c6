/** A wish for a sunrise: seen before the sights of a day, from a place in the open that is told with the hour. */

import { kilometres } from '#domain/places/distance.ts'
import { spanOf } from '#domain/places/moments.ts'
import type { Coordinates, Place, PlaceKind } from '#domain/places/schema.ts'
import { daylight } from '#domain/sun/daylight.ts'
import { listed } from '#domain/text/listed.ts'
import { timeInWords } from '../clock.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { AskedRead } from './asked-read.ts'

const heard = /\bsun ?rises?\b|\bat (?:dawn|daybreak)\b/i
const ofSunrise = /\bsun ?rise\b/i
/** Kinds with an open view and no gate. */
const inTheOpen = new Set<PlaceKind>(['viewpoint', 'beach', 'bridge', 'square', 'park'])
const near = 8
const mostNamed = 2

const beforeSix = 360
const farOff = 'sunrise at '

/** Says that a day trip arrives after sunrise, unless it sets out for it. */
export function sunriseFarOff({ name, moments = [] }: Place): UnmetWish | null {
  const isInTime = moments.some(({ between }) => between && spanOf(between).from < beforeSix)
  if (isInTime) return null
  return {
    wish: `${farOff}${name}`,
    reason: 'no-time',
    says: `You asked for the sunrise at ${name}: a day out from town gets there later.`,
    wayOut: 'Sleep a night near it, and be there before the sun.',
  }
}

export const isSunriseFarOff = ({ wish }: Pick<UnmetWish, 'wish'>) => wish.startsWith(farOff)

/** Tells when the sun rises and from where one sees it, unless a place of the plan is for that hour. */
export function readSunrise(
  read: AskedRead,
  text: string,
  {
    places,
    lodging,
    timeZone,
    date,
  }: { places: readonly Place[]; lodging: Coordinates; timeZone: string; date: string | undefined },
): void {
  if (!heard.test(text) || date === undefined) return
  // The named place meets the wish: no tour of the same place besides.
  if (read.asked.some(({ when }) => when === 'sunrise')) {
    read.asked = read.asked.filter(({ what, when }) => when === 'sunrise' || !ofSunrise.test(what))
    read.outings = read.outings.filter(({ what }) => !ofSunrise.test(what))
    read.unmet = read.unmet.filter(({ wish }) => !ofSunrise.test(wish))
    read.heard.push('sunrise')
    return
  }
  if (read.unmet.some(isSunriseFarOff)) {
    read.unmet = read.unmet.filter((each) => isSunriseFarOff(each) || !ofSunrise.test(each.wish))
    read.heard.push('sunrise')
    return
  }
  const isDone = read.asked.some(({ what }) => ofSunrise.test(what))
  if (isDone || read.outings.some(({ what }) => ofSunrise.test(what))) return
  read.unmet = read.unmet.filter(({ wish }) => !ofSunrise.test(wish))
  read.heard.push('sunrise')
  const { sunrise } = daylight(lodging, date, timeZone)
  const worth = ({ essential, offers = [] }: Place) =>
    essential + (offers.some((offer) => ofSunrise.test(offer)) ? 1 : 0)
  const from = places
    .filter(
      ({ kind, hours, at, dayTrip, setting, price }) =>
        inTheOpen.has(kind) &&
        !dayTrip &&
        setting !== 'indoor' &&
        (hours === '24/7' || (hours === null && price === 0)) &&
        kilometres(lodging, at) <= near,
    )
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, mostNamed)
    .map(({ name }) => name)
  const at = sunrise === null ? '' : ` The sun rises about ${timeInWords(sunrise)}.`
  read.unmet.push({
    wish: 'sunrise',
    reason: 'no-time',
    says: `You asked for a sunrise: it comes before these days begin.${at}`,
    wayOut:
      from.length > 0
        ? `Go before breakfast, to ${listed(from)}, and be there a quarter of an hour before.`
        : 'Ask at your lodging which height or shore looks east.',
  })
}
