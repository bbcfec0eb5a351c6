/** What the policies on `realtime.messages` let a caller do on a private topic. */
import { randomUUID } from 'node:crypto'
import type { Caller } from '#server/backend/caller.ts'
import type { Database } from '#server/backend/db/driver.ts'
import { serviceRole } from './service-role.ts'

export interface Rights {
  read: { broadcast: boolean; presence: boolean }
  write: { broadcast: boolean; presence: boolean }
}

/** On a public topic. */
export const allRights: Rights = {
  read: { broadcast: true, presence: true },
  write: { broadcast: true, presence: true },
}

/**
 * Puts one message of each kind on the topic, looks whether the caller sees them, tries whether he
 * may write his own, and undoes all of it.
 */
export async function rightsOn(database: Database, caller: Caller, topic: string): Promise<Rights> {
  const broadcast = randomUUID()
  const presence = randomUUID()
  const results = await database.transaction({
    role: serviceRole,
    settings: [['realtime.topic', topic]],
    statements: [
      {
        text: `insert into realtime.messages (id, topic, extension, private)
          values ($1, $3, 'broadcast', true), ($2, $3, 'presence', true)`,
        values: [broadcast, presence, topic],
      },
      {
        text: `select set_config('search_path', 'public, extensions', true),
          set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
        values: [caller.role, JSON.stringify(caller.claims)],
      },
      {
        text: `select
          exists (select from realtime.messages where id = $1),
          exists (select from realtime.messages where id = $2),
          realtime.may_write('broadcast'),
          realtime.may_write('presence')`,
        values: [broadcast, presence],
      },
    ],
    decide: () => 'rollback',
  })
  const [reads, seesPresence, writes, tracks] = results[2]?.rows[0]?.map((yes) => yes === 't') ?? []
  return {
    read: { broadcast: reads === true, presence: seesPresence === true },
    write: { broadcast: writes === true, presence: tracks === true },
  }
}
