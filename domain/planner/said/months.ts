/** The months that a place's own sentences leave it: "open in the summer season", "closed in winter". */
import type { Coordinates } from '#domain/places/schema.ts'

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]
/** By the northern half of the world, first and last month. */
const seasons: Readonly<Record<string, readonly [number, number]>> = {
  spring: [3, 5],
  summer: [6, 8],
  autumn: [9, 11],
  winter: [12, 2],
}
const season = 'spring|summer|autumn|winter'
const opening = new RegExp(
  `\\b(?:open|runs|plays?|every evening|evening|rolls|baseball|basketball)\\b[^.;]{0,24}?\\bfrom (?<first>${season}|${months.join('|')}) to (?<last>${season}|${months.join('|')})\\b`,
)
const inSummer = /\bopen in the summer season\b|\bplays through summer\b/
const notInWinter = /\b(?:closed|rests|shut) (?:on most \w+ and )?in winter\b/

export function saidMonths(about: string, [latitude]: Coordinates): ReadonlySet<number> | null {
  const turned = latitude < 0 ? 6 : 0
  const edge = (name: string, side: 0 | 1) => {
    const month = months.indexOf(name) + 1
    const inSeason = seasons[name]?.[side]
    return month > 0 ? month : inSeason === undefined ? 1 : ((inSeason - 1 + turned) % 12) + 1
  }
  const { first, last } = opening.exec(about)?.groups ?? {}
  if (first && last) return between(edge(first, 0), edge(last, 1))
  if (inSummer.test(about)) return between(edge('spring', 1), edge('autumn', 0))
  return notInWinter.test(about) ? between(edge('spring', 0), edge('autumn', 1)) : null
}

function between(first: number, last: number): ReadonlySet<number> {
  const length = ((last - first + 12) % 12) + 1
  return new Set(Array.from({ length }, (_, later) => ((first - 1 + later) % 12) + 1))
}
