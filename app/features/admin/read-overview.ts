/** The numbers and the latest news that an administrator sees first. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import { readMessages } from './messages/read-messages.ts'
import { readPeople } from './people/read-people.ts'
import { readTrail } from './trail/read-trail.ts'

type Client = SupabaseClient<Database>

const recent = 5

export async function readOverview(client: Client) {
  const [published, drafts, slides, people, { messages, unread }, trail] = await Promise.all([
    countPages(client, true),
    countPages(client, false),
    countSlides(client),
    readPeople(client, ''),
    readMessages(client, { before: null, unreadOnly: false }),
    readTrail(client, { limit: recent }),
  ])
  return {
    counts: { published, drafts, slides, unread, people: people.total },
    messages: messages.slice(0, recent),
    trail: trail.entries,
  }
}

export type Overview = Awaited<ReturnType<typeof readOverview>>

async function countPages(client: Client, isPublished: boolean): Promise<number> {
  const { count, error } = await client
    .from('pages')
    .select('id', { count: 'exact', head: true })
    .eq('is_published', isPublished)
  if (error) throw new Error('The pages could not be counted', { cause: error })
  return count ?? 0
}

async function countSlides(client: Client): Promise<number> {
  const { count, error } = await client
    .from('carousel_items')
    .select('id', { count: 'exact', head: true })
  if (error) throw new Error('The carousel could not be counted', { cause: error })
  return count ?? 0
}
