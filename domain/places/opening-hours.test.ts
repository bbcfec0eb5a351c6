import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSpansOn, parseOpeningHours } from './opening-hours.ts'

/** Open spans on a date as a person reads them. */
function open(text: string, date: string): string {
  const parsed = parseOpeningHours(text)
  if (!parsed.ok) throw new Error(parsed.reason)
  const clock = (minute: number) =>
    `${Math.floor(minute / 60)}:${`${minute % 60}`.padStart(2, '0')}`
  const spans = openSpansOn(parsed.hours, date)
  return spans.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(', ') || 'closed'
}

const monday = '2027-05-03'
const tuesday = '2027-05-04'
const wednesday = '2027-05-05'
const sunday = '2027-05-09'

describe('opening hours', () => {
  it.each([
    ['24/7', monday, '0:00-24:00'],
    ['09:00-18:00', monday, '9:00-18:00'],
    ['Tu-Su 10:00-18:00', monday, 'closed'],
    ['Tu-Su 10:00-18:00', sunday, '10:00-18:00'],
    ['Fr-Mo 10:00-18:00', monday, '10:00-18:00'],
    ['Fr-Mo 10:00-18:00', tuesday, 'closed'],
    ['Mo,We 08:00-12:00,14:00-18:00', wednesday, '8:00-12:00, 14:00-18:00'],
    ['Mo-Su 09:00-18:00; We 09:00-21:45; Tu off', wednesday, '9:00-21:45'],
    ['Mo-Su 09:00-18:00; We 09:00-21:45; Tu off', tuesday, 'closed'],
    ['18:00-02:00', monday, '18:00-26:00'],
    ['Apr-Oct 09:00-19:00; Nov-Mar 09:00-17:00', monday, '9:00-19:00'],
    ['Apr-Oct 09:00-19:00; Nov-Mar 09:00-17:00', '2027-01-15', '9:00-17:00'],
    ['Apr-Oct 09:00-19:00; Nov-Mar 09:00-17:00', '2027-12-31', '9:00-17:00'],
    ['May 4-Sep 15 10:00-20:00', monday, 'closed'],
    ['May 4-Sep 15 10:00-20:00', tuesday, '10:00-20:00'],
    ['Mo-Su 09:00-18:00; Dec 25 off', '2027-12-25', 'closed'],
    ['Mo-Su 09:00-18:00; Dec 24-26 off', '2027-12-26', 'closed'],
    ['Mo-Su 09:00-18:00; Dec 24-26 off', '2027-12-27', '9:00-18:00'],
  ])('%s on %s: %s', (text, date, expected) => {
    expect(open(text, date)).toBe(expected)
  })

  it.each(['', 'always', 'Mo-Xx 09:00-17:00', 'Mo 25:00-26:00', 'Foo 09:00-17:00', '9-17'])(
    'says that %j is none, and where',
    (text) => {
      expect(parseOpeningHours(text)).toMatchObject({ ok: false, reason: expect.any(String) })
    },
  )

  it('never throws, and never closes before it opens', () => {
    const words = fc.constantFrom('Mo', 'Tu-Su', 'Apr-Oct', 'Dec 25', '09:00-18:00', '22:00-03:00')
    const rule = fc.array(words, { maxLength: 3 }).map((parts) => parts.join(' '))
    const text = fc.oneof(
      fc.string(),
      fc.array(rule, { maxLength: 3 }).map((all) => all.join('; ')),
    )
    fc.assert(
      fc.property(text, (hours) => {
        const parsed = parseOpeningHours(hours)
        if (!parsed.ok) return
        for (const { from, to } of openSpansOn(parsed.hours, monday))
          expect(to).toBeGreaterThan(from)
      }),
    )
  })
})
