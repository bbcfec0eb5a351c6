import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isPosterSlug } from '#domain/site/posters.ts'
import {
  isSectionPicture,
  sectionFile,
  sectionPictureNames,
  sectionPictures,
  sectionPrints,
  sectionVersion,
} from '#domain/site/section-pictures.ts'
import { renderSections, sectionVersionOf } from './render-sections.ts'
import { sceneSvg } from './scene.ts'
import { sectionScenes } from './sections/index.ts'

describe('the pictures of sections', () => {
  it('are drawn the same every time, with nothing undefined in them', () => {
    for (const name of sectionPictureNames) {
      const { seed, scene } = sectionScenes[name]
      const svg = sceneSvg(seed, scene)
      expect(sceneSvg(seed, scene), name).toBe(svg)
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity|object/)
    }
  })

  it('are listed as they are drawn (if not: npm run posters)', () => {
    const listed = sectionPictureNames.map((name) => [name, sectionVersion(name)])
    const drawn = sectionPictureNames.map((name) => [name, sectionVersionOf(sectionScenes[name])])
    expect(listed).toEqual(drawn)
  })

  it('differ from each other, and so do their names and the posters’', () => {
    const versions = sectionPictureNames.map(sectionVersion)
    expect(new Set(versions).size).toBe(versions.length)
    expect(sectionPictureNames.filter(isPosterSlug)).toEqual([])
    expect(new Set(Object.values(sectionPictures)).size).toBe(sectionPictureNames.length)
  })

  it('are there for every section that a first start has', () => {
    const seed = readFileSync(path.join(import.meta.dirname, '..', 'supabase', 'seed.sql'), 'utf8')
    const sections = [...seed.matchAll(/^ {4}'([a-z-]+)', \d+, (?:null|'([a-z-]+)'), /gm)]
    expect(sections).toHaveLength(sectionPictureNames.length)
    const wanted = sections.map(([, slug, picture]) => `${slug}-${picture ?? 'detail'}`)
    expect(wanted.filter((name) => !isSectionPicture(name))).toEqual([])
    expect(new Set(wanted).size).toBe(wanted.length)
  })
})

describe('printing', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'piri-sections-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('gives every size and format once, small enough for a phone, and then takes it from the cache', async () => {
    const chosen = { 'lisbon-belem': sectionScenes['lisbon-belem'] }
    const cache = path.join(folder, 'cache')
    const { rendered, copyTo } = await renderSections(chosen, cache)
    expect(rendered).toEqual(['lisbon-belem'])
    await copyTo(folder)
    for (const print of sectionPrints) {
      const file = path.join(folder, sectionFile('lisbon-belem', print))
      const { width, height } = await sharp(file).metadata()
      expect([width, height]).toEqual([print.width, (print.width * 2) / 3])
      expect(readFileSync(file).length).toBeLessThan(print.format === 'jpg' ? 120_000 : 60_000)
    }
    expect((await renderSections(chosen, cache)).rendered).toEqual([])
  })
})
