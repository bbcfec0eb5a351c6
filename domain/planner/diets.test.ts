import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { allergensIn, fitsDiet, kosherSpans, openMealName } from './diets.ts'

const { destinations } = await loadCatalogue()
const kitchens = destinations.flatMap(({ places }) =>
  places.filter(({ kind }) => kind === 'restaurant' || kind === 'cafe'),
)

it('a diet is met by a tag that promises it, and by nothing else', () => {
  expect(fitsDiet({ diets: ['vegan'] }, ['vegetarian'])).toBe(true)
  expect(fitsDiet({ diets: ['vegetarian'] }, ['vegan'])).toBe(false)
  expect(fitsDiet({ diets: ['vegan'] }, ['vegan', 'gluten-free'])).toBe(false)
  expect(fitsDiet({}, ['halal'])).toBe(false)
  expect(fitsDiet({}, [])).toBe(true)
  expect(fitsDiet({ diets: ['vegan'] }, ['an-unknown-diet'])).toBe(false)
})

it('no tag promises a kitchen without nuts', () => {
  expect(kitchens.filter((place) => fitsDiet(place, ['nut-free']))).toEqual([])
  expect(kitchens.filter((place) => fitsDiet(place, ['halal'])).length).toBeGreaterThan(20)
})

it('a meal that nobody is known to serve is something to look for', () => {
  expect(openMealName('lunch', 'the Louvre', [])).toBe('Lunch near the Louvre')
  expect(openMealName('dinner', 'the Louvre', ['halal'])).toBe(
    'Dinner: find a halal place near the Louvre',
  )
  expect(allergensIn(['vegan', 'nut-free', 'shellfish-free'])).toBe('nuts and shellfish')
})

it('kosher houses rest from Friday afternoon to Saturday night, and on feasts', () => {
  const spans = [{ from: 660, to: 1380 }]
  const sunset = { sunset: 1140 }
  expect(kosherSpans(spans, '2027-04-08', sunset)).toEqual(spans)
  // Friday: lunch, but no dinner.
  expect(kosherSpans(spans, '2027-04-09', sunset)).toEqual([{ from: 660, to: 990 }])
  // Saturday: nothing before the stars are out.
  expect(kosherSpans(spans, '2027-04-10', sunset)).toEqual([{ from: 1215, to: 1380 }])
  // Yom Kippur 2027 is a Monday, and begins on the eve.
  expect(kosherSpans(spans, '2027-10-11', sunset)).toEqual([{ from: 1215, to: 1380 }])
  expect(kosherSpans(spans, '2027-10-10', sunset)).toEqual([{ from: 660, to: 990 }])
})
