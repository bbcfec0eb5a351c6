/** Who is signed in, as a screen shows it: read from the metadata that an identity provider left. */
/** Providers name the picture differently; the first that is present is taken. */
const pictureFields = ['avatar_url', 'picture', 'avatar', 'photoURL', 'profile_picture'] as const

export interface Person {
  id: string
  email: string
  fullName?: string
  picture?: string
}

export interface AccountUser {
  id: string
  email?: string
  user_metadata?: Readonly<Record<string, unknown>>
}

export function personOf({ id, email = '', user_metadata = {} }: AccountUser): Person {
  const text = (field: string) => {
    const value = user_metadata[field]
    return typeof value === 'string' && value.trim() ? value.trim() : undefined
  }
  return {
    id,
    email,
    fullName: text('full_name') ?? text('name'),
    picture: pictureFields.map(text).find((each) => each !== undefined),
  }
}
