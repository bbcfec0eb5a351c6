/** Who is signed in, as a screen shows it: the account's address, and the profile that others see too. */

export interface Person {
  id: string
  email: string
  fullName?: string
  picture?: string
}

/** As the account service knows somebody. What an identity provider calls them is not looked at. */
export interface AccountUser {
  id: string
  email?: string
}

/** What a row of `profiles` says; the database fills what is empty there from the identity provider. */
export interface Profile {
  full_name: string | null
  avatar_url: string | null
}

/** Without a profile only id and email are known. */
export function personOf({ id, email = '' }: AccountUser, profile: Profile | null = null): Person {
  const fullName = profile?.full_name?.trim()
  const picture = profile?.avatar_url
  return { id, email, ...(fullName && { fullName }), ...(picture && { picture }) }
}
