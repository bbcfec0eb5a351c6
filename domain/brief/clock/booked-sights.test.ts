import { expect, it } from 'vitest'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { parseBrief } from '../parse-brief.ts'

const destinations = await loadDestinationNames()
const gazetteer = await loadGazetteer()
const read = (text: string) => parseBrief(text, { today: '2026-11-19', gazetteer, destinations })
const rome = { start: '2027-10-11', end: '2027-10-15' }

it.each([
  'Vatican Museums booked for Tuesday 9:30',
  'we have tickets for the Vatican Museums on Tuesday at 9:30',
  'Vatican Museums tickets: Tuesday 9:30am',
  'our slot at the Vatican Museums is Tuesday at 9:30',
  'we already booked the Vatican Museums for Tuesday at 9.30am',
])('%s is held for that day and hour, and no start of the trip', (said) => {
  const { appointments, mustSee, dates } = read(`Rome from 11 to 15 October 2027, ${said}.`)
  expect(appointments).toEqual([
    { what: 'reservation', where: 'Vatican Museums', weekday: 2, time: '09:30' },
  ])
  expect(mustSee).toEqual(['Vatican Museums'])
  expect(dates).toMatchObject(rome)
})

it('tells a date by itself, a tour as one, and what is not booked not at all', () => {
  expect(
    read('Granada 10 to 13 May 2027, the Alhambra is booked for 11 May at 14:00').appointments,
  ).toEqual([{ what: 'reservation', where: 'Alhambra', date: '2027-05-11', time: '14:00' }])
  expect(
    read('Rome 11-15 October 2027, guided tour of the Colosseum on Tuesday at 9').appointments,
  ).toMatchObject([{ what: 'tour', where: 'Colosseum', time: '09:00' }])
  expect(
    read('London 4 days in May, hotel booked, Tower of London on Tuesday').appointments,
  ).toEqual([])
})

it.each([
  [
    'Rome 11-15 October 2027. Colosseum tix wed 10.30am',
    { where: 'Colosseum', weekday: 3, time: '10:30' },
  ],
  [
    'Rome 11-15 October 2027. Got tickets for La Traviata Thursday 7pm',
    { where: 'La Traviata', weekday: 4, time: '19:00' },
  ],
  // A house that no list has.
  [
    'Copenhagen 12-14 March 2027. NOPA booked saturday 18.30',
    { where: 'NOPA', weekday: 6, time: '18:30' },
  ],
  [
    'Rome 11-15 October 2027. Borghese Gallery on Wednesday 3pm is a treat and it’s booked',
    { where: 'Borghese Gallery', weekday: 3, time: '15:00' },
  ],
  // The day by its number alone, of those of the trip.
  [
    'Dubai 24 to 27 December 2026. Burj Khalifa slot is 25th at 16:30',
    { where: 'Burj Khalifa', date: '2026-12-25', time: '16:30' },
  ],
])('%s', (text, expected) =>
  expect(read(text).appointments).toEqual([{ what: 'reservation', ...expected }]),
)

it('keeps the meal for which a table is held', () => {
  expect(
    read('Montreal 12-15 February 2027. Dinner at Au Pied de Cochon 8pm Saturday is booked')
      .appointments,
  ).toEqual([{ what: 'dinner', where: 'Au Pied de Cochon', weekday: 6, time: '20:00' }])
})

it('needs no day where there is only one', () => {
  expect(read('Ghent on Saturday. Mystic Lamb is booked 11:15').appointments).toEqual([
    { what: 'reservation', where: 'Mystic Lamb', time: '11:15' },
  ])
})

it.each([
  'London 5-8 March 2027, flights booked, hotel booked for Friday at 3pm',
  'Paris 5-8 March 2027, Eurostar booked Friday 9.30am',
])('is no way and no bed: %s', (text) => expect(read(text).appointments).toEqual([]))
