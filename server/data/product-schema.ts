/** Where the product's SQL and functions lie. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { MigrateOptions } from '#server/backend/db/migrate.ts'
import { readFunctionsConfig } from '#server/backend/functions/function-config.ts'

const root = path.join(import.meta.dirname, '..', '..')

/** Made by the build, so that a first start unpacks a database instead of making one. */
export const databaseTemplate = path.join(root, 'build', 'database.template')

export const seedFile = path.join(root, 'supabase', 'seed.sql')

export function productSchema(seed: 'demo' | 'none'): MigrateOptions {
  return {
    platformDir: path.join(root, 'server', 'backend', 'db', 'platform'),
    migrationsDir: path.join(root, 'supabase', 'migrations'),
    ...(seed === 'demo' && { seedFile }),
  }
}

export function productFunctions() {
  const config = readFileSync(path.join(root, 'supabase', 'config.toml'), 'utf8')
  return {
    dir: path.join(root, 'supabase', 'functions'),
    config: readFunctionsConfig(config),
  }
}
