import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange, type RowChange } from './row-changes.ts'

interface Row {
  id: number
  text: string
}

const rules = {
  keyOf: (row: Readonly<Record<string, unknown>>) => String(row.id),
  toRow: (record: Readonly<Record<string, unknown>>): Row | undefined =>
    record.text === 'hidden' ? undefined : { id: Number(record.id), text: String(record.text) },
}
const change = (
  eventType: RowChange['eventType'],
  row: Partial<Row>,
  old: Partial<Row> = {},
): RowChange => ({
  eventType,
  new: row,
  old,
})

describe('a change', () => {
  const rows: readonly Row[] = [
    { id: 1, text: 'a' },
    { id: 2, text: 'b' },
  ]

  it('adds, replaces in place, and removes', () => {
    expect(
      applyChange(rows, change('INSERT', { id: 3, text: 'c' }), rules).map(({ id }) => id),
    ).toEqual([1, 2, 3])
    expect(applyChange(rows, change('UPDATE', { id: 1, text: 'z' }, { id: 1 }), rules)[0]).toEqual({
      id: 1,
      text: 'z',
    })
    expect(applyChange(rows, change('DELETE', {}, { id: 1 }), rules)).toEqual([
      { id: 2, text: 'b' },
    ])
  })

  it('moves a row whose key changed, and drops one that no longer belongs', () => {
    expect(applyChange(rows, change('UPDATE', { id: 9, text: 'a' }, { id: 1 }), rules)).toEqual([
      { id: 9, text: 'a' },
      { id: 2, text: 'b' },
    ])
    expect(
      applyChange(rows, change('UPDATE', { id: 1, text: 'hidden' }, { id: 1 }), rules),
    ).toEqual([{ id: 2, text: 'b' }])
  })

  it('leaves the list itself alone when nothing of it changed', () => {
    expect(applyChange(rows, change('DELETE', {}, { id: 7 }), rules)).toBe(rows)
  })

  it('can be applied twice', () => {
    const row = fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      text: fc.constantFrom('a', 'hidden'),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(row, { selector: ({ id }) => id }),
        fc.constantFrom('INSERT' as const, 'UPDATE' as const, 'DELETE' as const),
        row,
        (list, eventType, record) => {
          const told =
            eventType === 'DELETE'
              ? change(eventType, {}, record)
              : change(eventType, record, { id: record.id })
          const once = applyChange(list, told, rules)
          expect(applyChange(once, told, rules)).toEqual(once)
        },
      ),
    )
  })
})
