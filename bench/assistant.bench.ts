/**
 * What people wait for when they ask the assistant, through the function as it is deployed:
 * `--answers N` asks so many times for the memory (10,000), `--rounds N` repeats the plans.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { HeapUsage } from './assistant/live-heap.ts'
import { questions, wishes } from './assistant/messages.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { median, option, quantile, residentMegabytes } from './figures.ts'

const people = 20
const defaultAnswers = 10_000
const defaultRounds = 5
const questionsOfOne = 60
const bareOfOne = 200
/** How long a person reads an answer before asking again. */
const readingMs = 1_000
const questionsOfReader = 15

export const benchmark: Benchmark = {
  description: 'answers of the assistant for one and twenty people, planning, and what it holds',
  async run({ args, progress }) {
    const answers = Number(option(args, '--answers')) || defaultAnswers
    const rounds = Number(option(args, '--rounds')) || defaultRounds
    const backend = await child('backend-child.ts')
    const functions = await child('function-child.ts', `http://127.0.0.1:${backend.port}`)
    const url = `http://127.0.0.1:${functions.port}/functions/v1`
    const bare = () => timed(`${url}/open`)
    const ask = (index: number) => timed(`${url}/ask-piri-enhanced`, said(questions, index))
    const held = () => residentMegabytes(functions.process.pid)
    const heap = (collect: boolean) => heapOfFunction(functions.process, collect)
    try {
      // The relay's thread grows under load whatever function answers: that is none of this one's.
      progress(`${people} people and a bare function`)
      await atOnce(people, bareOfOne, bare)
      const empty = held()
      progress('the first answer')
      const first = await ask(0)
      await inTurn(questions.length * 2, ask)
      progress('one person')
      const alone = await inTurn(questionsOfOne, ask)
      const bareAlone = await inTurn(questionsOfOne, bare)
      progress(`${people} people`)
      const together = await atOnce(people, questionsOfOne, ask)
      const bareTogether = await atOnce(people, questionsOfOne, bare)
      progress(`${people} people who read what they get`)
      const reading = await atOnce(people, questionsOfReader, ask, readingMs)
      const bareReading = await atOnce(people, questionsOfReader, bare, readingMs)
      progress('the first byte of a stream')
      const bytes = await inTurn(questionsOfOne, (index) => firstByte(url, said(questions, index)))
      progress('planning, one person')
      const planned = await plans(url, 1, rounds)
      progress(`planning, ${people} people`)
      const plannedTogether = await plans(url, people, rounds)
      const warm = held()
      const liveWarm = await heap(true)
      progress(`${answers} answers`)
      const memory: number[] = [warm]
      const taken: Megabytes[] = []
      for (let done = 0; done < answers; done += Math.ceil(answers / 10)) {
        await atOnce(people, Math.ceil(answers / 10 / people), ask)
        memory.push(held())
        taken.push(await heap(false))
      }
      const [takenFirst, takenLast] = [taken[0] ?? liveWarm, taken.at(-1) ?? liveWarm]
      const liveEnd = await heap(true)
      const collected = held()
      return {
        figures: [
          { name: 'first', value: first, unit: 'ms, with all that is loaded' },
          ...times('answer.1', alone, 'a bare function', bareAlone),
          ...times(`answer.${people}`, reading, 'a bare function', bareReading),
          ...times(`answer.${people}.withoutPause`, together, 'a bare function', bareTogether),
          ...times('firstByte', bytes, 'a bare function', bareAlone),
          ...times('plan.1.firstWords', planned.first, 'an answer without', alone),
          ...times('plan.1.whole', planned.whole, 'an answer without', alone),
          ...times(`plan.${people}.firstWords`, plannedTogether.first, 'alone', planned.first),
          ...times(`plan.${people}.firstDays`, plannedTogether.days, 'alone', planned.days),
          ...times(`plan.${people}.whole`, plannedTogether.whole, 'alone', planned.whole),
          {
            name: 'memory.warm',
            value: warm - empty,
            unit: `MB above a process that answered ${people * bareOfOne} times with a bare function`,
          },
          {
            name: 'memory.end',
            value: (memory.at(-1) ?? warm) - empty,
            unit: `MB, after ${answers} answers`,
            ratio: { to: 'warm', value: ((memory.at(-1) ?? warm) - empty) / (warm - empty) },
          },
          { name: 'memory.collected', value: collected - empty, unit: 'MB, after a collection' },
          {
            name: 'memory.thread.taken',
            value: takenLast.taken,
            unit: `MB that the function’s own thread has taken, after ${answers} answers`,
            ratio: { to: 'a tenth of them', value: takenLast.taken / takenFirst.taken },
          },
          {
            name: 'memory.thread.live',
            value: liveEnd.used,
            unit: 'MB that live in it after a collection',
            ratio: { to: 'warm', value: liveEnd.used / liveWarm.used },
          },
        ],
        summary: {
          memoryMegabytes: memory.map((each) => Math.round(each)),
          threadMegabytes: taken.map((each) => Math.round(each.taken)),
        },
      }
    } finally {
      await Promise.all([end(functions.process), end(backend.process)])
    }
  },
}

