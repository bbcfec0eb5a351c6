/** Tables and views from the catalog, still open to what is found out about them later. */
import { z } from 'zod'
import type { Column, ComputedColumn, Table } from './model.ts'

export const tableRows = z.array(
  z.object({
    oid: z.number(),
    schema: z.string(),
    name: z.string(),
    kind: z.enum(['r', 'v', 'm', 'f', 'p']),
    writable: z.number(),
    columns: z.array(
      z.object({
        number: z.number(),
        name: z.string(),
        type: z.string(),
        baseType: z.string(),
        default: z.string().nullable(),
      }),
    ),
    keys: z.array(z.object({ primary: z.boolean(), columns: z.array(z.number()) })),
    rule: z.string().nullable(),
  }),
)
type TableRow = z.infer<typeof tableRows>[number]

/** A table whose columns and relationships are still being collected. */
export interface Draft {
  row: TableRow
  table: Table & {
    primaryKey: string[]
    computed: Map<string, ComputedColumn>
    columns: Map<string, Column>
  }
}

// Bits of pg_relation_is_updatable: what the relation's kind, rules and triggers let happen.
const updateBit = 4
const insertBit = 8
const deleteBit = 16

export const toDraft = (row: TableRow): Draft => ({
  row,
  table: {
    oid: row.oid,
    schema: row.schema,
    name: row.name,
    isView: row.kind === 'v' || row.kind === 'm',
    columns: new Map(row.columns.map(({ number: _, ...column }) => [column.name, column])),
    primaryKey: namesOf(row, row.keys.find(({ primary }) => primary)?.columns ?? []),
    computed: new Map(),
    insertable: (row.writable & insertBit) !== 0,
    updatable: (row.writable & updateBit) !== 0,
    deletable: (row.writable & deleteBit) !== 0,
  },
})

export const columnName = (row: TableRow, number: number): string | undefined =>
  row.columns.find((column) => column.number === number)?.name

export const namesOf = (row: TableRow, numbers: readonly number[]): string[] =>
  numbers.map((number) => columnName(row, number) ?? '')
