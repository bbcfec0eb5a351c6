/** What goes between a page and a worker of ours: numbered questions, and an answer to each. */
import type { Outcome } from '#domain/outcome/outcome.ts'

/** A question says by its `kind` which answer it wants. */
export interface Question {
  kind: string
}

export type Call<Ask extends Question> = Ask & { id: number }

export interface Reply<Answer> {
  /** Of the call that it answers. */
  id: number
  outcome: Outcome<Answer, 'failed'>
}
