/** Ids of accounts, sessions and factors: branded, because statements take two of them side by side. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'

export const accountIdSchema = z.string().brand<'AccountId'>()
export const sessionIdSchema = z.string().brand<'SessionId'>()
export const factorIdSchema = z.string().brand<'FactorId'>()

export type AccountId = z.infer<typeof accountIdSchema>
export type SessionId = z.infer<typeof sessionIdSchema>
export type FactorId = z.infer<typeof factorIdSchema>

export const newAccountId = (): AccountId => accountIdSchema.parse(randomUUID())
export const newSessionId = (): SessionId => sessionIdSchema.parse(randomUUID())
export const newFactorId = (): FactorId => factorIdSchema.parse(randomUUID())
