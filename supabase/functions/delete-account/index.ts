/** Deletes the account of whoever calls, with everything that is theirs. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { type Calling, callerOf, serviceClient } from '../_shared/service-client.ts'

type Refusal = Extract<Calling, { ok: false }>['reason']

const refusals: Readonly<Record<Refusal, readonly [status: number, message: string]>> = {
  'not-signed-in': [401, 'Not authenticated'],
  'second-factor-missing': [403, 'Enter the code of your authenticator app first'],
}

export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== 'POST') return answer(405, 'Only POST is allowed')
    const service = serviceClient()
    const caller = await callerOf(request, service)
    if (!caller.ok) return answer(...refusals[caller.reason])
    const { id } = caller.user
    // Files are deleted before the account: if that fails, the person can still ask again.
    await removePictures(service, id)
    const { error } = await service.auth.admin.deleteUser(id)
    if (error) return answer(500, error.message)
    return answer(200, 'Account deleted')
  },
}

/** Files are not rows: no foreign key takes them away with the account. */
async function removePictures(service: SupabaseClient, folder: string): Promise<void> {
  const avatars = service.storage.from('avatars')
  const page = async () => {
    const { data, error } = await avatars.list(folder, { limit: 1000 })
    if (error) throw new Error('The pictures could not be listed', { cause: error })
    return data
  }
  for (let entries = await page(); entries.length > 0; entries = await page()) {
    // A name without an id is a folder.
    const [folders, files] = [entries.filter(({ id }) => !id), entries.filter(({ id }) => id)]
    for (const { name } of folders) await removePictures(service, `${folder}/${name}`)
    if (files.length === 0) continue
    const { data, error } = await avatars.remove(files.map(({ name }) => `${folder}/${name}`))
    if (error || data.length === 0) {
      throw new Error('The pictures could not be removed', { cause: error })
    }
  }
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
