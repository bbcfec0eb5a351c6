/** The trips that dialogues have open beside them, made from the catalogue's places. */
import type { Destination } from '#domain/places/schema.ts'
import { type DayId, dayIdSchema, stopIdSchema, tripIdSchema } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from '#domain/trip/new-trip.ts'
import { keysBetween, type OrderKey } from '#domain/trip/order-keys.ts'
import { type Trip, tripSchema } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'

interface TripInContext {
  slug: string
  title: string
  start: string
  people: number
  /** Day by day, each stop with the time it begins. */
  days: readonly (readonly (readonly [name: string, at: string])[])[]
}

export const tripsInContext: Readonly<Record<string, TripInContext>> = {
  // Monday to Thursday.
  lisbon: {
    slug: 'lisbon',
    title: 'Lisbon in May',
    start: '2027-05-10',
    people: 2,
    days: [
      [
        ['São Jorge Castle', '09:30'],
        ['Alfama', '11:30'],
        ['Time Out Market', '14:00'],
        ['Oceanário de Lisboa', '16:00'],
      ],
      [
        ['Jerónimos Monastery', '09:30'],
        ['National Coach Museum', '11:30'],
        ['Pastéis de Belém', '13:00'],
        ['MAC/CCB Contemporary Art Museum', '14:00'],
        ['Monument to the Discoveries', '16:00'],
        ['Bairro Alto', '20:30'],
      ],
      [['Sintra: Pena Palace and Quinta da Regaleira', '10:00']],
      [
        ['MAAT', '10:00'],
        ['LX Factory', '12:00'],
      ],
    ],
  },
  // Monday to Wednesday.
  paris: {
    slug: 'paris',
    title: 'Paris with Mum',
    start: '2027-06-14',
    people: 2,
    days: [
      [
        ['Louvre Museum', '09:30'],
        ['Luxembourg Garden', '14:30'],
        ['Eiffel Tower', '18:00'],
      ],
      [
        ['Musée d’Orsay', '09:30'],
        ['Sainte-Chapelle', '13:00'],
        ['Notre-Dame de Paris', '14:30'],
        ['Musée Rodin', '16:00'],
      ],
      [
        ['Place du Tertre and the lanes of Montmartre', '10:00'],
        ['Musée de l’Orangerie', '14:00'],
      ],
    ],
  },
  // Monday to Wednesday.
  rome: {
    slug: 'rome',
    title: 'Three days in Rome',
    start: '2027-10-04',
    people: 4,
    days: [
      [
        ['Colosseum', '09:00'],
        ['Roman Forum and Palatine Hill', '11:00'],
        ['Trevi Fountain', '16:00'],
      ],
      [
        ['Vatican Museums', '08:30'],
        ["Castel Sant'Angelo", '14:00'],
        ['Trastevere', '18:00'],
      ],
      [
        ['Galleria Borghese', '10:00'],
        ['Villa Borghese Gardens', '12:30'],
        ['Pantheon', '16:00'],
      ],
    ],
  },
  // Friday to Sunday.
  'new-york': {
    slug: 'new-york',
    title: 'New York weekend',
    start: '2027-04-23',
    people: 1,
    days: [
      [
        ['Metropolitan Museum of Art', '10:00'],
        ['High Line', '15:00'],
      ],
      [
        ['Empire State Building', '10:00'],
        ['Brooklyn Bridge', '13:00'],
        ['DUMBO and Brooklyn Bridge Park', '14:30'],
      ],
      [
        ['American Museum of Natural History', '10:00'],
        ['Museum of Modern Art', '14:30'],
      ],
    ],
  },
  // Friday to Sunday.
  kyoto: {
    slug: 'kyoto',
    title: 'Kyoto in blossom',
    start: '2027-04-02',
    people: 2,
    days: [
      [
        ['Fushimi Inari Taisha', '08:00'],
        ['Kiyomizu-dera', '11:00'],
        ['Gion and Hanamikōji', '17:00'],
      ],
      [
        ['Arashiyama Bamboo Grove', '08:30'],
        ['Kinkaku-ji', '12:00'],
        ['Ryōan-ji', '13:30'],
      ],
      [
        ['Nijō Castle', '09:00'],
        ['Nishiki Market', '11:30'],
        ['Kyoto National Museum', '14:00'],
      ],
    ],
  },
  // Thursday to Sunday.
  'mexico-city': {
    slug: 'mexico-city',
    title: 'Mexico City with friends',
    start: '2027-02-25',
    people: 5,
    days: [
      [
        ['Templo Mayor', '10:00'],
        ['Palacio de Bellas Artes', '13:00'],
      ],
      [
        ['National Museum of Anthropology', '10:00'],
        ['Chapultepec Castle', '14:30'],
      ],
      [['Teotihuacán', '09:30']],
      [
        ['Frida Kahlo Museum (Casa Azul)', '10:30'],
        ['Xochimilco Trajineras (Nuevo Nativitas)', '13:30'],
      ],
    ],
  },
  // Friday to Sunday, in the week before Christmas.
  edinburgh: {
    slug: 'edinburgh',
    title: 'Edinburgh before Christmas',
    start: '2026-12-18',
    people: 3,
    days: [
      [
        ['Edinburgh Castle', '10:00'],
        ['National Museum of Scotland', '13:30'],
      ],
      [
        ["Arthur's Seat", '10:00'],
        ['Palace of Holyroodhouse', '13:30'],
      ],
      [
        ['Royal Yacht Britannia', '10:30'],
        ['Royal Botanic Garden', '13:30'],
      ],
    ],
  },
}

