/**
 * What somebody typed or pasted, as ideas: a list gives one for each line, a link its name as the
 * address itself tells it. Nothing is fetched.
 */
import type { Outcome } from '#domain/outcome/outcome.ts'
import type { IdeaDraft } from './idea.ts'
import { writeIdea } from './write-idea.ts'

/** The most lines of a list; more is a text that should be checked first. */
export const mostLines = 200

export function readPasted(text: string): Outcome<IdeaDraft[], 'empty' | 'too-long'> {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(listMark, '').trim())
    .filter((line) => line !== '')
  if (lines.length > mostLines) {
    return {
      ok: false,
      reason: 'too-long',
      message: `A list has at most ${mostLines} lines here. Please paste it in parts`,
    }
  }
  if (lines.length === 0) return { ok: false, reason: 'empty', message: 'Please enter an idea' }
  const drafts: IdeaDraft[] = []
  for (const line of lines) {
    const link = readLink(line)
    const written = link ? writeIdea(link.title) : writeIdea(line)
    if (!written.ok) return written
    drafts.push({ ...written.value, ...(link && { place_details: JSON.stringify(link.place) }) })
  }
  return { ok: true, value: drafts }
}

/** "- ", "* ", "• ", "1. ", "2) ", "[ ] " */
const listMark = /^\s*(?:[-*•–—]\s+|\d{1,3}[.)]\s+)?(?:\[[ x]?\]\s+)?/i

interface Link {
  title: string
  place: { name: string; website?: string; at?: { lat: number; lon: number } }
}

/** Null for what is no address of a page. */
function readLink(text: string): Link | null {
  if (!/^https?:\/\/\S+$/i.test(text)) return null
  let url: URL
  try {
    url = new URL(text)
  } catch {
    return null
  }
  const at = coordinatesIn(url)
  const isMap = at !== undefined || /(^|\.)(google|openstreetmap|apple)\./.test(url.hostname)
  const named = mapName(url) ?? lastWords(url.pathname)
  const host = url.hostname.replace(/^www\./, '')
  const title = (named === '' ? host : named).slice(0, 200)
  // The address of a map is no website of the place; any other is.
  const website = isMap || text.length > 2000 ? {} : { website: text }
  return { title, place: { name: title, ...website, ...(at && { at }) } }
}

/** The name in an address of a map: `/maps/place/Eiffel+Tower/@…`, `?q=…`, `?query=…`. */
function mapName(url: URL): string | null {
  const place = /\/maps\/(?:place|search)\/([^/@]+)/.exec(url.pathname)?.[1]
  const asked = url.searchParams.get('query') ?? url.searchParams.get('q')
  const name = place === undefined ? asked : decoded(place.replaceAll('+', ' '))
  return name === null || /^-?[\d.,\s-]+$/.test(name) ? null : name.trim()
}

function coordinatesIn(url: URL): { lat: number; lon: number } | undefined {
  const found =
    /@(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/.exec(url.pathname) ??
    /^(-?\d{1,2}\.\d+),\s*(-?\d{1,3}\.\d+)$/.exec(
      url.searchParams.get('query') ??
        url.searchParams.get('q') ??
        url.searchParams.get('ll') ??
        '',
    )
  if (!found) return undefined
  const [lat, lon] = [Number(found[1]), Number(found[2])]
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined
}

/** "/en/visit/castelo-de-sao-jorge.html" as "castelo de sao jorge". */
function lastWords(pathname: string): string {
  const last = pathname.split('/').findLast((part) => /\p{L}{3}/u.test(decoded(part))) ?? ''
  const words = decoded(last)
    .replace(/\.(?:html?|php|aspx?)$/i, '')
    .replace(/[-_+]+/g, ' ')
    .trim()
  return words.charAt(0).toLocaleUpperCase('en') + words.slice(1)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
