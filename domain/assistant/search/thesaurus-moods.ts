/** Moods, weather, company and money: what a situation asks of a place. */
import type { Meaning } from './meaning.ts'

export const moods: readonly Meaning[] = [
  {
    says: 'day trip, day trips, daytrip, daytrips, out of town, excursion, excursions, outing, outings',
    needs: { dayTrip: true },
    silent: true,
  },
  {
    says: 'without a car, no car, by public transport, without driving, no driving',
    needs: { noCar: true },
    silent: true,
  },
  { says: 'warm place, somewhere warm, warm public place', needs: { indoors: true }, silent: true },
  {
    says: `back by dinner, by dinner, before dinner, after dinner, back by lunch, before lunch, after lunch,
      before breakfast, after breakfast, dinner time, lunch time, free day, free days, free morning,
      free afternoon, free evening, free time, free hour, free hours`,
    silent: true,
  },
  {
    says: 'work, working, laptop, study, remote work, work remotely, get some work done, emails',
    words: 'library, reading room, coffee, newspapers, book-lined, free to all, students',
    kinds: ['cafe'],
    among: ['cafe', 'landmark', 'shopping', 'museum'],
    needs: { indoors: true },
  },
  { says: 'expensive, pricey, overpriced, dear, costly', needs: { dear: true }, silent: true },
  {
    says: 'laugh, laughs, comedy, funny, stand up comedy, improv, comedian, comedians',
    words: 'comedy, improvised, laugh, comedians, satire',
    required: true,
    among: ['stage', 'nightlife', 'museum', 'activity'],
  },
  {
    says: `rain, rains, rainy, raining, pours, pouring, pour, wet day, wet weather, drizzle,
      drizzling, storm, thunderstorm, bad weather, weather is foul, weather is bad, foul
      weather, freezing outside, indoor, indoors, inside, out of the rain, out of the heat, too
      hot outside, air conditioned, air conditioning, umbrella`,
    needs: { indoors: true },
    silent: true,
  },
  {
    says: 'outdoor, outdoors, outside, open air, fresh air, in the sun',
    needs: { outdoors: true },
    silent: true,
  },
  {
    says: `cosy, cozy, snug, warm and dry, hygge, hyggelig, gemutlich, homely, comfy, intimate`,
    words: `snug, fireplace, fire, stove, velvet, panelled, candle, wooden, cellar, sofa, armchair,
      book lined, books, tea room, vault, brown`,
    kinds: ['cafe'],
  },
  {
    says: 'read, reading, book to read, read a book, bookworm, book lover, sit with a book',
    words: `library, bookshop, bookstore, books, reading room, reading, newspapers, shelves,
      booksellers`,
    interests: ['literature'],
    kinds: ['cafe'],
    among: ['cafe', 'shopping', 'landmark', 'museum', 'park', 'garden', 'neighbourhood'],
  },
  {
    says: `quiet, peaceful, calm, tranquil, serene, silence, away from the crowds, away from crowds,
      without crowds, without the crowds, no crowds, not crowded, uncrowded, escape the crowds,
      hidden, secret, hidden gem, hidden gems, off the beaten track, off the beaten path,
      lonely, empty, secluded, relax, relaxing, relaxed, chill, unwind, tired, exhausted`,
    words: `quiet, calm, peaceful, silent, silence, hush, fewer people, far fewer, empty, emptiest,
      lonely, hidden, secret, sheltered, shade, shady, bench, cloister, small, gentle, room to
      oneself, less known, without the crowds, pale cliffs`,
    interests: ['relaxation'],
    kinds: ['garden', 'park'],
  },
  {
    says: `romantic, propose, proposal, honeymoon, anniversary, date night, in love, first date,
      valentine, kiss, wedding anniversary, pop the question, special evening, candlelit`,
    words: `sunset, terrace, view, candle, balcony, lantern, sun goes down, moon, gondola, rose,
      lovers, lake`,
    times: ['sunset'],
    kinds: ['viewpoint', 'garden', 'bridge'],
    interests: ['views', 'relaxation'],
    among: [
      'viewpoint',
      'garden',
      'park',
      'bridge',
      'nature',
      'beach',
      'restaurant',
      'landmark',
      'activity',
      'neighbourhood',
    ],
  },
  {
    says: `stag, stag do, stag night, stag party, stag weekend, hen, hen do, hen night, hen party, hen
      weekend, bachelor party, bachelor weekend, bachelorette, bachelorette party, bachelorette weekend`,
    words:
      'bars, cocktails, clubs, dance, late, beer, rooftop, party, karaoke, baths, boat, brewery',
    kinds: ['nightlife', 'spa', 'activity'],
    interests: ['nightlife'],
    among: ['nightlife', 'activity', 'spa', 'restaurant', 'stage', 'beach', 'neighbourhood'],
  },
  {
    says: `kids, kid, children, child, toddler, toddlers, baby, little ones, my son, our son, my
      daughter, our daughter, year old, family, family friendly, child friendly, kid friendly,
      grandchildren, grandson, granddaughter, boys, girls, pram, stroller, pushchair, buggy`,
    words: 'children, play, playground, touch, experiments, dinosaur, animals, slide, puppet',
    kinds: ['zoo', 'theme-park'],
    interests: ['family'],
    needs: { children: true },
  },
  {
    says: 'teenager, teenagers, teen, teens, teenage',
    words: 'arcade, skate, comics, film, street art, escape, thrill, roller coaster',
    kinds: ['theme-park'],
    interests: ['adventure'],
    needs: { children: true },
    silent: true,
  },
  {
    says: `locals, local, ordinary people, like a local, authentic, not touristy, non touristy,
      nothing touristy, untouristy, without tourists, no tourists, away from tourists, everyday
      life, local life, neighbourhood, neighborhood, residents, real life, where people live`,
    words: `locals, neighbourhood, neighbours, neighbors, workers, ordinary, students, families,
      regulars, the city comes, city bathes, people watching, residents, working`,
    kinds: ['neighbourhood', 'market', 'park'],
    among: [
      'neighbourhood',
      'market',
      'park',
      'nightlife',
      'cafe',
      'restaurant',
      'nature',
      'beach',
      'square',
      'shopping',
    ],
  },
  {
    says: `free, for free, free of charge, without paying, no entry fee, no entrance fee, costs
      nothing, for nothing, without spending, no money, broke, dont want to pay, not pay, zero
      budget`,
    words: 'free, nothing',
    needs: { priceAtMost: 0 },
    silent: true,
  },
  {
    says: `cheap, cheaply, inexpensive, budget, bargain, low cost, without paying much, without
      spending much, small money, little money, student budget, on a budget, tight budget, under 10, under 15`,
    words: 'cheap, cheaper, price, standing places',
    needs: { priceAtMost: 1 },
    silent: true,
  },
  {
    says: `affordable, not expensive, not too expensive, not pricey, not for a fortune, good value,
      not cost much, reasonable, reasonably priced, moderate prices`,
    needs: { priceAtMost: 2 },
    silent: true,
  },
  {
    says: `fancy restaurant, luxury, luxurious, splurge, posh, fine dining, michelin, michelin star,
      tasting menu, white tablecloth, treat ourselves, price no object, money no object, really special, something special, special occasion, upscale, high end`,
    words: 'michelin, tasting menu, star, starred, grand',
    cuisines: ['fine-dining'],
  },
  {
    says: `wheelchair, wheelchair accessible, accessible, step free, stepfree, barrier free, on
      wheels, walking frame, rollator`,
    needs: { stepFree: true },
    silent: true,
  },
  {
    says: `without climbing, without stairs, without climbing stairs, no stairs, no steps, without
      steps, no climbing, not climb, without a climb, without walking up, bad knees, knees are
      bad, bad knee, bad hip, cant climb, cannot climb, by lift, by elevator, no hiking, without
      hiking, hard of walking, cant walk far, elderly, grandmother cant walk`,
    needs: { easy: true },
    silent: true,
  },
  {
    says: 'sun set, sunset, sundown, sun go down, golden hour, dusk',
    words: 'sunset, sun goes down, dusk, sun fall, evening light, sun drop, aperitif',
    times: ['sunset'],
    kinds: ['viewpoint'],
  },
  {
    says: 'sunrise, dawn, sun come up, sun rise, early bird, daybreak',
    words: 'sunrise, dawn, rising sun, first light',
    times: ['morning'],
    kinds: ['viewpoint'],
  },
  {
    says: 'after dark, at night, night, evening, late at night, late evening, midnight',
    words: 'night, evening, dark, late, lit, lights, lanterns',
    times: ['evening', 'night'],
    kinds: ['nightlife'],
    silent: true,
  },
  {
    says: `spooky, creepy, scary, ghost, ghosts, haunted, horror, macabre, goosebumps, gruesome, dark
      history, morbid, eerie, sinister`,
    words: `ghost, haunted, plague, skull, bones, body snatchers, anatomy, murder, murderer, crypt,
      catacombs, grave, tomb, dungeon, prison, torture, cemetery, mummified, skeleton, witch,
      bodies`,
    among: [
      'activity',
      'museum',
      'landmark',
      'worship',
      'ruins',
      'park',
      'theme-park',
      'palace',
      'neighbourhood',
    ],
  },
  {
    says: `instagram, instagrammable, photogenic, photo, photos, photograph, picture, pictures,
      selfie, photography`,
    interests: ['photography', 'views'],
    kinds: ['viewpoint'],
  },
  {
    says: `unusual, weird, quirky, odd, strange, bizarre, different, offbeat, curious, eccentric,
      wacky`,
    words: `odd, curious, strange, oddities, cabinet, unusual, eccentric, crooked, upside down,
      bizarre`,
    among: [
      'museum',
      'activity',
      'landmark',
      'gallery',
      'park',
      'shopping',
      'neighbourhood',
      'nightlife',
    ],
  },
  {
    says: `hipster, trendy, hip, vibes, bohemian, creative, alternative, edgy, cool neighbourhood,
      cool neighborhood, up and coming`,
    words: `studios, creative, record shops, street art, roasters, vintage, murals, galleries,
      workshops`,
    kinds: ['neighbourhood'],
    among: ['neighbourhood', 'shopping', 'market', 'nightlife', 'cafe'],
  },
  {
    says: 'adventure, adventurous, thrill, thrilling, adrenaline, exciting, extreme',
    words: 'rafting, bungee, zip, climb, jump, jet, paraglide, roller coaster, thrill, dive',
    interests: ['adventure', 'sport'],
    kinds: ['theme-park', 'activity'],
  },
  {
    says: 'sad, melancholy, melancholic, longing, saudade',
    words: 'fado, melancholy, lament, blues, longing',
  },
  {
    says: `toes in the sand, feet in the sand, feet in the sea, feet almost in the sea, on the sand,
      feet in the water`,
    words: `feet in the sand, on the sand, sand, shore, waterside, by the sea, beach, jetty, quay`,
  },
]
