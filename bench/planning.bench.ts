/**
 * What people wait for when many plan at once: `--rounds N` repeats each number of people so often,
 * `--threads N` plans in as many threads.
 */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { PlannerExecutor } from '#domain/planner/execution/executor.ts'
import type { PlanRequest } from '#domain/planner/schema.ts'
import { workerExecutor } from '#server/trips/planner/worker-executor.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { median, option, quantile } from './figures.ts'
import { cityRequests } from './planning/city-requests.ts'

const people = [1, 5, 20]
const defaultRounds = 10
const defaultThreads = 2
const loads = 5

export const benchmark: Benchmark = {
  description:
    'plans for 1, 5 and 20 people at once, and what places and names of cities take to load',
  async run({ args, progress }) {
    const rounds = Number(option(args, '--rounds')) || defaultRounds
    const threads = Number(option(args, '--threads')) || defaultThreads
    progress('loading places and names')
    const [assets, plain, plan] = [
      await inChild('assets', loads),
      await inChild('plain', 1),
      await inChild('plan', loads),
    ]
    const requests = await cityRequests(Math.max(...people))
    const executor = workerExecutor({ threads })
    await planAtOnce(executor, requests.slice(0, 2 * threads))
    const figures: Figure[] = []
    let alone: Waits | undefined
    for (const count of people) {
      progress(`${count} at once, ${rounds} rounds`)
      const waits: Waits = { first: [], final: [], worth: new Map() }
      for (let round = 0; round < rounds; round += 1) {
        const chosen = Array.from({ length: count }, (_, index) => round + index).flatMap(
          (index) => requests[index % requests.length] ?? [],
        )
        const measured = await planAtOnce(executor, chosen)
        waits.first.push(...measured.first)
        waits.final.push(...measured.final)
        for (const [request, worth] of measured.worth) waits.worth.set(request, worth)
      }
      alone ??= waits
      figures.push(...figuresOf(count, waits, alone))
    }
    await executor.close()
    return {
      figures: [
        ...figures,
        {
          name: 'load.time',
          value: assets.milliseconds,
          unit: 'ms',
          ratio: against('as lists of objects', assets.milliseconds, plain.milliseconds),
        },
        { name: 'load.processor', value: assets.processorMilliseconds, unit: 'ms' },
        {
          name: 'load.memory',
          value: assets.megabytes,
          unit: 'MB',
          ratio: against('as lists of objects', assets.megabytes, plain.megabytes),
        },
        { name: 'firstPlan.memory', value: plan.megabytes, unit: 'MB' },
        { name: 'firstPlan.time', value: plan.milliseconds, unit: 'ms, from no thread' },
      ],
    }
  },
}

/** Milliseconds until the first and the last plan of each person, and what the last one was worth. */
interface Waits {
  first: number[]
  final: number[]
  worth: Map<PlanRequest, number>
}

async function planAtOnce(
  executor: PlannerExecutor,
  requests: readonly PlanRequest[],
): Promise<Waits> {
  const startedAt = performance.now()
  const waits: Waits = { first: [], final: [], worth: new Map() }
  await Promise.all(
    requests.map(async (request) => {
      const outcome = await executor.plan(request, {
        onFirst: () => waits.first.push(performance.now() - startedAt),
      })
      waits.final.push(performance.now() - startedAt)
      if (outcome.ok) waits.worth.set(request, outcome.worth)
    }),
  )
  return waits
}

function figuresOf(count: number, waits: Waits, alone: Waits): Figure[] {
  const times = (['first', 'final'] as const).flatMap((name) =>
    ([0.5, 0.99] as const).map((share): Figure => {
      const value = quantile(waits[name], share)
      const figure = { name: `${count}.${name}.p${share * 100}`, value, unit: 'ms' }
      if (waits === alone) return figure
      return { ...figure, ratio: against('one alone', value, quantile(alone[name], share)) }
    }),
  )
  // The time is shared, so that plans may be a little worse; of the same requests alone.
  const shares = [...alone.worth].flatMap(([request, worth]) => {
    const here = waits.worth.get(request)
    return here === undefined ? [] : [(100 * here) / worth]
  })
  return [...times, { name: `${count}.worth`, value: median(shares), unit: '% of one alone' }]
}

const against = (to: string, value: number, baseline: number) => ({ to, value: value / baseline })

interface Measured {
  milliseconds: number
  processorMilliseconds: number
  megabytes: number
}

/** The median of so many processes. */
async function inChild(what: string, times: number): Promise<Measured> {
  const file = path.join(import.meta.dirname, 'planning', 'measured-child.ts')
  const runs: Measured[] = []
  for (let time = 0; time < times; time += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, [file, what])
    runs.push(JSON.parse(stdout))
  }
  const middle = (name: keyof Measured) => median(runs.map((run) => run[name]))
  return {
    milliseconds: middle('milliseconds'),
    processorMilliseconds: middle('processorMilliseconds'),
    megabytes: middle('megabytes'),
  }
}
