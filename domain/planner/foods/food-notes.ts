/** Sentences on refused foods, once for the plan: what was done about them, and what nobody can know. */
import type { Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { isJain } from './refused-houses.ts'

/** Words of a house that cooks without onion and garlic. */
const cooksJain = /\b(?:jain|(?:without|no) onions?(?: or garlic)?)\b/i

export function foodNotes(
  refused: readonly string[],
  text: string,
  places: readonly Place[],
): string[] {
  if (refused.length === 0) return []
  const stock = refused.some((words) => /dashi/i.test(words))
    ? ' Dashi is in most soups, sauces and simmered dishes of Japan: say "dashi nashi".'
    : ''
  if (isJain(text)) return [jain(places)]
  const named = listed(
    refused.map((words) => words.toLowerCase()),
    'or',
  )
  return [
    `No ${named}: ask at every table, since no list tells what is in a dish. Houses that are known for it are left out.${stock}`,
  ]
}

function jain(places: readonly Place[]): string {
  const own = places.filter(({ about, cuisines }) => cuisines && cooksJain.test(about))
  const known =
    own.length > 0
      ? ` ${listed(own.map(({ name }) => name))} ${own.length === 1 ? 'says' : 'say'} so of ${own.length === 1 ? 'its' : 'their'} kitchen; say "Jain" when you order at the others.`
      : ' Say "Jain" when you order.'
  return `Jain food: tables are vegetarian, and none that tells of onion, garlic or potato. Of the rest no list tells.${known}`
}
