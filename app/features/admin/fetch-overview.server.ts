/** Counts and the latest entries for the overview of the administrators' area. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import { fetchMessages } from './messages/fetch-messages.server.ts'
import { fetchPeople } from './people/fetch-people.server.ts'
import { fetchTrail } from './trail/fetch-trail.server.ts'

type Client = SupabaseClient<Database>

const recent = 5

export async function fetchOverview(client: Client) {
  const [published, drafts, slides, people, { messages, unread }, trail] = await Promise.all([
    countPages(client, true),
    countPages(client, false),
    countSlides(client),
    fetchPeople(client, ''),
    fetchMessages(client, { before: null, unreadOnly: false }),
    fetchTrail(client, { limit: recent }),
  ])
  return {
    counts: { published, drafts, slides, unread, people: people.total },
    messages: messages.slice(0, recent),
    trail: trail.entries,
  }
}

export type Overview = Awaited<ReturnType<typeof fetchOverview>>

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
