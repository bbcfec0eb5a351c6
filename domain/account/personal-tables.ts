/**
 * Every table with personal data: which of its columns name a person, and what becomes of a row when
 * that person's account is deleted. Export, the schema's rules and the tests of both read it here.
 */

/** `delete`: the row is the person's and goes with them. `clear`: the row stays, without their name. */
export type OnDeletion = 'delete' | 'clear'

export interface PersonalTableRule {
  /** Each column that names a person; whoever is named in one of them gets the row in their export. */
  people: Readonly<Record<string, OnDeletion>>
  /** The columns of the primary key, by which an export is sorted while it is paged. */
  key: readonly [string, ...string[]]
}

export const personalTables = {
  profiles: { people: { id: 'delete' }, key: ['id'] },
  google_tokens: { people: { user_id: 'delete' }, key: ['user_id'] },
  calendar_pushes: { people: { user_id: 'delete' }, key: ['id'] },
  recovery_codes: { people: { user_id: 'delete' }, key: ['id'] },
  user_permissions: { people: { user_id: 'delete' }, key: ['user_id'] },
  sessions: { people: { user_id: 'delete' }, key: ['id'] },
  groups: { people: { user_id: 'delete' }, key: ['id'] },
  group_participants: { people: { user_id: 'delete' }, key: ['group_id', 'user_id'] },
  group_messages: { people: { user_id: 'delete' }, key: ['id'] },
  suggestion_votes: { people: { user_id: 'delete' }, key: ['id'] },
  ideas: { people: { user_id: 'delete' }, key: ['id'] },
  boards: { people: { user_id: 'delete' }, key: ['id'] },
  trips: { people: { owner_id: 'delete' }, key: ['id'] },
  trip_operations: { people: { person_id: 'clear' }, key: ['trip_id', 'version'] },
  trip_shares: { people: { owner_id: 'delete' }, key: ['id'] },
  trip_feeds: { people: { owner_id: 'delete' }, key: ['id'] },
  trip_watches: { people: { owner_id: 'delete' }, key: ['trip_id'] },
  evening_mails: { people: { owner_id: 'delete' }, key: ['id'] },
  trip_suggestions: { people: { owner_id: 'delete' }, key: ['id'] },
  contact_messages: { people: { user_id: 'delete' }, key: ['id'] },
  page_drafts: { people: { saved_by: 'clear' }, key: ['page_id'] },
  page_versions: { people: { saved_by: 'clear' }, key: ['id'] },
  admin_actions: { people: { actor_id: 'clear' }, key: ['id'] },
} as const satisfies Readonly<Record<string, PersonalTableRule>>

export type PersonalTable = keyof typeof personalTables

export const personalTableNames = Object.keys(personalTables) as readonly PersonalTable[]

/** A filter in PostgREST's `or` grammar: the rows that name this person in any of the columns. */
export function namesPerson({ people }: PersonalTableRule, userId: string): string {
  return Object.keys(people)
    .map((column) => `${column}.eq.${userId}`)
    .join(',')
}
