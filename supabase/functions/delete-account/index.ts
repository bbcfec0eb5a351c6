/** Deletes the account of whoever calls, with everything that is theirs. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { environment } from '../_shared/environment.ts'

export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== 'POST') return answer(405, 'Only POST is allowed')
    const url = environment('SUPABASE_URL')
    const service = createClient(url, environment('SUPABASE_SERVICE_ROLE_KEY'), {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
    const { data, error } = await service.auth.getUser(token)
    if (error || !data.user) return answer(401, 'Not authenticated')
    await removePictures(service, data.user.id)
    const deleted = await service.auth.admin.deleteUser(data.user.id)
    if (deleted.error) return answer(500, deleted.error.message)
    return answer(200, 'Account deleted')
  },
}

/** Files are not rows: no foreign key takes them away with the account. */
async function removePictures(service: SupabaseClient, userId: string): Promise<void> {
  const avatars = service.storage.from('avatars')
  const { data } = await avatars.list(userId)
  const paths = (data ?? []).map(({ name }) => `${userId}/${name}`)
  if (paths.length > 0) await avatars.remove(paths)
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
