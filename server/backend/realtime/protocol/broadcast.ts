/** A message to everyone on a topic. Its content is passed on as it came, never rebuilt. */

export interface Broadcast {
  event: string
  content: { kind: 'json'; text: string } | { kind: 'binary'; bytes: Uint8Array }
  meta?: Readonly<Record<string, string | boolean>>
}

/**
 * A topic by name and kind: a private topic and a public one of the same name have nothing to do
 * with each other.
 */
export interface Room {
  name: string
  private: boolean
}

export const roomKey = (room: Room) => `${room.private ? 'private' : 'public'} ${room.name}`

export const jsonContent = (value: unknown): Broadcast['content'] => ({
  kind: 'json',
  text: JSON.stringify(value ?? {}),
})