interface Megabytes {
  /** Of objects and buffers. */
  used: number
  /** That were taken for them. */
  taken: number
}

/** Of the two functions' threads the assistant's holds more: the inspector names them in no fixed order. */
async function heapOfFunction(process: ChildProcess, collect: boolean): Promise<Megabytes> {
  const answer = once(process, 'message')
  process.send(collect ? 'collect' : 'read')
  const [{ heap }] = (await answer) as [{ heap: HeapUsage[] }]
  const [, ...workers] = heap
  const [largest] = workers.toSorted((one, other) => other.usedSize - one.usedSize)
  if (!largest) throw new Error('The process has no threads')
  const outside = largest.backingStorageSize
  return { used: (largest.usedSize + outside) / 1e6, taken: (largest.totalSize + outside) / 1e6 }
}

async function child(file: string, ...args: string[]) {
  const process = fork(path.join(import.meta.dirname, 'assistant', file), args, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const [{ port }] = (await once(process, 'message')) as [{ port: number }]
  return { process, port }
}

async function end(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit')
  process.disconnect()
  await ended
}

const said = (messages: readonly string[], index: number): RequestInit => ({
  method: 'POST',
  body: JSON.stringify({ prompt: messages[index % messages.length] }),
})

async function timed(url: string, init?: RequestInit): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status}: ${text.slice(0, 200)}`)
  return performance.now() - startedAt
}

const streamed = (init: RequestInit): RequestInit => ({
  ...init,
  headers: { accept: 'text/event-stream' },
})

async function firstByte(url: string, init: RequestInit): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${url}/ask-piri-enhanced`, streamed(init))
  const reader = response.body?.getReader()
  await reader?.read()
  const taken = performance.now() - startedAt
  while (reader && !(await reader.read()).done);
  return taken
}

interface Plans {
  first: number[]
  days: number[]
  whole: number[]
}

/** When each hears the first word beyond that it is being read, sees days, and has all of it. */
async function plans(url: string, count: number, rounds: number): Promise<Plans> {
  const found: Plans = { first: [], days: [], whole: [] }
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const startedAt = performance.now()
        const since = () => performance.now() - startedAt
        const wish = said(wishes, round + index)
        const response = await fetch(`${url}/ask-piri-enhanced`, streamed(wish))
        let text = ''
        let first: number | undefined
        let days: number | undefined
        for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          text += piece
          if (text.split('\n\n').length > 2) first ??= since()
          if (text.includes('"kind":"trip"')) days ??= since()
        }
        if (!text.includes('"kind":"answer"')) throw new Error('A plan has no answer')
        found.first.push(first ?? since())
        found.days.push(days ?? since())
        found.whole.push(since())
      }),
    )
  }
  return found
}

async function inTurn(count: number, work: (index: number) => Promise<number>): Promise<number[]> {
  const taken: number[] = []
  for (let index = 0; index < count; index += 1) taken.push(await work(index))
  return taken
}

/** Each person asks again after a pause; they begin one after the other, as people do. */
async function atOnce(
  count: number,
  each: number,
  work: (index: number) => Promise<number>,
  pauseMs = 0,
): Promise<number[]> {
  const all = Array.from({ length: count }, async (_, person) => {
    await setTimeout((pauseMs / count) * person)
    return inTurn(each, async (index) => {
      const taken = await work(person + index)
      if (pauseMs > 0) await setTimeout(pauseMs)
      return taken
    })
  })
  return (await Promise.all(all)).flat()
}

function times(
  name: string,
  values: readonly number[],
  to: string,
  baseline: readonly number[],
): Figure[] {
  const ratio = { to, value: median(values) / median(baseline) }
  return [
    { name: `${name}.p50`, value: median(values), unit: 'ms', ratio },
    { name: `${name}.p99`, value: quantile(values, 0.99), unit: 'ms' },
  ]
}
