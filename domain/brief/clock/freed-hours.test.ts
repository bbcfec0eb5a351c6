import { describe, expect, it } from 'vitest'
import { freedHours, freedInWords, withoutFreed } from './freed-hours.ts'

describe('what ends at an hour of a weekday', () => {
  it.each([
    ['Conference in Vancouver ends Wednesday noon and my flight leaves Friday', 'Wednesday', 720],
    ['My conference in Barcelona is over by Thursday 2pm', 'Thursday', 840],
    ['I work in Berlin until Friday 17:00, then the weekend', 'Friday', 1020],
    ['In Lisbon for work till Wednesday 4pm', 'Wednesday', 960],
    ['Trade fair in Milan, done at 3pm on Thursday', 'Thursday', 900],
    ['Meetings in Chicago end Tuesday at noon', 'Tuesday', 720],
    ['Training course in Vienna lasts until noon on Friday 4 December', 'Friday', 720],
    ['Conference in Rome ends Wednesday evening, fly home Saturday morning', 'Wednesday', 1140],
    ['I finish work in Copenhagen at 5pm Thursday and stay until Sunday', 'Thursday', 1020],
  ])('%s', (text, weekday, minute) => {
    const [freed, ...others] = freedHours(text)
    expect(others).toEqual([])
    expect(freed).toMatchObject({ weekday, minute })
    expect(freed?.instead).toHaveLength((freed?.end ?? 0) - (freed?.start ?? 0))
  })

  it.each([
    'Conference on Wednesday at noon in Vancouver',
    'Workshop Wednesday 9-12, dinner at 7',
    'meetings until noon on Monday and Tuesday',
    'we are there until Sunday 3pm',
    'dinner at 8pm on Saturday',
    'Seoul until Friday',
  ])('nothing ends in: %s', (text) => {
    expect(freedHours(text)).toEqual([])
  })

  it('begins the trip on that day, with the place where it was', () => {
    const text = 'Conference in Vancouver ends Wednesday noon, flight Friday'
    const plain = withoutFreed(text, freedHours(text))
    expect(plain).toHaveLength(text.length)
    expect(plain.replace(/ +/g, ' ')).toBe(' in Vancouver from Wednesday , flight Friday')
    expect(plain.indexOf('Vancouver')).toBe(text.indexOf('Vancouver'))
    expect(freedHours(text).map(freedInWords)).toEqual(['conference until 12:00 on Wednesday'])
  })

  it('leaves no day where what follows has its own', () => {
    const text = 'The wedding in Edinburgh finishes on Saturday at 11pm, then Sunday and Monday'
    expect(withoutFreed(text, freedHours(text))).not.toMatch(/Saturday/)
  })
})
