/** Shares a suggestion with a travel group: the groups to choose from, and the message to one of them. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Suggestion } from '#domain/assistant/contract.ts'
import type { Outcome } from '#domain/outcome/outcome.ts'
import { type GroupId, groupIdSchema } from '#domain/sharing/ids.ts'

const groupSchema = z.object({ id: groupIdSchema, name: z.string() })
export type GroupChoice = z.infer<typeof groupSchema>

/** Those that the person owns or has joined, by what row-level security shows. */
export async function fetchGroups(
  client: SupabaseClient,
): Promise<Outcome<GroupChoice[], 'unreachable'>> {
  const { data, error } = await client.from('groups').select('id, name').order('created_at')
  const read = z.array(groupSchema).safeParse(data)
  return error || !read.success
    ? { ok: false, reason: 'unreachable', message: 'Failed to load groups' }
    : { ok: true, value: read.data }
}

type ShareFailure = 'signed-out' | 'unchecked' | 'no-participant' | 'refused'

const failure = (reason: ShareFailure, message: string) => ({ ok: false, reason, message }) as const

export async function shareSuggestion(
  client: SupabaseClient,
  groupId: GroupId,
  suggestion: Suggestion,
): Promise<Outcome<null, ShareFailure>> {
  const { data: signedIn } = await client.auth.getSession()
  const userId = signedIn.session?.user.id
  if (!userId) return failure('signed-out', 'Not authenticated')
  const membership = await client
    .from('group_participants')
    .select('group_id')
    .eq('group_id', groupId)
    .eq('user_id', userId)
  if (membership.error) return failure('unchecked', 'Failed to check group membership')
  if (membership.data.length === 0) {
    return failure('no-participant', 'You must be a group participant to add messages')
  }
  const { title, reasoning, description } = suggestion
  const { error } = await client.from('group_messages').insert({
    group_id: groupId,
    user_id: userId,
    message: [title, reasoning || description].filter(Boolean).join('\n'),
    type: 'suggestion',
    metadata: { suggestions: [suggestion] },
  })
  return error
    ? failure('refused', `Failed to add message to group chat: ${error.message}`)
    : { ok: true, value: null }
}
