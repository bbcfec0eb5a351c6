/** Every wish that was understood shapes a stop, or is said not to be met with the way to have it. */
import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 60 } }
const plan = async (wish: string) => {
  const { trip, unmet, notUnderstood, assumed, waysOut } = await planWish(wish, context)
  const stops = trip?.days.flatMap((day) => day.stops) ?? []
  const named = (name: RegExp) => stops.filter((stop) => name.test(stop.name))
  return {
    stops,
    named,
    unmet: unmet.join(' '),
    unread: notUnderstood.join(' '),
    assumed: assumed.join(' '),
    ways: waysOut.map(({ says }) => says).join(' '),
  }
}

describe('a dish that is named', { timeout: 60_000 }, () => {
  it.each([
    ['Chicago 2 days in January, architecture, deep dish', /deep-dish/i],
    ['Valencia 3 days from 12 May 2027, four friends, paella', /paella/i],
    ['Tokyo 3 days from 12 May 2027, ramen and temples', /ramen/i],
    ['Naples 2 days from 12 May 2027, we want a real pizza', /pizz/i],
  ])('%s: takes one meal, where it is served', async (wish, dish) => {
    const { stops, unmet } = await plan(wish)
    const meals = stops.filter(({ meal, reasons }) => meal && dish.test(reasons.join(' ')))
    expect(meals.length).toBeGreaterThan(0)
    expect(unmet).not.toMatch(dish)
  })

  it('is said where it has no room, with the table that serves it', async () => {
    const { unmet } = await plan(
      'Our cruise ship is in Naples on 12 May 2027 from 8:00 to 18:00, Pompeii and a pizza',
    )
    expect(unmet).toMatch(/You asked for pizza: .*Nearest to it: .*pizz/i)
  })

  it('and a film is no concert', async () => {
    const { named, unmet } = await plan('Salzburg 2 days from 10 June 2027, Sound of Music')
    expect(named(/Mirabell|Nonnberg|Leopoldskron/).length).toBeGreaterThan(0)
    expect(unmet).not.toMatch(/concert/)
  })
})

describe('what the trip is made for', { timeout: 60_000 }, () => {
  it.each([
    [
      'Rio de Janeiro, 29 December 2026 to 2 January 2027, Copacabana fireworks',
      /Copacabana Beach/,
    ],
    ['Madrid 30 December 2026 to 1 January 2027, see the new year in', /^Puerta del Sol/],
    [
      'Sydney 30 December 2026 to 2 January 2027 with kids 9 and 11, New Year fireworks',
      /^Mrs Macquarie/,
    ],
  ])('%s: the last night of the year is where it is kept', async (wish, place) => {
    const { named, unread } = await plan(wish)
    const there = named(place).find(({ start }) => start?.slice(5, 10) === '12-31')
    expect((there?.start?.slice(11) ?? '') >= '22:00').toBe(true)
    expect((there?.end ?? '') > '2027-01-01').toBe(true)
    expect(unread).not.toMatch(/fireworks/i)
  })

  it('sees the year in under the open sky where no custom is known, and says so', async () => {
    for (const town of ['Ljubljana', 'Porto', 'Munich']) {
      const { stops } = await plan(`${town} 30 December 2026 to 2 January 2027, fireworks`)
      const midnight = stops.find(({ reasons }) => reasons.join(' ').includes('For midnight'))
      expect(midnight?.start?.slice(0, 10), town).toBe('2026-12-31')
      expect(midnight?.end?.slice(0, 10), town).toBe('2027-01-01')
      expect(midnight?.reasons.join(' ')).toContain('not known for certain')
      const morning = stops.find(({ start }) => (start ?? '') > '2027-01-01T03:00')
      expect(morning?.start?.slice(11) ?? '', town).toMatch(/^1[1-9]:/)
    }
  })

  it('says so where no such place is known, either', async () => {
    const { unmet } = await plan('Nairobi 30 December 2026 to 1 January 2027, fireworks')
    expect(unmet).toMatch(/Where Nairobi sees the new year in is not known/)
  })

  it('spends the night before Christmas at an early table and in a church', async () => {
    for (const town of ['Prague', 'Vienna', 'Krakow']) {
      const { stops } = await plan(`Christmas in ${town}, 23 to 26 December 2026`)
      const eve = stops.filter(({ start }) => start?.startsWith('2026-12-24'))
      const dinner = eve.find(({ meal }) => meal === 'dinner')
      expect(dinner?.start?.slice(11) ?? '', town).toMatch(/^1[789]:/)
      expect(
        eve.some(({ category }) => category === 'worship'),
        town,
      ).toBe(true)
    }
  })

  it('keeps the Day of the Dead where it is kept', async () => {
    const { named } = await plan('Mexico City 4 days around Day of the Dead')
    expect(named(/^Zócalo/)[0]?.start?.slice(5, 10)).toBe('11-01')
    expect(named(/^Zócalo/)[0]?.reasons.join(' ')).toContain('altars')
  })

  it('has iftar at sunset in Ramadan, and says when Ramadan is otherwise', async () => {
    const fasting = await plan(
      'Dubai 3 days from 23 February 2027, Muslim family, iftar somewhere nice',
    )
    const iftar = fasting.stops.find(({ reasons }) => reasons.join(' ').includes('iftar'))
    expect(iftar?.start?.slice(11) ?? '').toMatch(/^1[89]:/)
    expect(
      fasting.stops.every(
        ({ kind, start }) => kind !== 'meal' || (start?.slice(11) ?? '') > '18:00',
      ),
    ).toBe(true)
    const later = await plan('Dubai 3 days from 10 May 2027, iftar somewhere nice')
    expect(later.unmet).toMatch(/Iftar is the meal at sunset in Ramadan.*next Ramadan begins/)
  })
})

