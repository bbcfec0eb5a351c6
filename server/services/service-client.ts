/** A client with the service's rights, whether or not a server holds the data folder at the moment. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { DataFolderBusyError } from '#server/backend/db/pglite/folder-lock.ts'
import { type Config, ConfigError } from '../config.ts'
import { readKeys } from '../data/keys.ts'
import type { Log } from '../process/log.ts'
import { readRunning } from '../process/running-file.ts'
import { openData } from './open-data.ts'

export interface ServiceClient {
  client: SupabaseClient
  close: () => Promise<void>
}

export async function openServiceClient(config: Config, log: Log): Promise<ServiceClient> {
  if (config.backend.kind === 'supabase') {
    throw new ConfigError('SUPABASE_URL is set: this command works on a database of our own.')
  }
  const { serviceRoleKey } = readKeys(config)
  const connect = (url: string, fetch?: typeof globalThis.fetch) =>
    createClient(url, serviceRoleKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(fetch && { global: { fetch } }),
    })
  try {
    const url = 'http://in-process.invalid'
    const data = await openData(
      config,
      { publicUrl: url, standIns: {}, clientAddress: () => null },
      log,
    )
    if (data.kind === 'elsewhere') throw new Error('unreachable: a Supabase project was refused')
    const { gateway } = data.backend
    const client = connect(url, (input, init) => gateway.fetch(new Request(input, init)))
    return { client, close: data.close }
  } catch (error) {
    const url = error instanceof DataFolderBusyError ? readRunning(config.dataDir) : undefined
    if (!url) throw error
    return { client: connect(url), close: async () => {} }
  }
}
