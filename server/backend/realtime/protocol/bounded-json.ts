/** Reads JSON of clients. Text that is nested deeper than any message needs is not read at all. */
import { nestsDeeper } from '#domain/web/json-depth.ts'

/**
 * What is parsed is also stringified again, by recursion: the limit keeps it from overflowing the
 * stack.
 */
const deepest = 200

export type ReadJson = { ok: true; value: unknown } | { ok: false }

export function readJson(text: string): ReadJson {
  if (nestsDeeper(text, deepest)) return { ok: false }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}
