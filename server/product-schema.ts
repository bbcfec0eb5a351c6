/** Where the SQL of the product lies. */
import path from 'node:path'
import type { MigrateOptions } from '#server/backend/db/migrate.ts'

const root = path.join(import.meta.dirname, '..')

/** Made by the build, so that a first start unpacks a database instead of making one. */
export const databaseTemplate = path.join(root, 'build', 'database.template')

export function productSchema(seed: 'demo' | 'none'): MigrateOptions {
  return {
    platformDir: path.join(root, 'server', 'backend', 'db', 'platform'),
    migrationsDir: path.join(root, 'supabase', 'migrations'),
    ...(seed === 'demo' && { seedFile: path.join(root, 'supabase', 'seed.sql') }),
  }
}
