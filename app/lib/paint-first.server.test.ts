import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paintFirst } from './paint-first.server.ts'

const page =
  '<head><title>Père Lachaise</title><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/c.css"/></head><body>&lt;link rel="modulepreload"</body>'

const sent = (chunks: readonly (string | Buffer)[], nonce?: string) =>
  text(Readable.from(chunks).pipe(paintFirst(nonce)))

it('holds the scripts back, and asks for them once the page is painted', async () => {
  const html = await sent([page], 'n0nce')
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).toContain('<link rel="later" href="/a.js"/><link rel="later" href="/b.js"/>')
  expect(html.match(/<script nonce="n0nce">new PerformanceObserver/g)).toHaveLength(1)
})

it('leaves everything else as it was', async () => {
  const html = await sent([page])
  const restored = html
    .replace(/<script>.*?<\/script>/, '')
    .replaceAll('rel="later"', 'rel="modulepreload"')
  expect(restored).toBe(page)
  expect(await sent(['<p>no scripts</p>'])).toBe('<p>no scripts</p>')
})

it('gives the same output wherever the stream is split', async () => {
  const whole = await sent([page])
  const bytes = Buffer.from(page)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 12 }), async (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), bytes.length]
      const chunks = at.slice(1).map((end, index) => bytes.subarray(at[index], end))
      expect(await sent(chunks)).toBe(whole)
    }),
  )
})
