/**
 * Wishes narrower than a liking, and those that places describe in other words than travellers: a tango lesson is
 * no show, a pier is no cruise, and who wants rugs is sent to the carpets.
 */
import type { Place } from '#domain/places/schema.ts'
import { onStages } from './evening-experiences.ts'
import type { Experience } from './experiences.ts'
import { footballClubs } from './football-clubs.ts'
import { toldBy } from './told-by.ts'

const askLodging = 'Ask at your lodging, or name a place that has it.'
/** Matches of other games than football, and "match" in another sense: "the perfect match". */
const otherGames =
  'tennis|cricket|rugby|boxing|wrestling|sumo|chess|polo|hockey|baseball|basketball|volleyball|muay|thai|perfect|good|great|best|close|not|to'
const aClub = `(?!(?:${otherGames})\\b)[\\p{L}][\\p{L}.'’-]*`
const lesson = 'lessons?|class(?:es)?|courses?|workshops?'
const views = /\b(?:views?|panorama|skyline|rooftop|roof terrace|top floor)\b/i
const dinner = '(?:dinners?|meals?|lunch(?:es)?|restaurants?|tables?)'
const withAView = `${dinner} (?:\\w+ ){0,2}?with (?:an? |the )?(?:\\w+ )?views?\\b`
const specially = '(?:fancy|posh|fine|special|romantic|celebratory|gourmet|memorable)'

/** A dance, and the words of the floors where it is danced. */
const dances: readonly (readonly [dance: string, said: string])[] = [
  ['tango', 'tango|milongas?'],
  ['salsa', 'salsa'],
  ['samba', 'samba'],
  ['waltz', 'waltz(?:es)?'],
  ['flamenco', 'flamenco|tablao'],
]

const danceLessons = dances.map(
  ([dance, said]): Experience => ({
    what: `a ${dance} lesson`,
    heard: new RegExp(
      `\\b${dance} (?:dance |dancing )?(?:${lesson})\\b|\\blearn(?:ing)? (?:to dance |how to dance )?(?:the )?${dance}\\b`,
      'i',
    ),
    says: new RegExp(`^(?=.*\\b(?:${said})\\b)(?=.*\\b(?:${lesson}|taught|teach\\w*)\\b)`, 'is'),
    kinds: onStages,
    nearly: { what: dance, says: new RegExp(`\\b(?:${said})\\b`, 'i'), kinds: onStages },
    when: 'late',
    narrow: true,
    wayOut: 'Studios and dance halls teach beginners before the floor opens: ask for the hour.',
  }),
)

function hasAView(place: Place): boolean {
  if (place.offers) return place.offers.some((offer) => /\bviews?\b/i.test(offer))
  return place.interests.includes('views') || views.test(toldBy(place))
}

const west =
  /\b(?:sunsets?|caldera|cliff|(?:sea|ocean|bay|lake|river|beach|harbor|city|skyline|panoramic) views?|views? (?:of|over|across)|rooftop|roof|terraces? (?:over|above|with|at|on)|overlook\w*|on the (?:beach|water|sea|cliff)|by the (?:sea|water|lake)|from the water|over the (?:sea|water|bay|drop|lake|river|lagoon|roofs))\b/i

/** Whether a table looks towards the sunset, by its own words. */
function facesTheSun(place: Place): boolean {
  const said = `${toldBy(place)} ${place.offers?.join('; ') ?? ''}`
  return west.test(said) && !/\bno view\b/i.test(said)
}

