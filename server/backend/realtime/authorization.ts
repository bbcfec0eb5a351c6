/** What a caller may do on a topic: on a private one the policies on `realtime.messages` decide. */
import { randomUUID } from 'node:crypto'
import type { Caller } from '#server/backend/caller.ts'
import type { Database } from '#server/backend/db/driver.ts'
import type { Room } from './protocol/broadcast.ts'
import { serviceRole } from './service-role.ts'

/**
 * What anyone may do on a topic that is not private. `open`: send, hear and be present, as a hosted
 * project allows by default. `changes`: follow changes of rows, which row-level security guards, and
 * nothing else; only the service sends there, so that strangers have no relay for messages of theirs.
 */
export type PublicTopics = 'open' | 'changes'

export interface Rights {
  read: { broadcast: boolean; presence: boolean }
  write: { broadcast: boolean; presence: boolean }
}

const allRights: Rights = {
  read: { broadcast: true, presence: true },
  write: { broadcast: true, presence: true },
}
export const noRights: Rights = {
  read: { broadcast: false, presence: false },
  write: { broadcast: false, presence: false },
}

export async function rightsIn(
  { database, publicTopics }: { database: Database; publicTopics: PublicTopics },
  caller: Caller,
  room: Room,
): Promise<Rights> {
  if (room.private) return rightsOn(database, caller, room.name)
  return publicTopics === 'open' || caller.role === 'service_role' ? allRights : noRights
}

/**
 * Puts one message of each kind on the topic, looks whether the caller sees them, tries whether he
 * may write his own, and undoes all of it.
 */
async function rightsOn(database: Database, caller: Caller, topic: string): Promise<Rights> {
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
