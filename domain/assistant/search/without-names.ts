/** Finds the cities that a text names, and removes their names: no place is like its city's name. */
import type { Destination } from '#domain/places/schema.ts'

type Named = Pick<Destination, 'slug' | 'name' | 'alsoKnownAs'>

export type NameReader = (text: string) => { text: string; slugs: string[] }

/** Words before a city name: "nice" in small letters is a name only after one of them. */
const before = '(?:[Ii]n|[Nn]ear|[Aa]round|[Oo]f|[Tt]o|[Ff]rom) '

export function nameReader(destinations: readonly Named[]): NameReader {
  const slugOf = new Map<string, string>()
  for (const { slug, name, alsoKnownAs = [] } of destinations) {
    for (const each of [name, ...alsoKnownAs]) slugOf.set(each.toLowerCase(), slug)
  }
  const written = destinations
    .flatMap(({ name, alsoKnownAs = [] }) => [name, ...alsoKnownAs])
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (written.length === 0) return (text) => ({ text, slugs: [] })
  const small = written.map((name) => name.toLowerCase())
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${before}(?<small>${small.join('|')})|(?:${before})?(?<name>${written.join('|')}))(?![\\p{L}\\p{N}])`,
    'gu',
  )
  return (text) => {
    const slugs = new Set<string>()
    for (const { groups } of text.matchAll(pattern)) {
      const slug = slugOf.get((groups?.small ?? groups?.name ?? '').toLowerCase())
      if (slug !== undefined) slugs.add(slug)
    }
    return { text: slugs.size > 0 ? text.replace(pattern, ' ') : text, slugs: [...slugs] }
  }
}
