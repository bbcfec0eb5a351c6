/** Contact messages, newest first, a page at a time. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Tables } from '#app/lib/supabase/database.generated.ts'

type Client = SupabaseClient<Database>
export type Message = Omit<Tables<'contact_messages'>, 'user_id'>

export interface MessagePage {
  messages: readonly Message[]
  unread: number
  /** The cursor of the next page: the time of the oldest message shown. Null on the last page. */
  older: string | null
}

const pageSize = 50

export async function fetchMessages(
  client: Client,
  { before, unreadOnly }: { before: string | null; unreadOnly: boolean },
): Promise<MessagePage> {
  let query = client
    .from('contact_messages')
    .select()
    .order('created_at', { ascending: false })
    .order('id')
    .limit(pageSize + 1)
  if (before) query = query.lt('created_at', before)
  if (unreadOnly) query = query.is('read_at', null)
  const [{ data, error }, unread] = await Promise.all([query, countUnread(client)])
  if (error) throw new Error('The messages could not be read', { cause: error })
  const messages = data.slice(0, pageSize).map(({ user_id: _sender, ...message }) => message)
  return {
    messages,
    unread,
    older: data.length > pageSize ? (messages.at(-1)?.created_at ?? null) : null,
  }
}

export async function countUnread(client: Client): Promise<number> {
  const { count, error } = await client
    .from('contact_messages')
    .select('id', { count: 'exact', head: true })
    .is('read_at', null)
  if (error) throw new Error('The unread messages could not be counted', { cause: error })
  return count ?? 0
}
