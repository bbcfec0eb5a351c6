/** Lists of the only ways between places: "direct flights: A and B, from C to D". */
import type { Reading } from '../reading.ts'
import type { Connection } from '../schema.ts'

const header =
  /(?:\b[Dd]irect|\b[Nn]on-?stop)(?:ly)?\s+(?<mode>flights?|trains?|connections?|bus(?:es)?|routes?|links?|ferr(?:y|ies)|connected)\b[^.:\n]*?(?::\s*|\b(?:between|are|exist|link|connect|from)\s+(?=(?:between\s+)?(?:from\s+)?\p{Lu}))/gu
const place = (name: string) => `(?<${name}>[\\p{L}'‘’ʻ][^,;:\\n]*?)`
const ending = '(?<back>\\s+and back|\\s+\\(both ways\\)|\\s+\\(one[- ]way\\))?$'
/** Words join first: a hyphen may be part of a name. */
const items = [
  '\\s(?<joint>and|to|<->|<=>|↔|->|→|=>|&|/|-|–)\\s',
  '\\s*(?<joint><->|↔|->|→|/|-|–)\\s*',
].map(
  (joint) =>
    new RegExp(
      `^(?:and\\s+)?(?:(?:between|from)\\s+)?${place('from')}${joint}${place('to')}${ending}`,
      'u',
    ),
)

const modes: Readonly<Record<string, Connection['mode']>> = {
  fl: 'flight',
  tr: 'train',
  bu: 'bus',
  fe: 'ferry',
}

export function readConnections(reading: Reading): Connection[] {
  const connections: Connection[] = []
  for (const { end: start, groups } of reading.findTyped(header)) {
    const end = start + segmentLength(reading.plain.slice(start))
    const items = itemsOf(reading.text.slice(start, end))
    const read = items.map((text) => connectionOf(text, modes[groups.mode?.slice(0, 2) ?? '']))
    const known = read.filter((each) => each !== undefined)
    if (known.length === 0 || known.length < items.length / 2) continue
    connections.push(...known)
    reading.claim('connection', start, end)
  }
  return connections
}

/** Up to an empty line, or a full stop that no abbreviation has. */
function segmentLength(text: string): number {
  for (const stop of text.matchAll(/\n\s*\n|[.!?](?=\s|$)/g)) {
    const abbreviated = stop[0] === '.' && /\b(?:St|Ste|Mt|Ft)$/.test(text.slice(0, stop.index))
    if (!abbreviated) return stop.index
  }
  return text.length
}

function itemsOf(text: string): string[] {
  return text
    .split(/[,;\n]|\s\|\s|\s\band\b(?=\s+(?:from|between)\s)/)
    .map((part) => part.trim().replace(/^[-*•]\s*/, ''))
    .filter(Boolean)
}

function connectionOf(text: string, mode: Connection['mode']): Connection | undefined {
  const groups = items.map((item) => item.exec(text)?.groups).find((found) => found !== undefined)
  if (!(groups?.from && groups.to)) return undefined
  const oneWay = /^(?:to|->|→|=>)$/.test(groups.joint?.trim() ?? '')
  const back = groups.back !== undefined && !groups.back.includes('one')
  const bothWays = (!oneWay || back) && !groups.back?.includes('one')
  return { from: groups.from.trim(), to: groups.to.trim(), bothWays, ...(mode && { mode }) }
}
