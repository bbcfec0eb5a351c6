/**
 * Puts the content and the rights back to those of a first start, in local mode only. All of it in
 * one transaction, with the service's rights and no others: what fails leaves everything as it was.
 * Accounts and what people made stay.
 */
import { readFileSync } from 'node:fs'
import type { ResetCounts, ResetDatabase, ResetResult } from '#domain/site/reset.ts'
import { type Database, DatabaseError, type Statement } from '#server/backend/db/driver.ts'
import { splitSql } from '#server/backend/db/migrations/split-sql.ts'
import { initialAdminsStatement } from '#server/data/initial-admins.ts'

export interface ResetParts {
  database: Database
  seedFile: string
  /** Who is an administrator from the first sign-in on. */
  admins: readonly string[]
}

/** Sections, drafts and versions go with their page. */
const clearing: readonly Statement[] = [
  { text: 'delete from public.carousel_items' },
  { text: 'delete from public.pages' },
  { text: 'delete from public.user_permissions' },
  { text: 'delete from public.admin_actions' },
]

const counting: Statement = {
  text: `select (select count(*) from public.pages), (select count(*) from public.carousel_items),
    (select count(*) from public.user_permissions where is_admin),
    (select count(*) from public.admin_actions)`,
}

export function createReset(parts: ResetParts): ResetDatabase {
  return { counts: () => countWhatGoes(parts), reset: () => reset(parts) }
}

async function countWhatGoes({ database }: ResetParts): Promise<ResetCounts> {
  const [counted] = await database.transaction({
    role: 'service_role',
    readOnly: true,
    statements: [counting],
  })
  const [pages, carouselItems, administrators, adminActions] = counted?.rows[0] ?? []
  return {
    pages: Number(pages),
    carouselItems: Number(carouselItems),
    administrators: Number(administrators),
    adminActions: Number(adminActions),
  }
}

async function reset({ database, seedFile, admins }: ResetParts): Promise<ResetResult> {
  try {
    const seed = splitSql(readFileSync(seedFile, 'utf8')).map(({ text }) => ({ text }))
    await database.transaction({
      role: 'service_role',
      statements: [...clearing, ...seed, initialAdminsStatement(admins)],
      timeoutMs: 60_000,
    })
    return {
      success: true,
      message: 'The database was reset. Its content is that of a first start.',
    }
  } catch (error) {
    return { success: false, message: `${stepOf(error)}: ${messageOf(error)}` }
  }
}

function stepOf(error: unknown): string {
  const at = error instanceof DatabaseError ? error.fields.statement : undefined
  return at !== undefined && at < clearing.length
    ? 'Error dropping tables'
    : 'Error resetting database'
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
