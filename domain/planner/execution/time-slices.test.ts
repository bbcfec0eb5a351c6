import { describe, expect, it } from 'vitest'
import type { Steps } from './steps.ts'
import { createTimeSlices } from './time-slices.ts'

const sliceMs = 10
const stepMs = 4
/** Steps in a slice of ten milliseconds. */
const stepsASlice = 3

/** A clock that only the steps of the works move on. */
function slicesWithLog(onPause: () => void = () => {}) {
  let time = 0
  const log: string[] = []
  const slices = createTimeSlices({
    now: () => time,
    sliceMs,
    pause: async () => onPause(),
  })
  function* work(name: string, steps: number): Steps<string> {
    for (let step = 1; step <= steps; step += 1) {
      time += stepMs
      log.push(`${name}${step}`)
      yield
    }
    return name
  }
  return { slices, log, work }
}

describe('works that share a thread', () => {
  it('all take their first step before any takes a second', async () => {
    const { slices, log, work } = slicesWithLog()
    const names = Array.from('abcdefghijklmnopqrst')
    await Promise.all(names.map((name) => slices.run(() => work(name, 2 * stepsASlice))))
    expect(log.slice(0, names.length)).toEqual(names.map((name) => `${name}1`))
  })

  it('let a newcomer go first', async () => {
    let pauses = 0
    let newcomer: Promise<string> | undefined
    const { slices, log, work } = slicesWithLog(() => {
      pauses += 1
      if (pauses === 3) newcomer = slices.run(() => work('c', 1))
    })
    await Promise.all(['a', 'b'].map((name) => slices.run(() => work(name, 9))))
    expect(await newcomer).toBe('c')
    // Both had their first step, and a would be next.
    expect(log.slice(0, 6)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'])
  })

  it('know how long they themselves were worked on', async () => {
    const { slices, work } = slicesWithLog()
    const own = (name: string) =>
      slices.run(function* (ownTime) {
        yield* work(name, 6)
        return ownTime()
      })
    expect(await Promise.all([own('a'), own('b'), own('c')])).toEqual([24, 24, 24])
  })

  it('are left when they are called off, and the others go on', async () => {
    const { slices, log, work } = slicesWithLog()
    const controller = new AbortController()
    const off = slices.run(function* () {
      yield* work('a', 3)
      controller.abort(new Error('changed my mind'))
      yield* work('a', 50)
    }, controller.signal)
    const on = slices.run(() => work('b', 9))
    await expect(off).rejects.toThrow('changed my mind')
    expect(await on).toBe('b')
    expect(log.filter((entry) => entry.startsWith('a')).length).toBeLessThanOrEqual(2 * stepsASlice)
    await expect(slices.run(() => work('a', 1), controller.signal)).rejects.toThrow('my mind')
  })

  it('fail alone', async () => {
    const { slices, work } = slicesWithLog()
    const failing = slices.run(function* () {
      yield* work('a', 4)
      throw new Error('no such day')
    })
    const other = slices.run(() => work('b', 9))
    await expect(failing).rejects.toThrow('no such day')
    expect(await other).toBe('b')
  })
})
