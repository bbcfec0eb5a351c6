/** How much of a kind of place somebody wants who has said "not" of it and does not mean "none". */
import type { PlaceKind } from '#domain/places/schema.ts'
import { kindInWords } from './appeal.ts'

/** "Not museums all day", "I don't want to spend every day in museums": some of them, between other things. */
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

/** "Not too many museums" asks for few of them, and not for none. */
export function isNotMany(kind: PlaceKind, text: string): boolean {
  const word = wordOf(kind)
  return new RegExp(
    `\\b(?:not (?:too |so |very |that )?(?:many|much)|(?:no|not) more than (?:one|two|1|2)|(?:only|just) (?:a few|one or two|one|two)|few(?:er)?|a (?:few|couple of)|less|(?:don'?t|not) overdo(?: the)?|without too many) (?:\\w+ )?${word}`,
    'i',
  ).test(text)
}
