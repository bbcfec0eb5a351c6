/** Answers as Google, Nominatim and Wikipedia write them of one museum, and a catalogue of its town that does not have it. */
import { type Destination, destinationSchema } from '#domain/places/schema.ts'
import type { ReceivedRequest } from './loopback-service.ts'

export const catalogue: Destination[] = [
  destinationSchema.parse({
    slug: 'paris',
    name: 'Paris',
    country: 'FR',
    at: [48.8566, 2.3522],
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    languages: ['French'],
    about: 'A city of a river, of bridges and of long lunches, best walked from end to end.',
    costLevel: 3,
    climate: {
      high: Array(12).fill(15),
      low: Array(12).fill(8),
      rainDays: Array(12).fill(10),
    },
    airports: ['CDG'],
    gettingAround: 'The metro is close to everything, and most of the centre is a walk apart.',
    facts: {
      plug: 'Types C and E, 230 V',
      water: 'Tap water is good',
      tipping: 'Service is included',
      emergency: '112',
      goodToKnow: ['Many museums close on Mondays or Tuesdays.'],
    },
    stayAreas: [{ name: 'Le Marais', at: [48.859, 2.361], about: 'Old streets, central, lively.' }],
    places: Array.from({ length: 12 }, (_, index) => ({
      id: `museum-${index}`,
      name: `Museum of Modern Art ${index}`,
      kind: 'museum',
      at: [48.86 + index / 1000, 2.35],
      area: 'Beaubourg',
      hours: index === 0 ? null : 'Mo,We-Su 11:00-21:00; Tu off',
      minutes: 120,
      price: 2,
      setting: 'indoor',
      interests: ['art'],
      children: null,
      stepFree: null,
      bestTime: 'any',
      essential: 0.9 - index / 20,
      about: 'Rooms of paintings, and a view over the roofs from the top floor.',
    })),
  }),
]

const googleAnswer = {
  places: [
    {
      displayName: { text: 'Centre Pompidou' },
      formattedAddress: 'Place Georges-Pompidou, 75004 Paris',
      shortFormattedAddress: 'Place Georges-Pompidou',
      location: { latitude: 48.8606, longitude: 2.3522 },
      rating: 4.4,
      userRatingCount: 61000,
      photos: [
        {
          name: 'places/abc/photos/def',
          authorAttributions: [{ displayName: 'Ada', uri: 'https://maps.example/ada' }],
        },
      ],
      types: ['museum', 'art_gallery'],
      currentOpeningHours: { openNow: true },
      priceLevel: 'PRICE_LEVEL_MODERATE',
      websiteUri: 'https://www.centrepompidou.fr/',
      reviews: [
        { rating: 5, text: { text: 'Go up.' }, authorAttribution: { displayName: 'Ben' } },
        { rating: 1 },
      ],
    },
  ],
}
export const likeGoogle = ({ path }: ReceivedRequest) =>
  path.endsWith('/media')
    ? { body: { photoUri: 'https://photos.example/def.jpg' } }
    : { body: googleAnswer }

export const nominatimAnswer = [
  {
    lat: '48.8606',
    lon: '2.3522',
    name: 'Centre Pompidou',
    display_name: 'Centre Pompidou, Place Georges-Pompidou, Paris, France',
    category: 'tourism',
    type: 'museum',
    extratags: {
      opening_hours: 'Mo,We-Su 11:00-21:00; Tu off',
      website: 'https://www.centrepompidou.fr/',
      wikipedia: 'en:Centre Pompidou',
    },
    address: { suburb: 'Saint-Merri' },
  },
  { lat: '48.9', lon: '2.3', name: '', display_name: 'Somewhere', extratags: null },
]
const wikipediaAnswer = {
  query: {
    pages: [
      {
        title: 'Centre Pompidou',
        thumbnail: { source: 'https://upload.example/pompidou.jpg' },
        pageimage: 'Pompidou.jpg',
      },
    ],
  },
}
export const likeOpenStreetMap = ({ path }: ReceivedRequest) => ({
  body: path === '/search' ? nominatimAnswer : wikipediaAnswer,
})
