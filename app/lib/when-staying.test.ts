import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadWhenStaying } from './when-staying.ts'

/** Longer than a page can be busy. */
const longMs = 60_000
const loaded: string[] = []
const part = (name: string) => async () => void loaded.push(name)
let page: EventTarget

beforeEach(() => {
  loaded.splice(0)
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('loads nothing while the visitor has neither stayed nor touched anything', async () => {
  loadWhenStaying([part('dialogs')])
  await vi.advanceTimersByTimeAsync(9_000)
  expect(loaded).toEqual([])
})

it('loads for a reader who stays, though nothing was touched', async () => {
  loadWhenStaying([part('dialogs'), part('exports')])
  await vi.advanceTimersByTimeAsync(longMs)
  expect(loaded).toEqual(['dialogs', 'exports'])
})

it('loads one part after the other at the first sign of a person', async () => {
  loadWhenStaying([part('dialogs'), part('exports'), part('panel')])
  page.dispatchEvent(new Event('pointermove'))
  expect(loaded).toEqual([])
  await vi.advanceTimersToNextTimerAsync()
  expect(loaded).toEqual(['dialogs'])
  await vi.advanceTimersByTimeAsync(longMs)
  expect(loaded).toEqual(['dialogs', 'exports', 'panel'])
})

it('does not count focus and scrolling as a person’s: a dialog that opens by itself causes both', async () => {
  loadWhenStaying([part('dialogs')])
  for (const byThePage of ['focusin', 'scroll']) page.dispatchEvent(new Event(byThePage))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(loaded).toEqual([])
})

it('waits for no part, and goes on after one that can not be loaded', async () => {
  const never = () => new Promise<void>(() => undefined)
  loadWhenStaying([never, () => Promise.reject(new Error('offline')), part('exports')])
  await vi.advanceTimersByTimeAsync(longMs)
  expect(loaded).toEqual(['exports'])
})

it('loads nothing more once it is called off', async () => {
  const callOff = loadWhenStaying([part('dialogs'), part('exports')])
  page.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersToNextTimerAsync()
  callOff()
  await vi.advanceTimersByTimeAsync(longMs)
  expect(loaded).toEqual(['dialogs'])
})
