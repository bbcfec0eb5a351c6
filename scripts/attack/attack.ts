/** What an attack is, and what comes of it. */
import type { Site } from './site.ts'

export interface Attack {
  /** What would be wrong if it succeeded. */
  name: string
  /** Whether it needs people with accounts, who are made and removed with the service key. */
  needsAccounts: boolean
  /** Resolves with what fell; with nothing if the site held. */
  run(site: Site): Promise<string[]>
}

/** Says what fell where a condition does not hold. */
export class Findings {
  readonly fell: string[] = []

  expect(holds: boolean, fell: string): void {
    if (!holds) this.fell.push(fell)
  }
}
