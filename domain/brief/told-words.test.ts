import { describe, expect, test } from 'vitest'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { parseBrief } from './parse-brief.ts'
import { printBrief } from './print/print-brief.ts'

const context = {
  today: '2026-11-19',
  gazetteer: await loadGazetteer(),
  destinations: await loadDestinationNames(),
}
const read = (text: string) => parseBrief(text, context)
const withoutMarks = (text: string) => {
  const { spans, notUnderstood, missing, contradictions, ...brief } = read(text)
  return brief
}

describe('needs in their own words', () => {
  test.each([
    ['Madeira 5 days, my husband gets dizzy on heights', ['gets dizzy on heights']],
    ['8 friends, ski week in Austria, half of us are beginners', ['half of us are beginners']],
    ['Lisbon 4 days with a baby, we need a babysitter', ['babysitter']],
    ['Mallorca 10-17 June, high chair needed', ['high chair']],
    ['Wales 3 days, hikes max 10 km', ['hikes max 10 km']],
    ['Bruges 2 days, I can only walk short distances', ['can only walk short distances']],
  ])('%s', (text, needs) => expect(read(text).needs).toEqual(needs))

  test('what is not needed is no need', () =>
    expect(read('Lisbon 4 days, no babysitter needed').needs).toBeUndefined())

  test('who asks for ideas needs nothing on the way', () =>
    expect(read('Need ideas for 3 days in Rome').needs).toBeUndefined())
})

describe('beds in their own words', () => {
  test.each([
    ['3 nights in Bremen, hotel near the main station', ['near the main station']],
    ['Amsterdam 4 days, hotel with roll-in shower', ['roll-in shower']],
    ['Lake Como, 3 nights, boutique hotel with lake view', ['lake view']],
    ['Antwerp 2 days, hostel with female dorm', ['female dorm']],
    ['Rome 4 days, hotel in Trastevere or Monti', ['or in Monti']],
    ['Naples 3 days, b&b, not hotel', ['not hotel']],
  ])('%s', (text, wishes) => expect(read(text).lodging.wishes).toEqual(wishes))

  test('a house is a bed, an opera house is none', () => {
    expect(read('Brittany in August, house with garden').lodging.called).toBe('house')
    expect(read('Sydney 3 days, the opera house').lodging.kind).toBeUndefined()
  })

  test('walks that are flat are no apartment', () =>
    expect(read('Madeira 5 days, walks that are flat').lodging.kind).toBeUndefined())

  test('the price is of the bed that was named last', () =>
    expect(read('no smoking rooms, 4 days Prague, hotel max 70 eur').lodging.price).toEqual({
      minor: 7000,
      currency: 'EUR',
    }))
})

describe('ways in their own words', () => {
  test('a refused sort of flight refuses no flight', () => {
    const { transport } = read('Vietnam 3 weeks, night buses ok, no domestic flights')
    expect(transport.avoided).toEqual([])
    expect(transport.wishes).toEqual(['no domestic flights', 'night buses'])
  })

  test('who wants little driving may drive', () =>
    expect(read('Morocco 8 days, not too much driving').transport.avoided).toEqual([]))

  test('how long a flight may be', () =>
    expect(read('Somewhere sunny from Vienna, direct flight, max 4 hours').transport).toMatchObject(
      {
        wanted: ['flight'],
        wishes: ['direct flight, max 4 hours'],
      },
    ))
})

describe('what is celebrated', () => {
  test.each([
    ["Seville 14-17 May, for my girlfriend's 30th", 'birthday', '30th birthday'],
    ['mum turns 60 so we go to Bath in june', 'birthday', '60th birthday'],
    ['our 25th wedding anniversary in Lisbon', 'anniversary', '25th anniversary'],
    ["Tromso for my parents' golden wedding", 'anniversary', 'golden wedding'],
    ['Lake Como, 10 years married', 'anniversary', '10th anniversary'],
  ] as const)('%s', (text, occasion, celebrated) => {
    const brief = read(text)
    expect(brief.occasions).toContain(occasion)
    expect(brief.celebrated).toBe(celebrated)
  })

  test('the 30th of May is no birthday', () =>
    expect(read('Rome from the 30th of May, 3 days').celebrated).toBeUndefined())
})

describe('appointments', () => {
  test('each has its own time', () =>
    expect(
      read('Krakow, 2 nights in March, workshop on Friday 9-12, dinner for all at 7pm')
        .appointments,
    ).toMatchObject([
      { what: 'workshop', weekday: 5, time: '09:00' },
      { what: 'dinner', time: '19:00' },
    ]))

  test('breakfast of the hotel is none', () =>
    expect(
      read('Bath, spa hotel with breakfast, dinner reservation Saturday 7.30pm').appointments,
    ).toEqual([{ what: 'dinner', weekday: 6, time: '19:30' }]))

  test('who plays is told', () =>
    expect(read('Hamburg 29-31 January, HSV match on Saturday').appointments).toEqual([
      { what: 'HSV match', weekday: 6 },
    ]))

  test('what has no one hour is settled in its own words', () => {
    expect(
      read('My company sends me to Singapore 11 to 15 January, meetings daily 9 to 5').settled,
    ).toEqual(['meetings daily 9 to 5'])
    expect(read('I have a conference in Vienna 9-11 June').settled).toEqual([
      'conference 9-11 June',
    ])
  })
})

describe('who comes along', () => {
  test.each([
    ['Husband has meetings in Zurich 3 to 5 Feb, I come along', 2, ['couple', 'business']],
    ["My mother is 82, we'd like 4 days in Dresden", 2, ['family']],
    ['my kids (8 & 10) with their grandparents to Billund, 2 nights', 4, ['family']],
    ['mother daughter trip, she is 16, Paris 3 days', 2, ['family']],
    ['Team of 15 from our company to Krakow', 15, ['business']],
  ])('%s', (text, total, kinds) => {
    const { party } = read(text)
    expect(party.total).toBe(total)
    expect(party.kinds).toEqual(kinds)
  })

  test('one who is named twice is counted once', () => {
    const text = 'my mother in law who is 78, Barcelona, our boys (5 and 8), the park for granny'
    expect(read(text).party.elderly).toBe(1)
    expect(
      read('Grandparents taking two grandkids to Rome, grandpa has bad knees').party.elderly,
    ).toBe(2)
  })

  test('a cot for the baby is no second baby', () =>
    expect(read('2 couples and a baby, Mallorca, baby cot and high chair').party.infants).toBe(1))

  test('of a range of ages nobody knows whose', () =>
    expect(read('22 kids aged 11-14 and 4 leaders, Bled').party.childAges).toEqual([]))
})

test('printed, they are read as the same again', () => {
  for (const text of [
    'Bremen 3 days with my dad (68), he gets tired quickly, coffee breaks, hotel near main station',
    "Lisbon for our daughter's 18th birthday, surf lesson on Friday morning, birthday dinner Saturday 8pm",
    'Prague 4 days, hostel max 35 per person a night, night train from Vienna, meetings daily 9 to 5',
  ])
    expect(withoutMarks(printBrief(read(text)))).toEqual(withoutMarks(text))
})
