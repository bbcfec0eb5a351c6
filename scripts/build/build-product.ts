/** One build: the app for browser and server, its compressed copies, the posters, the database a first start unpacks, and the size of each route. */
import { execFile } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { keptTemplate } from '#server/backend/db/pglite/kept-template.ts'
import { databaseTemplate, productSchema } from '#server/data/product-schema.ts'
import { precompress } from './precompress.ts'
import { formatRouteSizes, measureRoutes } from './route-sizes.ts'

const run = promisify(execFile)

/** Of a draft every picture is there, an eighth as wide and high, and every compressed copy. */
const draftReduction = 8
const draftQuality = 4

interface Build {
  /** For tests: with the same code, and without the minutes that go to pictures and tight copies. */
  draft: boolean
}

export async function buildProduct(root: string, { draft }: Build): Promise<void> {
  const [posters, template] = await Promise.all([
    printPosters(root, draft ? draftReduction : 1),
    keptTemplate(path.join(root, 'node_modules', '.cache'), productSchema('none')),
    buildApp(root),
  ])
  // Not before: the app's build begins with an empty folder.
  await posters.copyToBuild()
  const cache = path.join(root, 'node_modules', '.cache')
  await precompress(
    path.join(root, 'build', 'client'),
    path.join(cache, draft ? 'compressed-loosely' : 'compressed'),
    draft ? draftQuality : undefined,
  )
  await copyFile(template, databaseTemplate)
  process.stderr.write(formatRouteSizes(await measureRoutes(path.join(root, 'build'))))
}

async function buildApp(root: string): Promise<void> {
  const builder = path.join(root, 'node_modules', '.bin', 'react-router')
  const options = { cwd: root, env: { ...process.env, NODE_ENV: 'production' } }
  try {
    await run(builder, ['build', '--logLevel', 'warn'], options)
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string }
    throw new Error(`The app could not be built:\n${stdout}${stderr}`, { cause })
  }
}

/** The cache stands outside of the build, so that a fresh build prints nothing that it has printed before. */
export async function printPosters(root: string, reduction = 1) {
  // A start that finds everything built should not wait for the scenes and their encoders to load.
  const [{ renderPosters }, { renderSections }, { scenes }, { sectionScenes }] = await Promise.all([
    import('#posters/render-posters.ts'),
    import('#posters/render-sections.ts'),
    import('#posters/scenes/index.ts'),
    import('#posters/sections/index.ts'),
  ])
  const cache = path.join(root, 'node_modules', '.cache', 'posters')
  const posters = await renderPosters({ scenes, cache, reduction })
  const sections = await renderSections(sectionScenes, cache, reduction)
  const count = posters.rendered.length + sections.rendered.length
  if (count > 0) process.stderr.write(`Printed ${count} pictures\n`)
  const folder = path.join(root, 'build', 'posters')
  return {
    copyToBuild: async () => {
      await posters.copyTo(folder)
      await sections.copyTo(folder)
    },
  }
}
