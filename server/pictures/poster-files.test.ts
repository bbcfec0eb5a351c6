import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { posterAddress, posterFile, posterPrints, posterVersion } from '#domain/site/posters.ts'
import { sectionFile, sectionPicture, sectionPrints } from '#domain/site/section-pictures.ts'
import { posterFiles } from './poster-files.ts'

let folder: string
let serve: ReturnType<typeof posterFiles>
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'piri-poster-files-'))
  for (const print of posterPrints) {
    const file = posterFile('paris', print)
    writeFileSync(path.join(folder, file), `bytes of ${file}`)
  }
  serve = posterFiles(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://piri.example${address}`, { headers, method }))

describe('an address without a format', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'paris-square-1200.avif'],
    ['image/webp,*/*', 'image/webp', 'paris-square-1200.webp'],
    ['image/png,*/*', 'image/jpeg', 'paris-square-1200.jpg'],
    ['', 'image/jpeg', 'paris-square-1200.jpg'],
    ['image/avif;q=0, image/webp', 'image/webp', 'paris-square-1200.webp'],
  ])('for a browser that accepts "%s" is %s', async (accept, type, file) => {
    const response = await get('/images/destinations/paris', { accept })
    expect(response?.headers.get('content-type')).toBe(type)
    expect(response?.headers.get('vary')).toBe('accept')
    expect(await response?.text()).toBe(`bytes of ${file}`)
  })
})

it('a picture of a section is served as posters are', async () => {
  const name = 'paris-louvre'
  for (const print of sectionPrints) {
    const file = sectionFile(name, print)
    writeFileSync(path.join(folder, file), `bytes of ${file}`)
  }
  const address = `/images/destinations/${name}`
  const plain = await get(address, { accept: 'image/webp' })
  expect(await plain?.text()).toBe('bytes of paris-louvre-card-960.webp')
  expect(plain?.headers.get('vary')).toBe('accept')
  const { sources } = sectionPicture(name)
  const [small] = sources[0]?.srcSet.split(' ') ?? []
  const kept = await get(small ?? '')
  expect(await kept?.text()).toBe('bytes of paris-louvre-card-480.avif')
  expect(kept?.headers.get('cache-control')).toContain('immutable')
  expect((await get('/images/destinations/paris-nowhere'))?.status).toBe(404)
})

describe('a file', () => {
  it('is served under its name, whatever the browser accepts', async () => {
    for (const print of posterPrints) {
      const file = posterFile('paris', print)
      const response = await get(`/images/destinations/${file}`, { accept: 'image/png' })
      expect(await response?.text()).toBe(`bytes of ${file}`)
      expect(response?.headers.get('vary')).toBeNull()
    }
  })

  it.each(['avif', 'webp', 'jpg'])('is served as <slug>.%s', async (format) => {
    const response = await get(`/images/destinations/paris.${format}`)
    expect(await response?.text()).toBe(`bytes of paris-square-1200.${format}`)
  })

  it('is kept for ever under an address with its version, and for an hour under any other', async () => {
    const caching = async (address: string) =>
      (await get(address))?.headers.get('cache-control') ?? ''
    expect(await caching(posterAddress('paris'))).toContain('immutable')
    expect(await caching('/images/destinations/paris')).toBe('public, max-age=3600')
    expect(await caching('/images/destinations/paris?v=old')).toBe('public, max-age=3600')
  })

  it('is not sent again to who has it', async () => {
    const first = await get('/images/destinations/paris.webp')
    const etag = first?.headers.get('etag') ?? ''
    expect(etag).toContain(posterVersion('paris'))
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('/images/destinations/paris.webp', { 'if-none-match': known })
      expect(again?.status).toBe(304)
      expect(await again?.text()).toBe('')
    }
    const other = await get('/images/destinations/paris.jpg', { 'if-none-match': etag })
    expect(other?.status).toBe(200)
  })

  it('tells its length to HEAD without its bytes', async () => {
    const response = await get('/images/destinations/paris.jpg', {}, 'HEAD')
    expect(response?.headers.get('content-length')).toBe(
      `${'bytes of paris-square-1200.jpg'.length}`,
    )
    expect(await response?.text()).toBe('')
  })
})

it.each([
  '/images/destinations/atlantis',
  '/images/destinations/atlantis.jpg',
  '/images/destinations/paris-wide-77.avif',
  '/images/destinations/paris.png',
  '/images/destinations/constructor',
  '/images/destinations/..%2f..%2fpackage.json',
  '/images/destinations/',
])('%s is not found', async (address) => {
  expect((await get(address))?.status).toBe(404)
})

it('leaves other addresses and methods to the next in line', async () => {
  expect(await get('/images/social-card.png')).toBeUndefined()
  expect(await get('/images/destinations')).toBeUndefined()
  expect(await get('/images/destinations/paris', {}, 'POST')).toBeUndefined()
})
