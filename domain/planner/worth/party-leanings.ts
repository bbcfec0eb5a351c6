/**
 * A table of what parties like: factors on places by who travels. A zoo counts more for a child of two than for a
 * couple, a third palace less for teenagers.
 */
import type { Interest, PlaceKind } from '#domain/places/schema.ts'
import type { Traveller } from '../schema.ts'

/** Travellers, or `adults` where nobody young is along. */
type Who = Traveller | 'adults'

export interface Leaning {
  who: readonly Who[]
  /** All conditions given must hold; of a list, any one. */
  kinds?: readonly PlaceKind[]
  interests?: readonly Interest[]
  /** First interests of a place. */
  first?: readonly Interest[]
  says?: RegExp
  longerThan?: number
  atSunset?: true
  /** Only below this renown: what a town is visited for is seen by everybody. */
  below?: number
  /** Also where its interests are theirs. */
  whateverTheyLike?: true
  /** Not for places made for children. */
  unlessFamily?: true
  /** Not where one sits and is carried. */
  unlessSeated?: true
  /** Factor on the worth of a place. */
  times: number
}

export const looking: readonly PlaceKind[] = ['museum', 'gallery', 'palace', 'worship', 'ruins']
export const forPlay =
  /\b(?:playgrounds?|aquarium|penguins?|otters?|ducks|carousel|merry-go-round|miniature|puppets?|petting|paddling|splash|pedal boats?|rowing boats?|toy|animals|dinosaurs?|press and try|hands-on|touch(?:ed)?|climb into|robots?)\b/i
const ofScreens =
  /\b(?:digital art|teamLab|immersive|interactive|virtual reality|VR|video games?|arcades?)\b/i
