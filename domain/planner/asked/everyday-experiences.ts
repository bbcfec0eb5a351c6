/** More of what is asked for in words that are no place: baths, coffee houses, playgrounds, a star, a class. */
import type { Experience } from './experiences.ts'

const askLodging = 'Ask at your lodging, or name a place that has it.'

/** Things one does, each met by the places that speak of it, or said not to be known here. */
const doings: readonly (readonly [what: string, heard: RegExp, says: RegExp])[] = [
  [
    'a cooking class',
    /\bcooking (?:class(?:es)?|lessons?|course)\b/i,
    /\bcooking (?:class|lesson|school)|\bcook with\b/i,
  ],
  ['whales', /\bwhales?(?:[- ]watching)?\b/i, /\bwhales?\b/i],
  ['surfing', /\bsurf(?:ing)?\b/i, /\bsurf(?:ers?|ing)?\b/i],
  ['snorkeling', /\bsnorkel(?:l?ing)?\b/i, /\bsnorkel|\breef\b/i],
  ['kayaking', /\b(?:kayak(?:ing|s)?|canoe(?:ing)?)\b/i, /\b(?:kayaks?|canoes?|paddle)\b/i],
  ['skiing', /\b(?:ski(?:ing)?|snowboard(?:ing)?)\b/i, /\b(?:ski|skiing|slopes?|pistes?)\b/i],
  ['ice skating', /\b(?:ice[- ])?skating\b/i, /\bskat(?:e|es|ers?|ing)\b|\bice rink\b/i],
  ['a safari', /\bsafaris?\b/i, /\b(?:safari|game drive|lions?|elephants?)\b/i],
  ['a zip line', /\bzip-?lin(?:e|es|ing)\b/i, /\bzip-?line/i],
  ['a hot-air balloon', /\bhot[- ]air balloons?\b/i, /\bballoons?\b/i],
  ['a planetarium', /\bplanetariums?\b/i, /\bplanetarium\b/i],
]

export const everydayExperiences: readonly Experience[] = [
  {
    what: 'a thermal bath',
    heard:
      /\b(?:thermal (?:baths?|spas?|pools?)|onsens?|hot springs?|sul(?:f|ph)ur baths?|public baths?)\b/i,
    says: /\b(?:thermal|baths?|onsen|hot springs?|lagoon|steaming)\b/i,
    kinds: ['spa', 'activity', 'nature'],
    when: 'any',
    wayOut: 'Ask at your lodging for the nearest bath.',
  },
  {
    what: 'a hammam',
    heard: /\b(?:hammams?|turkish baths?)\b/i,
    says: /\b(?:hammams?|hamam[ıi]?|turkish bath)\b/i,
    kinds: ['spa', 'activity', 'landmark'],
    when: 'any',
    wayOut: 'Ask at your lodging: there is often one in the quarter.',
  },
  {
    what: 'a ruin bar',
    heard: /\bruin (?:bars?|pubs?)\b/i,
    says: /\bruin (?:bar|pub)/i,
    kinds: ['nightlife', 'restaurant'],
    when: 'evening',
    wayOut: askLodging,
  },
  {
    what: 'a coffee house',
    heard:
      /\b(?:coffee ?houses?|kaffeeh[aä]us(?:er)?|(?:traditional|old|historic|grand|literary) caf[eé]s?|caf[eé] culture)\b/i,
    kinds: ['cafe'],
    when: 'any',
    often: true,
    wayOut: askLodging,
  },
  {
    what: 'a playground',
    heard: /\b(?:playgrounds?|play (?:areas?|parks?))\b/i,
    says: /\bplaygrounds?\b/i,
    nearly: {
      what: 'room to play',
      says: /\b(?:rowing|boats?|lawns?|slides?|carousel|swings|children|kids|picnics?|ponds?)\b/i,
      kinds: ['park', 'garden', 'theme-park', 'beach'],
    },
    when: 'any',
    often: true,
    wayOut: 'Most parks and many squares have one: ask at your lodging for the nearest.',
  },
  {
    what: 'a table with a Michelin star',
    heard: /\bmichelin\b/i,
    says: /\bmichelin\b|\b(?:one|two|three|a) stars?\b/i,
    kinds: ['restaurant'],
    dear: 3,
    nearly: { what: 'a fine dinner', kinds: ['restaurant'], dear: 3 },
    when: 'evening',
    wayOut: 'Look at the guide itself, and book weeks ahead.',
  },
  ...doings.map(
    ([what, heard, says]): Experience => ({ what, heard, says, when: 'any', wayOut: askLodging }),
  ),
]
