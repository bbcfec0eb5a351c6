/** A refusal takes the whole of what it names, and nothing of what stands behind it. */
import { describe, expect, test } from 'vitest'
import { findAll } from '../reading.ts'
import { refusalBehind, refusalLead, refusedIn, thingBefore } from './refusal-grammar.ts'

const things = ['mountain roads', 'party boats', 'chocolate shops', 'glass floors', 'bullfights']
const leads = [
  'no',
  'avoid',
  "we don't like",
  'not keen on',
  "i can't stand",
  'he refuses',
  'fed up with',
]

function refused(text: string): string[] {
  const found = findAll(text, refusalLead)
  return refusedIn(
    text,
    found.map(({ end, groups }) => ({ end, isVerb: groups.verb !== undefined })),
  ).map((thing) => thing.text)
}

describe('what is refused', () => {
  test.each(leads)('behind "%s", up to the end of the clause', (lead) => {
    for (const thing of things) {
      expect(refused(`five days in rome, ${lead} ${thing}. good food`)).toEqual([thing])
      expect(refused(`${lead} ${thing} in july, but good food`)).toEqual([thing])
      expect(refused(`${lead} ${thing}, towers or cable cars`)).toEqual([
        thing,
        'towers',
        'cable cars',
      ])
    }
  })

  test('behind "no", a comma or an "and" may begin a wish', () => {
    expect(refused('no party boats, good food')).toEqual(['party boats'])
    expect(refused('no party boats and good food')).toEqual(['party boats'])
  })

  test('by nobody, and a thing with a small word in its name', () => {
    expect(refused('nobody wants a hop on hop off bus')).toEqual(['hop-on-hop-off bus'])
    expect(refused('none of us is into guided tours. good food')).toEqual(['guided tours'])
  })

  test.each(['no thanks', 'are not our thing', 'bore us', 'are banned', 'no'])(
    'before "%s"',
    (words) => {
      for (const thing of things) {
        const text = `good food, ${thing} ${words}`
        const end = text.length - words.length - 1
        expect(refusalBehind.test(text.slice(end))).toBe(true)
        expect(thingBefore(text, end)?.text).toBe(thing)
      }
    },
  )

  test.each([
    'no problem',
    'no rush',
    'no idea where',
    'no more than 500 euros',
    'no dietary needs',
  ])('nothing in "%s"', (text) => {
    expect(refused(text)).toEqual([])
  })
})
