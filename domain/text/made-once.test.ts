import { expect, it } from 'vitest'
import { madeOnce } from './made-once.ts'

it('makes nothing before it is asked, and then the same for good, also where that is undefined', () => {
  let times = 0
  const value = madeOnce(() => {
    times += 1
    return undefined
  })
  expect(times).toBe(0)
  value()
  value()
  expect(times).toBe(1)
})
