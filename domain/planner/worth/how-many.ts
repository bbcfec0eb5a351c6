/** How much of a kind is wanted by those who say "not" of it without meaning "none". */
import type { PlaceKind } from '#domain/places/schema.ts'
import { kindInWords } from '../appeal.ts'

/**
 * Whether some are wanted between other things: "not museums all day", "I don't want to spend every day in
 * museums".
 */
export function isNotAllDay(kind: PlaceKind, text: string): boolean {
  const always = '(?:all day(?: long)?|all the time|every day|non-?stop|(?:the )?whole days?)'
  const word = wordOf(kind)
  return new RegExp(
    `\\b(?:(?:more than|max(?:imum)?|at most|only|just) (?:one|1|two|2) ${word}s? (?:a|per|each|every) day|${word}\\w* ${always}|${always} (?:long )?(?:in|at|on) (?:\\w+ )?${word})`,
    'i',
  ).test(text)
}

function wordOf(kind: PlaceKind): string {
  return kindInWords(kind).split(/[ ,]/)[0]?.replace(/s$/, '') ?? kind
}

/** Whether few are wanted: "not too many museums". */
export function isNotMany(kind: PlaceKind, text: string): boolean {
  const word = wordOf(kind)
  return new RegExp(
    `\\b(?:not (?:too |so |very |that )?(?:many|much)|(?:no|not) more than (?:one|two|1|2)|(?:only|just) (?:a few|one or two|one|two)|few(?:er)?|a (?:few|couple of)|less|(?:don'?t|not) overdo(?: the)?|without too many) (?:\\w+ )?${word}`,
    'i',
  ).test(text)
}
