/** Sentences that say that no place is known for a wish, with the nearest: the same wording everywhere. */
import type { Place } from '#domain/places/schema.ts'

/** "You asked for a tea ceremony: Piri knows none in Kyoto. Nearest to it: Gion Corner." */
export function noneKnown(
  what: string,
  town: string,
  { nearest, local = false }: { nearest?: Pick<Place, 'name'>; local?: boolean } = {},
): string {
  const kind = local ? 'none for locals rather than tourists' : 'none'
  const near = nearest ? ` Nearest to it: ${nearest.name}.` : ''
  return `You asked for ${what}: Piri knows ${kind} in ${town}.${near}`
}
