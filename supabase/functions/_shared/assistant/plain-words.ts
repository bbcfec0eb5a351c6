/**
 * A model's words as a screen may show them: without pictures, markup and addresses. A text that the
 * model read may have told it to show any of them; addresses that a tool returned stay.
 */

/** Images first, since they contain what looks like a link. */
const image = /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g
const link = /\[([^\]]*)\]\([^)]*\)/g
const tag = /<\/?[a-z!][^<>]*>/gi
const address = /(?:[a-z][a-z0-9+.-]*:\/\/|\/\/|www\.|mailto:|javascript:|data:)[^\s<>"')\]]+/gi
/** Without a scheme: a host with a path behind it. */
const hostWithPath = /\b(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>"')\]]*/gi

export function plainWords(text: string, known: ReadonlySet<string>): string {
  const keep = (found: string) => {
    const bare = found.replace(/[.,;:!?]+$/, '')
    return known.has(bare) ? found : found.slice(bare.length)
  }
  return text
    .replace(image, '')
    .replace(link, '$1')
    .replace(tag, '')
    .replace(address, keep)
    .replace(hostWithPath, (found, at: number, whole: string) =>
      // A match that is only the tail of an address that was kept stays, too.
      /\/\/\S*$/.test(whole.slice(0, at)) ? found : keep(found),
    )
    .replace(/\(\s*\)/g, '')
    .replace(/[ \t]+([.,;:!?])/g, '$1')
    .replace(/[ \t]{2,}/g, ' ')
    .trim()
}

/**
 * The beginning of a text that is still being written, as far as what follows can't change it: up to
 * the last space, and not into a link, an image, a tag or parentheses that are open.
 */
export function settledPart(text: string): string {
  let part = upToSpace(text)
  // Cutting may leave another construct open, so that the rest is checked again.
  for (;;) {
    const cuts = [openLink(part), openTag(part), openParenthesis(part)].filter((at) => at >= 0)
    if (cuts.length === 0) return part
    part = upToSpace(part.slice(0, Math.min(...cuts)))
  }
}

const upToSpace = (text: string) =>
  text.slice(0, Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n')) + 1)

/** Where a bracket begins that may become a link or an image yet; -1 where none does. */
function openLink(text: string): number {
  for (let at = text.indexOf('['); at >= 0; at = text.indexOf('[', at + 1)) {
    const end = text.indexOf(']', at)
    const next = text[end + 1]
    if (end < 0 || next === undefined) return at
    if (next === '(' && text.indexOf(')', end) < 0) return at
    if (next === '[' && text.indexOf(']', end + 1) < 0) return at
  }
  return -1
}

function openTag(text: string): number {
  const at = text.lastIndexOf('<')
  return at >= 0 && /^<(?:$|\/|!|[a-z])[^>]*$/i.test(text.slice(at)) ? at : -1
}

function openParenthesis(text: string): number {
  const at = text.lastIndexOf('(')
  return text.indexOf(')', at) < 0 ? at : -1
}
