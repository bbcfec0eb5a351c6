import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type PosterPrint,
  posterFile,
  posterPrints,
  posterShapes,
  posterSlugs,
  posterVersion,
} from '#domain/site/posters.ts'
import { sky } from './kit/sky.ts'
import { grainTile } from './print.ts'
import { renderPosters, versionOf } from './render-posters.ts'
import { type Scene, sceneSvg } from './scene.ts'
import { scenes } from './scenes/index.ts'

describe('a scene', () => {
  it.each(posterSlugs)(
    'of %s is drawn the same every time, with nothing undefined in it',
    (slug) => {
      const svg = sceneSvg(slug, scenes[slug])
      expect(sceneSvg(slug, scenes[slug])).toBe(svg)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|object/)
      expect(svg.length).toBeGreaterThan(20_000)
    },
  )

  it('names what it defines by content: one name never stands for two things', () => {
    for (const slug of posterSlugs) {
      const named = new Map<string, string>()
      for (const [whole, id = ''] of sceneSvg(slug, scenes[slug]).matchAll(
        /<(?:linearGradient|radialGradient|clipPath) id="([^"]+)".*?<\/(?:linearGradient|radialGradient|clipPath)>/g,
      )) {
        expect(named.get(id) ?? whole, `${slug} ${id}`).toBe(whole)
        named.set(id, whole)
      }
    }
  })
})

it('the list in domain/site is of these very scenes (if not: npm run posters)', () => {
  const drawn = posterSlugs.map((slug) => [slug, versionOf(sceneSvg(slug, scenes[slug]))])
  expect(posterSlugs.map((slug) => [slug, posterVersion(slug)])).toEqual(drawn)
})

it('the grain that pages lay over posters is the one that is made here', async () => {
  const specks = (png: string | Buffer) => sharp(png).raw().toBuffer()
  const laid = path.join(import.meta.dirname, '..', 'public', 'images', 'poster-grain.png')
  expect((await specks(laid)).equals(await specks(await grainTile()))).toBe(true)
})

describe('rendering', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'piri-posters-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const flat =
    (colour: string): Scene =>
    () =>
      sky(1600, '#102040', colour)
  const prints: PosterPrint[] = [
    { shape: 'tall', width: 40, format: 'avif' },
    { shape: 'wide', width: 64, format: 'webp' },
    { shape: 'square', width: 50, format: 'jpg' },
  ]
  const render = async (
    chosen: Parameters<typeof renderPosters>[0]['scenes'],
    reduction?: number,
  ) => {
    const cache = path.join(folder, 'cache')
    const { rendered, copyTo } = await renderPosters({ scenes: chosen, prints, cache, reduction })
    await copyTo(path.join(folder, 'output'))
    return { rendered }
  }

  it('prints every shape in its size and format', async () => {
    await render({ paris: flat('#ffcc88') })
    const found = await Promise.all(
      prints.map(async (print) => {
        const file = path.join(folder, 'output', posterFile('paris', print))
        const { width, height, format } = await sharp(file).metadata()
        return [width, height, format]
      }),
    )
    expect(found).toEqual([
      [40, 50, 'heif'],
      [64, 36, 'webp'],
      [50, 50, 'jpeg'],
    ])
  })

  it('has the same files smaller where that will do, and never takes them for those of full size', async () => {
    const widthOf = async (print: PosterPrint) =>
      // By its bytes: the library keeps what it has read under a name.
      (
        await sharp(
          readFileSync(path.join(folder, 'output', posterFile('paris', print))),
        ).metadata()
      ).width
    await render({ paris: flat('#ffcc88') }, 2)
    expect(await Promise.all(prints.map(widthOf))).toEqual([20, 32, 25])
    expect((await render({ paris: flat('#ffcc88') })).rendered).toEqual(['paris'])
    expect(await Promise.all(prints.map(widthOf))).toEqual([40, 64, 50])
  })

  it('spends time on a changed scene only', async () => {
    const first = await render({ paris: flat('#ffcc88'), london: flat('#88ccff') })
    expect(first.rendered.toSorted()).toEqual(['london', 'paris'])
    expect((await render({ paris: flat('#ffcc88'), london: flat('#88ccff') })).rendered).toEqual([])
    const changed = await render({ paris: flat('#ff8888'), london: flat('#88ccff') })
    expect(changed.rendered).toEqual(['paris'])
  })

  it('fills an output folder that was emptied, from the cache', async () => {
    await render({ paris: flat('#ffcc88') })
    rmSync(path.join(folder, 'output'), { recursive: true })
    expect((await render({ paris: flat('#ffcc88') })).rendered).toEqual([])
    expect(readdirSync(path.join(folder, 'output')).toSorted()).toEqual(
      prints.map((print) => posterFile('paris', print)).toSorted(),
    )
  })
})

it('every width of every shape is printed for both kinds of browser', () => {
  for (const [shape, { widths }] of Object.entries(posterShapes)) {
    const printed = posterPrints.filter((print) => print.shape === shape && print.format !== 'jpg')
    expect(printed).toHaveLength(widths.length * 2)
  }
})
