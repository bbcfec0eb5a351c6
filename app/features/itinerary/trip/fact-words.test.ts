import { expect, it } from 'vitest'
import { daylightInWords, hoursInWords, priceInWords, sourceInWords } from './fact-words.ts'

it('hours are said for the day, with the weekday on which it is closed', () => {
  expect(hoursInWords({ kind: 'open', spans: [{ from: 600, to: 1080 }] })).toBe('Open 10 AM–6 PM')
  expect(
    hoursInWords({
      kind: 'open',
      spans: [
        { from: 720, to: 930 },
        { from: 1140, to: 1500 },
      ],
    }),
  ).toBe('Open 12 PM–3:30 PM, 7 PM–1 AM')
  expect(hoursInWords({ kind: 'closed', weekday: 1 })).toBe('Closed on Mondays')
  expect(hoursInWords({ kind: 'closed', weekday: null })).toBe('Closed that day')
  expect(hoursInWords({ kind: 'unknown' })).toBe('Check hours')
})

it('every source says what it is and how old', () => {
  expect(sourceInWords({ kind: 'estimate', name: 'distance' })).toBe('an estimate from distance')
  expect(sourceInWords({ kind: 'provider', name: 'Open-Meteo', asOf: '2027-05-08' })).toBe(
    'Open-Meteo, live, May 8, 2027',
  )
  expect(sourceInWords({ kind: 'traveller' })).toBe('your own words')
  expect(sourceInWords({ kind: 'catalogue' })).toBe('from Piri’s catalogue, age unknown')
  expect(sourceInWords({ kind: 'catalogue', asOf: '2026-11-16' })).toBe(
    'from Piri’s catalogue, read in November 2026',
  )
})

it('a price is a level and not a sum', () => {
  expect(priceInWords(0)).toBe('Free')
  expect(priceInWords(2)).toBe('About moderate, level 2 of 4')
})

it('the light of a day is told where there is some', () => {
  const light = { sunrise: 388, sunset: 1238, dawn: 360, dusk: 1266, sun: 'rises' } as const
  expect(daylightInWords(light)).toBe('Sun 6:28 AM–8:38 PM')
  expect(
    daylightInWords({
      ...light,
      sunrise: null,
      sunset: null,
      dawn: null,
      dusk: null,
      sun: 'never-sets',
    }),
  ).toBe('The sun does not set')
})
