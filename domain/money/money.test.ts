import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyCodes, currencySchema, exponentOf } from './currency.ts'
import {
  addMoney,
  convert,
  exchangeRateSchema,
  type Money,
  money,
  moneySchema,
  sumByCurrency,
  toMajor,
  toMinor,
} from './money.ts'
import { parseMoney, printMoney } from './money-text.ts'
import { splitByAmounts, splitByPercent, splitByShares, splitEqually } from './split-money.ts'

const minors = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
const currencies = fc.constantFrom(...currencyCodes)
const sums = fc
  .record({ minor: minors, currency: currencies })
  .map((each) => moneySchema.parse(each))
const rate = (from: string, to: string, figures: string) =>
  exchangeRateSchema.parse({ from, to, rate: figures, asOf: '2027-05-10', source: 'ECB' })

describe('money', () => {
  it('has the decimals of its own currency', () => {
    expect(['EUR', 'JPY', 'BHD', 'CLF', 'IQD', 'ISK'].map(exponentOf)).toEqual([2, 0, 3, 4, 3, 0])
    expect(new Set(currencyCodes).size).toBe(currencyCodes.length)
    expect(currencySchema.safeParse('EURO').success).toBe(false)
    expect(toMinor(84.5, 'EUR')).toBe(8450)
    expect(toMinor(1.005, 'EUR')).toBe(101)
    expect(toMinor(8450, 'JPY')).toBe(8450)
    expect(toMajor(1234, 'BHD')).toBe(1.234)
  })

  it('adds what is of one currency, and keeps the others apart', () => {
    expect(addMoney(money(10, 'EUR'), money(20, 'EUR'))).toEqual(money(30, 'EUR'))
    expect(() => addMoney(money(1, 'EUR'), money(1, 'JPY'))).toThrow(/rate/)
    expect(sumByCurrency([money(1, 'EUR'), money(5, 'JPY'), money(2, 'EUR')])).toEqual([
      money(3, 'EUR'),
      money(5, 'JPY'),
    ])
  })

  it('converts with a dated rate to the nearest unit, between any exponents', () => {
    expect(convert(money(10_000, 'EUR'), rate('EUR', 'JPY', '162.345'))).toEqual(
      money(16_235, 'JPY'),
    )
    expect(convert(money(16_235, 'JPY'), rate('JPY', 'EUR', '0.0061597'))).toEqual(
      money(10_000, 'EUR'),
    )
    expect(convert(money(-5, 'EUR'), rate('EUR', 'USD', '1.1'))).toEqual(money(-6, 'USD'))
    expect(convert(money(1, 'EUR'), rate('EUR', 'BHD', '0.41'))).toEqual(money(4, 'BHD'))
    expect(() => convert(money(1, 'EUR'), rate('USD', 'JPY', '150'))).toThrow(/USD/)
    for (const wrong of ['0', '0.00', '-1', '1e3', '']) {
      expect(
        exchangeRateSchema.safeParse({ ...rate('EUR', 'USD', '1'), rate: wrong }).success,
      ).toBe(false)
    }
  })
})