const forTheSmallest =
  /\b(?:toys?|playgrounds?|puppets?|petting|wooden (?:forest|toys)|(?:museum|rides|playhouse|house) for (?:small )?children|children's museum)\b/i
const madeForChildren =
  /\b(?:aquarium|children|playgrounds?|puppets?|petting|toys?|press and try|hands-on)\b/i
export const climbing =
  /\b(?:climb|climbing|steep|stairs|stairways?|staircase|steps|scramble|hike|hikers?|trek|ridge|walk up|on the hill|cliff (?:path|walk)|zip ?line|rafting|bungee)\b/i

/** Words of many steps, with their number. */
export const manySteps =
  /\b(?:\d{2,}|\w+ hundred(?: and [\w-]+)?|hundreds of) (?:\w+ )?(?:steps|stairs)\b/i
const ofDrinks =
  /\b(?:brew\w*|beers?|pints?|stout|whiske?y|distiller\w*|tastings?|dram|cocktails?|rum|tequila|mezcal|wine cellars?)\b/i
/** Renown (0 to 1) of great sights, of those known beyond the town, and of those known in it. */
const greatSight = 0.9
const wellKnown = 0.6
const known = 0.5

export const leanings: readonly Leaning[] = [
  { who: ['toddler'], kinds: ['zoo'], times: 2.4 },
  { who: ['toddler'], kinds: ['beach'], times: 2.2 },
  { who: ['toddler'], kinds: ['park', 'garden'], times: 1.7 },
  { who: ['toddler'], says: forPlay, times: 1.5 },
  { who: ['toddler'], kinds: looking, unlessFamily: true, times: 0.5 },
  { who: ['toddler'], kinds: ['stage', 'theme-park', 'activity', 'shopping'], times: 0.6 },
  {
    who: ['toddler'],
    kinds: ['activity', 'museum', 'landmark', 'stage'],
    says: /\b(?:guided|tours?|guides|screens?|films?)\b/i,
    unlessSeated: true,
    times: 0.6,
  },
  {
    who: ['toddler'],
    longerThan: 120,
    kinds: ['museum', 'palace', 'nature', 'viewpoint'],
    times: 0.6,
  },
  { who: ['toddler'], kinds: ['viewpoint', 'worship', 'landmark'], says: manySteps, times: 0.3 },
  { who: ['children'], kinds: ['zoo', 'theme-park'], times: 1.8 },
  { who: ['children'], kinds: ['beach', 'park', 'activity'], times: 1.4 },
  { who: ['children'], interests: ['family', 'science'], times: 1.3 },
  { who: ['children'], says: forPlay, times: 1.2 },
  { who: ['children'], kinds: ['gallery', 'worship', 'stage'], unlessFamily: true, times: 0.55 },
  { who: ['children'], kinds: ['museum'], first: ['art'], unlessFamily: true, times: 0.55 },
  { who: ['children'], kinds: ['shopping'], unlessFamily: true, below: wellKnown, times: 0.6 },
  { who: ['children', 'toddler'], kinds: ['spa'], unlessFamily: true, times: 0.4 },
  // Coffee is no break for children; ice cream is.
  {
    who: ['children', 'toddler'],
    kinds: ['cafe'],
    says: /\b(?:espresso|standing|at the bar|stools|filter coffee|single[- ]origin|beans roasted|wine|tea house|shisha)\b/i,
    unlessFamily: true,
    times: 0.3,
  },
  { who: ['teenagers'], kinds: ['theme-park'], times: 2.2 },
  { who: ['teenagers'], kinds: ['nightlife', 'shopping'], times: 1.8 },
  {
    who: ['teenagers'],
    kinds: ['neighbourhood', 'market'],
    interests: ['shopping', 'nightlife', 'music', 'food'],
    times: 1.5,
  },
  { who: ['teenagers'], kinds: ['viewpoint', 'activity', 'beach'], times: 1.6 },
  { who: ['teenagers'], interests: ['adventure', 'sport', 'music'], times: 1.3 },
  {
    who: ['teenagers'],
    says: /\b(?:K-?pop|arcades?|anime|manga|street art|skate|food stalls|night market|cable car|ferris wheel|roller ?coasters?)\b/i,
    times: 1.5,
  },
  { who: ['teenagers'], kinds: looking, times: 0.5 },
  // Light shows are no paintings to teenagers, and toy museums are for younger children.
  { who: ['teenagers'], kinds: looking, says: ofScreens, times: 2.4 },
  {
    who: ['teenagers'],
    kinds: ['museum', 'park', 'activity'],
    says: forTheSmallest,
    below: wellKnown,
    whateverTheyLike: true,
    times: 0.4,
  },
  { who: ['teenagers'], kinds: ['stage', 'garden'], times: 0.7 },
  { who: ['seniors'], kinds: ['garden', 'stage', 'cafe'], times: 1.4 },
  {
    who: ['seniors'],
    kinds: ['theme-park', 'nightlife', 'activity'],
    times: 0.4,
    unlessSeated: true,
  },
  {
    who: ['seniors'],
    kinds: ['nature', 'viewpoint', 'ruins', 'park', 'garden'],
    says: climbing,
    times: 0.4,
  },
  { who: ['seniors'], kinds: ['neighbourhood', 'bridge', 'palace'], says: climbing, times: 0.5 },
  { who: ['sixties'], says: manySteps, below: greatSight, times: 0.5 },
  {
    who: ['seniors'],
    kinds: ['cafe', 'nightlife', 'market'],
    says: /\b(?:stand-up|standing|stalls?|counter)\b/i,
    times: 0.4,
  },
  { who: ['seniors'], longerThan: 180, times: 0.6 },
  { who: ['celebration'], kinds: ['spa'], times: 2 },
  { who: ['celebration'], kinds: ['beach'], times: 1.6 },
  { who: ['celebration'], kinds: ['viewpoint'], times: 1.5 },
  { who: ['couple'], kinds: ['viewpoint'], times: 1.2 },
  {
    who: ['celebration', 'couple'],
    kinds: ['activity', 'landmark'],
    says: /\b(?:cruise|gondola|sail(?:ing)?|boat trip)\b/i,
    times: 1.5,
  },
  { who: ['celebration', 'couple'], kinds: ['garden', 'stage'], times: 1.2 },
  { who: ['celebration', 'couple'], atSunset: true, times: 1.3 },
  { who: ['celebration'], kinds: ['theme-park', 'zoo'], times: 0.4 },
  { who: ['celebration'], kinds: ['shopping'], times: 0.6 },
  { who: ['friends'], kinds: ['nightlife', 'activity', 'market'], times: 1.3 },
  { who: ['friends'], kinds: ['cafe'], says: /\b(?:afternoon tea|scones)\b/i, times: 0.3 },
  // Stag and hen parties get evenings, drinks and activities; of the sights the great ones.
  { who: ['bachelors'], kinds: [...looking, 'stage'], below: greatSight, times: 0.3 },
  { who: ['bachelors'], kinds: ['garden', 'cafe', 'park'], below: greatSight, times: 0.7 },
  { who: ['bachelors'], kinds: ['activity', 'nightlife', 'theme-park'], times: 1.3 },
  { who: ['bachelors'], kinds: ['museum', 'activity', 'landmark'], says: ofDrinks, times: 2.4 },
  { who: ['bachelors'], first: ['sport'], times: 1.5 },
  // Houses for the young are no sights for adults.
  { who: ['adults'], first: ['family'], below: wellKnown, whateverTheyLike: true, times: 0.35 },
  { who: ['adults'], kinds: ['zoo'], below: wellKnown, times: 0.4 },
  {
    who: ['adults'],
    kinds: ['museum', 'activity', 'theme-park'],
    interests: ['family'],
    says: madeForChildren,
    below: wellKnown,
    times: 0.5,
  },
  { who: ['adults'], kinds: ['museum', 'landmark'], first: ['sport'], below: known, times: 0.5 },
]
