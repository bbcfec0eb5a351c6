import { expect, it } from 'vitest'
import { readStayClock } from './stay-clock.ts'

it.each([
  ['8 hour layover in Istanbul, landing 09:00, taking off 17:00', 'layover', 630, 840],
  ['layover in Doha from 10:00 to 20:00', 'layover', 690, 1020],
  ['we land Friday 12 February 2027 at 14:00', 'journey', 15 * 60 + 15, undefined],
  ['our flight out is Sunday at 18:00', 'journey', undefined, 15 * 60 + 30],
  ['Plan one evening for the two of us in Buenos Aires', 'evening', 1050, 1440],
  ['stopover, arriving Tuesday at 06:00, leaving Wednesday at 23:00', 'journey', 435, 1230],
  ['we get to Prague on a Thursday at 21:40 and have until Sunday noon', 'journey', 1345, 660],
  ['land Friday at 6pm, leave Monday morning at 11', 'journey', 19 * 60 + 15, 8 * 60 + 30],
  ['our train leaves at 6 in the evening, leaving for good', 'journey', undefined, 17 * 60],
  ['landing 10:00 and flying on at 19:00, a 9 hour layover', 'layover', 690, 960],
  ['arriving Friday 23:30 and leaving Monday 7:00', 'journey', 24 * 60 + 15, 270],
  ['by train, leaving Monday 7:00', 'journey', undefined, 360],
  ['our cruise ship is in Athens on 20 July from 7:00 to 17:00', 'call', 450, 960],
  ['One evening in London next Friday', 'evening', 1050, 1440],
])('%s', (text, kind, from, to) => {
  const read = readStayClock(text)
  expect(read?.kind).toBe(kind)
  expect([read?.from, read?.to]).toEqual([from, to])
})

it.each([
  'one day in Paris, we arrive the evening before',
  '4 nights in Budapest, they would be happy with one evening at the opera',
  'a beer garden every evening in Munich',
  '3 days in Amsterdam, 14-16 May, the Rijksmuseum and a canal cruise',
  'Paris 14-16 May with a cruise on the Seine',
  'a port day of our cruise, May 14-16',
])('%s: no clock', (text) => {
  expect(readStayClock(text)).toBeNull()
})
