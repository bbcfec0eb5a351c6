/** Every table, asked for by a visitor and by a stranger: nothing of another person is read, changed or removed. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { type Attack, Findings } from './attack.ts'
import { type Account, serviceClient, withAccounts } from './site.ts'

/** Tables with a person's rows, and the column that says whose they are. */
const personal: Readonly<Record<string, string>> = {
  profiles: 'id',
  user_permissions: 'user_id',
  google_tokens: 'user_id',
  sessions: 'user_id',
  ideas: 'user_id',
  groups: 'user_id',
  group_participants: 'user_id',
  group_messages: 'user_id',
  contact_messages: 'user_id',
}

const administered = ['carousel_items', 'pages', 'page_sections', 'page_drafts', 'page_versions']

export const strangersReachNothing: Attack = {
  name: 'a stranger reads, changes and removes nothing of another person',
  needsAccounts: true,
  run: (site) =>
    withAccounts(site, ['owner', 'stranger'], async (owner, stranger) => {
      const findings = new Findings()
      if (!owner || !stranger) return findings.fell
      await leaveRows(owner)
      const people = { 'a visitor': site.visitor(), 'a stranger': stranger.client }
      for (const [who, client] of Object.entries(people)) {
        for (const [table, column] of Object.entries(personal)) {
          await tryPersonal(client, table, column, owner.id, who, findings)
        }
        for (const table of administered) await tryAdministered(client, table, who, findings)
      }
      const promoted = await stranger.client
        .from('user_permissions')
        .upsert({ user_id: stranger.id, is_admin: true })
      findings.expect(Boolean(promoted.error), 'a stranger made themselves an administrator')
      const { data } = await serviceClient(site)
        .from('ideas')
        .select('title')
        .eq('user_id', owner.id)
      findings.expect(data?.[0]?.title === 'Mine', 'the owner’s idea is not as it was')
      return findings.fell
    }),
}

async function leaveRows({ client, id }: Account): Promise<void> {
  await client.from('ideas').insert({ title: 'Mine', user_id: id })
  await client.from('sessions').insert({ user_id: id, last_prompt: 'Mine' })
  const { data } = await client.from('groups').insert({ name: 'Mine', user_id: id }).select('id')
  await client.from('group_messages').insert({ group_id: data?.[0]?.id, message: 'Mine' })
}

async function tryPersonal(
  client: SupabaseClient,
  table: string,
  column: string,
  ownerId: string,
  who: string,
  findings: Findings,
): Promise<void> {
  const read = await client.from(table).select('*').eq(column, ownerId)
  findings.expect((read.data ?? []).length === 0, `${who} reads ${table} of another person`)
  const changed = await client
    .from(table)
    .update({ [column]: ownerId })
    .eq(column, ownerId)
    .select()
  findings.expect((changed.data ?? []).length === 0, `${who} changes ${table}`)
  const removed = await client.from(table).delete().eq(column, ownerId).select()
  findings.expect((removed.data ?? []).length === 0, `${who} removes ${table}`)
}

async function tryAdministered(
  client: SupabaseClient,
  table: string,
  who: string,
  findings: Findings,
): Promise<void> {
  const key = table === 'page_drafts' ? 'page_id' : 'id'
  const removed = await client.from(table).delete().not(key, 'is', null).select(key)
  findings.expect((removed.data ?? []).length === 0, `${who} removes ${table}`)
}
