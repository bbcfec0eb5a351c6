/** Answers as the two services write them, of a house that the catalogue knows and one that it does not. */
export const googleAnswer = {
  places: [
    {
      id: 'abc',
      displayName: { text: 'Casa do Alentejo' },
      shortFormattedAddress: 'R. das Portas de Santo Antão 58',
      location: { latitude: 38.7155, longitude: -9.1403 },
      rating: 4.4,
      userRatingCount: 5120,
      photos: [{ name: 'places/abc/photos/def' }],
      types: ['portuguese_restaurant', 'restaurant'],
      currentOpeningHours: { openNow: true },
      regularOpeningHours: {
        periods: [
          { open: { day: 1, hour: 12, minute: 0 }, close: { day: 1, hour: 15, minute: 0 } },
          { open: { day: 1, hour: 19, minute: 0 }, close: { day: 1, hour: 23, minute: 0 } },
          { open: { day: 5, hour: 19, minute: 0 }, close: { day: 6, hour: 1, minute: 0 } },
        ],
      },
      priceLevel: 'PRICE_LEVEL_MODERATE',
      websiteUri: 'https://casa.example/',
      internationalPhoneNumber: '+351 21 340 5140',
      servesVegetarianFood: true,
      servesLunch: true,
      servesDinner: true,
      accessibilityOptions: { wheelchairAccessibleEntrance: false },
      reviews: [
        { rating: 5, text: { text: 'The courtyard.' }, authorAttribution: { displayName: 'Ada' } },
      ],
    },
  ],
}

export const overpassAnswer = {
  elements: [
    {
      type: 'way',
      id: 1,
      center: { lat: 38.7155, lon: -9.1403 },
      tags: {
        amenity: 'restaurant',
        name: 'Casa do Alentejo',
        'contact:phone': '+351 213 405 140;+351 1',
      },
    },
    {
      type: 'node',
      id: 2,
      lat: 38.7141,
      lon: -9.1402,
      tags: {
        amenity: 'restaurant',
        name: 'Tasca Nova',
        cuisine: 'portuguese;Tapas',
        'diet:vegan': 'yes',
        'diet:gluten_free': 'only',
        wheelchair: 'yes',
        phone: '+351 999',
        website: 'https://tasca.example/',
        opening_hours: 'Tu-Su 12:00-23:00',
      },
    },
    { type: 'node', id: 3, lat: 38.7, lon: -9.1, tags: { amenity: 'cafe' } },
  ],
}
