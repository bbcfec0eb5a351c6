/** Serves the previews of public pages under `/images/social`: drawn when first asked for, then kept. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Brand } from '#domain/brand/brand.ts'
import { plainPrint, posterFile } from '#domain/site/posters.ts'
import { type SocialCard, socialCardAt } from '#domain/site/social-cards.ts'

interface Drawn {
  bytes: Buffer
  etag: string
}

/** Undefined where the address is none of a card's, so that the next in line may answer. */
export function socialCardFiles(brand: Brand, posterFolder: string) {
  // There are as many as public pages, so that all of them may stay.
  const drawn = new Map<string, Promise<Drawn>>()

  const cardAt = (address: string, card: SocialCard): Promise<Drawn> => {
    const known = drawn.get(address)
    if (known) return known
    const drawing = draw(card, brand, posterFolder)
    drawn.set(address, drawing)
    drawing.catch(() => drawn.delete(address))
    return drawing
  }

  return async (request: Request): Promise<Response | undefined> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const { pathname } = new URL(request.url)
    const card = socialCardAt(brand, pathname)
    if (!card) return undefined
    const { bytes, etag } = await cardAt(pathname, card)
    const headers = new Headers({ etag, 'cache-control': 'public, max-age=86400' })
    if (request.headers.get('if-none-match') === etag) {
      return new Response(null, { status: 304, headers })
    }
    headers.set('content-type', 'image/jpeg')
    headers.set('content-length', `${bytes.length}`)
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
  }
}

async function draw(card: SocialCard, brand: Brand, posterFolder: string): Promise<Drawn> {
  const print = { ...plainPrint, format: 'jpg' as const }
  const poster = await readFile(path.join(posterFolder, posterFile(card.poster, print)))
  // Loaded with the first card: a process that draws none is smaller by its libraries.
  const { drawCard } = await import('./draw-card.ts')
  const bytes = await drawCard(card, brand, poster)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes, etag: `"${hash}"` }
}
