/**
 * Serves the printed posters under `/images/destinations`: each file under its name, and a bare
 * slug in the best format that the browser says it reads.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  isPosterSlug,
  type PosterFormat,
  type PosterPrint,
  type PosterSlug,
  plainPrint,
  posterFile,
  posterFolder,
  posterFormats,
  posterPrints,
  posterSlugs,
  posterVersion,
} from '#domain/site/posters.ts'

const mediaTypes: Record<PosterFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

interface Wanted {
  slug: PosterSlug
  print: PosterPrint
  negotiated: boolean
}

/** Every file there is, by its name: what is asked for is looked up and never spliced into a path. */
const prints = new Map<string, Wanted>(
  posterSlugs.flatMap((slug) => [
    ...posterPrints.map(
      (print) => [posterFile(slug, print), { slug, print, negotiated: false }] as const,
    ),
    ...posterFormats.map(
      (format) =>
        [
          `${slug}.${format}`,
          { slug, print: { ...plainPrint, format }, negotiated: false },
        ] as const,
    ),
  ]),
)

/** Undefined where the address is none of a poster's, so that the next in line may answer. */
export function posterFiles(folder: string) {
  return async (request: Request): Promise<Response | undefined> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.startsWith(`${posterFolder}/`)) return undefined
    const name = pathname.slice(posterFolder.length + 1)
    const wanted = prints.get(name) ?? negotiate(name, request.headers.get('accept') ?? '')
    if (!wanted) return new Response('No such poster.', { status: 404 })

    const { slug, print, negotiated } = wanted
    const version = posterVersion(slug)
    const headers = new Headers({
      etag: `"${version}-${print.shape}-${print.width}-${print.format}"`,
      'cache-control':
        searchParams.get('v') === version
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
    })
    if (negotiated) headers.set('vary', 'accept')
    if (names(request.headers.get('if-none-match') ?? '', headers.get('etag') ?? '')) {
      return new Response(null, { status: 304, headers })
    }
    const bytes = await readFile(path.join(folder, posterFile(slug, print)))
    headers.set('content-type', mediaTypes[print.format])
    headers.set('content-length', `${bytes.length}`)
    return new Response(request.method === 'HEAD' ? null : bytes, { headers })
  }
}

function negotiate(name: string, accept: string): Wanted | undefined {
  if (!isPosterSlug(name)) return undefined
  const format = posterFormats.find((each) => accepts(accept, mediaTypes[each])) ?? 'jpg'
  return { slug: name, print: { ...plainPrint, format }, negotiated: true }
}

/** Only what is named counts: every browser says that it takes anything, and not all of them do. */
function accepts(header: string, mediaType: string): boolean {
  return header.split(',').some((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim())
    return name === mediaType && !parameters.some((part) => /^q=0(\.0*)?$/.test(part))
  })
}

/** Proxies mark what they compressed as weak; it is the same picture all the same. */
function names(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}
