/** The pictures of pages and of the carousel: their bucket, formats and fallback. */

/** Folders of the bucket that the product writes. */
export const pictureFolders = ['carousel', 'pages'] as const
export type PictureFolder = (typeof pictureFolders)[number]

export const pictureBucket = 'travel'

/** The formats of every uploaded picture; the last is for browsers that support no other. */
export const pictureFormats = [
  { extension: 'avif', type: 'image/avif' },
  { extension: 'webp', type: 'image/webp' },
  { extension: 'jpg', type: 'image/jpeg' },
] as const

const stored = /\/storage\/v1\/object\/public\//
const ours = new RegExp(
  `/storage/v1/object/public/${pictureBucket}/((?:${pictureFolders.join('|')})/[0-9a-f-]{36})\\.jpg$`,
)

/** The other formats of an uploaded picture; none for other pictures. */
export function betterSources(address: string): { type: string; address: string }[] {
  if (!ours.test(address)) return []
  return pictureFormats
    .slice(0, -1)
    .map(({ extension, type }) => ({ type, address: address.replace(/jpg$/, extension) }))
}

/** The bucket's paths of all formats of a picture; empty for pictures of other sites. */
export function storedPaths(address: string): string[] {
  const [, path] = ours.exec(address) ?? []
  return path ? pictureFormats.map(({ extension }) => `${path}.${extension}`) : []
}

/** The fallback picture: a night sky over a horizon. */
export const fallbackImage = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#0b1030"/><stop offset=".55" stop-color="#4a3b8f"/><stop offset=".8" stop-color="#f2735b"/><stop offset="1" stop-color="#f2a65a"/></linearGradient></defs><path fill="url(#s)" d="M0 0h400v400H0z"/><circle cx="270" cy="330" r="34" fill="#f8bd80"/><path fill="#1e2a5e" d="M0 350l90-70 70 60 60-40 110 70 70-40v170H0z"/><path fill="#0b1030" d="M0 420l120-50 130 60 150-50v120H0z"/></svg>',
)}`

/**
 * The address to show after an error. A file of our storage may be late, so it is retried once,
 * with a query that bypasses caches; any other picture is replaced.
 */
export function afterFailure(address: string, failures: number, now: number): string {
  if (failures > 1 || !stored.test(address)) return fallbackImage
  return `${address}${address.includes('?') ? '&' : '?'}t=${now}`
}
