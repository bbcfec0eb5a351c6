/**
 * A process with PGlite alone: the same engine settings and the same fsync as ours, every
 * transaction one text in the simple protocol, the next when the last is done. No message, thread
 * or socket stands between the loop and the engine.
 */
import { PGlite } from '@electric-sql/pglite'
import { DurableFs } from '#server/backend/db/pglite/durable-fs.ts'
import { startParameters } from '#server/backend/db/pglite/start-parameters.ts'
import { unpackTemplate } from '#server/backend/db/pglite/template.ts'
import { createMarks } from '#server/backend/db/pglite/unsynced-files.ts'
import { type LoadLimits, load } from './load.ts'

export interface BarePgliteSettings {
  emptyDir: string
  template: string
}

export interface BarePgliteQuestion {
  scripts: readonly string[]
  limits: LoadLimits
}

const settings: BarePgliteSettings = JSON.parse(process.argv[2] ?? '')
await unpackTemplate(settings.template, settings.emptyDir)
const pg = await PGlite.create({
  fs: new DurableFs(settings.emptyDir, {
    marks: createMarks(),
    opening: Promise.resolve(undefined),
  }),
  startParams: [...startParameters],
})

process.on('message', async ({ scripts, limits }: BarePgliteQuestion) => {
  const send = async (variant: number) => {
    await pg.exec(scripts[variant] ?? '')
  }
  process.send?.(await load([send], limits))
})
process.once('disconnect', async () => {
  await pg.close()
  process.exit(0)
})
process.send?.({ ready: true })
