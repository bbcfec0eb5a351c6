/**
 * The worker thread that holds the PGlite engine: runs one job after the other and answers with
 * the raw bytes Postgres sent. It knows the wire, not what the statements mean.
 */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type Extension, PGlite } from '@electric-sql/pglite'
import type { Statement } from '../driver.ts'
import { decodeReply, holdsError } from '../wire/decode.ts'
import { WireEncoder } from '../wire/encode.ts'
import { isStalePlan, StatementCache } from '../wire/statement-cache.ts'
import { DurableFs } from './durable-fs.ts'
import type {
  EngineAnswer,
  EngineJob,
  EngineSetup,
  ExtensionName,
  OpenEngine,
} from './engine-messages.ts'
import { beginJob, finishJob } from './job-state.ts'
import { startParameters } from './start-parameters.ts'

const port = ownerPort()
const setup: EngineSetup = workerData
const jobState = new Int32Array(setup.jobState)
const files = new DurableFs(setup.dir, { marks: setup.marks, opening: opening() })
const encoder = new WireEncoder()
const statements = new StatementCache()

/** The exit status by which PGlite's engine reports an error of a statement. */
const POSTGRES_LONG_JUMP = 100

class UnencodableError extends Error {}

/** What Postgres last wrote to its log, to explain why it ended. */
const lastLines: string[] = []
const LINES_KEPT = 10

const pg = new PGlite({
  fs: files,
  startParams: [...startParameters],
  // Small segments keep a new data folder, its template and its first start small.
  initDbStartParams: ['--wal-segsize=4'],
  pgliteWasmModule: setup.wasm,
  onStderr: (line) => {
    lastLines.push(line)
    if (lastLines.length > LINES_KEPT) lastLines.shift()
    return false
  },
  extensions: Object.fromEntries(
    await Promise.all(setup.extensions.map(async (name) => [name, await loadExtension(name)])),
  ),
})
await pg.waitReady.catch((cause) => {
  throw new Error(['PGlite did not start', ...lastLines].join('\n'), { cause })
})
exitOnCrash(pg.Module)
files.recovered()
answer({ kind: 'ready' })

port.on('message', (message: EngineJob) => {
  if (message.kind === 'close') {
    void close()
  } else if (beginJob(jobState, message.job)) {
    const result = run(message)
    // Marked at once: from here on the time-out no longer counts this job as running.
    if (finishJob(jobState, message.job)) answer(result)
  }
})

/**
 * Ends the worker when the engine crashes. PGlite takes any exception out of the engine for an
 * error that Postgres has handled and goes on, with a transaction that never ran to its end. Only
 * its own long jump is one; after all else the engine's memory can't be trusted, and a new engine
 * recovers from the log.
 */
function exitOnCrash(engine: { _PostgresMainLoopOnce(): void }): void {
  const runOnce = engine._PostgresMainLoopOnce
  engine._PostgresMainLoopOnce = () => {
    try {
      runOnce()
    } catch (error) {
      if (!isLongJump(error)) {
        answer({ kind: 'crashed', message: [String(error), ...lastLines].join('\n') })
        process.exit(1)
      }
      throw error
    }
  }
}

const isLongJump = (error: unknown) =>
  error instanceof Object && 'status' in error && error.status === POSTGRES_LONG_JUMP

/**
 * Waits for the message to open the folder. All before it can be done while another engine still
 * has the folder open.
 */
function opening(): Promise<SharedArrayBuffer | undefined> {
  return new Promise((resolve) => {
    port.once('message', (job: OpenEngine) => resolve(job.leftBehind))
  })
}

function ownerPort(): MessagePort {
  if (!parentPort) throw new Error('the database worker was not started as a worker')
  return parentPort
}

function run(job: Exclude<EngineJob, { kind: 'close' }>): EngineAnswer {
  try {
    return reply(job.kind === 'script' ? runScript(job.sql) : runBatch(job.statements))
  } catch (error) {
    if (error instanceof UnencodableError) return { kind: 'refused', message: error.message }
    throw error
  }
}

function runScript(sql: string): Uint8Array<ArrayBuffer> {
  statements.forget()
  const bytes = exec(encode(() => encoder.query(sql)))
  rollBack()
  return bytes
}

function runBatch(batch: readonly Statement[]): Uint8Array<ArrayBuffer> {
  const send = () => {
    const bytes = exec(encode(() => statements.encode(encoder, batch)))
    const failed = holdsError(bytes)
    statements.settle(failed)
    if (failed) rollBack()
    return { bytes, failed }
  }
  const { bytes, failed } = send()
  const error = failed ? decodeReply(bytes).error : null
  if (!error || !isStalePlan(error)) return bytes
  statements.forget()
  return send().bytes
}

/** Leaves no failed or forgotten transaction behind for the next job. */
function rollBack(): void {
  if (pg.isInTransaction()) exec(encode(() => encoder.query('ROLLBACK')))
}

function encode(write: () => void): Uint8Array {
  try {
    write()
    return encoder.take()
  } catch (error) {
    encoder.take()
    statements.settle(true)
    throw new UnencodableError(error instanceof Error ? error.message : String(error))
  }
}

/** Runs the messages and copies out what Postgres answered, into a buffer of its own. */
function exec(messages: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  // With syncToFs off the engine has run when the call returns; only its promise is still open.
  void pg.execProtocolRawStream(messages, {
    syncToFs: false,
    onRawData: (bytes) => {
      chunks.push(bytes.slice())
      length += bytes.length
    },
  })
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

function reply(bytes: Uint8Array<ArrayBuffer>): EngineAnswer {
  return { kind: 'reply', bytes, bytesWritten: files.bytesWritten, fsyncs: files.fsyncs }
}

function answer(message: EngineAnswer): void {
  port.postMessage(message, message.kind === 'reply' ? [message.bytes.buffer] : [])
}

async function close(): Promise<void> {
  exec(encode(() => encoder.query('CHECKPOINT')))
  await pg.close()
  answer({ kind: 'closed' })
}

async function loadExtension(name: ExtensionName): Promise<Extension> {
  const module: Partial<Record<string, Extension>> = await import(
    `@electric-sql/pglite/contrib/${name}`
  )
  const extension = module[name]
  if (!extension) throw new Error(`PGlite does not ship the extension ${name}`)
  return extension
}