/** A football match, met by a stadium: nobody here knows who plays on a day. */
const footballMatch: Experience = {
  what: 'a football match',
  // "A Real Madrid match", "HSV match": of football, where no other game is named.
  heard: new RegExp(
    `\\b(?:[Ff]ootball|[Ss]occer) (?:match(?:es)?|games?)\\b|\\b(?:(?:[Aa]n?|[Oo]ne|[Tt]he|home|see|watch|catch|attend|league|derby)(?: ${aClub}){0,3}|(?!The\\b|A\\b)(?=\\p{Lu})${aClub}) match(?:es)?\\b(?! (?:our|my|your|the|made|with|for)\\b)`,
    'u',
  ),
  says: /(?!)/,
  offers: /(?!)/,
  nearly: {
    what: 'football',
    offers: /\bfootball (?:stadium|match|museum|ground|club)/i,
    says: /\b(?:\w+'s ground|ground of|stadium of|its stadium|stadium tour|the pitch|without a match|football club|FC \p{L}+)/iu,
    kinds: ['museum', 'landmark', 'activity', 'stage'],
  },
  when: 'any',
  narrow: true,
  wayOut:
    'Fixtures and their hours are known late, often some weeks before: look at the calendar of the club, buy seats there alone, and keep a day free for it.',
}

export const meantExperiences: readonly Experience[] = [
  ...danceLessons,
  {
    what: 'a classical concert',
    heard:
      /\b(?:(?:classical|chamber|organ|orchestral|symphony|baroque|church)(?: music)? (?:concerts?|recitals?)|classical music|chamber music|symphony orchestra|philharmonic)\b/i,
    says: /\b(?:classical|concert halls?|philharmon\w+|orchestras?|symphon\w+|chamber music|recitals?|organ|concerts?)\b/i,
    offers:
      /\b(?:(?:classical|organ|orchestra|Mozart|candlelight|choir|opera) concerts?|chamber music|symphony|philharmonic|concert hall)\b/i,
    not: /\b(?:rock|pop|DJs?|puppets|graves?)\b/i,
    kinds: ['stage', 'worship', 'palace', 'landmark'],
    nearly: {
      what: 'an opera or a concert',
      says: /\b(?:opera|ballet|music)\b/i,
      kinds: ['stage', 'worship'],
    },
    when: 'evening',
    narrow: true,
    onSeveralDays: true,
    partOf: 'music',
    wayOut: 'Look at the program of the halls and churches before you go; tickets go early.',
  },
  {
    what: 'a river cruise',
    heard:
      /\b(?:(?:architecture|river|harbou?r|canal|lake|bay|sunset|dinner) (?:\w+ )?(?:boat )?cruises?|architecture boat tours?)\b/i,
    says: /\b(?:cruises?|by boat|boat (?:trips?|tours?|rides?)|boats? (?:up|along|down)|on the (?:water|river)|ferr(?:y|ies)|feluccas?|sail(?:s|ing)?)\b/i,
    offers: /\b(?:cruises?(?! ships?)|boat (?:trips?|tours?|rides?))\b/i,
    not: /\bcruise (?:ships?|port|terminal)\b/i,
    kinds: ['activity'],
    when: 'any',
    asSaid: true,
    narrow: true,
    outing: true,
    by: 'ferry',
    wayOut: 'Ask at the landings which boats go, and book a seat ahead.',
  },
  {
    what: 'a special dinner with a view',
    heard: new RegExp(`\\b${specially} ${withAView}`, 'i'),
    offers: /\bdinner with a view\b/i,
    fits: hasAView,
    kinds: ['restaurant'],
    dear: 3,
    nearly: { what: 'a fine dinner', kinds: ['restaurant'], dear: 3 },
    once: true,
    when: 'evening',
    narrow: true,
    wayOut: 'Book weeks ahead, and ask for a table at the window.',
  },
  {
    what: 'a dinner at sunset',
    heard:
      /\bsunset (?:dinners?|meals?|suppers?|dining|tables?|restaurants?)\b|\b(?:dinners?|dining|dine|eat(?:ing)?|meals?|supper) (?:\w+ ){0,3}?(?:at|over|with|watching|during|for) (?:the |a )?sunsets?\b/i,
    fits: facesTheSun,
    kinds: ['restaurant'],
    when: 'sunset',
    narrow: true,
    onSeveralDays: true,
    wayOut:
      'Ask your lodging for a table that looks west, and be seated 45 minutes before the sun sets.',
  },
  {
    what: 'a dinner with a view',
    heard: new RegExp(`\\b${withAView}`, 'i'),
    fits: hasAView,
    kinds: ['restaurant'],
    when: 'evening',
    narrow: true,
    wayOut: 'Ask your lodging for a roof or a window table.',
  },
  {
    what: 'Korean barbecue',
    heard: /\bkorean (?:bbq|barbe[cq]ue)\b/i,
    says: /\b(?:korean (?:bbq|barbecue)|galbi|samgyeopsal|grilled at (?:the|your) table)\b/i,
    not: /\b(?:vegan|mock)\b/i,
    kinds: ['restaurant'],
    nearly: { what: 'bulgogi', says: /\b(?:bulgogi|barbecue)\b/i, kinds: ['restaurant'] },
    when: 'any',
    narrow: true,
    wayOut: 'Ask at your lodging where people grill at the table.',
  },
  footballMatch,
  {
    ...footballMatch,
    // "Benfica game" means football though the word is not said.
    heard: new RegExp(`\\b(?:${footballClubs})(?:['’]s?)? (?:home )?games?\\b`, 'iu'),
  },
  {
    what: 'afternoon tea',
    heard: /\b(?:(?:afternoon|high|cream) teas?|tea ?rooms?)\b/i,
    says: /\b(?:afternoon|high|cream) teas?\b/i,
    kinds: ['cafe', 'restaurant'],
    nearly: {
      what: 'a tea room',
      says: /\b(?:tea ?rooms?|salon de thé|scones|grand hotel)\b/i,
      kinds: ['cafe', 'restaurant'],
    },
    when: 'afternoon',
    narrow: true,
    wayOut: 'Grand hotels serve it from about three: book a table.',
  },
  {
    what: 'rugs',
    heard: /\b(?:rugs?|(?<!red )carpets?|kilims?)\b/i,
    says: /\b(?:rugs?|(?<!red )carpets?|kilims?|weaving|weavers)\b/i,
    kinds: ['market', 'shopping', 'neighbourhood', 'activity'],
    nearly: { what: 'woven things', says: /\b(?:rugs?|carpets?|textiles?|woven)\b/i },
    when: 'any',
    asSaid: true,
    wayOut: askLodging,
  },
  {
    what: 'gladiators',
    heard: /\bgladiators?\b/i,
    says: /\b(?:gladiators?|amphitheat(?:er|re)|arena)\b/i,
    kinds: ['ruins', 'museum', 'activity'],
    when: 'any',
    outing: true,
    wayOut: askLodging,
  },
  {
    what: 'easy walks',
    heard: /\b(?:easy|gentle|flat|level|leisurely) (?:\w+ )?(?:walks?|strolls?)\b/i,
    says: /\b(?:promenades?|seawall|boardwalks?|esplanade|embankment|corniche|(?:flat|level|shaded|lakeside|riverside) \w+|(?:river|sea|lake|water)front|paths|strolling|lawns|alleys of)\b/i,
    not: /\b(?:steep|climbs?|summit|cliffs?|sway\w+|suspension|scrambl\w+|stairs)\b/i,
    kinds: ['park', 'garden', 'beach', 'landmark', 'neighbourhood', 'nature'],
    nearly: { what: 'a park', kinds: ['park', 'garden'] },
    when: 'any',
    asSaid: true,
    onSeveralDays: true,
    wayOut: 'Ask at your lodging for a level way along the water or through a park.',
  },
  {
    what: 'karaoke',
    heard: /\b(?:karaoke|noraebangs?)\b/i,
    says: /\b(?:karaoke|noraebangs?|singing rooms?)\b/i,
    kinds: ['nightlife', 'market', 'neighbourhood', 'activity', 'restaurant'],
    when: 'evening',
    wayOut: 'Ask at your lodging: rooms are hired by the hour.',
  },
  {
    what: 'dressing up',
    heard: /\b(?:hanboks?|kimonos?)\b/i,
    says: /\b(?:hanboks?|kimonos?)\b/i,
    kinds: ['activity', 'palace', 'neighbourhood', 'shopping', 'museum'],
    when: 'any',
    asSaid: true,
    wayOut: 'Shops near the old sights rent them by the hour: ask at your lodging.',
  },
]
