/** What a request is about shapes its days; what is against its mood stays out; free dates are those on which the wish is to be had. */
import { describe, expect, it } from 'vitest'
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { minuteOn } from '../clock.ts'
import { inlineExecutor } from '../execution/executor.ts'
import { planWish } from './plan-wish.ts'

const { destinations, bySlug } = await loadCatalogue()
const gazetteer = await loadGazetteer()
const executor = inlineExecutor(() => 0)

async function planned(text: string) {
  const context = { today: '2026-11-19', gazetteer, destinations, bySlug, executor }
  const answer = await planWish(text, { ...context, limits: { steps: 800 } })
  const { trip } = answer
  if (!trip) throw new Error(`No trip for "${text}"`)
  const places = trip.days.flatMap(({ date, stops }) =>
    stops.flatMap((stop) => {
      const town = [...bySlug.values()].find(({ places: of }) =>
        of.some(({ id }) => id === stop.placeId),
      )
      const place = town?.places.find(({ id }) => id === stop.placeId)
      const at = stop.start ? minuteOn(date, stop.start) : 0
      return place ? [{ ...stop, place, date, at, until: at + (stop.minutes ?? 0) }] : []
    }),
  )
  return { answer, trip, places, ids: places.map(({ place }) => place.id) }
}

describe('the heart of a request', () => {
  it('gives half a day to the quarter that anime and games are about, and no museum of toys', async () => {
    const { places, ids } = await planned('Tokyo 6 days, two teenagers into anime and games')
    const akihabara = places.find(({ place }) => place.id === 'akihabara')
    expect(akihabara && akihabara.until - akihabara.at).toBeGreaterThanOrEqual(140)
    expect(ids).not.toContain('tokyo-toy-museum')
    expect(ids).toEqual(expect.arrayContaining(['ghibli-museum', 'nakano-broadway']))
  })

  it('has something to do together for a stag party, and no reading rooms and memorials', async () => {
    const { places, ids, trip } = await planned('Stag do Budapest, 2 nights, 9 lads')
    expect(ids).not.toContain('metropolitan-ervin-szabo-library')
    expect(ids).not.toContain('shoes-on-the-danube-bank')
    const done = places.filter(({ place }) =>
      ['spa', 'activity', 'theme-park', 'nightlife'].includes(place.kind),
    )
    expect(done.length).toBeGreaterThanOrEqual(2 * trip.days.length - 2)
  })

  it('leads who names a painter to the house of that painter', async () => {
    const rembrandt = await planned('Three days in Amsterdam for Rembrandt and modern art')
    expect(rembrandt.ids).toEqual(expect.arrayContaining(['rijksmuseum', 'rembrandt-house']))
    const frida = await planned('4 days in Mexico City, love Frida Kahlo and street food')
    expect(frida.ids).toEqual(
      expect.arrayContaining([
        'frida-kahlo-museum',
        'museo-casa-estudio-diego-rivera-y-frida-kahlo',
      ]),
    )
  })

  it('says that no beach club is known, and calls no public sand one', async () => {
    const { answer, places } = await planned(
      'Miami 4 days in January, luxury, beach club and shopping',
    )
    expect(answer.unmet.join(' ')).toMatch(/beach club: Piri knows none in Miami/)
    const sand = places.filter(({ place }) => place.kind === 'beach')
    for (const { reasons } of sand) expect(reasons.join(' ')).not.toMatch(/wish|You asked/)
  })

  it('takes who asked for a beach club to one where it knows some', async () => {
    const { answer, places } = await planned(
      'Dubai 4 days in January, luxury, beach club and shopping',
    )
    expect(answer.unmet.join(' ')).not.toContain('beach club')
    const clubs = places.filter(({ place }) => place.offers?.includes('beach club'))
    expect(clubs.length).toBeGreaterThan(0)
  })

  it('takes who eats everything to the market that a town is known for', async () => {
    const { ids } = await planned('Kyoto 4 days, temples, gardens and eating everything')
    expect(ids).toContain('nishiki-market')
  })

  it('takes who asks for a day on the bayou there, and not on a pond in town', async () => {
    const { places } = await planned(
      'New Orleans 4 days in December, jazz and one day on the bayou',
    )
    const wished = places.filter(({ reasons }) => reasons.join(' ').includes('Your wish: bayou'))
    expect(wished.length).toBeGreaterThan(0)
    for (const { at, until } of wished) expect(until - at).toBeGreaterThanOrEqual(180)
  })

  it('shows its great shrine to a family that keeps halal', async () => {
    const { ids } = await planned('Halal food and no bars please, Istanbul 4 days with my wife')
    expect(ids).toContain('eyup-sultan-mosque')
  })
})

