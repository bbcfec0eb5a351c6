/** Calls a server function by name, and checks its answer with a schema. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import { type FunctionOutcome, failureOf, structureFailure } from './function-outcome.ts'

export type FunctionsCaller = Pick<SupabaseClient, 'functions'>

type InvokeOptions = NonNullable<Parameters<SupabaseClient['functions']['invoke']>[1]>

export interface FunctionCall<Schema extends z.ZodType>
  extends Pick<InvokeOptions, 'body' | 'method' | 'headers' | 'signal'> {
  /** The schema of the answer; anything else fails with `structure`. */
  schema: Schema
}

export async function callFunction<Schema extends z.ZodType>(
  client: FunctionsCaller,
  name: string,
  { schema, ...options }: FunctionCall<Schema>,
): Promise<FunctionOutcome<z.output<Schema>>> {
  const { data, error } = await client.functions.invoke<unknown>(name, options)
  if (error) return failureOf(error, options.signal)
  const parsed = schema.safeParse(data)
  return parsed.success ? { ok: true, value: parsed.data } : structureFailure(data)
}