/** The trip of that name as the product stores it. */
export function tripInContext(name: string, destination: Destination): Trip {
  const plan = tripsInContext[name]
  if (plan?.slug !== destination.slug) throw new Error(`No trip ${name} in ${destination.slug}`)
  const zone = destination.timeZone
  const state = stateOf(
    emptyTrip(
      tripIdSchema.parse(`trip-${name}`),
      newTripFields({ title: plan.title, start: plan.start }),
    ),
  )
  const trip = state.tables.trip.get(state.id)
  if (!trip) throw new Error('A trip has fields')
  const dayIds = plan.days.map((_, index) => dayIdSchema.parse(`day-${index + 1}`))
  state.tables.trip.set(state.id, {
    ...trip,
    currency: null,
    party: { ...trip.party, total: plan.people, adults: plan.people },
    stays: stayOf(destination, dayIds),
  })
  const orders = keysBetween(null, null, plan.days.length)
  for (const [index, stops] of plan.days.entries()) {
    const day = at(dayIds, index)
    state.tables.day.set(day, newDayFields({ order: at(orders, index), zone }))
    const stopOrders: readonly OrderKey[] = keysBetween(null, null, stops.length)
    for (const [number, [stopName, time]] of stops.entries()) {
      const place = destination.places.find((each) => each.name === stopName)
      if (!place) throw new Error(`The catalogue has no ${stopName} in ${destination.slug}`)
      state.tables.stop.set(
        stopIdSchema.parse(`stop-${index + 1}-${number + 1}`),
        newStopFields({
          day,
          zone,
          order: at(stopOrders, number),
          name: place.name,
          placeId: place.id,
          category: place.kind,
          at: place.at,
          area: place.area,
          start: minutesOf(time),
          minutes: place.minutes,
          price: place.price,
        }),
      )
    }
  }
  return tripSchema.parse(tripOf(state))
}

function stayOf({ name, at: middle, timeZone, slug }: Destination, days: readonly DayId[]) {
  const [first, last] = [at(days, 0), at(days, days.length - 1)]
  return [{ name, at: middle, zone: timeZone, slug, first, last }]
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`Nothing at ${index}`)
  return item
}
