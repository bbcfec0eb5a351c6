import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notify } from './toast.tsx'

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

it('keeps the ten newest toasts', () => {
  for (let count = 1; count <= 13; count++) notify.success(`Saved ${count}`)

  expect(shown()).toEqual(Array.from({ length: 10 }, (_, index) => `Saved ${index + 4}`))
})

it('says what happened, what it means and what can be done', () => {
  const undo = () => undefined
  notify.error('Failed to delete idea', {
    description: 'The server did not answer.',
    action: { label: 'Retry', onClick: undo },
  })

  expect(toast.getToasts()).toMatchObject([
    {
      type: 'error',
      title: 'Failed to delete idea',
      description: 'The server did not answer.',
      action: { label: 'Retry', onClick: undo },
    },
  ])
})
