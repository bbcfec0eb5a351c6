/** Somebody who has signed in: the headers of their requests for data, and the cookies of their pages. */
import { createServerClient } from '@supabase/ssr'
import { type Deployed, makeAccount } from '#testing/trips/account-trips.ts'

export interface SignedIn {
  data: Readonly<Record<string, string>>
  pages: Readonly<Record<string, string>>
}

export async function signIn(deployed: Deployed, anonKey: string): Promise<SignedIn> {
  const { email, password } = await makeAccount(deployed)
  let written: { name: string; value: string }[] = []
  const client = createServerClient(deployed.url, anonKey, {
    cookieOptions: { name: 'sb-localhost-auth-token' },
    cookies: {
      getAll: () => [],
      setAll: (cookies) => {
        written = cookies
      },
    },
  })
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return {
    data: { apikey: anonKey, authorization: `Bearer ${data.session.access_token}` },
    pages: { cookie: written.map(({ name, value }) => `${name}=${value}`).join('; ') },
  }
}
