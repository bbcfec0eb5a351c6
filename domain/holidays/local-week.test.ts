import { expect, it } from 'vitest'
import { restOn, weekToKnow } from './local-week.ts'

const friday = '2027-04-09'
const sunday = '2027-04-11'
const souk = { kind: 'market', hours: '09:00-20:00' } as const

it('souks of Morocco rest on Friday, and markets elsewhere do not', () => {
  expect(restOn(souk, { country: 'MA' }, friday)?.says).toContain('Fridays')
  expect(restOn(souk, { country: 'MA' }, sunday)).toBeNull()
  expect(restOn(souk, { country: 'FR' }, friday)).toBeNull()
})

it('a place whose own hours name its weekdays keeps to them', () => {
  const hours = 'Mo-Th 09:00-20:00; Fr 16:00-20:00'
  expect(restOn({ ...souk, hours }, { country: 'MA' }, friday)).toBeNull()
})

it('shops of Germany and their streets rest on Sunday, and are told to', () => {
  const street = { kind: 'shopping', hours: '24/7' } as const
  expect(restOn(street, { country: 'DE' }, sunday)?.says).toContain('Sunday')
  expect(restOn({ kind: 'neighbourhood', hours: '24/7' }, { country: 'DE' }, sunday)).toBeNull()
  expect(weekToKnow({ country: 'DE' }, [sunday], [street])).toHaveLength(1)
  expect(weekToKnow({ country: 'DE' }, [friday], [street])).toEqual([])
})

it('is told to those who have the day and go there', () => {
  const dates = ['2027-04-08', friday]
  expect(weekToKnow({ country: 'MA' }, dates, [souk])).toHaveLength(1)
  expect(weekToKnow({ country: 'MA' }, dates, [{ kind: 'museum' }])).toEqual([])
  expect(weekToKnow({ country: 'MA' }, ['2027-04-08'], [souk])).toEqual([])
})

it('museums of which nobody knows the hours are for another day than Monday, where most shut on it', () => {
  const monday = '2027-04-12'
  const museum = { kind: 'museum', hours: null } as const
  expect(restOn(museum, { country: 'ES' }, monday)).not.toBeNull()
  expect(restOn(museum, { country: 'GB' }, monday)).toBeNull()
  expect(restOn({ ...museum, hours: '10:00-18:00' }, { country: 'ES' }, monday)).toBeNull()
  expect(weekToKnow({ country: 'ES' }, [monday], [museum])).toEqual([])
})
