/** Wishes that have their weeks of the year: blossom, leaves, Advent. */
import type { Experience } from './experiences.ts'

export const seasonalExperiences: readonly Experience[] = [
  {
    what: 'a Christmas market',
    heard: /\bchristmas markets?\b/i,
    says: /\b(?:christmas|advent)/i,
    kinds: ['market', 'theme-park'],
    when: 'late',
    months: [11, 12],
    wayOut:
      'Most towns hold one on the main squares in Advent, lit from late afternoon on: ask where.',
    onSeveralDays: true,
  },
  {
    what: 'something festive',
    heard: /\b(?:festive|christmassy|christmas spirit)\b/i,
    says: /\b(?:christmas|concerts?|organ|choirs?)\b/i,
    offers: /\b(?:christmas|advent)\b|\bchoir\b|\borgan concert/i,
    kinds: ['market', 'worship', 'stage', 'theme-park'],
    when: 'late',
    months: [11, 12],
    wayOut: 'Churches have services and concerts on the days of Christmas: ask for the hours.',
  },
  {
    what: 'the Oktoberfest',
    heard: /\boktoberfest\b|\bwiesn\b/i,
    says: /\boktoberfest\b/i,
    kinds: ['theme-park'],
    when: 'any',
    months: [9, 10],
    onSeveralDays: true,
    wayOut:
      'It is held in Munich from the third Saturday of September to the first Sunday of October.',
  },
  {
    what: 'autumn leaves',
    heard: /\b(?:autumn (?:leaves|colou?rs|foliage)|fall (?:foliage|colou?rs)|momiji)\b/i,
    says: /\b(?:maples?|autumn)\b/i,
    months: [3, 4, 5, 9, 10, 11, 12],
    when: 'any',
    wayOut: 'Parks and hills turn first; the week differs from year to year.',
    onSeveralDays: true,
  },
  {
    what: 'cherry blossom',
    heard: /\b(?:cherry blossoms?|sakura|hanami)\b/i,
    says: /\bcherr(?:y|ies)\b/i,
    when: 'any',
    months: [3, 4],
    wayOut: 'The trees flower for about ten days; the forecast is made in March.',
    onSeveralDays: true,
  },
]
