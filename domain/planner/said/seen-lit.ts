/**
 * A sight that is to be seen lit in an evening that is all there is: from outside, since its doors are shut by then. "Free from six till
 * midnight, I want to see the Duomo lit up".
 */
import type { Place } from '#domain/places/schema.ts'

const lit = '(?:all )?(?:lit(?:[- ]up)?|illuminated|floodlit|in lights|with (?:its|the) lights)'
/** Minutes of a look from outside. */
const aLook = 25

export function seenLit(
  places: readonly Place[],
  named: readonly string[],
  text: string,
): readonly Place[] {
  return places.map((place) => {
    const hasDoors = place.setting === 'indoor' || (place.hours !== null && place.hours !== '24/7')
    if (!(named.includes(place.id) && hasDoors && isToBeLit(place, text))) return place
    const { booking: _booking, moments: _moments, offers: _offers, ...rest } = place
    return {
      ...rest,
      kind: 'landmark',
      hours: '24/7',
      setting: 'outdoor',
      minutes: Math.min(place.minutes, aLook),
      price: 0,
      bestTime: 'evening',
      about: 'From outside, after dark, when it is lit. Its doors are shut by then.',
    }
  })
}

function isToBeLit({ name }: Place, text: string): boolean {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .some((word) => new RegExp(`\\b${word}\\b(?: \\w+){0,2} ${lit}\\b`, 'iu').test(text))
}
