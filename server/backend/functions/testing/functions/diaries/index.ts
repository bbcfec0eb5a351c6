/** Reads the diaries of the alpine club as the caller, and counts all of them as the service. */
import { createClient } from '@supabase/supabase-js'
import { environment } from '../_shared/environment.ts'

function client(key: string, headers: Record<string, string> = {}) {
  return createClient(environment('SUPABASE_URL') ?? '', environment(key) ?? '', {
    db: { schema: 'club' },
    global: { headers },
    auth: { persistSession: false, autoRefreshToken: false },
  })
}

export default {
  async fetch(request: Request): Promise<Response> {
    const authorization = request.headers.get('authorization') ?? ''
    const asCaller = client('SUPABASE_ANON_KEY', { authorization })
    const own = await asCaller.from('diaries').select('body')
    const all = await client('SUPABASE_SERVICE_ROLE_KEY')
      .from('diaries')
      .select('*', { count: 'exact', head: true })
    if (own.error) return Response.json(own.error, { status: own.status })
    return Response.json({ own: own.data.map(({ body }) => body), all: all.count })
  },
}
