/**
 * Judges a plan in the published form by the eight commonsense and five hard constraints, from the
 * record and its tables alone.
 */
import type { PublishedDay, Row, Sandbox, TravelRecord } from './travel-planner-records.ts'

/** The constraints that a plan breaks; none is a pass. */
export function brokenConstraints(days: readonly PublishedDay[], record: TravelRecord): string[] {
  return Object.entries(constraints).flatMap(([name, holds]) => (holds(days, record) ? [] : name))
}

type Judge = (days: readonly PublishedDay[], record: TravelRecord) => boolean
const mealNames = ['breakfast', 'lunch', 'dinner'] as const

const constraints: Readonly<Record<string, Judge>> = {
  'within sandbox': (days, { sandbox, dates }) =>
    days.every(
      (day, index) =>
        (nothing(day.transportation) || transportCost(day, dates[index], sandbox) !== undefined) &&
        mealsOf(day).every((meal) => find(sandbox.restaurants, meal, 'Name', 'City')) &&
        sightsOf(day).every((sight) => find(sandbox.attractions, sight, 'Name', 'City')) &&
        (nothing(day.accommodation) || houseOf(day, sandbox) !== undefined),
    ),
  'complete information': (days, { days: length }) => {
    const whole = days.every((day, index) => {
      if (index < length - 1 && nothing(day.accommodation)) return false
      if (citiesOf(day).length > 1) return !nothing(day.transportation)
      return sightsOf(day).length > 0 && mealsOf(day).length === 3
    })
    const told = days.flatMap((day) => Object.values(day)).filter((text) => !nothing(text)).length
    return days.length === length && whole && told >= 3 * length
  },
  'within current city': (days) =>
    days.every((day) => {
      const cities = citiesOf(day)
      const here = [...mealsOf(day), ...sightsOf(day)].every((text) =>
        cities.some((city) => placeAndCity(text)[1] === city),
      )
      const bed = nothing(day.accommodation) || placeAndCity(day.accommodation)[1] === cities.at(-1)
      const leg = nothing(day.transportation) || legOf(day.transportation).join() === cities.join()
      return here && bed && leg
    }),
  'reasonable city route': (days, { org, dest, cities, sandbox }) => {
    const route = days.flatMap(citiesOf)
    const visits = route.filter((city, index) => city !== route[index - 1])
    const between = visits.slice(1, -1)
    const known = new Set(sandbox.attractions.map(({ City }) => City))
    const connected = days.every((day, index) => {
      const before = days[index - 1]
      return before === undefined || citiesOf(before).at(-1) === citiesOf(day)[0]
    })
    return (
      visits[0] === org &&
      visits.at(-1) === org &&
      connected &&
      between.length === cities &&
      new Set(between).size === cities &&
      between.every((city) => (cities === 1 ? city === dest : known.has(city)))
    )
  },
  'diverse restaurants': (days) => allDifferent(days.flatMap(mealsOf)),
  'diverse attractions': (days) => allDifferent(days.flatMap(sightsOf)),
  'non-conflicting transportation': (days) => {
    const taken = days.map(({ transportation }) => transportation).filter((text) => !nothing(text))
    const own = taken.filter((text) => /^self-driving/i.test(text)).length
    return (own === 0 || own === taken.length) && !nothing(days[0]?.transportation ?? '-')
  },
  'minimum nights stay': (days, { sandbox }) => {
    const nights = days.map(({ accommodation }) => accommodation).filter((text) => !nothing(text))
    return days.every((day) => {
      if (nothing(day.accommodation)) return true
      const least = Number(houseOf(day, sandbox)?.['minimum nights'] ?? Number.NaN)
      return nights.filter((name) => same(name, day.accommodation)).length >= least
    })
  },
  budget: (days, record) => totalCost(days, record) <= record.budget,
  'room rule': (days, { wishes, sandbox }) => {
    const rule = wishes['house rule']
    return (
      !rule ||
      houses(days, sandbox).every(({ house_rules }) => !house_rules?.includes(`No ${rule}`))
    )
  },
  'room type': (days, { wishes, sandbox }) => {
    const wanted = wishes['room type']
    const types = houses(days, sandbox).map((house) => house['room type'])
    if (wanted === 'not shared room') return types.every((type) => type !== 'Shared room')
    const named = { 'shared room': 'Shared room', 'private room': 'Private room' }
    const entire = wanted === 'entire room' ? 'Entire home/apt' : undefined
    const expected = entire ?? named[wanted as keyof typeof named]
    return !expected || types.every((type) => type === expected)
  },
  cuisine: (days, { wishes, sandbox, org }) => {
    const served = new Set(
      days
        .flatMap(mealsOf)
        .filter((meal) => placeAndCity(meal)[1] !== org)
        .flatMap(
          (meal) => find(sandbox.restaurants, meal, 'Name', 'City')?.Cuisines?.split(', ') ?? [],
        ),
    )
    return (wishes.cuisine ?? []).every((cuisine) => served.has(cuisine))
  },
  transportation: (days, { wishes }) => {
    const taken = days.map(({ transportation }) => transportation)
    if (wishes.transportation === 'no flight') return !taken.some((text) => /flight/i.test(text))
    if (wishes.transportation === 'no self-driving')
      return !taken.some((text) => /self-driving/i.test(text))
    return true
  },
}

