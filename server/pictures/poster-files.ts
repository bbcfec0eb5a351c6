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
import {
  isSectionPicture,
  plainSectionWidth,
  type SectionPictureName,
  sectionFile,
  sectionPictureNames,
  sectionPrints,
  sectionVersion,
} from '#domain/site/section-pictures.ts'

const mediaTypes: Record<PosterFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

interface Wanted {
  /** Its name in the folder. */
  file: string
  version: string
  format: PosterFormat
  negotiated: boolean
}

const posterPrint = (slug: PosterSlug, print: PosterPrint): Wanted => ({
  file: posterFile(slug, print),
  version: posterVersion(slug),
  format: print.format,
  negotiated: false,
})

const sectionPrint = (name: SectionPictureName, print: (typeof sectionPrints)[number]): Wanted => ({
  file: sectionFile(name, print),
  version: sectionVersion(name),
  format: print.format,
  negotiated: false,
})

/** The print of an address without a size. */
function plain(name: string, format: PosterFormat): Wanted | undefined {
  if (isPosterSlug(name)) return posterPrint(name, { ...plainPrint, format })
  if (isSectionPicture(name)) return sectionPrint(name, { width: plainSectionWidth, format })
  return undefined
}

/** Every file there is, by its name: what is asked for is looked up and never spliced into a path. */
const prints = new Map<string, Wanted>(
  [
    ...posterSlugs.flatMap((slug) => posterPrints.map((print) => posterPrint(slug, print))),
    ...sectionPictureNames.flatMap((name) =>
      sectionPrints.map((print) => sectionPrint(name, print)),
    ),
  ].map((wanted) => [wanted.file, wanted]),
)

/** Undefined where the address is none of a poster's, so that the next in line may answer. */
export function posterFiles(folder: string) {
  return async (request: Request): Promise<Response | undefined> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.startsWith(`${posterFolder}/`)) return undefined
    const name = pathname.slice(posterFolder.length + 1)
    const wanted =
      prints.get(name) ?? ofFormat(name) ?? negotiate(name, request.headers.get('accept') ?? '')
    if (!wanted) return new Response('No such poster.', { status: 404 })

    const { file, version, format, negotiated } = wanted
    const headers = new Headers({
      etag: `"${version}-${file}"`,
      'cache-control':
        searchParams.get('v') === version
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
    })
    if (negotiated) headers.set('vary', 'accept')
    if (names(request.headers.get('if-none-match') ?? '', headers.get('etag') ?? '')) {
      return new Response(null, { status: 304, headers })
    }
    const bytes = await readFile(path.join(folder, file))
    headers.set('content-type', mediaTypes[format])
    headers.set('content-length', `${bytes.length}`)
    return new Response(request.method === 'HEAD' ? null : bytes, { headers })
  }
}

/** `paris.webp`: the plain print in a format of one's choice. */
function ofFormat(name: string): Wanted | undefined {
  const format = posterFormats.find((each) => name.endsWith(`.${each}`))
  return format && plain(name.slice(0, -format.length - 1), format)
}

function negotiate(name: string, accept: string): Wanted | undefined {
  const format = posterFormats.find((each) => accepts(accept, mediaTypes[each])) ?? 'jpg'
  const wanted = plain(name, format)
  return wanted && { ...wanted, negotiated: true }
}

/**
 * Formats count only where the browser names them: every browser says that it takes anything, and
 * not all of them do.
 */
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
