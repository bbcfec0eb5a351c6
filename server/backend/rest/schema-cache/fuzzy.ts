/** "Perhaps you meant …": the closest of some names to one that does not exist. */
import { editDistance } from '#domain/text/edit-distance.ts'

/** 1 for the same text, 0 for texts with nothing in common. */
export const similarity = (a: string, b: string): number => {
  const longest = Math.max(a.length, b.length)
  return longest === 0 ? 1 : 1 - editDistance(a.toLowerCase(), b.toLowerCase()) / longest
}

/** Exact matches are no suggestion. */
export const closest = (
  wanted: string,
  candidates: Iterable<string>,
  minimum: number,
): string | undefined => {
  let best: { name: string; score: number } | undefined
  for (const name of candidates) {
    // A name from the URL may be as long as the URL; the catalog's are at most 63 bytes.
    if (wanted.length > 256) return undefined
    const score = similarity(wanted, name)
    if (score < minimum || score >= 1) continue
    if (!best || score > best.score) best = { name, score }
  }
  return best?.name
}
