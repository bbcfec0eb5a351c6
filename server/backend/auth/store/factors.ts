/** Second factors and their challenges. */
import type { Statement } from '#server/backend/db/driver.ts'
import type { AccountId, FactorId } from './ids.ts'
import { inetOf, type Origin } from './sessions.ts'

/** The column wants an address even where none is known. */
const unknownAddress = '0.0.0.0'

interface NewFactor {
  id: FactorId
  userId: AccountId
  name: string
  secret: string
}

export const insertFactor = ({ id, userId, name, secret }: NewFactor, at: string): Statement => ({
  text: `insert into auth.mfa_factors
      (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    values ($1, $2, $3, 'totp', 'unverified', $4, $5, $5)`,
  values: [id, userId, name, secret, at],
})

/** Deletes enrolments that were begun and never verified. */
export const deleteAbandoned = (userId: AccountId, before: string): Statement => ({
  text: `delete from auth.mfa_factors
    where user_id = $1 and status = 'unverified' and created_at < $2`,
  values: [userId, before],
})

/** Deletes other unfinished enrolments once one is verified. */
export const deleteOtherUnverified = (userId: AccountId, kept: FactorId): Statement => ({
  text: `delete from auth.mfa_factors
    where user_id = $1 and status = 'unverified' and id <> $2`,
  values: [userId, kept],
})

/** Row: the sealed secret. */
export const factorSecret = (id: FactorId): Statement => ({
  text: 'select secret from auth.mfa_factors where id = $1',
  values: [id],
})

export const verifyFactor = (id: FactorId, at: string): Statement => ({
  text: `update auth.mfa_factors set status = 'verified', updated_at = $2
    where id = $1 and status = 'unverified'`,
  values: [id, at],
})

/**
 * Affects a row only if no code of this time step or a later one has been accepted: whoever saw a
 * code being typed can't use it again, not even at the same moment in another process.
 */
export const consumeStep = (id: FactorId, step: number): Statement => ({
  text: `update auth.mfa_factors set last_used_step = $2
    where id = $1 and (last_used_step is null or last_used_step < $2)`,
  values: [id, step],
})

export const renameFactor = (id: FactorId, name: string, at: string): Statement => ({
  text: 'update auth.mfa_factors set friendly_name = $2, updated_at = $3 where id = $1',
  values: [id, name, at],
})

export const deleteFactor = (id: FactorId): Statement => ({
  text: 'delete from auth.mfa_factors where id = $1',
  values: [id],
})

export const insertChallenge = (
  id: string,
  factorId: FactorId,
  origin: Origin,
  at: string,
): Statement[] => [
  {
    text: `insert into auth.mfa_challenges (id, factor_id, ip_address, created_at)
      values ($1, $2, $3, $4)`,
    values: [id, factorId, inetOf(origin) ?? unknownAddress, at],
  },
  {
    // The column is unique: two challenges of one millisecond must not fail for it.
    text: `update auth.mfa_factors
      set last_challenged_at = $2::timestamptz + (random() * 1000)::int * interval '1 microsecond'
      where id = $1`,
    values: [factorId, at],
  },
]

/** Row: when it was made, when verified, whether it was made where this request comes from. */
export const challengeOf = (id: string, factorId: FactorId, origin: Origin): Statement => ({
  text: `select extract(epoch from created_at), verified_at, ip_address = $3
    from auth.mfa_challenges where id = $1 and factor_id = $2`,
  values: [id, factorId, inetOf(origin) ?? unknownAddress],
})

/** Affects a row the first time only. */
export const consumeChallenge = (id: string, at: string): Statement => ({
  text: `update auth.mfa_challenges set verified_at = $2 where id = $1 and verified_at is null`,
  values: [id, at],
})
