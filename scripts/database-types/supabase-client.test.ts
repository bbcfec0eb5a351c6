/** The generated types as supabase-js reads them. What they promise is checked by the compiler. */

import { createClient } from '@supabase/supabase-js'
import { describe, expectTypeOf, it } from 'vitest'
import type { Database } from '#app/lib/supabase/database.generated.ts'

const client = createClient<Database>('http://localhost', 'key')
type Rows<Query extends PromiseLike<{ data: unknown }>> = NonNullable<Awaited<Query>['data']>

describe('the generated types', () => {
  it('know the sections of a page', () => {
    const query = client.from('pages').select('slug, page_sections(title, section_order)').single()
    expectTypeOf<Rows<typeof query>>().toEqualTypeOf<{
      slug: string
      page_sections: { title: string | null; section_order: number }[]
    }>()
  })

  it('know the author of a message, and the people of a group', () => {
    const messages = client.from('group_messages').select('message, profiles(full_name)')
    expectTypeOf<Rows<typeof messages>>().toEqualTypeOf<
      { message: string; profiles: { full_name: string | null } }[]
    >()
    const groups = client
      .from('groups')
      .select('name, group_participants(role, profiles(full_name))')
    expectTypeOf<Rows<typeof groups>>().toEqualTypeOf<
      {
        name: string
        group_participants: { role: string; profiles: { full_name: string | null } }[]
      }[]
    >()
  })

  it('know what an insert may leave out, and what it may not', () => {
    type Idea = Database['public']['Tables']['ideas']['Insert']
    expectTypeOf<{ title: string }>().toExtend<Idea>()
    expectTypeOf<{ description: string }>().not.toExtend<Idea>()
    expectTypeOf<{ title: number }>().not.toExtend<Idea>()
  })
})
