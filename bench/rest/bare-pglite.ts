/**
 * A process with PGlite alone, given the bytes that the server's own engine is given: every
 * transaction one batch in the extended protocol, its statements prepared and its values bound, with
 * the same engine settings and the same fsync. No message, thread or socket stands between the
 * senders and the engine, which runs one batch after the other however many wait.
 */
import { PGlite } from '@electric-sql/pglite'
import { DurableFs } from '#server/backend/db/pglite/durable-fs.ts'
import { startParameters } from '#server/backend/db/pglite/start-parameters.ts'
import { unpackTemplate } from '#server/backend/db/pglite/template.ts'
import { createMarks } from '#server/backend/db/pglite/unsynced-files.ts'
import { decodeReply } from '#server/backend/db/wire/decode.ts'
import { WireEncoder } from '#server/backend/db/wire/encode.ts'
import { StatementCache } from '#server/backend/db/wire/statement-cache.ts'
import { type LoadLimits, load } from './load.ts'
import type { RecordedTransaction } from './recording.ts'

export interface BarePgliteSettings {
  emptyDir: string
  template: string
}

export interface BarePgliteQuestion {
  transactions: readonly RecordedTransaction[]
  /** How many are under way at once, as over HTTP. */
  senders: number
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
const encoder = new WireEncoder()
const statements = new StatementCache()

process.on('message', async ({ transactions, senders, limits }: BarePgliteQuestion) => {
  const send = (variant: number) => run(transactions[variant] ?? [])
  const round = await load(
    Array.from({ length: senders }, () => send),
    limits,
  )
  process.send?.(round)
})
process.once('disconnect', async () => {
  await pg.close()
  process.exit(0)
})
process.send?.({ ready: true })

async function run(transaction: RecordedTransaction): Promise<void> {
  statements.encode(encoder, transaction)
  const answer: Uint8Array[] = []
  // The engine has run by the time this first waits: no other sender's statements come between.
  await pg.execProtocolRawStream(encoder.take(), {
    syncToFs: false,
    onRawData: (bytes) => answer.push(bytes.slice()),
  })
  const { error } = decodeReply(Buffer.concat(answer))
  statements.settle(error !== null)
  if (error) throw new Error(`the bare engine refused a statement: ${error.message}`)
}
