import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadWhenIdle } from './load-when-idle.ts'

/** Longer than a page can be busy. */
const longMs = 60_000
const loaded: string[] = []
const part = (name: string) => async () => void loaded.push(name)

beforeEach(() => {
  loaded.splice(0)
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('loads nothing at once, and then one part after the other', async () => {
  loadWhenIdle([part('dialogs'), part('exports'), part('panel')])
  expect(loaded).toEqual([])
  await vi.advanceTimersToNextTimerAsync()
  expect(loaded).toEqual(['dialogs'])
  await vi.advanceTimersByTimeAsync(longMs)
  expect(loaded).toEqual(['dialogs', 'exports', 'panel'])
})

it('waits for no part, and goes on after one that can not be loaded', async () => {
  const never = () => new Promise<void>(() => undefined)
  loadWhenIdle([never, () => Promise.reject(new Error('offline')), part('exports')])
  await vi.advanceTimersByTimeAsync(longMs)
  expect(loaded).toEqual(['exports'])
})

it('loads nothing more once it is called off', async () => {
  const callOff = loadWhenIdle([part('dialogs'), part('exports')])
  await vi.advanceTimersToNextTimerAsync()
  callOff()
  await vi.advanceTimersByTimeAsync(longMs)
  expect(loaded).toEqual(['dialogs'])
})
