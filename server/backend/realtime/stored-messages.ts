/** The messages that SQL sent: broadcast when they are committed, and again to who asks for a replay. */
import type { Database, Statement } from '#server/backend/db/driver.ts'
import type { Broadcast, Room } from './protocol/broadcast.ts'
import { serviceRole } from './service-role.ts'

interface StoredMessage {
  room: Room
  broadcast: Broadcast
}

const columns = `id, topic, coalesce(private, false), coalesce(event, ''),
  coalesce(payload, '{}')::text, encode(binary_payload, 'base64')`

/** In the order of the ids. */
export async function fetchMessages(
  database: Database,
  ids: readonly string[],
): Promise<readonly StoredMessage[]> {
  return fetchAll(database, {
    text: `select ${columns} from unnest($1::uuid[]) with ordinality as wanted (id, place)
      join realtime.messages using (id) order by place`,
    values: [`{${ids.join()}}`],
  })
}

/** The latest of a private topic since a moment, the oldest first. */
export async function replayedMessages(
  database: Database,
  topic: string,
  { since, limit }: { since: number; limit: number },
): Promise<readonly Broadcast[]> {
  const messages = await fetchAll(database, {
    text: `select ${columns} from (
        select * from realtime.messages
        where topic = $1 and private and extension = 'broadcast'
          and inserted_at >= to_timestamp($2::float8 / 1000)::timestamp
        order by inserted_at desc limit $3::int
      ) as latest order by inserted_at`,
    values: [topic, since, limit],
  })
  return messages.map(({ broadcast }) => ({
    ...broadcast,
    meta: { ...broadcast.meta, replayed: true },
  }))
}

async function fetchAll(
  database: Database,
  statement: Statement,
): Promise<readonly StoredMessage[]> {
  const [result] = await database.transaction({
    role: serviceRole,
    readOnly: true,
    statements: [statement],
  })
  return (result?.rows ?? []).map(([id, topic, secret, event, payload, base64]) => ({
    room: { name: topic ?? '', private: secret === 't' },
    broadcast: {
      event: event ?? '',
      content:
        base64 == null
          ? { kind: 'json', text: payload ?? '{}' }
          : { kind: 'binary', bytes: Buffer.from(base64, 'base64') },
      meta: { id: id ?? '' },
    },
  }))
}
