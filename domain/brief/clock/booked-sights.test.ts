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
