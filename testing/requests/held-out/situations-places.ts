/** Where to: names in small letters, glued, misspelt, rare, shared by two places, or meant by a sight. */
import type { HeldOutClass } from './notation.ts'

export const places: HeldOutClass = {
  name: 'places',
  requests: [
    [
      'queenstown this july w my gf, 6 nights, she skis i dont',
      {
        to: ['Queenstown@NZ'],
        nights: 6,
        people: 2,
        kinds: ['couple'],
        within: '2027-07-01..2027-07-31',
      },
    ],
    ['nice long weekend in nice pls', { to: ['Nice@FR'] }],
    [
      'Looking at split for the sailing week, 8 nights, two adults',
      { to: ['Split@HR'], nights: 8, people: 2, adults: 2 },
    ],
    [
      'valletta malta 3 nights from gatwick',
      { to: ['Valletta@MT', 'Malta?'], nights: 3, from: 'Gatwick|London' },
    ],
    [
      'I am going to Georgia (the country!) for 9 days in September, Tbilisi and the mountains',
      { to: ['Georgia@GE?', 'Tbilisi@GE'], days: 9, within: '2027-09-01..2027-09-30' },
    ],
    [
      'Four days in Savannah, Georgia in April with my mom',
      { to: ['Savannah@US'], days: 4, people: 2, within: '2027-04-01..2027-04-30' },
    ],
    [
      'krakow + auschwitz, 3 days, hostel is fine',
      { to: ['Krakow', 'Auschwitz?'], days: 3, lodging: 'hostel' },
    ],
    [
      'Flying into Keflavik on 3 March, 5 nights, northern lights obviously',
      { to: ['Reykjavik|Keflavik|Iceland'], nights: 5, on: '2027-03-03..' },
    ],
    [
      'marrakech 4 days with 2 girlfriends',
      { to: ['Marrakesh|Marrakech'], days: 4, people: 3, kinds: ['friends'] },
    ],
    [
      '5 days in Washington DC, want to do the Smithsonian properly',
      { to: ['Washington|Washington DC|Washington D.C.'], days: 5, see: ['Smithsonian'] },
    ],
    [
      'a week in Washington state, Olympic peninsula and maybe Mount Rainier',
      {
        to: ['Washington|Washington state', 'Olympic Peninsula?', 'Mount Rainier?'],
        length: '7d|7n',
      },
    ],
    [
      'we would like to see the Alhambra and sleep two nights close to it',
      { to: ['Granada'], nights: 2, see: ['Alhambra'] },
    ],
    ['how many days for angkor wat?? i have 4', { to: ['Siem Reap|Angkor Wat|Angkor'], days: 4 }],
    [
      'Want to finally see the Taj Mahal. 2 days from Delhi',
      { to: ['Agra|Taj Mahal'], from: 'Delhi', days: 2 },
    ],
    [
      'Table Mountain, Robben Island, penguins: 5 days in February',
      { to: ['Cape Town'], days: 5, within: '2027-02-01..2027-02-28' },
    ],
    ['edinbrugh for 3 days during the fringe', { to: ['Edinburgh@GB'], days: 3 }],
    ['Buenes Aires 6 days, steak and wine', { to: ['Buenos Aires'], days: 6 }],
    [
      'reykjavick, 4 nights in feb, couple',
      { to: ['Reykjavik'], nights: 4, kinds: ['couple'], within: '2027-02-01..2027-02-28' },
    ],
    [
      'Copenhagan with the kids for 3 days, Rosenborg castle is a must',
      { to: ['Copenhagen'], days: 3, see: ['Rosenborg'], who: ['children'] },
    ],
    ['singapore 2 days', { to: ['Singapore'], days: 2 }],
    ['petra jordan 2 days from amman', { to: ['Petra@JO', 'Jordan?'], from: 'Amman', days: 2 }],
    ['SF 4 days, no car', { to: ['San Francisco|SF'], days: 4, notBy: ['car'] }],
    ['vegas bby!! 3 nights march 12', { to: ['Las Vegas|Vegas'], nights: 3, on: '2027-03-12..' }],
    ['LA for 5 days then back to SFO', { to: ['Los Angeles|LA'], days: 5 }],
    [
      'Going to HCMC from Hanoi for four days, first time in the south',
      { to: ['Ho Chi Minh City|HCMC|Saigon'], from: 'Hanoi', days: 4 },
    ],
    [
      'KL stopover two nights, hotel near the towers',
      { to: ['Kuala Lumpur|KL'], nights: 2, lodging: 'hotel' },
    ],
    ['Rio for carnival 2027, 6 nights', { to: ['Rio de Janeiro|Rio'], nights: 6 }],
    [
      'My husband and I want to spend ten days on Naxos and Paros in June',
      { to: ['Naxos', 'Paros'], days: 10, people: 2, within: '2027-06-01..2027-06-30' },
    ],
    [
      '5 days lofoten islands, we have our own camper',
      { to: ['Lofoten|Lofoten Islands'], days: 5, lodging: 'camper' },
    ],
    [
      'Long weekend in the Cotswolds with our labrador',
      { to: ['Cotswolds|The Cotswolds'], who: ['pets'] },
    ],
    [
      'Two weeks in Kerala in January, backwaters and Ayurveda',
      { to: ['Kerala'], days: 14, within: '2027-01-01..2027-01-31' },
    ],
    [
      'Sao Miguel, Azores, seven days in early May, rental car',
      { to: ['Sao Miguel', 'Azores?'], days: 7, inside: '2027-05-01..2027-05-15', by: ['car'] },
    ],
    ['4 days Luang Prabang slow and quiet', { to: ['Luang Prabang'], days: 4, pace: 'slow' }],
    ['Three days in Hallstatt and Salzburg', { to: ['Hallstatt', 'Salzburg'], days: 3 }],
    [
      'our daughter lives in Galway. 8 days there in May and one of them to the Aran Islands',
      { to: ['Galway', 'Aran Islands?'], days: 8, within: '2027-05-01..2027-05-31' },
    ],
    [
      'Isle of Skye 3 days starting in inverness',
      { to: ['Skye|Isle of Skye', 'Inverness?'], days: 3 },
    ],
    [
      'zanzibar 8 days stone town first and then beach',
      { to: ['Zanzibar', 'Stone Town?'], days: 8, likes: ['beach'] },
    ],
    ['Cairo 4 days pyramids museum and a nile dinner', { to: ['Cairo'], days: 4 }],
    [
      'Cartagena in Colombia, not the Spanish one. 5 nights',
      { to: ['Cartagena@CO', 'Colombia?'], nights: 5, without: { to: ['Spain'] } },
    ],
    [
      '5 days Santiago de Chile, day trip to Valparaiso',
      { to: ['Santiago@CL|Santiago de Chile', 'Valparaiso?'], days: 5 },
    ],
    [
      'we walk the last stage of the camino and then have 2 days in Santiago de Compostela',
      { to: ['Santiago de Compostela'], days: 2 },
    ],
    ['Lake Bled and Ljubljana 4 days total', { to: ['Bled|Lake Bled', 'Ljubljana'], days: 4 }],
    [
      'auckland, 3 days, waiheke one of them',
      { to: ['Auckland', 'Waiheke|Waiheke Island?'], days: 3 },
    ],
    [
      'I have never been to Mexico City! A week in October please',
      { to: ['Mexico City'], length: '7d|7n', within: '2027-10-01..2027-10-31' },
    ],
    [
      'Birmingham Alabama 2 days civil rights history',
      { to: ['Birmingham@US', 'Alabama?'], days: 2, likes: ['history'] },
    ],
    ['taipei 5d w/ jiufen', { to: ['Taipei', 'Jiufen?'], days: 5 }],
    [
      'Seoul four nights and Busan two nights',
      { to: ['Seoul', 'Busan'], stays: { Seoul: -4, Busan: -2 } },
    ],
    [
      'honolulu hawaii 7 days family of 4',
      { to: ['Honolulu', 'Hawaii?'], days: 7, people: 4, kinds: ['family'] },
    ],
  ],
}
