/** Hours that belong to something else, as people write them, and what the days of a stay are then. */
import { describe, expect, it } from 'vitest'
import { applyFrames } from './apply-frames.ts'
import { partsOfWeekdays } from './parts-of-weekdays.ts'
import { readFrames, withoutFrames } from './read-frames.ts'
import { unsaidHours } from './unsaid-hours.ts'

const of = (text: string, total = 1) =>
  readFrames(text, { total }).map(({ who, kind, from, to, weekdays }) => ({
    ...{ who, kind, from, to, weekdays },
  }))

describe('hours that belong to something else', () => {
  it.each([
    ["I'm at a conference 9 to 5 Tuesday to Thursday", 540, 1020, [2, 3, 4]],
    ['I have a workshop from 9.30 to 13:00 on Friday', 570, 780, [5]],
    ['a language course, school from 9 to 1 every day', 540, 780, null],
    ['meetings until noon on Monday and Tuesday', 480, 720, [1, 2]],
    ['I am only free after 3', 480, 900, null],
    ['we are at the trade fair Mon–Wed until 4', 480, 960, [1, 2, 3]],
  ])('%s', (text, from, to, weekdays) => {
    expect(of(text)).toEqual([{ who: 'all', kind: 'busy', from, to, weekdays }])
  })

  it('are those of the one who is named, or meant by he and she', () => {
    expect(of('My wife works until 2pm Monday, I love ruins.', 2)).toMatchObject([
      { who: 'your wife', from: 480, to: 840, weekdays: [1] },
    ])
    expect(of('I visit my son. He has classes Monday to Wednesday until 3.', 2)).toMatchObject([
      { who: 'your son', to: 900, weekdays: [1, 2, 3] },
    ])
    expect(of("I'm at a congress from 9 to 5, my husband explores", 2)).toMatchObject([
      { who: 'you' },
    ])
  })

  it('are a pause where one comes back to change, and no end of the day', () => {
    expect(of('back at the hotel by 6 to change for dinner')).toEqual([
      { who: 'all', kind: 'pause', from: 1080, to: 1125, weekdays: null },
    ])
    expect(of('in bed by ten, back at the hotel by 9')).toEqual([])
  })

  it('are none in dates, in wishes and in what is over', () => {
    for (const text of [
      'a conference from 8 to 15 November',
      'a cooking class from 10 to 1',
      'a free Thursday after a work conference',
      'Zurich for work 10 to 12 March 2027',
      'museums free from 5 pm',
    ]) {
      expect(of(text)).toEqual([])
    }
  })

  it('leave what else was said where it stood', () => {
    const text = 'Bern, back at the hotel by 6 to change for dinner, and jazz'
    const plain = withoutFrames(text, readFrames(text))
    expect(plain).toHaveLength(text.length)
    expect(plain).not.toMatch(/dinner/)
    expect(plain.indexOf('jazz')).toBe(text.indexOf('jazz'))
  })
})

describe('the days around them', () => {
  const dates = ['2027-05-14', '2027-05-15', '2027-05-16', '2027-05-17']
  const framed = (text: string, total = 1) =>
    applyFrames(readFrames(text, { total }), dates, { at: [1, 1], places: [] })

  it('begin after the morning that is held, on its days alone', () => {
    const { hours, notes } = framed('Sunday morning must be kept free for Mass')
    expect(hours('2027-05-16').from ?? 0).toBeGreaterThanOrEqual(735)
    expect(hours('2027-05-15')).toEqual({})
    expect(notes).toEqual(['Sunday, May 16: kept free until 12:15 for Mass.'])
  })

  it('end before what takes the evening, and go around what lies between', () => {
    expect(framed('I work Saturday from 4 to 11 pm').hours('2027-05-15').to).toBe(930)
    expect(framed('a meeting from 2 to 4 on Friday').appointments).toMatchObject([
      { date: '2027-05-14', start: 840, minutes: 120 },
    ])
  })

  it('are as before for those who are free while one is not', () => {
    const { hours, apart } = framed('My wife works until 2pm Monday', 2)
    expect(hours('2027-05-17')).toEqual({})
    expect(apart).toEqual([{ date: '2027-05-17', who: 'your wife', from: 480, to: 840 }])
  })
})

