import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import { fetchDestination } from './fetch-page.server.ts'

const page = {
  id: '4a1f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d',
  slug: 'lisbon',
  friendly_name: 'Lisbon',
  is_published: true,
  page_sections: [],
}

const preview = (draft: Response) =>
  fetchDestination(
    createClient<Database>('http://backend.invalid', 'key', {
      global: {
        fetch: async (input) =>
          String(input).includes('/page_drafts') ? draft : Response.json([page]),
      },
    }),
    'lisbon',
    true,
  )

it('previews what is written but not saved', async () => {
  const content = { slug: 'lisbon', friendly_name: 'Lisboa', is_published: true, sections: [] }
  expect(await preview(Response.json([{ content }]))).toMatchObject({
    friendly_name: 'Lisboa',
    unpublished: true,
  })
})

it('shows a visitor, who may not ask for drafts, the page as it is', async () => {
  const denied = Response.json({ code: '42501', message: 'permission denied' }, { status: 401 })
  expect(await preview(denied)).toMatchObject({ friendly_name: 'Lisbon', unpublished: false })
})

it('does not pass off a draft that could not be read as one that is not there', async () => {
  const broken = Response.json({ code: 'PGRST000', message: 'no connection' }, { status: 400 })
  await expect(preview(broken)).rejects.toThrow('The draft could not be read')
})
