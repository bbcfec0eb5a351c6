/** A stranger listens to what people delete, and tries to join topics that are not theirs. */
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { type Attack, Findings } from './attack.ts'
import { type Account, withAccounts } from './site.ts'

const joined = (channel: RealtimeChannel) =>
  new Promise<boolean>((resolve) => {
    channel.subscribe((status) => {
      if (status === 'SUBSCRIBED') resolve(true)
      else if (status !== 'CLOSED') resolve(false)
    })
  })

/** Resolves once a change of one's own has come back: what was sent before it has been delivered. */
async function allDelivered({ client, id }: Account): Promise<void> {
  const heard = Promise.withResolvers<void>()
  const channel = client
    .channel('own-ideas')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'ideas' }, () =>
      heard.resolve(),
    )
  await joined(channel)
  await client.from('ideas').insert({ title: 'Mark', user_id: id })
  await heard.promise
}

export const deletesAreToldToReadersAlone: Attack = {
  name: 'a stranger hears nothing of what others delete',
  needsAccounts: true,
  run: (site) =>
    withAccounts(site, ['owner', 'stranger'], async (owner, stranger) => {
      const findings = new Findings()
      if (!owner || !stranger) return findings.fell
      const heard: string[] = []
      await listen(stranger.client, heard)
      const idea = await newIdea(owner)
      const group = await newGroup(owner)
      await owner.client.from('group_messages').insert({ group_id: group, message: 'secret' })
      await owner.client.from('ideas').delete().eq('id', idea)
      await owner.client.from('groups').delete().eq('id', group)
      await allDelivered(stranger)
      findings.expect(heard.length === 0, `overheard: ${heard.slice(0, 3).join('; ')}`)
      return findings.fell
    }),
}

async function listen(client: SupabaseClient, heard: string[]): Promise<void> {
  for (const table of ['ideas', 'groups', 'group_messages', 'group_participants']) {
    const channel = client.channel(`listen-${table}`)
    for (const letter of ['s%', 'se%', 'x%']) {
      const column = { ideas: 'title', groups: 'name', group_messages: 'message' }[table]
      const filter = column ? { filter: `${column}=like.${letter}` } : {}
      channel.on(
        'postgres_changes',
        { event: 'DELETE', schema: 'public', table, ...filter },
        (change) => heard.push(`${table} ${JSON.stringify(change.old)}`),
      )
    }
    await joined(channel)
  }
}

async function newIdea({ client, id }: Account): Promise<string> {
  const row = { title: 'secret', user_id: id }
  return idOf(await client.from('ideas').insert(row).select('id').single())
}

async function newGroup({ client, id }: Account): Promise<string> {
  const row = { name: 'secret', user_id: id }
  return idOf(await client.from('groups').insert(row).select('id').single())
}

function idOf({ data, error }: { data: { id: string } | null; error: Error | null }): string {
  if (!data) throw new Error('A row could not be made', { cause: error })
  return data.id
}

export const topicsAreRefusedToStrangers: Attack = {
  name: 'nobody joins a topic of another person or a group they are not in',
  needsAccounts: true,
  run: (site) =>
    withAccounts(site, ['owner', 'stranger'], async (owner, stranger) => {
      const findings = new Findings()
      if (!owner || !stranger) return findings.fell
      const group = await newGroup(owner)
      for (const topic of [`user:${owner.id}`, `group:${group}`, 'anything', 'realtime:*']) {
        for (const who of [stranger.client, site.visitor()]) {
          const channel = who.channel(topic, { config: { private: true } })
          findings.expect(!(await joined(channel)), `the private topic ${topic} could be joined`)
          await who.removeAllChannels()
        }
      }
      const put = await owner.client
        .from('group_participants')
        .insert({ group_id: group, user_id: stranger.id })
      findings.expect(Boolean(put.error), 'an owner put somebody else into a group')
      return findings.fell
    }),
}
