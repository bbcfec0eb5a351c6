/** "Shopping for rugs and spices": a thing to buy is met where it is sold, and not where it is eaten. */
import type { Place, PlaceKind } from '#domain/places/schema.ts'

const shops = new Set<PlaceKind>(['market', 'shopping', 'neighbourhood'])

export function whereItIsSold(found: readonly Place[], text: string, word: RegExp): Place[] {
  const isBought = new RegExp(
    `\\b(?:shop(?:ping)?|buy(?:ing)?|hunt(?:ing)?)\\b[^.;:]{0,30}${word.source}`,
    'iu',
  ).test(text)
  const sold = found.filter(({ kind }) => shops.has(kind))
  return isBought && sold.length > 0 ? sold : [...found]
}