describe('journeys whose hour nobody said', () => {
  it('leave no morning of the first day and no evening of the last', () => {
    const text = 'flying into Rome on Saturday 9 October and fly home Wednesday 20 October'
    expect(unsaidHours(text, null, 12)).toMatchObject({ from: 780, to: 900 })
    expect(unsaidHours('we get in thursday feb 4 late', null, 6).from).toBe(1320)
  })

  it('end the day after the nights that were asked for before its dinner', () => {
    expect(unsaidHours('New Orleans 3 nights, jazz', null, 4, { nights: 3 })).toMatchObject({
      to: 1020,
    })
    expect(unsaidHours('Lisbon for one night', null, 2, { nights: 1 })).toMatchObject({ to: 1020 })
    // Who counts the days, says an hour or a day of leaving means it.
    expect(unsaidHours('4 days and 3 nights in Lisbon', null, 4, { nights: 3 }).to).toBeUndefined()
    expect(
      unsaidHours('3 nights, flying home at 22:00', { kind: 'journey', to: 1170 }, 4, { nights: 3 })
        .to,
    ).toBeUndefined()
    expect(unsaidHours('3 nights, we fly home on Sunday', null, 4, { nights: 3 }).to).toBe(900)
  })

  it('change nothing where the hour is known, or no day of a journey was named', () => {
    expect(unsaidHours('we land Saturday 5 June', { kind: 'journey', from: 1375 }, 5)).toEqual({
      notes: [],
    })
    expect(unsaidHours('Rome, 6 to 9 May, leaving the car at home', null, 4)).toEqual({ notes: [] })
  })
})

describe('parts of the days on which one comes and goes', () => {
  it.each([
    ['fri 5 march afternoon to sunday 7 march evening', 900, 1260],
    ['Thursday 6 May evening till Sun 9 May, midday', 1080, 720],
    ['from Saturday the 3rd evening until Monday the 5th lunch', 1080, 870],
  ])('stand behind a date as well: %s', (text, from, to) =>
    expect(partsOfWeekdays(text)).toMatchObject({ from, to }),
  )
})

describe('hours that only the brief has', () => {
  const brief = { arrival: '14:00', departure: '18:00' }

  it('bound the first and the last day, by air sooner', () => {
    expect(unsaidHours('Rome by train, three days', null, 3, brief)).toMatchObject({
      from: 885,
      to: 1020,
    })
    expect(unsaidHours('Rome, we fly, three days', null, 3, brief)).toMatchObject({
      from: 915,
      to: 930,
    })
  })

  it('give way to the clock of the text, and win over what is assumed', () => {
    const clock = { kind: 'journey' as const, from: 600, to: 900 }
    expect(unsaidHours('three days', clock, 3, brief)).toEqual({ notes: [] })
    const text = 'flying into Rome on Saturday 9 October'
    expect(unsaidHours(text, null, 4, brief).notes).toEqual([
      'On the first day you are in town from about 15:15.',
      'On the last day you leave town by 15:30, to be there in good time.',
    ])
  })

  it('are those of being there where that was said', () => {
    const text = 'we need to be there at 18:00 for the ship'
    expect(unsaidHours(text, null, 3, { departure: '18:00' }).to).toBe(1050)
  })
})

describe('hours that are free', () => {
  it('are not those of the work beside them', () => {
    expect(readFrames('in Milan for work, free tonight from about 6 till midnight')).toEqual([])
    expect(readFrames('at a conference, free on Tuesday evening from 5 to 11pm')).toEqual([])
  })
})
