import { describe, expect, it } from 'vitest'
import { place } from './testing/sample-request.ts'
import { whereToEat } from './where-to-eat.ts'

const at = [38.71, -9.14] as [number, number]
const near = [38.712, -9.141] as [number, number]
const house = place('house', {
  name: 'Zam Zam',
  kind: 'restaurant',
  at: near,
  area: 'Kampong Glam',
  diets: ['halal'],
})
const quarter = place('quarter', {
  name: 'Brunnenmarkt',
  kind: 'market',
  at: near,
  area: 'Ottakring',
  about: 'Turkish bakers and Balkan grills down a long street.',
})
const kitchen = place('kitchen', {
  name: 'Bosporus',
  kind: 'restaurant',
  at: near,
  area: 'Altona',
  cuisines: ['turkish'],
})
const looking = { at, diets: ['halal'] }

describe('where to look for a meal that nobody knows', () => {
  it('names the nearest house that is known to suit', () => {
    const says = whereToEat('lunch', { ...looking, places: [quarter, kitchen, house] })
    expect(says).toEqual([
      'No halal kitchen is known close by for lunch. The nearest that is known is Zam Zam, Kampong Glam.',
      "For a halal table look at a halal certifier's list, or a mosque.",
    ])
  })

  it('names a quarter where there is no house, and then a kitchen to ask', () => {
    expect(whereToEat('dinner', { ...looking, places: [quarter, kitchen] })[0]).toMatch(
      /Look around Brunnenmarkt \(Ottakring\)/,
    )
    expect(whereToEat('dinner', { ...looking, places: [kitchen] })[0]).toMatch(
      /Bosporus \(Altona\) may suit: ask/,
    )
  })

  it('does not deny a kitchen that is open around the corner', () => {
    const isOpen = ({ id }: { id: string }) => id === 'house'
    const [says] = whereToEat('dinner', { ...looking, places: [kitchen, house], isOpen })
    expect(says).toMatch(/^The nearest halal kitchen .* open then: Zam Zam \(Kampong Glam\)\.$/)
    expect(
      whereToEat('dinner', { ...looking, places: [kitchen, house], isOpen: () => false })[0],
    ).toMatch(/^No halal kitchen is known close by/)
  })

  it('names tables to ask about an allergy, which no tag can promise, and none that breaks a diet', () => {
    const isOpen = () => true
    const allergic = { at, places: [kitchen, house], isOpen }
    expect(whereToEat('lunch', { ...allergic, diets: ['nut-free'] })[0]).toMatch(
      /^No nut-free kitchen is known .* to be asked before you sit down: Bosporus and Zam Zam\.$/,
    )
    expect(whereToEat('lunch', { ...allergic, diets: ['halal', 'nut-free'] })[0]).toMatch(
      /before you sit down: Zam Zam\.$/,
    )
  })

  it('names a house that is a short ride away and open then, with how far it is', () => {
    const across = { ...house, at: [38.74, -9.14] as [number, number] }
    const isOpen = () => true
    expect(whereToEat('dinner', { ...looking, places: [across, kitchen], isOpen })[0]).toMatch(
      /open then: Zam Zam \(Kampong Glam\), 3\.3 km from here\.$/,
    )
  })

  it('on the Sabbath sends nobody to look, and names the house that takes orders', () => {
    const kosher = { at, diets: ['kosher'], isSabbath: true, isOpen: () => false }
    const orders = { ...house, diets: ['kosher' as const], about: 'Order here for the Sabbath.' }
    expect(whereToEat('dinner', { ...kosher, places: [orders] })).toEqual([
      'Kosher kitchens rest at this hour: order or buy this meal before, or ask where you stay. Zam Zam (Kampong Glam) takes orders for it: ask there.',
    ])
    expect(whereToEat('dinner', { ...kosher, places: [] })[0]).toMatch(/order or buy this meal/)
  })

  it('promises nothing of another town', () => {
    const far = { ...house, at: [40, -9] as [number, number] }
    expect(whereToEat('dinner', { ...looking, places: [far] })[0]).not.toMatch(/Zam Zam/)
  })
})