export function totalCost(days: readonly PublishedDay[], record: TravelRecord): number {
  const { people, sandbox, dates } = record
  let total = 0
  for (const [index, day] of days.entries()) {
    const transport = transportCost(day, dates[index], sandbox)
    if (transport) total += transport.price * Math.ceil(people / transport.seats)
    for (const meal of mealsOf(day)) {
      total +=
        people * Number(find(sandbox.restaurants, meal, 'Name', 'City')?.['Average Cost'] ?? 0)
    }
    const house = nothing(day.accommodation) ? undefined : houseOf(day, sandbox)
    if (house) total += Number(house.price) * Math.ceil(people / Number(house['maximum occupancy']))
  }
  return total
}

function transportCost(day: PublishedDay, date: string | undefined, sandbox: Sandbox) {
  const text = day.transportation
  if (nothing(text)) return undefined
  const [from, to] = legOf(text)
  const number = /Flight Number: (\w+)/.exec(text)?.[1]
  if (number) {
    const flight = sandbox.flights.find(
      (row) =>
        row['Flight Number'] === number &&
        row.OriginCityName === from &&
        row.DestCityName === to &&
        row.FlightDate === date,
    )
    return flight && { price: Number(flight.Price), seats: 1 }
  }
  const drive = sandbox.drives.find(
    (each) => text.startsWith(each.mode) && each.from === from && each.to === to,
  )
  return drive && { price: drive.cost, seats: drive.mode === 'Taxi' ? 4 : 5 }
}

function legOf(text: string): string[] {
  const [, from = '', to = ''] = /from (.+?) to ([^,]+)/.exec(text) ?? []
  return [withoutState(from), withoutState(to)]
}

function houses(days: readonly PublishedDay[], sandbox: Sandbox): Row[] {
  return days
    .filter((day) => !nothing(day.accommodation))
    .map((day) => houseOf(day, sandbox))
    .filter((house) => house !== undefined)
}

function houseOf(day: PublishedDay, sandbox: Sandbox): Row | undefined {
  return find(sandbox.accommodations, day.accommodation, 'NAME', 'city')
}

function find(rows: readonly Row[], text: string, name: string, city: string): Row | undefined {
  const [place, where] = placeAndCity(text)
  return rows.find((row) => row[name] === place && row[city] === where)
}

function placeAndCity(text: string): [string, string] {
  const comma = text.lastIndexOf(', ')
  return [text.slice(0, comma).trim(), withoutState(text.slice(comma + 2))]
}

/** "Dayton(Ohio)" is Dayton. */
function withoutState(city: string): string {
  return city.replace(/\([^)]*\)$/, '').trim()
}

function citiesOf({ current_city }: PublishedDay): string[] {
  const [, ...journey] = /^from (.+) to (.+)$/.exec(current_city) ?? []
  return (journey.length > 0 ? journey : [current_city]).map(withoutState)
}

function mealsOf(day: PublishedDay): string[] {
  return mealNames.map((meal) => day[meal]).filter((text) => !nothing(text))
}

function sightsOf({ attraction }: PublishedDay): string[] {
  return nothing(attraction) ? [] : attraction.split(';').filter((text) => text.trim())
}

function nothing(text: string): boolean {
  return text === '' || text === '-'
}

function allDifferent(texts: readonly string[]): boolean {
  return texts.every((text, index) => texts.findIndex((other) => same(text, other)) === index)
}

/** The same place, with the state written behind its city or not. */
function same(a: string, b: string): boolean {
  return placeAndCity(a).join(', ') === placeAndCity(b).join(', ')
}
