/** Sentences of long requests that turned the whole request around. */
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { parseBrief } from './parse-brief.ts'

const { destinations } = await loadCatalogue()
const context = { today: '2026-11-16', destinations, gazetteer: await loadGazetteer() }
const read = (text: string) => parseBrief(text, context)
const goals = (text: string) => read(text).destinations.map(({ name }) => name)

describe('where the journey goes', () => {
  it('is the town one has been to, where one comes back to it and names no other', () => {
    expect(
      goals('We have been to Cape Town twice so no Table Mountain. We’re back 12 to 17 February.'),
    ).toEqual(['Cape Town'])
    expect(goals('I have been to Athens before. This time three days in May, just food.')).toEqual([
      'Athens',
    ])
    expect(goals('We have been to Paris and London, where should we go in June?')).toEqual([])
    const again = [
      [
        "we've been to Paris twice and have seen the main sights already. 3 days of something different?",
        'Paris',
      ],
      ["I've been to London three times already, what else is there for 4 days?", 'London'],
      ['Back in Lisbon for 3 days, not the usual sights', 'Lisbon'],
      ["We have already seen Barcelona's big sights. Weekend of less obvious things", 'Barcelona'],
    ] as const
    for (const [text, goal] of again) {
      expect(goals(text)).toEqual([goal])
      expect(read(text).mustAvoid).not.toContain(goal)
    }
    expect(goals('We went to Rome last year, somewhere different this summer?')).toEqual([])
  })

  it('is no airport and no station', () => {
    expect(goals('Paris 5 days in April, we sleep near Gare de Lyon')).toEqual(['Paris'])
    expect(
      goals('Tokyo then Kyoto, landing at Haneda on 9 November and flying home from Kansai'),
    ).toEqual(['Tokyo', 'Kyoto'])
    expect(goals('4 days in Newark in May')).toEqual(['Newark'])
  })

  it('is also where one flies in and out', () => {
    const brief = read('Rome and Florence in June, flying in and out of Rome, 7 nights')
    expect(brief.destinations.map(({ name }) => name)).toEqual(['Rome', 'Florence'])
    expect(brief.origin).toBeUndefined()
  })
})

describe('what is said besides', () => {
  it('a weekday that a feast names is that day', () => {
    expect(read('Seville, Thursday 25 to Easter Sunday 28 March 2027').dates).toMatchObject({
      start: '2027-03-25',
      end: '2027-03-28',
    })
  })

  it('a refusal ends where somebody begins to say what they do', () => {
    const { transport } = read('Paris, the metro is not possible and we will take the bus or walk')
    expect(transport.wanted).toContain('bus')
    const { dislikes } = read('Paris 3 days, back at the hotel before 8pm, except the concert')
    expect(dislikes).toEqual([])
  })

  it('one museum a day at most is no wish for museums', () => {
    const { wantedKinds, avoidedKinds } = read('Athens, not more than one museum a day')
    expect(wantedKinds).toEqual([])
    expect(avoidedKinds).toEqual(['museum'])
  })

  it('to eat as much as possible is no hurry', () => {
    const { pace, interests } = read('Singapore 2 days, want to eat as much as possible')
    expect(pace).toBeUndefined()
    expect(interests).toContain('food')
  })
})
