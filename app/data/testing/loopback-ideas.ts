/** A server of ideas and boards in memory, by the rules of their tables, with a network that a test can break. */
import { type Answered, type Declined, refused, unreachable } from '#app/data/declined.ts'
import type { BoardBackend } from '#app/data/ideas/idea-backend.ts'
import type { KeptRow, RowBackend, SentRow } from '#app/data/rows/row-kind.ts'
import type { Board } from '#domain/ideas/board.ts'
import type { Idea } from '#domain/ideas/idea.ts'
import type { Network } from './loopback-trips.ts'

type Hear<Row extends KeptRow> = Parameters<RowBackend<Row>['follow']>[0]

class LoopbackTable<Row extends KeptRow> {
  readonly rows = new Map<string, Row>()
  /** How many calls of `save` arrived. */
  saves = 0
  refuses: (row: Row) => string | null = () => null
  private readonly times = new Map<string, Record<string, number>>()
  private readonly listeners = new Set<Hear<Row>>()

  connect(network: () => Network): RowBackend<Row> {
    const overNetwork = async <Result>(call: () => Result): Promise<Result | Declined> => {
      await Promise.resolve()
      const state = network()
      if (state === 'down') return unreachable('no network')
      const answer = structuredClone(call())
      return state === 'loses-answers' ? unreachable('lost') : answer
    }
    return {
      fetchAll: () => overNetwork(() => ({ ok: true as const, value: [...this.rows.values()] })),
      save: (sent) => overNetwork(() => this.save(sent)),
      remove: (ids) =>
        overNetwork(() => {
          for (const id of ids) this.rows.delete(id)
          this.tell(ids)
          return { ok: true as const, value: null }
        }),
      follow: (hear) => {
        const listener: Hear<Row> = {
          ...hear,
          onPatch: (patch) => network() === 'up' && hear.onPatch(patch),
        }
        this.listeners.add(listener)
        return { stop: () => this.listeners.delete(listener) }
      },
    }
  }

  private save(sent: readonly SentRow<Row>[]): Answered<Row[]> {
    this.saves += 1
    const why = sent.map(({ row }) => this.refuses(row)).find((message) => message !== null)
    if (why) return refused(422, why)
    const rows = sent.map((each) => this.upsert(each))
    this.tell(rows.map(({ id }) => id))
    return { ok: true, value: rows }
  }

  /** Does what the table's trigger does: takes the changed fields, except where a later change has set them. */
  private upsert({ row, changed }: SentRow<Row>): Row {
    const stored = this.rows.get(row.id)
    const times = this.times.get(row.id) ?? {}
    const newer = Object.entries(changed).filter(([field, at]) => at >= (times[field] ?? 0))
    const fields = newer.map(([field]) => [field, row[field as keyof Row]])
    const next = stored ? { ...stored, ...Object.fromEntries(fields) } : row
    this.rows.set(row.id, next)
    this.times.set(row.id, { ...(stored && times), ...Object.fromEntries(newer) })
    return next
  }

  private tell(ids: readonly string[]): void {
    for (const { onPatch } of this.listeners) {
      onPatch((known) => {
        const others = known.filter(({ id }) => !ids.includes(id))
        return [...others, ...ids.flatMap((id) => structuredClone(this.rows.get(id)) ?? [])]
      })
    }
  }
}

export class LoopbackIdeas {
  readonly ideas = new LoopbackTable<Idea>()
  readonly boards = new LoopbackTable<Board>()

  connect(network: () => Network): BoardBackend {
    return { ideas: this.ideas.connect(network), boards: this.boards.connect(network) }
  }
}
