/** Likings and refusals in lists, in words that no vocabulary has; and what is none of them. */
import type { Request } from './expected.ts'

export const likingsInLists: readonly Request[] = [
  [
    'Mexico City 5 days, murals, lucha libre and street food',
    { tastes: ['lucha libre'], cuisines: ['street-food'], lost: [] },
  ],
  [
    'Bath 2 nights, roman baths + thermae spa',
    { tastes: ['roman baths', 'thermae spa'], lost: [] },
  ],
  [
    'Lake District 2 nights. tea rooms, easy walks, beatrix potter. mum and me',
    { tastes: ['tea rooms', 'easy walks', 'beatrix potter'], people: 2, lost: [] },
  ],
  ['Prague 3 days, beer, ruin bars, shooting range', { tastes: ['ruin bars', 'shooting range'] }],
  // What is a liking by itself keeps its own word, which places speak of.
  ['Buenos Aires 4 days, tango lessons, wine', { tastes: ['tango lessons'], lost: [] }],
  ['Kyoto in November for the maples, 5 days', { likes: ['nature'], lost: [] }],
  ['Cairo 4 days, want pyramids and to eat koshari', { tastes: ['pyramids', 'koshari'], lost: [] }],
  ['Cape Town 6 days, penguins. We won’t do shark cages', { skip: ['shark cages'] }],
  ['Salzburg 3 days, not keen on salt mines', { skip: ['salt mines'], tastes: [] }],
  ['Yosemite 3 days, waterfalls, no camping', { skip: ['camping'] }],
  ['Nashville weekend, brunch, no strip clubs', { skip: ['strip clubs'], dislikes: [] }],
  ['Rome 4 days, nothing too churchy', { avoids: ['worship'], lost: [] }],
  // Towns in a list are no likings.
  [
    'Neuschwanstein + rothenburg + munich, 6 days, beer',
    { to: ['Munich', 'Rothenburg'], asks: false, tastes: [] },
  ],
  // Neither animals to see nor pools in the rock belong to a lodging.
  ['Istanbul 4 days, bazaars, hammam, cats', { pets: [], rules: [] }],
  ['Skye 3 nights, cosy pubs, fairy pools, photography', { wishes: [] }],
  ['Yosemite 3 days, easy to moderate hikes', { spending: undefined }],
  ['Edinburgh 3 days, comedy, nowhere posh to eat', { spending: 'medium' }],
  // Climbs, as they are said.
  ['Lisbon for 4 days, not much uphill please', { needs: ['little-climbing'], lost: [] }],
  ['Porto 3 days, no hills', { needs: ['little-climbing'] }],
  ["San Francisco 4 days, we don't like steep streets", { needs: ['little-climbing'] }],
  ['Lucerne 3 days, nothing steep', { needs: ['little-climbing'] }],
  ['Bordeaux 3 days, flat walks only', { needs: ['little-climbing'], lodging: undefined }],
  ['Venice 3 nights, my nan can’t do the bridges', { needs: ['no-stairs'] }],
  ['Ten days in Buenos Aires, not rushing', { pace: 'slow', days: 10 }],
]
