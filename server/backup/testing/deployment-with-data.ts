/**
 * A deployment with people, files and rows for tests of backups: it is written to while a test goes
 * on, and checked afterwards.
 */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { readConfig } from '#server/config.ts'
import { readKeys } from '#server/data/keys.ts'
import { goodContact } from '#testing/contact-messages.ts'
import { inheritedEngine } from '#testing/quick-engine.ts'
import { keptCode } from '#testing/start-product.ts'

const scripts = path.join(import.meta.dirname, '..', '..', '..', 'scripts')

export type Environment = Readonly<Record<string, string>>

/** `backup` or `restore` as a process of its own: how it ended and what it said. */
export async function command(name: 'backup' | 'restore', words: string[], env: Environment) {
  const { PATH } = process.env
  const options = { env: { PATH, ...keptCode, ...env } }
  const script = path.join(scripts, `${name}.ts`)
  const args = ['--disable-warning=ExperimentalWarning', ...inheritedEngine(), script, ...words]
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options)
    return { code: 0, said: `${stdout}${stderr}` }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, said: `${stdout}${stderr}` }
  }
}

const clientOf = (url: string, key: string) =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })

export function clients(url: string, env: Environment) {
  const { anonKey, serviceRoleKey } = readKeys(readConfig(env))
  return { visitor: clientOf(url, anonKey), service: clientOf(url, serviceRoleKey) }
}

export const ada = { email: 'ada@piri.example', password: 'a long evening in Porto' }
export const notes = 'What to see in Porto, and what to leave out'

/** Ada, with a picture and the right to administer; her session is answered. */
export async function settle({ visitor, service }: ReturnType<typeof clients>) {
  const made = await service.auth.admin.createUser({ ...ada, email_confirm: true })
  if (made.error) throw made.error
  const { id } = made.data.user
  await done(service.from('user_permissions').upsert({ user_id: id, is_admin: true }))
  await done(service.from('ideas').insert({ title: notes, user_id: id, date: '2026-12-24' }))
  const signedIn = await visitor.auth.signInWithPassword(ada)
  if (signedIn.error) throw signedIn.error
  return { id, session: signedIn.data.session }
}

const bucket = 'notes'

export async function addBucket(service: SupabaseClient): Promise<void> {
  const { error } = await service.storage.createBucket(bucket)
  if (error) throw error
}

/** Pairs of rows in one statement and a file that is replaced, one after the other until stopped. */
export function keepWriting(service: SupabaseClient) {
  let stopped = false
  let acknowledged = 0
  const writing = (async () => {
    while (!stopped) {
      const pair = String(acknowledged + 1)
      const row = { ...goodContact, email: 'someone@piri.example', message: pair }
      await done(
        service.from('contact_messages').insert([
          { ...row, name: 'one' },
          { ...row, name: 'other' },
        ]),
      )
      const file = new Blob([`${pair} ${randomUUID()}`.repeat(2_000)])
      await done(
        service.storage.from(bucket).upload(`now-${Number(pair) % 5}`, file, { upsert: true }),
      )
      acknowledged += 1
    }
  })()
  return {
    acknowledged: () => acknowledged,
    async stop() {
      stopped = true
      await writing
    },
  }
}

/** The pairs that are there, which must be the first so many, and whether every file can be read. */
export async function fetchWritten(service: SupabaseClient) {
  const { data } = await service
    .from('contact_messages')
    .select('name, message')
    .eq('email', 'someone@piri.example')
  const count = (name: string) =>
    (data ?? []).filter((row) => row.name === name).map(({ message }) => Number(message))
  const [one, other] = [count('one').sort(byNumber), count('other').sort(byNumber)]
  const { data: files } = await service.storage.from(bucket).list()
  const unreadable: string[] = []
  for (const { name } of files ?? []) {
    const { data: bytes } = await service.storage.from(bucket).download(name)
    if (!bytes || bytes.size === 0) unreadable.push(name)
  }
  return { one, other, files: files?.length ?? 0, unreadable }
}

const byNumber = (a: number, b: number) => a - b

async function done(work: PromiseLike<{ error: Error | null }>): Promise<void> {
  const { error } = await work
  if (error) throw error
}
