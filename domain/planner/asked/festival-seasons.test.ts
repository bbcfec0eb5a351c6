/** Who comes for a festival of the town, and says no dates, has its days. */
import { expect, it } from 'vitest'
import { festivalMeant } from './festival-seasons.ts'

const today = '2026-11-19'
const town = {
  festivals: [
    { name: 'Jazz Fest', on: 'usually Apr 20 until May 8', says: '' },
    { name: 'Pride', on: 'last Sunday of Jun', says: '' },
    { name: 'Film Festival', on: 'usually Sep 2 until Sep 21', says: '' },
  ],
}
const meant = (text: string) => festivalMeant(text, town, today)

it.each([
  ['4 days during Jazz Fest, live music every night', 'Jazz Fest'],
  ['a long weekend for the jazz festival', 'Jazz Fest'],
  ['we come for Pride', 'Pride'],
  ['three days to see the film festival', 'Film Festival'],
])('%s', (text, name) => {
  expect(meant(text)?.name).toBe(name)
})

it.each([
  'four days of jazz',
  'we take pride in eating well',
  'not during the Film Festival',
  'avoiding Jazz Fest',
  'the Film Festival museum',
])('%s is not for one', (text) => {
  expect(meant(text)).toBeNull()
})

it('days that are other ones every year are not claimed', () => {
  expect(meant('during Jazz Fest')?.says).toContain('usually')
  expect(meant('for Pride')?.windows.at(-1)).toMatchObject({ first: '2027-06-27' })
})
