/** Thumbs up or down on suggestions, by the suggestion's id. */
import { z } from 'zod'

export const voteSchema = z.enum(['👍', '👎'])
export type Vote = z.infer<typeof voteSchema>
export type Votes = Readonly<Record<string, Vote>>

export const votesSchema = z.record(z.string().max(200), voteSchema)

/** The same vote again clears it. */
export const toggled = (before: Vote | undefined, vote: Vote): Vote | null =>
  before === vote ? null : vote

export function withVote(votes: Votes, id: string, vote: Vote | null): Votes {
  const { [id]: _, ...others } = votes
  return vote === null ? others : { ...others, [id]: vote }
}
