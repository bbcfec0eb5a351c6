import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadWhenStaying } from './load-when-staying.ts'

/** Longer than anybody has to do nothing to count as a reader. */
const longMs = 60_000

let startReading: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (sign: string, begin: () => void) => {
    if (sign === 'scroll') startReading = begin
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const loaded: string[] = []
const part = (name: string) => async () => void loaded.push(name)
beforeEach(() => loaded.splice(0))

it('loads nothing while nobody has shown to stay, and all of it in its order afterwards', async () => {
  loadWhenStaying([part('dialogs'), part('exports'), part('panel')])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(loaded).toEqual([])
  startReading()
  await vi.advanceTimersByTimeAsync(longMs)
  expect(loaded).toEqual(['dialogs', 'exports', 'panel'])
})

it('loads for a reader who does nothing, too', async () => {
  loadWhenStaying([part('dialogs')])
  await vi.advanceTimersByTimeAsync(longMs)
  expect(loaded).toEqual(['dialogs'])
})

it('begins a part when the one before it is there', async () => {
  let arrive: () => void = () => undefined
  const slow = () => new Promise<void>((resolve) => (arrive = resolve))
  loadWhenStaying([slow, part('exports')])
  await vi.advanceTimersByTimeAsync(longMs)
  expect(loaded).toEqual([])
  arrive()
  await vi.advanceTimersByTimeAsync(longMs)
  expect(loaded).toEqual(['exports'])
})

it('goes on after a part that can not be loaded', async () => {
  loadWhenStaying([() => Promise.reject(new Error('offline')), part('exports')])
  await vi.advanceTimersByTimeAsync(longMs)
  expect(loaded).toEqual(['exports'])
})

it('loads nothing more once it is called off', async () => {
  const callOff: () => void = loadWhenStaying([async () => callOff(), part('exports')])
  await vi.advanceTimersByTimeAsync(longMs)
  expect(loaded).toEqual([])
  loadWhenStaying([part('dialogs')])()
  await vi.advanceTimersByTimeAsync(longMs)
  expect(loaded).toEqual([])
})
