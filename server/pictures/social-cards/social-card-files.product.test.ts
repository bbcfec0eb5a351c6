import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { defaultBrand } from '#domain/brand/default-brand.ts'
import { publicPaths } from '#domain/site/public-paths.ts'
import { socialCardAddress, socialCards } from '#domain/site/social-cards.ts'
import { socialCardFiles } from './social-card-files.ts'

const posters = path.join(import.meta.dirname, '..', '..', '..', 'build', 'posters')
const files = socialCardFiles(defaultBrand, posters)
const ask = (address: string, init?: RequestInit) =>
  files(new Request(`http://localhost${address}`, init))

it('has a preview for every public page, each under an address of its own', () => {
  expect(Object.keys(socialCards(defaultBrand)).toSorted()).toEqual(publicPaths.toSorted())
  const addresses = publicPaths.map((page) => socialCardAddress(defaultBrand, page))
  expect(new Set(addresses).size).toBe(publicPaths.length)
})

it('draws a picture in the size that networks ask for', async () => {
  const response = await ask('/images/social/partners/dmo.jpg')
  expect(response?.headers.get('content-type')).toBe('image/jpeg')
  const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  // A sky, a title and a poster are many colours; a card that lost them would be flat.
  const { channels, entropy } = await sharp(bytes).stats()
  expect(entropy).toBeGreaterThan(5)
  expect(Math.max(...channels.map(({ max }) => max))).toBeGreaterThan(240)
})

it('answers a browser that has it already without sending it again', async () => {
  const first = await ask('/images/social/home.jpg')
  const etag = first?.headers.get('etag') ?? ''
  const again = await ask('/images/social/home.jpg', { headers: { 'if-none-match': etag } })
  expect(again?.status).toBe(304)
  expect((await again?.arrayBuffer())?.byteLength).toBe(0)
})

it('leaves other addresses to others', async () => {
  expect(await ask('/images/social/no-such-page.jpg')).toBeUndefined()
  expect(await ask('/images/social/..%2fhome.jpg')).toBeUndefined()
  expect(await ask('/images/social/home.jpg', { method: 'POST' })).toBeUndefined()
})
