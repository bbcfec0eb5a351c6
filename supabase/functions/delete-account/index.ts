/** Deletes the account of whoever calls, with everything that is theirs. */
import { removeFilesOf } from '../_shared/remove-files.ts'
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
    // Files are not rows: no foreign key takes them away with the account. They go first, so that the
    // person can ask again if that fails.
    await removeFilesOf(service, id)
    const { error } = await service.auth.admin.deleteUser(id)
    if (error) return answer(500, error.message)
    return answer(200, 'Account deleted')
  },
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
