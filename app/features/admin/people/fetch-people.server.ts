/** Accounts, administrators first. The SQL function refuses anybody but administrators. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#app/lib/supabase/database.generated.ts'

export interface FoundPerson {
  id: string
  email: string | null
  fullName: string | null
  picture: string | null
  isAdmin: boolean
  joinedAt: string
}

export async function fetchPeople(client: SupabaseClient<Database>, search: string) {
  const { data, error } = await client.rpc('find_people', { search })
  if (error) throw new Error('The accounts could not be read', { cause: error })
  return {
    total: data[0]?.total ?? 0,
    people: data.map(
      (person): FoundPerson => ({
        id: person.id,
        email: person.email,
        fullName: person.full_name,
        picture: person.avatar_url,
        isAdmin: person.is_admin,
        joinedAt: person.created_at,
      }),
    ),
  }
}
