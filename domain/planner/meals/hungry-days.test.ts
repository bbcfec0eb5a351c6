import { expect, it } from 'vitest'
import type { PlaceKind } from '#domain/places/schema.ts'
import type { DayVisit } from '../day-visit.ts'
import { laterDinner } from '../seating/later-dinner.ts'
import { place, read } from '../testing/sample-request.ts'
import { visitTo } from '../testing/sample-visit.ts'
import { bitesBetween, mealsBetween } from './hungry-days.ts'

const visit = (kind: PlaceKind, more: Partial<DayVisit> = {}): DayVisit =>
  visitTo(place(kind, { kind }), more)
const stop = (what: DayVisit, start: number, minutes: number) => ({
  visit: what,
  start,
  minutes,
  planned: minutes,
})
const request = read({})

it('a day without a table says at the longest stop of the hour that one eats there', () => {
  const day = [
    stop(visit('museum'), 670, 100),
    stop(visit('park'), 800, 120),
    stop(visit('viewpoint'), 940, 60),
  ]
  const [lunch, ...more] = mealsBetween(day, request)
  expect(lunch).toEqual({
    stop: 1,
    says: 'Time for lunch there, in the middle of the visit.',
  })
  expect(more).toEqual([])
  const [vegan] = mealsBetween(day, read({ diets: ['vegan'] }))
  expect(vegan?.says).toMatch(/ask for what is vegan, or bring it/)
})

it('where no kitchen is one has it along, and a day with a table says nothing', () => {
  const dunes = [stop(visit('nature'), 660, 240)]
  expect(mealsBetween(dunes, request)[0]?.says).toMatch(/have it with you/)
  const table = visit('restaurant', { kind: 'meal', meal: 'lunch' })
  expect(mealsBetween([stop(visit('museum'), 600, 120), stop(table, 730, 60)], request)).toEqual([])
})

it('dinner waits until lunch is over, as long as the kitchen and the evening allow', () => {
  const dinner = visit('restaurant', { kind: 'meal', meal: 'dinner' })
  const evening = { start: 1110, latest: 1275, lunchOver: 900, free: 200 }
  expect(laterDinner(dinner, evening)).toBe(60)
  expect(laterDinner(dinner, { ...evening, latest: 1140 })).toBe(30)
  expect(laterDinner(dinner, { ...evening, free: 0 })).toBe(0)
  expect(laterDinner(dinner, { ...evening, lunchOver: 800 })).toBe(0)
  expect(laterDinner({ ...dinner, locked: true }, evening)).toBe(0)
})

it('dinner before a show is not begun at once where one would wait in the street after it', () => {
  const dinner = visit('restaurant', { kind: 'meal', meal: 'dinner', beforeShow: true })
  const evening = { start: 1035, latest: 1095, lunchOver: 810, free: 60 }
  expect(laterDinner(dinner, evening)).toBe(50)
  expect(laterDinner(dinner, { ...evening, latest: 1065 })).toBe(30)
  expect(laterDinner(dinner, { ...evening, free: 15 })).toBe(0)
})

it('where dinner is many hours after lunch, a bite is said before one sets out again', () => {
  const lunch = stop(visit('restaurant', { kind: 'meal', meal: 'lunch' }), 850, 40)
  const dinner = stop(visit('restaurant', { kind: 'meal', meal: 'dinner' }), 1330, 50)
  const siesta = stop(visitTo(place('bed'), { kind: 'free', place: null }), 900, 210)
  const walk = stop(visit('neighbourhood'), 1120, 110)
  const says = 'Dinner comes late today: have a bite before you set out again.'
  expect(bitesBetween([lunch, siesta, walk, dinner], request)).toEqual([{ stop: 1, says }])
  expect(bitesBetween([lunch, walk, dinner], request)[0]?.says).toMatch(/while you are here/)
  const soon = { ...dinner, start: 1200 }
  expect(bitesBetween([lunch, siesta, walk, soon], request)).toEqual([])
  const café = stop(visit('cafe'), 1000, 40)
  expect(bitesBetween([lunch, siesta, café, dinner], request)).toEqual([])
})

it('before a nap at one a small child eats where there is a kitchen, or at the lodging', () => {
  const family = read({ party: { children: true, who: ['toddler'], naps: true } })
  const nap = stop(visitTo(place('bed'), { kind: 'free', place: null }), 780, 120)
  const later = stop(visit('park'), 930, 60)
  const atTheZoo = [stop(visit('zoo'), 585, 150), nap, later]
  expect(mealsBetween(atTheZoo, family)).toEqual([
    { stop: 0, says: 'Time for lunch there, before you leave.' },
  ])
  const onTheHill = [stop(visit('viewpoint'), 600, 90), nap, later]
  expect(mealsBetween(onTheHill, family)).toEqual([
    { stop: 1, says: 'Lunch comes first: bring something along, or eat at your lodging.' },
  ])
})