describe('a wish in words that are no place', { timeout: 60_000 }, () => {
  it.each([
    ['2 days in Budapest from 10 May 2027, 40 euros a day, thermal baths', /Bath/],
    ['3 days in London from 12 May 2027, a West End show', /West End theaters/],
    ['3 days in Vienna from 12 May 2027, coffee houses', /Café|Demel/],
    ['3 days in Marrakech from 12 May 2027, hammam', /Bains|Hammam/i],
    ['3 days in Kyoto from 12 May 2027, a tea ceremony', /Tea Ceremony/],
  ])('%s', async (wish, place) => {
    const { named, unmet } = await plan(wish)
    expect(named(place).length).toBeGreaterThan(0)
    expect(unmet).not.toMatch(/not among the places/)
  })

  it.each([
    [
      '3 days in San Francisco from 12 May 2027, a tea ceremony',
      /You asked for a tea ceremony: Piri knows none in San Francisco\. Nearest to it: .+book/,
    ],
    [
      '3 days in Istanbul from 12 May 2027 with a toddler, playgrounds',
      /You asked for a playground: .*Nearest to it/,
    ],
    ['3 days in Vienna from 12 May 2027, whale watching', /You asked for whales/],
    [
      '3 days in Boston from 12 May 2027, dinner at a Michelin star place on the second evening at 8pm',
      /Michelin star: Piri knows none in Boston\. Nearest to it/,
    ],
  ])('%s is said not to be met', async (wish, says) => {
    const { unmet } = await plan(wish)
    expect(unmet).toMatch(says)
  })
})

describe('nothing is called unknown that was understood or is planned', { timeout: 60_000 }, () => {
  it.each([
    ['3 days in Rome from 12 May 2027, must see the Borghese Gallery', /Galleria Borghese/],
    ['3 days in Mexico City from 12 May 2027, Frida Kahlo house', /Frida Kahlo/],
    ['3 days in Sydney from 12 May 2027, Opera House tour', /Opera House/],
  ])('%s', async (wish, place) => {
    const { named, unmet, unread } = await plan(wish)
    expect(named(place).length).toBeGreaterThan(0)
    expect(unmet).not.toMatch(/not among the places|Piri knows none/)
    expect(unread).toBe('')
  })

  it.each([
    [
      'Vegan couple, 3 days in Tokyo from 12 May 2027. No fish, not even dashi.',
      /No fish or dashi: ask at every table/,
    ],
    [
      '3 days in Barcelona from 12 May 2027 with two toddlers (2 and 4), nap breaks after lunch, nothing too late',
      /nap after lunch/,
    ],
  ])('%s', async (wish, says) => {
    const { unmet, unread, assumed } = await plan(wish)
    expect(assumed).toMatch(says)
    expect(unmet).not.toMatch(/not among the places/)
    expect(unread).toBe('')
  })
})

describe('one evening', { timeout: 60_000 }, () => {
  it('has the dish that was named, and the dance that begins late', async () => {
    const { stops, unmet } = await plan(
      'Plan one evening for the two of us in Buenos Aires, Saturday 6 March 2027, tango and a steak',
    )
    const wishes = stops.flatMap(({ reasons }) => reasons).join(' ')
    expect(wishes).toContain('Your wish: a steak.')
    expect(wishes).toContain('Your wish: tango.')
    expect(unmet).not.toMatch(/tango|steak/)
  })
})

describe('a sight that is shut on the one day in its town', { timeout: 60_000 }, () => {
  it('is told with the day on which it is open and what is open instead', async () => {
    const { unmet, ways } = await plan(
      'Paris only on Tuesday 8 December 2026: I want to spend the morning in the Louvre and the afternoon at Versailles, then dinner in Rome',
    )
    expect(unmet).toMatch(/Louvre Museum on Tuesday, December 8: it is closed on Tuesdays\./)
    expect(ways).toMatch(/open on Wednesday, December 9.*Musée d’Orsay is open then/)
  })
})