describe('splitting', () => {
  const total = (parts: readonly Money[]) => parts.reduce((sum, { minor }) => sum + minor, 0)

  it('gives the cents that are left over to the first, and everyone the same otherwise', () => {
    expect(splitEqually(money(1000, 'EUR'), 3)).toEqual({
      ok: true,
      parts: [money(334, 'EUR'), money(333, 'EUR'), money(333, 'EUR')],
    })
    expect(splitByShares(money(100, 'JPY'), [2, 1, 0])).toEqual({
      ok: true,
      parts: [money(67, 'JPY'), money(33, 'JPY'), money(0, 'JPY')],
    })
  })

  it('adds up to the sum exactly, each part within one unit of its fair share', () => {
    const shares = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(sums, shares, (amount, weights) => {
        const all = weights.reduce((sum, weight) => sum + weight, 0)
        const split = splitByShares(amount, weights)
        if (all === 0) {
          expect(split).toEqual({ ok: false, reason: 'no-shares' })
          return
        }
        if (!split.ok) throw new Error(split.reason)
        expect(total(split.parts)).toBe(amount.minor)
        for (const [index, part] of split.parts.entries()) {
          // Fair to within one unit, told without dividing: |part * all - sum * weight| < all.
          const off =
            BigInt(part.minor) * BigInt(all) - BigInt(amount.minor) * BigInt(weights[index] ?? 0)
          expect(off < BigInt(all) && off > -BigInt(all)).toBe(true)
        }
      }),
    )
  })

  it('takes percents that make a hundred, and amounts that make the sum; says what is missing', () => {
    const split = splitByPercent(money(9999, 'EUR'), [33.33, 33.33, 33.34])
    expect(split.ok && total(split.parts)).toBe(9999)
    expect(splitByPercent(money(10, 'EUR'), [50, 49])).toEqual({
      ok: false,
      reason: 'percent-sum',
      sum: 99,
    })
    expect(splitByPercent(money(10, 'EUR'), [150, -50]).ok).toBe(false)
    expect(splitByAmounts(money(10, 'EUR'), [4, 6]).ok).toBe(true)
    expect(splitByAmounts(money(10, 'EUR'), [4, 5])).toEqual({
      ok: false,
      reason: 'amount-sum',
      missing: money(1, 'EUR'),
    })
    expect(splitEqually(money(10, 'EUR'), 0)).toEqual({ ok: false, reason: 'nobody' })
  })
})

describe('money in writing', () => {
  it.each([
    ['€84.50', 'EUR', 8450],
    ['1.234,50 EUR', 'EUR', 123_450],
    ['1,234.5 usd', 'USD', 123_450],
    ["CHF 1'234", 'CHF', 123_400],
    ['2.000 euros', 'EUR', 200_000],
    ['1.234 BHD', 'BHD', 1234],
    ['¥8,450', 'JPY', 8450],
    ['1 234,5 zł', 'PLN', 123_450],
    ['-3.20 £', 'GBP', -320],
    ['1,234,567 KRW', 'KRW', 1_234_567],
  ])('reads %s', (text, currency, minor) => {
    expect(parseMoney(text)).toEqual({ ok: true, money: money(minor, currency) })
  })

  it.each([
    ['free', 'not-a-sum'],
    ['12', 'which-currency'],
    ['12 shells', 'which-currency'],
    ['€ 12 USD', 'which-currency'],
    ['1.234 JPY', undefined],
    ['1.5 JPY', 'too-precise'],
    ['€1.23.4', 'not-a-sum'],
    ['€99999999999999999', 'too-large'],
  ])('answers %s with %s', (text, reason) => {
    const parsed = parseMoney(text)
    expect(parsed.ok ? undefined : parsed.reason).toBe(reason)
  })

  it('reads back what it printed, in any currency, and never throws on any text', () => {
    fc.assert(
      fc.property(sums, (amount) => {
        // The sign of some currencies has a point of its own, so only the figures are taken.
        const figures = /\d[\d.,]*/.exec(printMoney(amount))?.[0]
        const sign = amount.minor < 0 ? '-' : ''
        expect(parseMoney(`${sign}${figures} ${amount.currency}`)).toEqual({
          ok: true,
          money: amount,
        })
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => void parseMoney(text)))
  })

  it('prints the decimals that the currency has', () => {
    expect(printMoney(money(8450, 'EUR'))).toBe('€84.50')
    expect(printMoney(money(8400, 'EUR'), { short: true })).toBe('€84')
    expect(printMoney(money(8450, 'JPY'))).toBe('¥8,450')
    expect(printMoney(money(1234, 'IQD'))).toMatch(/1\.234/)
    expect(printMoney(money(90_000_000_000_001, 'EUR'))).toBe('€900,000,000,000.01')
  })
})
