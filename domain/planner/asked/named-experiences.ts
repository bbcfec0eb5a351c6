/** Wishes with one name all over the world: a gondola, a cable car, a stadium, a wizard. */
import type { Experience } from './experiences.ts'

export const namedExperiences: readonly Experience[] = [
  {
    what: 'a gondola ride',
    heard: /\bgondolas?(?: rides?)?\b/i,
    says: /\bgondolas?\b(?! (?:yard|street|against))/i,
    kinds: ['activity', 'viewpoint'],
    when: 'any',
    wayOut: 'Where there are gondolas, they wait at the landings: agree on price and way first.',
  },
  {
    what: 'a cable car ride',
    heard: /\b(?:cable ?cars?|cableways?|aerial tram(?:way)?s?)\b(?! museum)(?: rides?)?/i,
    says: /\b(?:cable ?cars?|cableways?|gondola|aerial|tramway)\b(?! museum)/i,
    kinds: ['activity', 'viewpoint', 'nature'],
    when: 'any',
    wayOut: 'Ask at your lodging which one runs, and until when.',
  },
  {
    what: 'a felucca',
    heard: /\bfeluccas?\b/i,
    says: /\bfeluccas?\b/i,
    when: 'sunset',
    wayOut: 'Ask at the landings by the big hotels.',
  },
  {
    what: 'Harry Potter',
    heard: /\b(?:harry potter|hogwarts|wizarding world)\b/i,
    says: /\b(?:harry potter|hogwarts|diagon alley|platform 9)/i,
    when: 'any',
    outing: 'also',
    wayOut: 'Ask at your lodging for a walk to the places of the films.',
  },
  {
    what: 'football',
    heard: /\b(?:football|soccer)(?: (?:match(?:es)?|games?|stadiums?|grounds?|tours?|fans?))?\b/i,
    says: /\b(?:\w+'s ground|ground of|stadium of|its stadium|stadium tour|the pitch|without a match|football club|FC \p{L}+|football museum|world cup)/iu,
    offers: /\bfootball (?:stadium|match|museum|ground|club)|\bFC \p{L}+/iu,
    kinds: ['museum', 'landmark', 'activity', 'stage'],
    when: 'any',
    wayOut:
      'Clubs show their grounds on days without a match: book the tour with the club, and tickets for a match there alone.',
  },
  {
    what: 'video games',
    // Games named beside anime are video games.
    heard:
      /\b(?:video ?games?|gaming|gamers?|nintendo|pok[eé]mon|retro games?|(?:arcade|computer|console) games?|(?<=\b(?:anime|manga|cosplay|comics|gadgets|robots|tech)(?:,| and| &|, and|\/) ?)games|games(?=(?:,| and| &|\/) ?(?:anime|manga|cosplay|comics|gadgets|robots)\b))\b/i,
    says: /\b(?:video games?|game centers?|nintendo|pok[eé]mon|consoles?|arcade games?)/i,
    offers: /\b(?:video games?|game centers?|nintendo|pok[eé]mon|consoles?|arcade games?)/i,
    kinds: ['theme-park', 'shopping', 'museum', 'neighbourhood', 'activity'],
    when: 'any',
    onSeveralDays: true,
    asSaid: true,
    partOf: 'science',
    wayOut: 'Ask at your lodging for the nearest game center or shop.',
  },
  {
    what: 'anime',
    heard: /\b(?:anime|manga|ghibli)\b/i,
    says: /\b(?:anime|manga|comics|Ghibli)\b/i,
    offers: 'says',
    kinds: ['shopping', 'museum', 'neighbourhood', 'theme-park', 'activity'],
    when: 'any',
    onSeveralDays: true,
    asSaid: true,
    wayOut: 'Ask at your lodging for the streets and shops of it.',
  },
  {
    what: 'The Sound of Music',
    heard: /\bsound of music\b/i,
    says: /\b(?:sound of music|film|trapp|do-re-mi|movie)\b/i,
    when: 'any',
    often: true,
    wayOut: 'Bus tours go around the places of the film in half a day: ask at your lodging.',
  },
  {
    what: 'street life',
    heard:
      /\b(?:street[- ]life|people[- ]watching|watch(?:ing)? (?:the )?(?:people|world) go by)\b/i,
    says: /\b(?:streets?|stalls?|lanes?|sidewalks?|squares?|crowds?|terraces?|bustl\w+|vendors?|alleys?)\b/i,
    offers:
      /\b(?:people[- ]watching|street (?:life|market|performers|musicians)|old (?:town|quarter) walk|medina walk|souks?|bazaars?)\b/i,
    kinds: ['neighbourhood', 'market', 'square'],
    when: 'any',
    often: true,
    wayOut: 'The old quarter and its markets have most of it, early and after dusk.',
  },
  {
    what: 'Christmas lights',
    heard:
      /\b(?:christmas|holiday|festive|winter) (?:lights?|decorations?|illuminations?|trees?)\b/i,
    says: /\b(?:christmas|advent|winter village|great lit tree)\b/i,
    nearly: {
      what: 'the streets that are lit for Christmas',
      says: /\b(?:department stores?|shop windows|billboards|moving light|neon|skating)\b/i,
      kinds: ['square', 'neighbourhood', 'shopping', 'park'],
    },
    when: 'late',
    months: [11, 12],
    often: true,
    wayOut:
      'Main squares, shopping streets and department stores are lit from late November to the first days of January: walk there after dark.',
  },
]
