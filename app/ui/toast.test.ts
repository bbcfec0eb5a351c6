import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notify } from './notify.ts'

beforeEach(() => {
  // The library waits for an animation frame before it removes a toast, and Node has none.
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})

afterEach(() => {
  toast.dismiss()
  vi.unstubAllGlobals()
})

const shown = () => toast.getToasts().map((entry) => ('title' in entry ? entry.title : undefined))

it('keeps the ten newest toasts', async () => {
  for (let count = 1; count <= 13; count++) notify.success(`Saved ${count}`)

  const newest = Array.from({ length: 10 }, (_, index) => `Saved ${index + 4}`)
  await expect.poll(shown).toEqual(newest)
})

it('says what happened, what it means and what can be done', async () => {
  const undo = () => undefined
  notify.error('Failed to delete idea', {
    description: 'The server did not answer.',
    action: { label: 'Retry', onClick: undo },
  })

  await expect
    .poll(() => toast.getToasts())
    .toMatchObject([
      {
        type: 'error',
        title: 'Failed to delete idea',
        description: 'The server did not answer.',
        action: { label: 'Retry', onClick: undo },
      },
    ])
})

it('keeps what is said before toasts have a place on the page', async () => {
  vi.stubGlobal('document', {})
  vi.resetModules()
  const early = await import('./notify.ts')
  const { toastsArePlaced } = await import('./toast-place.ts')
  vi.unstubAllGlobals()
  const sonner = await import('sonner')
  const title = 'Signed in'

  early.notify.success(title)
  await import('./toast.tsx')
  expect(sonner.toast.getToasts()).toEqual([])
  toastsArePlaced()

  await expect.poll(() => sonner.toast.getToasts()).toMatchObject([{ title }])
})
