import { describe, expect, it } from 'vitest'
import { SeenRows } from './seen-rows.ts'

describe('rows that were seen', () => {
  it('are known to transactions that the reading did not see, until they change', () => {
    const seen = new SeenRows({ left: 10, perTable: 10 })
    seen.startReading('notes')(['a', 'b'], 100)
    expect(seen.has('notes', 'a', 100)).toBe(true)
    expect(seen.has('notes', 'a', 99)).toBe(false)
    expect(seen.has('other', 'a', 100)).toBe(false)
    seen.leave('notes', 'a')
    expect(seen.has('notes', 'a', 101)).toBe(false)
    seen.enter('notes', 'b', 105)
    expect([seen.has('notes', 'b', 104), seen.has('notes', 'b', 105)]).toEqual([false, true])
  })

  it('are not those that changed while they were read', () => {
    const seen = new SeenRows({ left: 10, perTable: 10 })
    const finish = seen.startReading('notes')
    seen.leave('notes', 'a')
    seen.enter('notes', 'b', 120)
    finish(['a', 'b', 'c'], 110)
    expect(['a', 'b', 'c'].map((key) => seen.has('notes', key, 115))).toEqual([false, false, true])
    expect(seen.has('notes', 'b', 120)).toBe(true)
  })

  it('are few: a table forgets its oldest, and all groups share one budget', () => {
    const budget = { left: 5, perTable: 3 }
    const [first, second] = [new SeenRows(budget), new SeenRows(budget)]
    first.startReading('notes')(['a', 'b', 'c', 'd'], 1)
    expect(['a', 'b', 'c', 'd'].map((key) => first.has('notes', key, 1))).toEqual([
      false,
      true,
      true,
      true,
    ])
    second.startReading('notes')(['a', 'b', 'c'], 1)
    expect(['a', 'b', 'c'].map((key) => second.has('notes', key, 1))).toEqual([true, true, false])
    expect(budget.left).toBe(0)
    first.release()
    expect(budget.left).toBe(3)
    second.enter('notes', 'c', 2)
    expect(second.has('notes', 'c', 2)).toBe(true)
  })

  it('are given back once, also when a reading ends late', () => {
    const budget = { left: 5, perTable: 3 }
    const seen = new SeenRows(budget)
    const finish = seen.startReading('notes')
    seen.release()
    finish(['a', 'b'], 1)
    seen.forgetAll()
    expect(budget.left).toBe(5)
  })
})
