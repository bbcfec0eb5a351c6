/** The `postgres_changes` of one channel: its bindings, and the caller whose rights they are read with. */
import type { Caller } from '#server/backend/caller.ts'
import type { Database } from '#server/backend/db/driver.ts'
import type { ChangeBinding } from '../protocol/join.ts'
import { bindingProblem, withId } from './bindings.ts'
import type { ChangeFeed } from './feed.ts'
import type { Binding, ChangeSubscriber } from './subscriptions.ts'

export class ChannelChanges {
  readonly bindings: readonly Binding[]
  #database: Database
  #feed: ChangeFeed
  #stop: (() => void) | undefined

  constructor(database: Database, feed: ChangeFeed, wanted: readonly ChangeBinding[]) {
    this.#database = database
    this.#feed = feed
    this.bindings = wanted.map(withId)
  }

  get isEmpty(): boolean {
    return this.bindings.length === 0
  }

  /** Why this caller can't listen, or undefined. */
  async problemFor(caller: Caller): Promise<string | undefined> {
    if (this.isEmpty) return undefined
    const relations = await this.#feed.relations()
    for (const binding of this.bindings) {
      const problem = await bindingProblem(this.#database, relations, caller, binding)
      if (problem) return problem
    }
    return undefined
  }

  /**
   * Listens as this caller from now on, and no longer as another. Resolves when deletes are told of
   * all that the caller can see.
   */
  async listen(subscriber: ChangeSubscriber, caller: Caller): Promise<void> {
    this.stop()
    const { places, end } = this.#feed.subscriptions.add(subscriber, caller, this.bindings)
    this.#stop = end
    await this.#feed.watch(places)
  }

  stop(): void {
    this.#stop?.()
    this.#stop = undefined
  }
}
