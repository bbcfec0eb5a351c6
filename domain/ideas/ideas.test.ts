import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readClock } from './clock.ts'
import { changes, columnOf, dropOn } from './columns.ts'
import { isDate, newIdea, presetColors, timeChoices } from './idea.ts'
import { ideaSchema } from './idea-schema.ts'
import { readSavedIdeas } from './legacy.ts'
import { writeIdea } from './write-idea.ts'

const id = '00000000-0000-4000-8000-000000000001'
const idea = newIdea({ title: 'Tram 28' }, id, '2026-11-16T10:00:00Z')
const november = { year: 2026, month: 11 }

describe('an idea', () => {
  it('has the colours, hours and defaults of the board', () => {
    expect(timeChoices).toHaveLength(17)
    expect([timeChoices[0], timeChoices[6], timeChoices[7], timeChoices[16]]).toEqual([
      '6:00 AM',
      '12:00 PM',
      '1:00 PM',
      '10:00 PM',
    ])
    expect(presetColors).toHaveLength(10)
    expect(ideaSchema.parse(idea)).toMatchObject({ color: '#ffffff', day: null, pinned: false })
  })

  it('knows days of the calendar from what only looks like one', () => {
    expect(['1850-03-01', '2028-02-29', '9999-12-31'].every(isDate)).toBe(true)
    expect(['2027-02-29', '2026-11-31', '0000-01-01', 'tomorrow', 5].some(isDate)).toBe(false)
  })
})

describe('text that becomes an idea', () => {
  it('is refused when there is none', () => {
    expect(writeIdea(' \n\t')).toMatchObject({ ok: false, message: 'Please enter an idea' })
  })

  it('goes on in the description where it is longer than a title', () => {
    const text = 'x'.repeat(5000)
    const written = writeIdea(text)
    expect(written).toMatchObject({
      ok: true,
      value: { title: 'x'.repeat(500), description: 'x'.repeat(4500) },
    })
  })

  it('says so where it is longer than an idea', () => {
    expect(writeIdea('x'.repeat(5501))).toMatchObject({ ok: false, reason: 'too-long' })
  })

  it('loses no letter and cuts none in two', () => {
    const words = fc.array(fc.constantFrom('a', '👩‍👩‍👧', 'שלום', ' ', '\n', 'é', '<b>'), {
      minLength: 1,
      maxLength: 900,
    })
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join('')
        const written = writeIdea(text)
        if (!written.ok) return
        const { title, description } = written.value
        const squeeze = (value: string) => value.replace(/\s+/gu, '')
        expect(squeeze(title + (description ?? ''))).toBe(squeeze(text))
        expect(ideaSchema.safeParse({ ...idea, title, description }).success).toBe(true)
        expect(title + (description ?? '')).not.toMatch(/^\u200D|\u200D$/)
      }),
    )
  })
})

describe('a drop', () => {
  it('on a column sets its day, on a number the date of the month on screen', () => {
    expect(dropOn('want', november)).toEqual({ day: null })
    expect(dropOn('doing', november)).toEqual({ day: 2 })
    expect(dropOn('done', november)).toEqual({ day: 3 })
    expect(dropOn('2', november)).toEqual({ date: '2026-11-02' })
  })

  it('without a destination, or on a day that the month has not, does nothing', () => {
    expect([null, undefined, '31', '0', 'elsewhere'].map((each) => dropOn(each, november))).toEqual(
      [null, null, null, null, null],
    )
  })

  it('on the second of a month leaves the idea in its column', () => {
    const dropped = { ...idea, ...dropOn('2', november) }
    expect(columnOf(dropped)).toBe('want')
    expect(changes(idea, { day: null })).toBe(false)
    expect(changes(idea, { day: 3 })).toBe(true)
  })
})

describe('ideas that an earlier version saved', () => {
  it('are read by groups and as a plain list, with what does not fit in the description', () => {
    const saved = readSavedIdeas(
      JSON.stringify([
        { date: '2027-05-10', ideas: [{ title: 'A', time: '21:30', color: 'red' }] },
        { date: 'next week', ideas: [{ title: 'B', description: 'b', time: 'late' }] },
        { date: 'unscheduled', ideas: [{ title: 'C' }] },
        { title: 'D', date: '1850-03-01' },
        { title: '   ' },
        7,
      ]),
    )
    expect(saved).toMatchObject({
      unreadable: 2,
      ideas: [
        { title: 'A', date: '2027-05-10', time: '9:30 PM', color: '#ffffff' },
        { title: 'B', date: null, time: null, description: 'b\n\nTime: late\n\nDate: next week' },
        { title: 'C', date: null, description: null },
        { title: 'D', date: '1850-03-01' },
      ],
    })
  })

  it('of any length are kept whole, and what is no list is none', () => {
    const title = Array.from({ length: 3000 }, (_, index) => `word${index}`).join(' ')
    const parts = readSavedIdeas(JSON.stringify([{ title }]))?.ideas ?? []
    const text = parts.map((part) => `${part.title}${part.description ?? ''}`).join('')
    expect(text.replace(/\s/g, '')).toBe(title.replace(/\s/g, ''))
    expect(['', '{', '{}', '"text"', 'null'].map(readSavedIdeas)).toEqual(Array(5).fill(null))
  })

  it('of any shape never break the board', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        for (const draft of readSavedIdeas(text)?.ideas ?? []) {
          const read = newIdea(draft, id, '2026-11-16T10:00:00Z')
          expect(ideaSchema.safeParse(read).success).toBe(true)
        }
      }),
    )
  })
})

describe('times as people write them', () => {
  it('become the stored form, or none', () => {
    const written = ['9 am', '9:05 AM', '21.30', '0:00', '12 pm', '24:10', '9', 'noon', '13:00 pm']
    expect(written.map(readClock)).toEqual([
      '9:00 AM',
      '9:05 AM',
      '9:30 PM',
      '12:00 AM',
      '12:00 PM',
      null,
      null,
      null,
      null,
    ])
  })
})
