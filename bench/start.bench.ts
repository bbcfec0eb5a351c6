/** How long a person waits for the first page, and what it costs in memory. */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProduct } from '#testing/start-product.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { median, option, residentMegabytes } from './figures.ts'
import { startAsNewcomer } from './start/newcomer.ts'

const defaultRounds = 5

export const benchmark: Benchmark = {
  description:
    'npm start in a fresh copy with what each part takes; then a new data folder, and one that exists',
  async run({ progress, args }) {
    const section = option(args, '--section')
    return {
      figures: [
        ...(section === 'built' ? [] : await newcomerFigures(progress)),
        ...(section === 'newcomer' ? [] : await builtFigures(args, progress)),
      ],
    }
  },
}

async function newcomerFigures(progress: (line: string) => void): Promise<Figure[]> {
  const { buildMs, readyMs, buildPeak, server, beside, together } = await startAsNewcomer(progress)
  return [
    { name: 'newcomerBuilt', value: buildMs, unit: 'ms' },
    { name: 'newcomerReady', value: readyMs, unit: 'ms' },
    { name: 'buildPeak', value: buildPeak, unit: 'MB' },
    { name: 'serverReady', value: server.ready, unit: 'MB' },
    { name: 'serverVisited', value: server.visited, unit: 'MB' },
    { name: 'serverMinuteLater', value: server.later, unit: 'MB' },
    { name: 'npmAndLauncher', value: beside, unit: 'MB' },
    { name: 'togetherVisited', value: together, unit: 'MB' },
  ]
}

async function builtFigures(
  args: readonly string[],
  progress: (line: string) => void,
): Promise<Figure[]> {
  const rounds = Number(option(args, '--rounds')) || defaultRounds
  const first: number[] = []
  const again: number[] = []
  const memory: number[] = []
  const bare = Array.from({ length: rounds }, () =>
    timed(() => spawnSync(process.execPath, ['-e', '0'])),
  )
  for (let round = 1; round <= rounds; round++) {
    progress(`round ${round} of ${rounds}`)
    const folder = await mkdtemp(path.join(tmpdir(), 'piri-bench-'))
    const dataDir = path.join(folder, 'data')
    for (const times of [first, again]) {
      const startedAt = performance.now()
      const product = await startProduct({ DATA_DIR: dataDir })
      await (await fetch(product.url)).text()
      times.push(performance.now() - startedAt)
      memory.push(residentMegabytes(product.process.pid))
      await product.stop()
    }
    await rm(folder, { recursive: true })
  }
  const node = median(bare)
  const against = (value: number) => ({ to: 'starting bare Node', value: value / node })
  return [
    { name: 'firstStart', value: median(first), unit: 'ms', ratio: against(median(first)) },
    { name: 'laterStart', value: median(again), unit: 'ms', ratio: against(median(again)) },
    { name: 'memory', value: median(memory), unit: 'MB' },
  ]
}

function timed(work: () => void): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}
