/**
 * Text from outside, made safe to show: one line, no control characters, no marks that reorder what is
 * read, and no longer than is asked for. Markup stays text; whoever renders it escapes it.
 */
export function cleanText(text: string, longest: number): string {
  const plain = text
    .normalize('NFC')
    // Control characters, lone surrogates, and marks that turn the direction of writing.
    .replace(/[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  if (plain.length <= longest) return plain
  // Never half of a letter that takes two units.
  return Array.from(plain.slice(0, longest - 1))
    .join('')
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
    .concat('…')
}
