/**
 * The signed-in person as screens show them: the account's email, and the profile that others see.
 */
import type { PersonId } from '#domain/trip/ids.ts'

export interface Person {
  id: PersonId
  email: string
  fullName?: string
  picture?: string
}

/** The account service's user. Names of identity providers are not used. */
export interface AccountUser {
  id: string
  email?: string
}

/** A row of `profiles`; the database fills empty columns from the identity provider. */
export interface Profile {
  full_name: string | null
  avatar_url: string | null
}

/** Without a profile only id and email are known. */
export function personOf({ id, email = '' }: AccountUser, profile: Profile | null = null): Person {
  const fullName = profile?.full_name?.trim()
  const picture = profile?.avatar_url
  // The account service gave it, and knows no other ids.
  return { id: id as PersonId, email, ...(fullName && { fullName }), ...(picture && { picture }) }
}
