/**
 * Removes files whose person left without them: of an account that an operator deleted, or that came
 * in while it was being deleted. Called by the clock: a job of our own server, pg_cron on Supabase.
 */
import { removeFilesOfNobody } from '../_shared/remove-files.ts'
import { isService, serviceClient } from '../_shared/service-client.ts'

export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== 'POST') return refuse(405, 'Only POST is allowed')
    if (!isService(request)) return refuse(401, 'Only the service may ask for this')
    return Response.json({ removed: await removeFilesOfNobody(serviceClient()) })
  },
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
