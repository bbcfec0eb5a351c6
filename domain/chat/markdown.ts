/**
 * The markdown of an answer as data: paragraphs, headings, lists, quotes, code, emphasis and links.
 * HTML is text like any other, and pictures are not shown: an answer may come from a model, and what
 * a page loads or runs is not for it to say.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] }

export type Block =
  | { kind: 'paragraph' | 'heading' | 'quote'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'code'; text: string }

const fence = /^\s{0,3}```/
const heading = /^\s{0,3}#{1,6}\s+/
const quote = /^\s{0,3}>\s?/
const bullet = /^\s{0,6}[-*+]\s+/
const numbered = /^\s{0,6}\d{1,3}[.)]\s+/

export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = []
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line.trim() === '') continue
    if (fence.test(line)) {
      const end = lines.findIndex((each, at) => at > index && fence.test(each))
      const last = end < 0 ? lines.length : end
      blocks.push({ kind: 'code', text: lines.slice(index + 1, last).join('\n') })
      index = last
    } else if (heading.test(line)) {
      blocks.push({ kind: 'heading', children: readInline(line.replace(heading, '')) })
    } else if (quote.test(line)) {
      const taken = run(lines, index, (each) => quote.test(each))
      const words = taken.map((each) => each.replace(quote, '')).join(' ')
      blocks.push({ kind: 'quote', children: readInline(words) })
      index += taken.length - 1
    } else if (bullet.test(line) || numbered.test(line)) {
      const marker = bullet.test(line) ? bullet : numbered
      const taken = run(lines, index, (each) => marker.test(each))
      const items = taken.map((each) => readInline(each.replace(marker, '')))
      blocks.push({ kind: 'list', ordered: marker === numbered, items })
      index += taken.length - 1
    } else {
      const taken = run(lines, index, (each) => each.trim() !== '' && !startsBlock(each))
      blocks.push({ kind: 'paragraph', children: readInline(taken.join('\n').trim()) })
      index += taken.length - 1
    }
  }
  return blocks
}

const startsBlock = (line: string) =>
  [fence, heading, quote, bullet, numbered].some((pattern) => pattern.test(line))

/** The lines from here on that go on alike; the first one always does. */
function run(lines: readonly string[], from: number, goesOn: (line: string) => boolean): string[] {
  let to = from + 1
  while (to < lines.length && goesOn(lines[to] ?? '')) to += 1
  return lines.slice(from, to)
}

/** In order of precedence; each takes as little as it can, and no run is longer than a line or two. */
const spans = [
  { kind: 'code', pattern: /`([^`\n]{1,400})`/ },
  { kind: 'picture', pattern: /!\[([^\]\n]{0,400})\]\([^)\s]{0,2000}\)/ },
  { kind: 'link', pattern: /\[([^\]\n]{1,400})\]\(([^)\s]{1,2000})\)/ },
  { kind: 'strong', pattern: /\*\*(?=\S)([^*\n]{1,400}?\S|\S)\*\*/ },
  { kind: 'strong', pattern: /__(?=\S)([^_\n]{1,400}?\S|\S)__/ },
  { kind: 'emphasis', pattern: /\*(?=\S)([^*\n]{1,400}?\S|\S)\*/ },
  { kind: 'emphasis', pattern: /(?<![\p{L}\p{N}])_(?=\S)([^_\n]{1,400}?\S|\S)_(?![\p{L}\p{N}])/u },
] as const

const mostDepth = 4

function readInline(text: string, depth = 0): Inline[] {
  const found = depth < mostDepth ? firstSpan(text) : undefined
  if (!found) return text === '' ? [] : [{ kind: 'text', text }]
  const { kind, match } = found
  const [whole, inner = '', href = ''] = match
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + whole.length)
  return [
    ...(before === '' ? [] : [{ kind: 'text', text: before } as const]),
    ...spanOf(kind, inner, href, depth),
    ...readInline(after, depth),
  ]
}

function firstSpan(text: string) {
  let first: { kind: (typeof spans)[number]['kind']; match: RegExpExecArray } | undefined
  for (const { kind, pattern } of spans) {
    const match = pattern.exec(text)
    if (match && (!first || match.index < first.match.index)) first = { kind, match }
  }
  return first
}

function spanOf(
  kind: (typeof spans)[number]['kind'],
  inner: string,
  href: string,
  depth: number,
): Inline[] {
  if (kind === 'code') return [{ kind, text: inner }]
  if (kind === 'picture') return inner === '' ? [] : [{ kind: 'text', text: inner }]
  const children = readInline(inner, depth + 1)
  if (kind === 'strong') return [{ kind, children }]
  if (kind === 'emphasis') return [{ kind, children }]
  const safe = safeLink(href)
  return safe ? [{ kind, href: safe, children }] : children
}

/** Addresses of the web and of this site; nothing that a browser would run. */
function safeLink(href: string): string | undefined {
  if (/^\/(?![/\\])/.test(href)) return href
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined
  return new URL(href).href
}
