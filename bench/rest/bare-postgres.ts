/** The statements on `pg` with nothing around them: four round trips, prepared, as PostgREST does. */
import { Pool } from 'pg'
import type { Send } from './load.ts'
import type { RecordedTransaction } from './recording.ts'

export interface BarePostgres {
  /** One sender of these transactions. */
  sender(transactions: readonly RecordedTransaction[]): Send
  close(): Promise<void>
}

export function openBarePostgres(url: string, poolSize: number): BarePostgres {
  const pool = new Pool({ connectionString: url, max: poolSize })
  // The server may be gone before the last of its idle connections has ended.
  pool.on('error', () => {})
  const names = new Map<string, string>()
  /** A statement without values has nothing to prepare. */
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `bench_${names.size}`
    names.set(text, name)
    return name
  }
  return {
    sender: (transactions) => async (variant) => {
      const client = await pool.connect()
      try {
        for (const { text, values } of transactions[variant] ?? []) {
          await client.query(values ? { name: nameOf(text), text, values: [...values] } : { text })
        }
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}
