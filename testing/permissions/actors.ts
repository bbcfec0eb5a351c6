/** The people of the permission tests, and how to ask the database as one of them. */
import {
  type Database,
  DatabaseError,
  type Statement,
  type StatementResult,
} from '#server/backend/db/driver.ts'

/** Everything in the scene belongs to the owner, or to the group of owner and participant. */
export const ACTORS = ['anon', 'stranger', 'owner', 'participant', 'admin', 'service'] as const
export type Actor = (typeof ACTORS)[number]

export const IDS = {
  stranger: 'a0000000-0000-4000-8000-000000000001',
  owner: 'a0000000-0000-4000-8000-000000000002',
  participant: 'a0000000-0000-4000-8000-000000000003',
  admin: 'a0000000-0000-4000-8000-000000000004',
} as const

export function idOf(actor: Actor): string | null {
  return actor === 'anon' || actor === 'service' ? null : IDS[actor]
}

function identity(actor: Actor) {
  if (actor === 'anon') return { role: 'anon', claims: { role: 'anon' } }
  if (actor === 'service') return { role: 'service_role', claims: { role: 'service_role' } }
  return { role: 'authenticated', claims: { role: 'authenticated', sub: IDS[actor] } }
}

interface AskOptions {
  /** Rolled back unless the test needs what it wrote. */
  keep?: boolean
  settings?: readonly (readonly [string, string])[]
}

/** Runs one statement as the actor and answers its result. */
export async function ask(
  database: Database,
  actor: Actor,
  statement: Statement,
  { keep = false, settings = [] }: AskOptions = {},
): Promise<StatementResult> {
  const { role, claims } = identity(actor)
  const [result] = await database.transaction({
    role,
    settings: [...settings, ['request.jwt.claims', JSON.stringify(claims)]],
    statements: [statement],
    ...(keep ? {} : { decide: () => 'rollback' as const }),
  })
  if (!result) throw new Error('The database answered nothing')
  return result
}

/**
 * `yes`: the statement reached a row. `nothing`: it ran and reached none, as if the row did not
 * exist. `refused`: the database said that it is not allowed. `exists`: it was allowed and met a key.
 */
type Outcome = 'yes' | 'nothing' | 'refused' | 'exists'

export async function outcomeOf(
  database: Database,
  actor: Actor,
  statement: Statement,
): Promise<Outcome> {
  try {
    return (await ask(database, actor, statement)).affected > 0 ? 'yes' : 'nothing'
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '42501') return 'refused'
    if (error instanceof DatabaseError && error.code === '23505') return 'exists'
    throw error
  }
}

/** The constraint or SQLSTATE that stopped a write by the service, or null when none did. */
export async function whatStops(database: Database, statement: Statement): Promise<string | null> {
  try {
    await ask(database, 'service', statement)
    return null
  } catch (error) {
    if (error instanceof DatabaseError) return error.fields.constraint ?? error.code
    throw error
  }
}

/** The SQLSTATE that a piece of work ended with, or `done`. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof DatabaseError) return error.code
    throw error
  }
}
