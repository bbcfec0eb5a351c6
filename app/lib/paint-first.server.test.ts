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

/** Runs what a page holds in its head, in a browser that has just painted it. */
async function runAfterPaint(names: readonly string[], failing?: string) {
  const links = names.map((name) => ({ rel: 'later', href: `/assets/${name}-1a2b.js` }))
  const html = await sent([
    links.map(({ href }) => `<link rel="modulepreload" href="${href}"/>`).join(''),
  ])
  const script =
    html.match(/<script>(.*?)<\/script>/)?.[1]?.replaceAll('import(', 'evaluate(') ?? ''
  const asked: number[] = []
  const evaluated: string[] = []
  const done = Promise.withResolvers<void>()
  let painted: (seen: object, observer: object) => void = () => undefined
  class PaintObserver {
    constructor(callback: typeof painted) {
      painted = callback
    }
    observe() {}
    disconnect() {}
  }
  /** A message begins a task; what is asked for is counted in each. */
  class Channel {
    port1 = { onmessage: (): void => undefined, close: () => undefined }
    port2 = {
      postMessage: () => {
        asked.push(links.filter(({ rel }) => rel === 'modulepreload').length)
        setImmediate(() => this.port1.onmessage())
      },
    }
  }
  const evaluate = async (href: string) => {
    evaluated.push(href.replace(/^.*\/|-1a2b\.js$/g, ''))
    if (evaluated.length === names.length - 1) setImmediate(done.resolve)
    if (evaluated.at(-1) === failing) {
      setImmediate(done.resolve)
      throw new Error('offline')
    }
  }
  const head = { querySelectorAll: () => links, currentScript: { remove: () => undefined } }
  new Function('PerformanceObserver', 'MessageChannel', 'document', 'evaluate', script)(
    PaintObserver,
    Channel,
    head,
    evaluate,
  )
  painted({ getEntriesByName: () => [{}] }, { disconnect: () => undefined })
  await done.promise
  return { asked: asked.slice(0, names.length), evaluated }
}

const files = [
  'manifest',
  'entry.client',
  'framework',
  'root',
  'shell',
  'board',
  'forms',
  'schemas',
]

it('asks for one script in a task, and evaluates one in a task: what is imported before what imports it', async () => {
  const { asked, evaluated } = await runAfterPaint(files)
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(evaluated).toEqual(['framework', 'shell', 'schemas', 'forms', 'board', 'root', 'manifest'])
})

it('leaves loading to the page’s own script tags where a script can not be fetched', async () => {
  const { evaluated } = await runAfterPaint(files, 'shell')
  expect(evaluated).toEqual(['framework', 'shell'])
})
