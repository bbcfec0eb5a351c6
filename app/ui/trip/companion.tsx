/** Somebody of a group, and the colour that tells them from the others wherever they appear. */
import { Avatar } from '../avatar.tsx'

/** Grounds for light letters. They outweigh the avatar's own. */
const tints = {
  violet: 'bg-violet!',
  tide: 'bg-tide-deep!',
  coral: 'bg-coral-deep!',
  amber: 'bg-horizon-deep!',
  dusk: 'bg-dusk!',
}

export type Tint = keyof typeof tints

export interface Person {
  name: string
  picture?: string | null
  /** One a person: the same in talk, votes and money. */
  tint?: Tint
}

/** The face beside a name that stands there anyway, so that it is not read twice. */
export function PersonAvatar({ person }: { person: Person }) {
  const { name, picture = null, tint = 'violet' } = person
  return <Avatar name={name} picture={picture} size="sm" decorative className={tints[tint]} />
}