describe('weather that was asked about', () => {
  it('begins a rainy day under a roof', async () => {
    const { places } = await planned('one rainy day in Copenhagen with a toddler')
    expect(places[0]?.place.setting).not.toBe('outdoor')
  })

  it('names something under a roof for what is in the open, where rain was asked about', async () => {
    const { answer, places } = await planned(
      'Edinburgh 3 days in October, and what to do if it pours',
    )
    const notes = answer.notes.filter((note) => note.startsWith('If it rains on'))
    expect(notes).toHaveLength(3)
    const long = places.filter(
      ({ place, at, until }) => place.setting === 'outdoor' && until - at >= 60,
    )
    for (const { place } of long) expect(notes.join(' ')).toContain(place.name)
    expect(answer.notUnderstood.join(' ')).not.toMatch(/pour/)
  })

  it('offers a calm day for the mountain, where wind was spoken of', async () => {
    const { answer } = await planned(
      "Cape Town one week in January, penguins, Table Mountain, and some hiking if it isn't too windy",
    )
    expect(answer.notes.join(' ')).toMatch(/too windy for [^:]*Table Mountain[^:]*: swap it with/)
    expect(answer.notUnderstood).not.toContain('windy')
  })

  it('spends the hot hours under a roof rather than in bed, for who asked for cool afternoons', async () => {
    const { answer, trip, places } = await planned(
      'Bangkok in April for 5 days, I hate the heat, so mornings out and air con afternoons',
    )
    const slept = trip.days.flatMap(({ stops }) => stops.filter(({ name }) => /Siesta/.test(name)))
    expect(slept.length).toBeLessThanOrEqual(2)
    const cool = places.filter(
      ({ place, at, kind }) =>
        kind === 'visit' && place.setting === 'indoor' && at >= 780 && at < 1080,
    )
    expect(cool.length).toBeGreaterThanOrEqual(3)
    expect(answer.understood).not.toContainEqual({ slot: 'lodging', text: 'air con' })
  })
})

describe('free dates and feasts', () => {
  it('comes on the day of the weekly fair that was asked for, and says so', async () => {
    const { answer, places } = await planned('Buenos Aires 3 days, tango and antiques')
    const fair = places.find(({ place }) => place.id.startsWith('san-telmo-sunday-fair'))
    expect(fair && weekdayOf(fair.date)).toBe(0)
    expect(answer.assumed.join(' ')).toContain('San Telmo Sunday Fair')
  })

  it('has a weekend for who is mad about football, and says that fixtures are to be looked up', async () => {
    const { answer, trip } = await planned('Buenos Aires for 5 days in March, mad about football')
    const days = trip.days.map(({ date }) => weekdayOf(date))
    expect(days).toEqual(expect.arrayContaining([6, 0]))
    expect(answer.notes.join(' ')).toMatch(/who plays is not known here/)
  })

  it('leaves the dates alone where matches were refused', async () => {
    const { answer } = await planned('Madrid 3 days in May, tapas, no football please')
    expect(`${answer.assumed.join(' ')} ${answer.notes.join(' ')}`).not.toMatch(/matches/i)
  })

  it('names the feast of the country that begins just after one leaves', async () => {
    const { answer } = await planned('Bangkok April 8 to 12')
    expect(answer.notes.join(' ')).toMatch(/Songkran begins on Tuesday, April 13/)
  })

  it('is out of museums before the fast is broken in Morocco', async () => {
    const { places } = await planned('Marrakech during Ramadan, 4 days')
    const houses = places.filter(
      ({ place, kind }) => kind === 'visit' && ['museum', 'palace'].includes(place.kind),
    )
    expect(houses.length).toBeGreaterThan(2)
    for (const { until, name } of houses) expect(until, name).toBeLessThanOrEqual(930)
  })

  it('tells of no boat in December that goes in summer alone', async () => {
    const december = await planned('Munich 3 days in early December with a day at Königssee')
    const july = await planned('Munich 3 days in July with a day at Königssee')
    const told = ({ places }: typeof july) => places.flatMap(({ reasons }) => reasons).join(' ')
    expect(told(december)).not.toContain('Salet')
    expect(told(july)).toContain('Salet')
  })
})
