/** Practical questions, and how the assistant knows what it says. */
import type { Dialogue } from '../notation.ts'

const rough = [
  'rough*',
  'about',
  'around',
  'estimate*',
  'level',
  'cheap*',
  'expensive',
  'dear',
  'moderate*',
  'mid-range',
  'affordable',
  'inexpensive',
]

export const practical: readonly Dialogue[] = [
  {
    id: 'h-practical-weather-lisbon',
    class: 'practical',
    card: 'Packing tonight, suitcase open, phone.',
    turns: [
      {
        say: 'What is the weather like in Lisbon in August?',
        tells: ['destinations', 'dates'],
        number: [28, 30],
        says: [['dry', 'rain*', 'hot', 'warm', 'sun*']],
        never: ['forecast says', 'will be exactly'],
      },
    ],
  },
  {
    id: 'h-practical-rainy-season',
    class: 'practical',
    card: 'Choosing the month by the rain. Laptop.',
    turns: [
      {
        say: 'When does it rain least in Cusco?',
        tells: ['destinations'],
        says: [['June', 'July', 'May', 'August', 'dry season']],
      },
    ],
  },
  {
    id: 'h-practical-tipping-nyc',
    class: 'practical',
    card: 'First dinner in New York, the bill is on the table. Phone, quick.',
    turns: [
      { say: 'how much do i tip in a restaurant in new york', number: [18, 20], atMost: 500 },
    ],
  },
  {
    id: 'h-practical-plug-london',
    class: 'practical',
    card: 'At the airport shop in front of the adapters.',
    turns: [{ say: 'which plug adapter for London?', says: [['type G', 'G']], atMost: 500 }],
  },
  {
    id: 'h-practical-plug-follow',
    class: 'practical',
    card: 'The same shop, but the trip goes on. Phone.',
    turns: [
      { say: 'Plugs in Cape Town?', says: [['M', 'type M', 'N', 'Types M and N']] },
      { say: 'and in Nairobi?', says: [['G', 'type G']] },
    ],
  },
  {
    id: 'h-practical-sunset',
    class: 'practical',
    card: 'A photographer plans the golden hour. Desktop.',
    turns: [
      {
        say: 'What time does the sun set in Lisbon on 21 June 2027?',
        tells: ['destinations', 'dates'],
        says: [['21:0*', '9:0*', '9.0*']],
      },
    ],
  },
  {
    id: 'h-practical-daylight',
    class: 'practical',
    card: 'Afraid of the dark month. Phone.',
    turns: [
      {
        say: 'How many hours of daylight in Reykjavik around Christmas?',
        tells: ['destinations', 'dates'],
        says: [['4', 'four', '4h', '4 h*', '4 hours']],
      },
    ],
  },
  {
    id: 'h-practical-holiday-paris',
    class: 'practical',
    card: 'Booked before looking at the calendar. Laptop.',
    turns: [
      {
        say: 'We are in Paris on 14 July 2027. Is that a holiday?',
        tells: ['destinations', 'dates'],
        says: [['Bastille', 'national day', 'public holiday', 'fête nationale', 'yes', 'holiday']],
        never: ['not a public holiday', 'not a holiday'],
      },
    ],
  },
  {
    id: 'h-practical-thanksgiving',
    class: 'practical',
    card: 'A visitor from Norway who has only seen it in films.',
    turns: [
      {
        say: 'Is next Thursday, 26 November, anything special in Chicago?',
        tells: ['destinations', 'dates'],
        says: [['Thanksgiving']],
      },
    ],
  },
  {
    id: 'h-practical-closed-topkapi',
    class: 'practical',
    card: 'A day tripper from a ship, phone, terrace.',
    turns: [
      {
        say: 'We are in Istanbul only on a Tuesday. Can we see Topkapı Palace?',
        tells: ['destinations', 'dates'],
        says: [['closed', 'closes', 'shut', 'not open']],
        keeps: { in: ['istanbul'] },
      },
    ],
  },
  {
    id: 'h-practical-open-sunday',
    class: 'practical',
    card: 'A shopper with one Sunday in Vienna.',
    turns: [
      {
        say: 'Is the Naschmarkt open on Sundays?',
        says: [['closed', 'closes', 'shut', 'not open', 'no']],
      },
    ],
  },
  {
    id: 'h-practical-how-far',
    class: 'practical',
    card: 'Planning a day out of Mexico City, tablet.',
    turns: [
      {
        say: 'How do I get to Teotihuacán from Mexico City and how long does it take?',
        tells: ['destinations'],
        says: [['bus', 'coach']],
        number: [60, 90],
      },
    ],
  },
  {
    id: 'h-practical-how-long-visit',
    class: 'practical',
    card: 'Has a train at four. Phone.',
    turns: [
      {
        say: 'How long do I need for the National Museum of Scotland in Edinburgh?',
        tells: ['destinations'],
        says: [
          [
            '2.5*',
            'two and a half',
            '2½',
            '150',
            '2 to 3',
            'two to three',
            '2-3',
            '2 h*',
            'two hours',
            '2–3',
            'half a day',
          ],
        ],
      },
    ],
  },
  {
    id: 'h-practical-cost-day',
    class: 'practical',
    card: 'Counting coins for Hanoi. Phone.',
    turns: [
      {
        say: 'Roughly what does a day in Hanoi cost me?',
        tells: ['destinations'],
        says: [['cheap*', 'inexpensive', 'low', 'little', 'affordable', 'budget', 'lowest'], rough],
      },
    ],
  },
  {
    id: 'h-practical-currency-water',
    class: 'practical',
    card: 'Two questions in one breath. Phone, boarding.',
    turns: [
      {
        say: 'Bali: which currency, and can I drink the tap water?',
        tells: ['destinations'],
        says: [
          ['rupiah', 'IDR'],
          ["don't", 'do not', 'not', 'no', 'bottled', 'avoid'],
        ],
      },
    ],
  },
  {
    id: 'h-practical-emergency',
    class: 'practical',
    card: 'Worried parent before a school trip. Desktop.',
    turns: [
      {
        say: 'What is the emergency number in Sydney?',
        says: [['000', 'triple zero']],
        atMost: 500,
      },
    ],
  },
  {
    id: 'h-practical-blossom',
    class: 'practical',
    card: 'Dreaming of one photograph. Laptop.',
    turns: [
      {
        say: 'When do the cherry trees bloom in Kyoto?',
        tells: ['destinations'],
        says: [['April', 'late March', 'end of March']],
      },
    ],
  },
  {
    id: 'h-known-hours',
    class: 'how-known',
    card: 'A sceptic who has stood before closed doors.',
    turns: [
      {
        say: 'When does the Kunsthistorisches Museum in Vienna close on Thursdays?',
        tells: ['destinations'],
        says: [['21:00', '21', '9 pm', '9pm', 'nine', '9:00']],
      },
      {
        say: 'How do you know?',
        explains: ['catalogue', 'opening hours', 'hours', 'our records', 'guide', 'check'],
        repeats: true,
      },
    ],
  },
  {
    id: 'h-known-weather',
    class: 'how-known',
    card: 'A meteorologist on holiday, amused.',
    turns: [
      {
        say: 'Is November wet in Nairobi?',
        tells: ['destinations', 'dates'],
        says: [['wet', 'rain*', 'yes']],
      },
      {
        say: 'says who?',
        explains: ['normal*', 'average*', 'usual*', 'climate', 'typical*', 'catalogue', 'mean*'],
        repeats: true,
      },
    ],
  },
  {
    id: 'h-known-way',
    class: 'how-known',
    card: 'An engineer distrusts round numbers. Desktop.',
    turns: [
      {
        say: 'How long is the trip from Lisbon to Sintra?',
        tells: ['destinations'],
        number: [40, 80],
        says: [['train', 'minutes', 'min', 'hour']],
      },
      {
        say: 'Where does that figure come from?',
        explains: ['estimate*', 'catalogue', 'door to door', 'timetable', 'rough*', 'approximate*'],
        repeats: true,
      },
    ],
  },
]
