/** A member of a travel group, with one colour per member wherever they appear. */
import { Avatar } from '../avatar.tsx'

/** Backgrounds dark enough for light letters; `!` overrides the avatar's own background. */
const tints = {
  violet: 'bg-violet!',
  tide: 'bg-tide-deep!',
  coral: 'bg-coral-deep!',
  amber: 'bg-horizon-deep!',
  dusk: 'bg-dusk!',
}

export type Tint = keyof typeof tints

export interface Companion {
  name: string
  picture?: string | null
  /** The same in chat, votes and expenses, so that a member is recognised by it. */
  tint?: Tint
}

/** Hidden from screen readers, because the name is always written beside it. */
export function CompanionAvatar({ companion }: { companion: Companion }) {
  const { name, picture = null, tint = 'violet' } = companion
  return <Avatar name={name} picture={picture} size="sm" decorative className={tints[tint]} />
}
