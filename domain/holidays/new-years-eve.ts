/** Where towns see the new year in, by destination: a place of the catalogue, and what happens there. */
export const newYearsEve: Readonly<Record<string, readonly [placeId: string, says: string]>> = {
  'new-york': [
    'times-square',
    'The ball drops at midnight; the crowd stands in pens from the afternoon on.',
  ],
  london: [
    'south-bank-riverside-walk',
    'The fireworks over the river; the banks are for those with a ticket.',
  ],
  paris: ['champs-elysees', 'The avenue is closed to cars, and the Arch counts down to midnight.'],
  'rio-de-janeiro': [
    'copacabana-beach',
    'Two million people in white, flowers for Iemanjá, and fireworks from boats at midnight.',
  ],
  sydney: [
    'mrs-macquaries-chair',
    'Fireworks over bridge and opera house at midnight; the point fills by noon, and some of it is ticketed.',
  ],
  berlin: [
    'brandenburg-gate',
    'The city sees the year in here, with fireworks; look up where one gets in.',
  ],
  madrid: ['puerta-del-sol', 'Twelve grapes, one with each stroke of the clock at midnight.'],
  'hong-kong': [
    'avenue-of-stars-and-the-promenade',
    'The harbor front is where the year is counted in.',
  ],
  edinburgh: ['calton-hill', 'Hogmanay: the fireworks from the castle, seen from the hill.'],
  lisbon: ['praca-do-comercio', 'A concert on the river, and fireworks over it at midnight.'],
  prague: ['old-town-square', 'The square fills toward midnight, loud with bangers.'],
  singapore: ['merlion-park', 'Fireworks over the bay at midnight.'],
  kyoto: [
    'yasaka-shrine',
    'People carry a flame home from the shrine, and temple bells toll 108 times.',
  ],
  'las-vegas': [
    'las-vegas-strip',
    'The Strip is closed to cars, and fireworks rise from the roofs at midnight.',
  ],
  krakow: ['main-market-square', 'The square is where the town sees the year in.'],
  'cape-town': ['v-and-a-waterfront', 'Music on the harbor, and the countdown with everybody.'],
  brussels: ['grand-place', 'The town goes out to meet the year; look up where the fireworks are.'],
  toronto: [
    'nathan-phillips-square-and-city-hall',
    'Skating and lights, and the town counts down nearby.',
  ],
  athens: [
    'syntagma-square-and-the-evzones',
    'The town counts down here, with fireworks above the Acropolis in view.',
  ],
  reykjavik: [
    'laugavegur-and-skolavordustigur',
    'Walk up to the church for midnight: the whole town sets off its own fireworks around it. Bonfires burn in the quarters from about half past eight.',
  ],
  stockholm: ['skansen', 'A poem is read and bells ring the year in, heard all over the country.'],
  dubai: [
    'dubai-fountain',
    'Fireworks on the Burj Khalifa at midnight; the roads close hours before.',
  ],
  venice: [
    'piazza-san-marco',
    'The square fills toward midnight, with the basin of Saint Mark before it.',
  ],
  honolulu: ['waikiki-beach', 'Fireworks over the water at midnight.'],
  chicago: ['navy-pier', 'Fireworks over the lake at midnight.'],
  'new-orleans': ['jackson-square', 'The countdown, and fireworks over the river behind it.'],
  tallinn: ['freedom-square', 'The town counts down here.'],
  split: ['riva', 'Music on the waterfront, and the countdown with everybody.'],
  dubrovnik: ['stradun', 'Music on the old main street, and the countdown with everybody.'],
  'mexico-city': ['angel-de-la-independencia', 'A concert on the avenue, and the countdown.'],
  cusco: ['plaza-de-armas', 'At midnight people run round the square for luck, under fireworks.'],
  queenstown: ['queenstown-bay', 'The town sees the year in by the lake.'],
  vienna: [
    'graben-and-kohlmarkt',
    'At midnight the great bell of Saint Stephen’s rings around the corner, and everybody waltzes in the street.',
  ],
  barcelona: ['magic-fountain-of-montjuic', 'Fireworks and music over the avenue at midnight.'],
  melbourne: ['southbank-promenade', 'Fireworks over the river and from the towers at midnight.'],
  auckland: [
    'viaduct-harbour',
    'Fireworks rise from the Sky Tower at midnight, seen from the quay.',
  ],
  valencia: [
    'plaza-del-ayuntamiento-and-north-station',
    'Twelve grapes, one with each stroke of the town hall clock.',
  ],
  tokyo: ['meiji-jingu', 'The first prayer of the year: the shrine is open all night.'],
}
