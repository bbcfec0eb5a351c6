/** Every table with personal data, and its column with the person's id. */
export const personalTables = {
  profiles: 'id',
  google_tokens: 'user_id',
  recovery_codes: 'user_id',
  user_permissions: 'user_id',
  sessions: 'user_id',
  groups: 'user_id',
  group_participants: 'user_id',
  group_messages: 'user_id',
  suggestion_votes: 'user_id',
  ideas: 'user_id',
  trips: 'owner_id',
  trip_operations: 'person_id',
  trip_shares: 'owner_id',
  contact_messages: 'user_id',
  page_drafts: 'saved_by',
  page_versions: 'saved_by',
  admin_actions: 'actor_id',
} as const

export type PersonalTable = keyof typeof personalTables

/** A column with unique values for each table, by which an export is sorted while it is paged. */
export const personalKeys = {
  profiles: 'id',
  google_tokens: 'user_id',
  recovery_codes: 'id',
  user_permissions: 'user_id',
  sessions: 'id',
  groups: 'id',
  group_participants: 'group_id',
  group_messages: 'id',
  suggestion_votes: 'id',
  ideas: 'id',
  trips: 'id',
  trip_operations: 'id',
  trip_shares: 'id',
  contact_messages: 'id',
  page_drafts: 'page_id',
  page_versions: 'id',
  admin_actions: 'id',
} as const satisfies Record<PersonalTable, string>
