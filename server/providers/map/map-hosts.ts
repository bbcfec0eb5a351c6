/** The hosts that a map style names: where a browser fetches its tiles, letters and pictures from. */
import { z } from 'zod'

const mostBytes = 4_000_000
const timeoutMs = 8_000

const textOrTexts = z.union([z.string(), z.array(z.string())])
const sourceSchema = z.looseObject({
  /** Where the description of the tiles is (TileJSON); of a picture, the picture. */
  url: z.string().optional(),
  urls: textOrTexts.optional(),
  tiles: z.array(z.string()).optional(),
  /** GeoJSON itself, or where it is. */
  data: z.unknown().optional(),
  type: z.string(),
})
const styleSchema = z.looseObject({
  version: z.literal(8),
  sources: z.record(z.string(), sourceSchema),
  sprite: z.union([z.string(), z.array(z.looseObject({ url: z.string() }))]).optional(),
  glyphs: z.string().optional(),
})
const tilesSchema = z.looseObject({ tiles: z.array(z.string()) })

type Source = z.infer<typeof sourceSchema>

/** Throws where the style, or a description of tiles that it names, can't be had. */
export async function fetchMapHosts(style: string, fetchFrom: typeof fetch): Promise<string[]> {
  const { sources, sprite, glyphs } = styleSchema.parse(await fetchJson(style, fetchFrom))
  const named = [
    style,
    ...(typeof sprite === 'string' ? [sprite] : (sprite ?? []).map(({ url }) => url)),
    ...(glyphs === undefined ? [] : [glyphs]),
  ]
  for (const source of Object.values(sources)) {
    named.push(...addressesOf(source))
    if (source.url !== undefined && hasTiles(source)) {
      const address = new URL(source.url, style).href
      const { tiles } = tilesSchema.parse(await fetchJson(address, fetchFrom))
      named.push(...tiles.flatMap((tile) => absolute(tile, address)))
    }
  }
  return [...new Set(named.flatMap((address) => absolute(address, style)))]
    .map((address) => new URL(address).origin)
    .filter((origin, index, all) => all.indexOf(origin) === index)
}

const hasTiles = ({ type }: Source) => /^(vector|raster|raster-dem)$/.test(type)

function addressesOf({ url, urls, tiles, data }: Source): string[] {
  return [url, urls, tiles, typeof data === 'string' ? data : undefined]
    .flat()
    .filter((address) => address !== undefined)
}

/** Nothing for what a browser would not fetch over the network. */
function absolute(address: string, base: string): string[] {
  const url = URL.parse(address, base)
  return url && /^https?:$/.test(url.protocol) ? [url.href] : []
}

async function fetchJson(address: string, fetchFrom: typeof fetch): Promise<unknown> {
  const response = await fetchFrom(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${new URL(address).origin} answered ${response.status}`)
  const text = await response.text()
  if (text.length > mostBytes) throw new Error(`${new URL(address).origin} sent too much`)
  return JSON.parse(text)
}
