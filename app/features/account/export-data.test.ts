import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import { exportData } from './export-data.ts'

const id = '4a1f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d'

it('reads every table to its end, in an order that no page changes', async () => {
  const ideas = Array.from({ length: 2_500 }, (_, index) => ({ id: index }))
  const asked: URL[] = []
  const client = createClient<Database>('http://backend.invalid', 'key', {
    global: {
      fetch: async (input) => {
        const url = new URL(input instanceof Request ? input.url : input)
        asked.push(url)
        if (url.pathname !== '/rest/v1/ideas') return Response.json([])
        const offset = Number(url.searchParams.get('offset'))
        return Response.json(ideas.slice(offset, offset + Number(url.searchParams.get('limit'))))
      },
    },
  })
  client.auth.getUser = async () => ({
    data: { user: { id, app_metadata: {}, user_metadata: {}, aud: '', created_at: '' } },
    error: null,
  })
  const exported = await exportData(client)
  expect(exported.account).toMatchObject({ id })
  expect(exported.ideas).toEqual(ideas)
  const ordered = asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('order')])
  expect(ordered).toContainEqual(['/rest/v1/ideas', 'id.asc'])
  expect(ordered).toContainEqual(['/rest/v1/group_participants', 'group_id.asc,user_id.asc'])
  expect(ordered.filter(([, order]) => !order)).toEqual([])
})
