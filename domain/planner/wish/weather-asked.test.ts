/** Words that ask what to do in rain or wind, and those that only speak of weather. */
import { describe, expect, it } from 'vitest'
import { asksForARainPlan, asksForAWindPlan, isOfTheWeather } from './weather-asked.ts'

describe('weather that was asked about', () => {
  it.each([
    'sushi, and what to do if it pours',
    'Lisbon 3 days, plan B for bad weather please',
    'we need ideas in case of rain',
    'what shall we do when it is raining?',
    "an alternative if it's wet",
    'with rainy-day options',
    'and something for rain',
    'should it rain, where to go?',
    'and what to do if the weather is terrible',
  ])('hears that rain needs an answer: %s', (text) => {
    expect(asksForARainPlan(text)).toBe(true)
  })

  it.each([
    "some hiking if it isn't too windy",
    'the cable car unless it is windy',
    'a boat trip if the wind allows',
    'sailing, weather permitting',
    'hike as long as it is not blowing',
  ])('hears that wind may be in the way: %s', (text) => {
    expect(asksForAWindPlan(text)).toBe(true)
  })

  it.each([
    'we love the rain forest',
    'windsurfing and beaches',
    'a wine bar if it is not too dear',
  ])('hears nothing of weather: %s', (text) => {
    expect(asksForARainPlan(text)).toBe(false)
    expect(asksForAWindPlan(text)).toBe(false)
  })

  it('takes a word of weather for answered only where a second plan was asked for', () => {
    expect(isOfTheWeather('windy', "hiking if it isn't too windy")).toBe(true)
    expect(isOfTheWeather('windy', 'the windy city')).toBe(false)
    expect(isOfTheWeather('weather is terrible', 'plans if the weather is terrible')).toBe(true)
    expect(isOfTheWeather('terrible hotel', 'plans if the weather is terrible')).toBe(false)
    expect(isOfTheWeather('pours', 'what to do if it pours')).toBe(true)
  })
})
