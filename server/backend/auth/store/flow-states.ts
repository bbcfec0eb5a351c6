/** Sign-ins that left for a provider or a mailbox and have not come back yet. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Statement } from '#server/backend/db/driver.ts'
import { type AccountId, accountIdSchema } from './ids.ts'
import { jsonOf, type Run } from './run.ts'

export interface CodeChallenge {
  challenge: string
  method: 's256' | 'plain'
}

const flowRow = z.object({
  id: z.string(),
  user_id: accountIdSchema.nullable(),
  auth_code: z.string().nullable(),
  code_challenge: z.string().nullable(),
  code_challenge_method: z.enum(['s256', 'plain']).nullable(),
  provider_type: z.string(),
  provider_access_token: z.string().nullable(),
  provider_refresh_token: z.string().nullable(),
  authentication_method: z.string(),
  created_at: z.string(),
  auth_code_issued_at: z.string().nullable(),
  referrer: z.string().nullable(),
  linking_target_id: accountIdSchema.nullable(),
  browser_bound: z.boolean(),
})
export type FlowState = z.infer<typeof flowRow>

interface NewFlow {
  id?: string | undefined
  userId?: string
  challenge?: CodeChallenge
  provider: string
  method: string
  referrer?: string
  linkingTarget?: AccountId
  browserBound?: boolean
}

export const insertFlow = (flow: NewFlow, at: string): Statement => ({
  text: `insert into auth.flow_state
      (id, user_id, auth_code, code_challenge, code_challenge_method, provider_type,
       authentication_method, referrer, linking_target_id, browser_bound, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
  values: [
    flow.id ?? randomUUID(),
    flow.userId ?? null,
    flow.challenge ? randomUUID() : null,
    flow.challenge?.challenge ?? null,
    flow.challenge?.method ?? null,
    flow.provider,
    flow.method,
    flow.referrer ?? null,
    flow.linkingTarget ?? null,
    flow.browserBound ?? false,
    at,
  ],
})

const find = async (run: Run, statement: Statement): Promise<FlowState | undefined> => {
  const found = jsonOf((await run([statement]))[0])
  return found === undefined ? undefined : flowRow.parse(found)
}

export const flowById = (run: Run, id: string) =>
  find(run, { text: 'select to_jsonb(f) from auth.flow_state f where id = $1', values: [id] })

export const flowByAuthCode = (run: Run, code: string) =>
  find(run, {
    text: `select to_jsonb(f) from auth.flow_state f
      where auth_code = $1 and auth_code_issued_at is not null`,
    values: [code],
  })

interface FlowResult {
  userId: AccountId
  accessToken?: string
  refreshToken?: string
}

/** Affects a row the first time only, so that an answer of a provider can't be used twice. */
export const completeFlow = (id: string, result: FlowResult, at: string): Statement => ({
  text: `update auth.flow_state set user_id = $2, provider_access_token = $3,
      provider_refresh_token = $4, auth_code_issued_at = $5, updated_at = $5
    where id = $1 and auth_code_issued_at is null`,
  values: [id, result.userId, result.accessToken ?? null, result.refreshToken ?? null, at],
})

export const deleteFlow = (id: string): Statement => ({
  text: 'delete from auth.flow_state where id = $1',
  values: [id],
})
