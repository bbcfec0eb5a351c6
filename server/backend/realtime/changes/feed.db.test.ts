import { expect, it } from 'vitest'
import type { Database, Transaction } from '#server/backend/db/driver.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { eventually, subscribed } from '../testing/listening.ts'
import { startRealtimeServer, tokenFor } from '../testing/realtime-server.ts'
import { Outbox } from './outbox.ts'

describeOnBothEngines('the feed of changes', (engine) => {
  it('reads a row once for all who are alike, however many they are', async () => {
    await engine.owner.script(`set role migrator;
      create table public.notes (id int primary key);
      alter publication supabase_realtime add table public.notes;`)
    const { database, transactions } = watched(engine.database)
    const server = await startRealtimeServer(database)
    const tokens = await Promise.all(['a', 'b'].map((user) => tokenFor(user)))
    let heard = 0
    await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const token = tokens[n % 3]
        const client = await server.client(token === undefined ? {} : { token })
        const channel = client.channel('notes')
        channel.on('postgres_changes', { event: '*', schema: 'public', table: 'notes' }, () => {
          heard += 1
        })
        await subscribed(channel)
      }),
    )
    transactions.length = 0
    await engine.owner.script('insert into notes values (1)')
    await eventually(() => expect(heard).toBe(60))
    const reads = transactions
      .flatMap(({ statements }) => statements)
      .filter(({ text }) => text.includes('"public"."notes"'))
    // Two people and the visitors.
    expect(reads).toHaveLength(3)
    await server.close()
    expect(server.failures).toEqual([])
  })

  it('forgets what is old', async () => {
    const count = async () => {
      const [result] = await engine.owner.transaction({
        statements: [{ text: 'select count(*) from realtime.changes' }],
      })
      return Number(result?.rows[0]?.[0])
    }
    const outbox = new Outbox(engine.database)
    await engine.owner.script('insert into notes values (2)')
    await outbox.prune(60_000, 60_000)
    expect(await count()).toBeGreaterThan(0)
    await outbox.prune(0, 60_000)
    expect(await count()).toBe(0)
  })
})

function watched(inner: Database) {
  const transactions: Transaction[] = []
  const database: Database = {
    kind: inner.kind,
    transaction(work) {
      transactions.push(work)
      return inner.transaction(work)
    },
    script: (sql) => inner.script(sql),
    listen: (...args) => inner.listen(...args),
    ping: () => inner.ping(),
    close: () => inner.close(),
  }
  return { database, transactions }
}
