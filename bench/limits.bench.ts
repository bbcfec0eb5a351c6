/** What others notice of a visitor who asks too much: of a statement that is ended, and of a flood. */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseError } from '#server/backend/db/driver.ts'
import { prepareEmbedded } from '#server/backend/db/pglite/prepare-embedded.ts'
import { databaseTemplate, productSchema } from '#server/data/product-schema.ts'
import { startProduct } from '#testing/start-product.ts'
import type { Benchmark } from './benchmark.ts'
import { median, option, quantile } from './figures.ts'

const defaultRounds = 5
const timeoutMs = 2_000
const floodingPosts = 20
const reads = 200

const environment = {
  SECRET: 'a secret of at least thirty-two characters',
  ANON_KEY: 'sb_publishable_bench',
  SERVICE_ROLE_KEY: 'sb_secret_bench',
  TRUSTED_PROXIES: '1',
}

export const benchmark: Benchmark = {
  description: 'how soon others are answered after a statement was ended, and during a flood',
  async run({ progress, args }) {
    const rounds = Number(option(args, '--rounds')) || defaultRounds
    const node = median(
      await inTurn(rounds, async () => void spawnSync(process.execPath, ['-e', '0'])),
    )
    progress('statements that meet their time-out')
    const reopened = await reopening(rounds)
    progress('reads of one visitor while another floods')
    const { quiet, flooded, answered } = await flood()
    const slowest = quantile(flooded, 0.99)
    return {
      figures: [
        {
          name: 'reopened',
          value: median(reopened),
          unit: 'ms',
          ratio: { to: 'starting bare Node', value: median(reopened) / node },
        },
        { name: 'quietRead', value: median(quiet), unit: 'ms' },
        {
          name: 'floodedRead',
          value: median(flooded),
          unit: 'ms',
          ratio: { to: 'a quiet read', value: median(flooded) / median(quiet) },
        },
        { name: 'floodedReadP99', value: slowest, unit: 'ms' },
        { name: 'floodedReadsAnswered', value: answered, unit: `of ${reads}` },
      ],
    }
  },
}

/** From the moment a statement was ended to the answer of the one behind it. */
async function reopening(rounds: number): Promise<number[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'piri-bench-'))
  const { database } = await prepareEmbedded({
    ...productSchema('demo'),
    dir: path.join(folder, 'data'),
    template: databaseTemplate,
  })
  const endless = { text: 'select count(*) from generate_series(1, 1e12::bigint)' }
  const ended = (error: unknown) => {
    if (error instanceof DatabaseError && error.code === '57014') return performance.now()
    throw error
  }
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const slow = database.transaction({ role: 'anon', timeoutMs, statements: [endless] })
    const at = await slow.then(() => Number.NaN, ended)
    await database.ping()
    times.push(performance.now() - at)
  }
  await database.close()
  await rm(folder, { recursive: true })
  return times
}

async function flood() {
  const product = await startProduct(environment)
  const send = (address: string, resource: string, init: RequestInit = {}) =>
    fetch(`${product.url}/rest/v1/${resource}`, {
      ...init,
      headers: {
        apikey: environment.ANON_KEY,
        'x-forwarded-for': address,
        'content-type': 'application/json',
      },
    })
  let answered = 0
  const read = async () => {
    const answer = await send('203.0.113.5', 'pages?select=slug,page_sections(title)')
    await answer.text()
    if (answer.ok) answered += 1
  }
  await inTurn(20, read)
  const quiet = await inTurn(reads, read)
  answered = 0
  const row = { name: 'Ada', email: 'ada@piri.example', message: 'Hello' }
  const rows = JSON.stringify(Array.from({ length: 200_000 }, () => row))
  const posts = Array.from({ length: floodingPosts }, async () => {
    const answer = await send('198.51.100.66', 'contact_messages', { method: 'POST', body: rows })
    await answer.text()
  })
  const flooded = await inTurn(reads, read)
  await Promise.allSettled(posts)
  await product.stop()
  return { quiet, flooded, answered }
}

async function inTurn(times: number, work: () => Promise<void>): Promise<number[]> {
  const taken: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const startedAt = performance.now()
    await work()
    taken.push(performance.now() - startedAt)
  }
  return taken
}
