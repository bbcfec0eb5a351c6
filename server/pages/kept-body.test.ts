import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runCount } from '#testing/run-count.ts'
import { keptBody } from './kept-body.ts'

const placeholder = 'kept-0123456789abcdef'
const markup = Buffer.from(
  `<head><script nonce="${placeholder}">1</script></head><p>Lisboa é linda, Lisboa é linda</p><script nonce="${placeholder}"></script>`,
)

it('sends the page with the nonce of the answer, plain and compressed', () => {
  const body = keptBody(markup, placeholder)
  for (const nonce of ['Zmlyc3QgYW5zd2Vy', 'c2Vjb25kIGFuc3dlciE=']) {
    const wanted = markup.toString().replaceAll(placeholder, nonce)
    expect(body.plain(nonce).toString()).toBe(wanted)
    expect(gunzipSync(body.gzip(nonce)).toString()).toBe(wanted)
  }
})

it('compresses a page as well as a compressor that sees all of it, within a tenth', () => {
  const long = Buffer.concat([markup, Buffer.from('<li>a place and its hours</li>'.repeat(2_000))])
  const body = keptBody(long, placeholder)
  expect(body.gzip('x'.repeat(24)).length).toBeLessThan(long.length / 20)
})

it('gives back any text with the nonce anywhere in it', () => {
  const texts = fc.array(fc.string({ maxLength: 400 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(texts, fc.string({ minLength: 1, maxLength: 64 }), (pieces, nonce) => {
      const body = keptBody(Buffer.from(pieces.join(placeholder)), placeholder)
      const wanted = Buffer.from(pieces.join(nonce))
      expect(body.plain(nonce).equals(wanted)).toBe(true)
      expect(gunzipSync(body.gzip(nonce)).equals(wanted)).toBe(true)
    }),
    { numRuns: runCount('bodies of kept pages', { everyday: 200, full: 5_000 }) },
  )
})
