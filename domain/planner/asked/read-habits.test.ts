import { describe, expect, it } from 'vitest'
import { readHabits, tellsOfHabits } from './read-habits.ts'

describe('how the days are to be', () => {
  it.each([
    ['Lisbon, we are 76 and 79, in bed by ten', 1300],
    ['Rome with early nights', 1260],
    ['Oslo, back at the hotel by 9:30 pm', 1270],
    ['home by 11 please', 1360],
    ['Cairo in May', undefined],
    ['our flight is back by 10 am', undefined],
  ])('%s: back by %s', (text, backBy) => {
    expect(readHabits(text).backBy).toBe(backBy)
  })

  it.each([
    ['New Orleans, jazz every night, we sleep late', 660],
    ['Berlin, nothing before 10', 600],
    ['we are not morning people', 660],
    ['slow mornings, we never get up before 10', 600],
    ['a week of lazy mornings', 660],
    ['we want to start early', 480],
    ['no early starts, please', 660],
    ['we are not going to start early', undefined],
  ])('%s: out from %s', (text, outFrom) => {
    expect(readHabits(text).outFrom).toBe(outFrom)
  })

  it.each([
    ['it always rains so mostly indoors please', true],
    ["we don't mind if we're mostly inside", true],
    ['rainy day ideas in Bergen', true],
    ['a rainy long weekend in Edinburgh', true],
    ['it will probably rain', true],
    ['two days in Dublin, rain is fine', false],
    ["it will rain and we don't mind the rain", false],
    ['nothing indoors, we want to be out', false],
    ['the view from inside the dome', false],
  ])('%s: under a roof is %s', (text, inside) => {
    expect(readHabits(text).inside).toBe(inside)
  })

  it.each([
    ['we are Muslim and fasting', true],
    ['three friends who keep the fast', true],
    ['we know it is Ramadan and want to be respectful', false],
    ['a fast train to Fes', false],
  ])('%s: fasts is %s', (text, fasts) => {
    expect(readHabits(text).fasts).toBe(fasts)
  })

  it.each([
    ['we love to sleep in', true],
    ['we sleep in and start late', true],
    ['sleeping in on Sundays', true],
    ['we sleep in hostels', false],
    ['sleeping in a tent', false],
    ['we sleep in our van', false],
    ['two nights of sleeping in cheap guesthouses', false],
    ['sleep in Trastevere', false],
  ])('%s: days begin late is %s', (text, isLate) => {
    expect(readHabits(text).outFrom !== undefined).toBe(isLate)
  })

  it('answers a wish for safety with what one can do, and claims to know no street', () => {
    expect(readHabits('Rio, samba at night, but safe').notes.join(' ')).toMatch(/not known.*ask/)
    expect(readHabits('Rio, samba at night').notes).toEqual([])
  })

  it('claims the words that are left of it, and no others', () => {
    expect(
      ['bed by ten', 'sleep late', 'rains so mostly indoors', 'Muslim and fasting'].every(
        tellsOfHabits,
      ),
    ).toBe(true)
    expect(['rainy', 'rain is fine', 'safe'].every(tellsOfHabits)).toBe(true)
    expect(['falconry', 'half-term', 'a bed of roses'].some(tellsOfHabits)).toBe(false)
  })
})

it('one slow morning is of one day, and slow mornings are of all', () => {
  expect(readHabits('jazz, and one quiet morning to recover')).toMatchObject({
    oneLateMorning: true,
  })
  expect(readHabits('relaxed, one slow morning').outFrom).toBeUndefined()
  expect(readHabits('slow mornings please').oneLateMorning).toBe(false)
  expect(readHabits('slow mornings please').outFrom).toBeDefined()
  expect(readHabits('a quiet morning walk').oneLateMorning).toBe(false)
})
