/** Sights and tables of a town in other letters than the catalogue's: with a space more, transcribed otherwise, one letter off. */
import type { Request } from './expected.ts'

export const namesAsWritten: readonly Request[] = [
  [
    'Marrakesh 4 days in march, the kutubia, saadian tombs and a hammam',
    { to: ['Marrakesh'], days: 4, see: ['Koutoubia Mosque', 'Saadian Tombs'] },
  ],
  [
    'delhi with my husband 3 days in february, kutb minar, humayuns tomb, lots of street food',
    { to: ['Delhi'], days: 3, people: 2, see: ['Qutb Minar', "Humayun's Tomb"] },
  ],
  [
    'singapore stopover 2 days, my kids want to see the supertrees',
    { to: ['Singapore'], days: 2, see: ['Gardens by the Bay Supertree Grove'] },
  ],
  [
    'Kyoto for 3 days in November, pottery. Kinkaku-ji, Nijo Castle done. Husband hates queues',
    { to: ['Kyoto'], days: 3, skip: ['Kinkaku-ji', 'Nijō Castle', 'queues'] },
  ],
  [
    'Rome 3 days in March, Pantheon seen already, we want to get the Colosseum done early',
    { to: ['Rome'], days: 3, see: ['Colosseum'], skip: ['Pantheon'] },
  ],
  [
    'Mexico City, 3 days in May, the anthropology museum and tacos',
    { to: ['Mexico City'], days: 3, see: ['National Museum of Anthropology'] },
  ],
  [
    'Bangkok for 3 days in January, thip-samai and boat noodles. We have done Wat Traymit already',
    { to: ['Bangkok'], days: 3, see: ['Thipsamai'], skip: ['Wat Traimit'] },
  ],
]
