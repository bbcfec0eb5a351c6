/** `npm run admin -- grant|revoke <email>` and `npm run admin -- list`. */
import type { SupabaseClient, User } from '@supabase/supabase-js'
import { ConfigError, readConfig } from '#server/config.ts'
import { createLog } from '#server/process/log.ts'
import { explainStartFailure } from '#server/process/start-failure.ts'
import { openServiceClient } from '#server/services/service-client.ts'

const usage = 'npm run admin -- grant <email> | revoke <email> | list'

class AdminError extends Error {
  override readonly name = 'AdminError'
}

async function main(): Promise<void> {
  const [command, email] = process.argv.slice(2)
  if (command !== 'list' && !(email && (command === 'grant' || command === 'revoke'))) {
    throw new AdminError(usage)
  }
  const log = createLog({
    level: 'error',
    now: () => new Date(),
    write: (line) => process.stderr.write(line),
  })
  const { client, close } = await openServiceClient(readConfig(process.env), log)
  try {
    if (command === 'list') await list(client)
    else await setAdmin(client, email ?? '', command === 'grant')
  } finally {
    await close()
  }
}

async function setAdmin(client: SupabaseClient, email: string, isAdmin: boolean): Promise<void> {
  const user = (await allUsers(client)).find((each) => each.email === email.trim().toLowerCase())
  if (!user) {
    throw new AdminError(`No account has the address ${email}. Its owner must sign in once first.`)
  }
  const { error } = await client
    .from('user_permissions')
    .upsert({ user_id: user.id, is_admin: isAdmin }, { onConflict: 'user_id' })
  if (error) throw new AdminError(error.message)
  console.log(`${email} is ${isAdmin ? 'now' : 'no longer'} an administrator.`)
}

async function list(client: SupabaseClient): Promise<void> {
  const { data, error } = await client
    .from('user_permissions')
    .select('user_id')
    .eq('is_admin', true)
  if (error) throw new AdminError(error.message)
  const admins = new Set(data.map(({ user_id }) => user_id))
  const emails = (await allUsers(client))
    .filter(({ id }) => admins.has(id))
    .map((user) => user.email)
  console.log(emails.length > 0 ? emails.sort().join('\n') : 'There is no administrator yet.')
}

async function allUsers(client: SupabaseClient): Promise<User[]> {
  const users: User[] = []
  for (let page = 1; ; page++) {
    const { data, error } = await client.auth.admin.listUsers({ page, perPage: 200 })
    if (error) throw new AdminError(error.message)
    users.push(...data.users)
    if (data.users.length < 200) return users
  }
}

main().catch((error: unknown) => {
  const line = error instanceof AdminError ? error.message : explainStartFailure(error)
  console.error(line ?? error)
  process.exit(error instanceof ConfigError ? 78 : 1)
})
