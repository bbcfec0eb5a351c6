/** Splits a sum among people so that the parts add up to it exactly, to the last minor unit. */
import type { Money } from './money.ts'

export type Split =
  | { ok: true; parts: Money[] }
  | { ok: false; reason: 'nobody' | 'no-shares' }
  | { ok: false; reason: 'percent-sum'; sum: number }
  /** The parts that were named are so much less than the sum, or more where it is negative. */
  | { ok: false; reason: 'amount-sum'; missing: Money }

/** Shares and percents may be broken; six decimals of them count. */
const decimals = 1e6

export function splitEqually(amount: Money, people: number): Split {
  if (!Number.isInteger(people) || people < 1) return { ok: false, reason: 'nobody' }
  return splitByShares(
    amount,
    Array.from({ length: people }, () => 1),
  )
}

/**
 * In proportion to the shares, by largest remainder: everyone gets the whole part of theirs, and
 * the units left over go to those with the largest broken parts, the first of equals first.
 */
export function splitByShares(amount: Money, shares: readonly number[]): Split {
  if (shares.length === 0) return { ok: false, reason: 'nobody' }
  const weights = shares.map((share) =>
    Number.isFinite(share) && share > 0 ? BigInt(Math.round(share * decimals)) : 0n,
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0n)
  if (all === 0n) return { ok: false, reason: 'no-shares' }
  const sign = amount.minor < 0 ? -1 : 1
  const size = BigInt(Math.abs(amount.minor))
  const parts = weights.map((weight, index) => ({
    index,
    units: Number((size * weight) / all),
    remainder: (size * weight) % all,
  }))
  let left = Math.abs(amount.minor) - parts.reduce((sum, { units }) => sum + units, 0)
  const byRemainder = parts.toSorted(
    (a, b) =>
      Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) || a.index - b.index,
  )
  for (const part of byRemainder) {
    if (left === 0) break
    part.units += 1
    left -= 1
  }
  return {
    ok: true,
    parts: parts.map(({ units }) => ({
      minor: units === 0 ? 0 : sign * units,
      currency: amount.currency,
    })),
  }
}

export function splitByPercent(amount: Money, percents: readonly number[]): Split {
  if (percents.length === 0) return { ok: false, reason: 'nobody' }
  const sum = percents.reduce((total, percent) => total + Math.round(percent * decimals), 0)
  const whole = percents.every((percent) => percent >= 0) && sum === 100 * decimals
  return whole
    ? splitByShares(amount, percents)
    : { ok: false, reason: 'percent-sum', sum: sum / decimals }
}

/** The parts as they were named, if they are the sum. */
export function splitByAmounts(amount: Money, minors: readonly number[]): Split {
  if (minors.length === 0) return { ok: false, reason: 'nobody' }
  const { currency } = amount
  const missing = amount.minor - minors.reduce((total, minor) => total + minor, 0)
  if (missing !== 0)
    return { ok: false, reason: 'amount-sum', missing: { minor: missing, currency } }
  return { ok: true, parts: minors.map((minor) => ({ minor, currency })) }
}
