/** Whether a text is a drawing. One walk over what may stand before the root, however much that is. */

export function looksLikeSvg(text: string): boolean {
  let at = skipBlanks(text, 0)
  for (let end = endOfPreamble(text, at); end !== at; end = endOfPreamble(text, at)) {
    at = skipBlanks(text, end)
  }
  return /^<([\w-]+:)?svg[\s>/]/i.test(text.slice(at, at + longestRoot))
}

/** Of a root's name with its prefix; nobody writes a longer one. */
const longestRoot = 256

/** The position after the instruction, comment or doctype that begins here; the same position where none does. */
function endOfPreamble(text: string, at: number): number {
  if (text.startsWith('<!--', at)) return behind(text, '-->', at + 4)
  if (text.startsWith('<?', at)) return behind(text, '?>', at + 2)
  if (/^<!doctype\s/i.test(text.slice(at, at + 10))) return endOfDoctype(text, at)
  return at
}

/** It may hold declarations of its own in brackets. */
function endOfDoctype(text: string, at: number): number {
  const end = behind(text, '>', at)
  const bracket = text.indexOf('[', at)
  if (bracket === -1 || bracket > end) return end
  let inside = bracket
  while (inside < text.length) {
    inside = skipBlanks(text, behind(text, ']', inside))
    if (text[inside] === '>') return inside + 1
  }
  return text.length
}

/** The position after the mark; the end of the text where it does not come. */
function behind(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  return found === -1 ? text.length : found + mark.length
}

function skipBlanks(text: string, from: number): number {
  const blanks = /\s*/y
  blanks.lastIndex = from
  blanks.test(text)
  return blanks.lastIndex
}
