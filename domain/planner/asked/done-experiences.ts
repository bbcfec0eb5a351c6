/** What people do in a town and few guides list: browse books, ride a bicycle, drink well, eat in the street. */
import type { Experience } from './experiences.ts'

const askLodging = 'Ask at your lodging, or name a place that has it.'

export const doneExperiences: readonly Experience[] = [
  {
    what: 'bookshops',
    heard: /\b(?:book ?(?:shops?|stores?)|booksellers?|(?:second-?hand|antiquarian|old) books?)\b/i,
    says: /\b(?:book ?(?:shops?|stores?|sellers?|town)|books|libreria|livraria)\b/i,
    offers:
      /\bbook ?(?:shops?|stores?|sellers?|town)|\b(?:rare|second-?hand|antiquarian|English) books\b/i,
    not: /\b(?:library|libraries|urn|typewriter)\b/i,
    kinds: ['shopping', 'cafe', 'neighbourhood', 'market'],
    when: 'any',
    onSeveralDays: true,
    partOf: 'literature',
    wayOut: askLodging,
  },
  {
    what: 'cycling',
    heard:
      /(?<!\b(?:by|on|our|own|rent|hire|use|the|with|take|renting|hiring|bring|no) )\b(?:cycling|bikes|bicycles|biking|bik(?:e|es)(?: (?:rides?|tours?|trips?))|bicycle (?:rides?|tours?|trips?)|cycle (?:rides?|routes?|tours?|paths?))\b/i,
    says: /\b(?:cycl(?:e|es|ing|ists?)|bicycles?|bikes?|bike lanes?)\b/i,
    not: /\b(?:light cycles|recycl\w+|motorcycles?|motorbikes?)\b/i,
    kinds: ['park', 'nature', 'neighbourhood', 'beach', 'activity'],
    when: 'any',
    onSeveralDays: true,
    tiring: true,
    outing: true,
    partOf: 'sport',
    wayOut: 'Ask where you hire the bicycle for a way along the water or out of town.',
  },
  {
    what: 'cocktails',
    heard: /\b(?:cocktails?(?: bars?)?|speakeas(?:y|ies)|mixology)\b/i,
    says: /\b(?:cocktails?(?! attire)|speakeas(?:y|ies)|daiquiris?|mojitos?|martinis?|negronis?)\b/i,
    not: /\b(?:crab cocktail|brunch|breakfasts?|pancakes|coffee bar|museum)\b/i,
    kinds: ['nightlife', 'restaurant'],
    nearly: {
      what: 'a bar',
      says: /\b(?:bars?|gin|jenever|spirits|drinks|terraces?)\b/i,
      kinds: ['nightlife'],
    },
    when: 'evening',
    onSeveralDays: true,
    asSaid: true,
    partOf: 'nightlife',
    wayOut: 'Ask at your lodging for a bar, and whether it takes bookings.',
  },
  {
    what: 'clubs',
    heard:
      /\b(?:techno(?: (?:clubs?|nights?|music))?|(?:dance|night) ?clubs?|(?<!\b(?:jazz|strip|football|comedy|book|beach|social) )clubs|clubbing|raves?)\b/i,
    says: /\b(?:techno|DJs?|dance floors?|club(?:s| nights?)?|drum and bass|disco(?:theque)?)\b/i,
    offers:
      /\b(?:night ?clubs?|techno|dance clubs?|club nights?|drum and bass|house music|disco)\b/i,
    not: /\b(?:jazz|blues|supper club|English Club|milonga|tango|theater)\b/i,
    kinds: ['nightlife'],
    when: 'past-midnight',
    onSeveralDays: true,
    asSaid: true,
    wayOut:
      'Clubs fill after midnight, on Friday and Saturday most: ask at your lodging which is open.',
  },
  {
    what: 'design',
    heard: /\bdesign\b(?! (?:district|museum|week))/i,
    says: /\b(?:design(?:ers?|museum\w*)?(?! (?:your|a|the)\b)|Bauhaus|Marimekko|Artek|furniture)\b/i,
    offers: /\bdesign\b/i,
    kinds: ['museum', 'gallery', 'shopping', 'neighbourhood', 'landmark'],
    nearly: {
      what: 'crafts and new architecture',
      says: /\b(?:paper|stationery|ceramics|crafts?|architects?|concept stores?|latticed|glass and steel)\b/i,
      kinds: ['shopping', 'gallery', 'museum', 'neighbourhood'],
    },
    when: 'any',
    onSeveralDays: true,
    wayOut: askLodging,
  },
  {
    what: 'trains',
    heard:
      /(?<!\b(?:by|only|take|taking|use|using|on|the|no|night|fast|express|public|buses and|bus and|catch|of|local|regional) )\b(?:(?:steam |old |model |toy )?trains(?!, (?:bus|coach|ferr|car|plane)| (?:to|from|between|and bus|or bus|only|instead|rather|are|were|run|in|at))|locomotives?|railway museums?|train museums?)\b/i,
    says: /\b(?:locomotives?|steam (?:engines?|trains?|giants)|(?<!on )trains|trams|streetcars?|rail(?:way)? museum|transport museum|toy train|narrow-gauge|model railway|train world)\b/i,
    offers: 'says',
    kinds: ['museum', 'activity', 'theme-park'],
    when: 'any',
    onSeveralDays: true,
    wayOut: askLodging,
  },
  {
    what: 'a flea market',
    heard: /\b(?:flea markets?|antiques?(?: (?:shops?|markets?|fairs?))?|brocantes?)\b/i,
    says: /\b(?:flea|antiques?|second-?hand|junk|bric-a-brac|bargains)\b/i,
    kinds: ['market', 'shopping', 'neighbourhood'],
    nearly: { what: 'a market', kinds: ['market'] },
    when: 'any',
    asSaid: true,
    onSeveralDays: true,
    wayOut: 'Most are held on one morning of the week: ask which.',
  },
  {
    what: 'vintage shops',
    heard:
      /\b(?:(?:vintage|second[- ]?hand|pre-?loved|used)(?: (?:and|or|&) (?:vintage|second[- ]?hand))?(?: (?:shops?|stores?|clothes|clothing|shopping|fashion|finds))?|thrift(?:ing| (?:shops?|stores?))?|(?:charity|op) shops?)\b(?! (?:cars?|wines?|port|champagne|books?|trams?|trains?|to\b))/i,
    says: /\b(?:vintage(?! (?:cars?|roaster|coffee))|second[- ]?hand (?:clothes|shops?)|thrift|charity shops?)\b/i,
    offers:
      /\b(?:vintage (?:cloth\w+|shops?|fashion|market|stores?|shopping)|thrift|second[- ]?hand (?:clothes|shops?)|charity shops?)/i,
    nearly: {
      what: 'a flea market',
      offers: /\b(?:flea market|antiques?(?: market| shops?)?|second[- ]?hand \w+)\b/i,
      says: /\b(?:flea|second[- ]?hand|junk|bric-a-brac)\b/i,
      kinds: ['market', 'shopping', 'neighbourhood'],
    },
    partOf: 'shopping',
    kinds: ['shopping', 'neighbourhood', 'market'],
    when: 'any',
    asSaid: true,
    onSeveralDays: true,
    wayOut: askLodging,
  },
  {
    what: 'sneakers',
    heard: /\b(?:sneakers?|streetwear)\b/i,
    says: /\b(?:sneakers?|streetwear)\b/i,
    kinds: ['shopping', 'neighbourhood', 'market'],
    nearly: {
      what: 'streets of shops',
      says: /\b(?:boutiques?|fashion|clothes|flagships?|shops|stores)\b/i,
      kinds: ['neighbourhood', 'shopping'],
    },
    when: 'any',
    asSaid: true,
    wayOut: 'Look there for the shops of the makers, and for those that sell on.',
  },
]
