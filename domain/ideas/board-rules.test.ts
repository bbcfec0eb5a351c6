import { describe, expect, it } from 'vitest'
import { suggestionIdSchema } from '#domain/assistant/ids.ts'
import { writeCalendar } from '#domain/calendar/ics.ts'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { ideasAsCalendar } from './as-calendar.ts'
import { ideasAsTable } from './as-table.ts'
import { closedOnTheirDay, daysFilled, feasibilityInWords } from './feasibility.ts'
import { everyIdea, filterIdeas } from './filter.ts'
import { ideaFromSuggestion, suggestionIdOf } from './from-suggestion.ts'
import { type IdeaDraft, newIdea } from './idea.ts'
import { ideasByDate, nextMonth, shortDayInWords, weeksOf } from './month.ts'
import { readPasted } from './paste.ts'
import { placeOf } from './place-of.ts'
import { planOf } from './plan-these.ts'

let count = 0
function idea(draft: IdeaDraft) {
  count += 1
  const id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
  return newIdea(draft, id, new Date(count).toISOString())
}
const at = (name: string, place: object) =>
  idea({ title: name, place_details: JSON.stringify(place) })

describe('a month', () => {
  it('begins its weeks on Sunday and has its own days alone', () => {
    const weeks = weeksOf({ year: 2026, month: 11 })
    expect(weeks[0]?.[0]).toBe('2026-11-01')
    expect(weeks.flat().filter(Boolean)).toHaveLength(30)
    expect(weeksOf({ year: 2026, month: 5 })[0]?.slice(4)).toEqual([
      null,
      '2026-05-01',
      '2026-05-02',
    ])
  })

  it('follows the one before over the year', () => {
    expect(nextMonth({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
    expect(nextMonth({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
  })

  it('has its words whatever the zone', () => {
    expect([
      shortDayInWords('2026-11-16', '2026-01-01'),
      shortDayInWords('1850-03-01', '2026-01-01'),
    ]).toEqual(['Nov 16', 'Mar 1, 1850'])
  })

  it('lists the ideas of a day by the clock, those without a time last', () => {
    const date = '2026-11-16'
    const ideas = [
      idea({ title: 'any time', date }),
      idea({ title: 'noon', date, time: '12:00 PM' }),
      idea({ title: 'early', date, time: '6:00 AM' }),
      idea({ title: 'undated' }),
    ]
    expect(
      ideasByDate(ideas)
        .get(date)
        ?.map(({ title }) => title),
    ).toEqual(['early', 'noon', 'any time'])
  })
})

describe('what is pasted', () => {
  const titles = (text: string) => {
    const read = readPasted(text)
    return read.ok ? read.value.map(({ title }) => title) : read.reason
  }

  it('is one idea a line, without the marks of a list', () => {
    expect(titles('- Sintra\r\n* Cascais\n\n3. Évora\n[x] Porto\n2) Faro')).toEqual([
      'Sintra',
      'Cascais',
      'Évora',
      'Porto',
      'Faro',
    ])
    expect(titles(' \n ')).toBe('empty')
    expect(titles('a\n'.repeat(300))).toBe('too-long')
  })

  it('of an address takes the name that stands in it', () => {
    expect(
      titles(
        [
          'https://www.google.com/maps/place/Torre+de+Bel%C3%A9m/@38.6916,-9.216,17z',
          'https://www.visitlisboa.com/en/places/castelo-de-sao-jorge.html',
          'http://example.com/',
          'https://example.com/%E0%A4%A',
          'javascript:alert(1)',
          'Rua Augusta 24, Lisbon',
        ].join('\n'),
      ),
    ).toEqual([
      'Torre de Belém',
      'Castelo de sao jorge',
      'example.com',
      'example.com',
      'javascript:alert(1)',
      'Rua Augusta 24, Lisbon',
    ])
  })

  it('keeps the page as a website and the coordinates of a map', () => {
    const read = readPasted('https://maps.example/?q=38.7,-9.1\nhttps://a.example/museu')
    const places = read.ok
      ? read.value.map(({ place_details: text = null }) => placeOf({ place_details: text }))
      : []
    expect(places[0]?.at).toEqual({ lat: 38.7, lon: -9.1 })
    expect(places[1]?.website).toBe('https://a.example/museu')
  })
})

describe('search and filters', () => {
  const ideas = [
    idea({ title: 'Évora', color: '#FF6B6B' }),
    idea({ title: 'Café', description: 'in Evora', pinned: true, day: 2 }),
  ]
  const found = (filter: object) =>
    filterIdeas(ideas, { ...everyIdea, ...filter }).map(({ title }) => title)

  it('find every word anywhere, without regard to marks, and narrow by colour, pin and column', () => {
    expect(found({ text: 'EVORA' })).toEqual(['Évora', 'Café'])
    expect(found({ text: 'cafe evora' })).toEqual(['Café'])
    expect(found({ color: '#ff6b6b' })).toEqual(['Évora'])
    expect(found({ pinned: true })).toEqual(['Café'])
    expect(found({ column: 'want' })).toEqual(['Évora'])
    expect(found({})).toEqual(['Évora', 'Café'])
  })
})

describe('files of a board', () => {
  it('are a calendar that folds and escapes, with floating times', () => {
    const long = idea({
      title: 'Ž'.repeat(60),
      description: 'a;b,c\nd',
      date: '2027-05-10',
      time: '11:30 PM',
    })
    const text = ideasAsCalendar(
      [long, idea({ title: 'All day', date: '2027-02-28' })],
      'My, board',
      new Date(0),
    )
    const lines = text.split('\r\n')
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'Ž'.repeat(60)}\r\n`)
    expect(text).toContain('DESCRIPTION:a\\;b\\,c\\nd\r\n')
    expect(text).toContain('DTSTART:20270510T233000\r\nDTEND:20270511T003000\r\n')
    expect(text).toContain('DTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301\r\n')
    expect(text).toContain('X-WR-CALNAME:My\\, board\r\n')
  })

  it('let nobody write a line of their own into the calendar', () => {
    const event = {
      uid: 'a',
      title: 'x\r\nEND:VCALENDAR',
      url: 'https://a.example/\r\nX:1',
      when: { kind: 'days', from: '2027-01-01', until: '2027-01-02' },
    } as const
    const text = writeCalendar({ name: 'n', product: 'p', now: new Date(0), events: [event] })
    expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1)
    expect(text).not.toContain('X:1')
  })

  it('are a table in which nothing is a formula', () => {
    const titles = ['=1+1', '+49', '-x', '@me', '\t=1', 'plain', 'a "b", c']
    const rows = ideasAsTable(titles.map((title) => idea({ title }))).split('\r\n')
    expect(rows.slice(1, -1).map((row) => row.replace(/,,.*$/, ''))).toEqual([
      "'=1+1",
      "'+49",
      "'-x",
      "'@me",
      "'\t=1",
      'plain',
      '"a ""b"", c"',
    ])
  })
})

describe('a suggestion', () => {
  it('becomes an idea and can be known again', () => {
    const draft = ideaFromSuggestion({
      id: suggestionIdSchema.parse('lisbon/belem'),
      title: 'Belém Tower',
      reasoning: 'You like the river.',
      description: 'A tower.',
      isPinned: false,
      color: 'teal',
      placeDetails: { name: 'Torre de Belém', address: 'Belém', destination: 'lisbon' },
    })
    const made = idea(draft)
    expect(made).toMatchObject({ title: 'Belém Tower', description: 'A tower.', color: '#ffffff' })
    expect(placeOf(made)).toMatchObject({ name: 'Torre de Belém', destination: 'lisbon' })
    expect(suggestionIdOf(made)).toBe('lisbon/belem')
    expect(placeOf(idea({ title: 'Words', place_details: '{broken' }))).toBeNull()
  })
})

describe('ideas that are to become a trip', () => {
  it('are what must be seen, where most of them are, from the first day they have', () => {
    const ideas = [
      at('Tower', { name: 'Torre de Belém', destination: 'lisbon' }),
      at('Castle', { name: 'Castelo', destination: 'lisbon' }),
      { ...idea({ title: 'Only; words' }), date: '2027-05-12' },
      { ...idea({ title: 'Past' }), date: '2020-01-01' },
    ]
    expect(planOf(ideas, '2027-01-01')).toEqual({
      where: 'Lisbon',
      start: '2027-05-12',
      days: 1,
      see: ['Torre de Belém', 'Castelo', 'Only, words', 'Past'],
    })
  })

  it('fill days by what the catalogue knows, and those that are closed are counted', async () => {
    const lisbon = await loadDestination('lisbon')
    const closedMondays = lisbon?.places.find(({ hours }) => hours && /Tu-Su/.test(hours))
    if (!closedMondays) throw new Error('The catalogue has no place that is closed on Mondays')
    const monday = { ...idea({ title: 'On a Monday' }), date: '2027-05-10' }
    const tuesday = { ...idea({ title: 'On a Tuesday' }), date: '2027-05-11' }
    const places = new Map([
      [monday.id, closedMondays],
      [tuesday.id, closedMondays],
    ])
    expect(closedOnTheirDay([monday, tuesday], places)).toEqual([monday])
    expect(feasibilityInWords([monday, tuesday], places)).toBe(
      '2 ideas fill a day; one is closed on its day',
    )
    const nine = Array.from({ length: 9 }, () => idea({ title: 'Somewhere' }))
    expect(daysFilled(nine, new Map())).toBe(3)
    expect(feasibilityInWords(nine, new Map())).toBe('9 ideas fill 3 days')
    expect(feasibilityInWords(nine.slice(0, 1), new Map())).toBeNull()
  })
})
