/** Words for what is liked or refused, each with the interest or the kind of place that it tells of. */
import type { Interest, PlaceKind } from '#domain/places/schema.ts'

export interface Taste {
  interest?: Interest
  kind?: PlaceKind
  /** Other interests that the thing is a part of: who surfs goes in for sport. */
  besides?: readonly Interest[]
}

const kindsOnly = (kind: PlaceKind): Taste => ({ kind })

export const vocabulary: readonly (readonly [pattern: RegExp, taste: Taste])[] = [
  [
    /\b(?:adventur(?:e|es|ous)(?: sports?| activities)?|adrenaline|thrills?|rafting|zip[- ]?lin(?:es?|ing)|bungee|paragliding|canyoning|scuba|diving|dive(?! bars?\b)|snorkell?ing|skydiv(?:e|ing)|extreme sports?)\b/,
    { interest: 'adventure' },
  ],
  [
    /\b(?:climbing(?! (?:up )?(?:to )?(?:the|its|that)\b)|kayak(?:s|ing)?|canoe(?:s|ing)?|surf(?:s|ing)?|(?:stand-?up )?paddle-?board(?:s|ing)?|wakeboarding|water ?ski(?:ing)?)\b/,
    { interest: 'adventure', besides: ['sport'] },
  ],
  [
    /\b(?:trekking|safaris?|game drives?|gorilla trekking)\b/,
    { interest: 'adventure', besides: ['nature'] },
  ],
  [
    /\b(?:architects?|architectur(?:e|al)|buildings|gaud[ií]|art deco|art nouveau|skyscrapers|modernist)\b/,
    { interest: 'architecture' },
  ],
  [/\b(?:museums?|museum[- ]hopping|museum[- ]y)\b/, kindsOnly('museum')],
  [/\b(?:art galler(?:y|ies)|galler(?:y|ies))\b/, { interest: 'art', kind: 'gallery' }],
  [
    /\b(?:(?:modern |contemporary |fine |street )?arts?(?! deco| nouveau)|paintings?|sculptures?|murals|street art|impressionis(?:m|t))\b/,
    { interest: 'art' },
  ],
  [
    /\b(?:beach(?:es)?|sunbath(?:e|ing)|swimming in the sea|sea(?:,| and)? sun|sun(?:,| and)? (?:sea|sand)|tan(?:ning)?|snorkel|lie (?:on|at) the beach)\b/,
    { interest: 'beach', kind: 'beach' },
  ],
  [
    /\b(?:local culture|cultur(?:e|al)(?: experiences?| sights?| stuff)?|traditions?|(?:[a-z]+ )?festivals?|(?:jazz|film|book|folk|food|music|beer|light) fest|authentic|local life|off[- ]the[- ]beaten[- ](?:path|track))\b/,
    { interest: 'culture' },
  ],
  [
    /\b(?:family[- ]friendly|kid[- ]friendly|child[- ]friendly|kids'? (?:stuff|activities)|(?:things|something|activities|stuff) for (?:the )?(?:kids|children)|playgrounds?|family fun)\b/,
    { interest: 'family' },
  ],
  [
    /\b(?:theme parks?|amusement parks?|roller ?coasters?|disney(?:land|world)?|water ?parks?|legoland)\b/,
    { interest: 'family', kind: 'theme-park' },
  ],
  [/\b(?:zoos?|aquariums?)\b/, { interest: 'family', kind: 'zoo' }],
  [
    /\b(?:foodies?|food(?:s)?(?: lovers?| tours?| scene| markets?| tastings?)?|culinary|gastronom(?:y|ic)|eating(?: well| out)?|good eats|eat (?:as much as (?:possible|we can|i can)|(?:our|my) way through|a lot)|(?<=\b(?:to|wanna|will|shall|gonna) )eat everything|restaurants?|street food|(?<!mulled )wine(?:s|ries|ry)?(?: tastings?| bars?| tours?)?|vineyards?|craft beers?|beers?(?! (?:gardens?|halls?|cellars?|tents?)\b)|breweries|tapas|coffee(?: shops?| houses?)?|michelin(?:[- ]star(?:red)?)?|bakeries|pastr(?:y|ies)|gelato|eat like (?:a )?locals?|fine dining|caf[eé]s)\b/,
    { interest: 'food' },
  ],
  [
    /\b(?:histor(?:y|ic|ical)(?: buffs?| sites?| sights?| places?| stuff| centre| center)?|ancient|medieval|roman ruins|archaeolog(?:y|ical)|(?:first |second )?world war(?: (?:one|two|1|2|i|ii))?|ww ?[12]|wwi{1,2}|trenches|battlefields?|castles?|fortress(?:es)?|old towns?|heritage|monuments?)\b/,
    { interest: 'history' },
  ],
  [/\b(?:seaside|the sea)\b(?! (?:views?|level))/, { interest: 'beach' }],
  [/\b(?:retail therapy)\b/, { interest: 'shopping' }],
  [/\b(?:landmarks?|famous sights|main sights|highlights)\b/, kindsOnly('landmark')],
  [/\b(?:bridges)\b/, kindsOnly('bridge')],
  [/\b(?:squares|piazzas)\b/, kindsOnly('square')],
  [/\b(?:neighbou?rhoods)\b/, kindsOnly('neighbourhood')],
  [
    /\b(?:theat(?:re|er)s?(?: shows?)?|broadway(?: shows?)?|musicals|west end shows?|ballet)\b/,
    { interest: 'culture', kind: 'stage' },
  ],
  [/\b(?:ruins)\b/, { interest: 'history', kind: 'ruins' }],
  [/\b(?:palaces?)\b/, { interest: 'history', kind: 'palace' }],
  [
    /\b(?:literature|literary|bookshops?|bookstores?|libraries|books?(?= shops|,| and| lovers?)|books(?= ?(?:[.;!?)]|$))|writers|poetry|harry potter|shakespeare)\b/,
    { interest: 'literature' },
  ],
  [
    /\b(?:(?:live |classical |folk )?music(?:al)?|jazz(?: clubs?)?|concerts?|opera|fado|flamenco|techno|gigs|symphony)\b/,
    { interest: 'music' },
  ],
  [
    /\b(?:nature(?: lovers?)?|hik(?:e|es|ing|ers?)|outdoors?y?|outdoor activities|national parks?|mountains?|forests?|wildlife|wild animals|leopards?|tigers|lions|bears|monkeys|seals|sea lions|bats|leaf[- ]peeping|maples?(?: leaves)?|bays|coves|autumn leaves|archipelago|sierras?|alps|bird ?watching|waterfalls?|lakes?|northern lights|aurora|whale watching|scener(?:y|ic)|landscapes?|volcano(?:es)?|glaciers?|fjords?|jungles?|walks? in nature|countryside|geysers?|(?:the )?wilderness|big (?:five|5))\b/,
    { interest: 'nature' },
  ],
  [/\b(?:hot|thermal) springs\b/, { interest: 'nature', besides: ['relaxation'] }],
  // "One afternoon in a park where they can run around": any park will do.
  [
    /\b(?:(?:morning|afternoon|hours?|time|picnics?|stroll|rest|break) in (?:an?|some|the) (?:[a-z]+ )?park|(?:an?|some) (?:(?:big|nice|green|good|large|local|shady|leafy|city|public) )*parks?(?= (?:where|to (?:run|play|sit|rest)|for (?:the|our) (?:kids|children))))(?: where (?:they|we|he|she|(?:the|our) [a-z]+) can (?:run|play|romp)(?: (?:around|about|free))?)?\b/,
    { interest: 'nature', kind: 'park' },
  ],
  [/\bperformances?(?= (?:at|in) (?:the )?[a-z])/, { interest: 'culture', kind: 'stage' }],
  [/\b(?:parks)\b/, { interest: 'nature', kind: 'park' }],
  [
    /(?<!\b(?:beer|tea|kinder) ?)\b(?:gardens?|botanical gardens?)\b/,
    { interest: 'nature', kind: 'garden' },
  ],
  [
    /\b(?:night ?life(?: enthusiasts?)?|club(?:s|bing|bers?)|(?<!\b(?:dinner|garden|tea|tour|anniversary) )(?:party(?:ing)?(?! of)|parties)|bars?(?: hopping| crawls?)?|pubs?(?: crawls?)?|night ?clubs?|cocktails?(?: bars?)?|rooftop bars?|dancing|drinking|rave)\b/,
    { interest: 'nightlife' },
  ],
  [
    /\b(?:photo(?:s|graph(?:y|er|ers|ing))?(?: spots?| ops?)?|instagram(?:mable)?|insta(?: spots?)?)\b/,
    { interest: 'photography' },
  ],
  [
    /\b(?:spas?(?: days?)?|thermal (?:baths?|spas?)|hammams?|onsens?|saunas?)\b/,
    { interest: 'relaxation', kind: 'spa' },
  ],
  [
    /\b(?:relax(?:ation|ing)?(?: time)?(?! pace)|wellness|massages?|yoga|unwind(?:ing)?|chill(?:ing)? out|pampering|recharge|digital detox|(?:yoga|wellness|silent|meditation|spa) retreats?|do(?:ing)? (?:absolutely |totally |precisely |sweet |just )?nothing|switch(?:ing)? off)\b/,
    { interest: 'relaxation' },
  ],
  [
    /\b(?:church(?:es|y)?|cathedrals?|temples?|mosques?|shrines?|monaster(?:y|ies)|synagogues?|basilicas?|(?:religious|holy) (?:sites?|places?|stuff)|abbeys?)\b/,
    { interest: 'religion', kind: 'worship' },
  ],
  [/\b(?:pilgrimage|religion|spiritual(?:ity)?)\b/, { interest: 'religion' }],
  [
    /\b(?:science(?: museums?)?|planetariums?|space(?: centre| center| museum)|technology|tech|dinosaurs?|natural history|observator(?:y|ies))\b/,
    { interest: 'science' },
  ],
  [
    /(?<!\b(?:second[- ]hand|charity|record|comic|yarn|ice cream|gelato|coffee|cake|pastry|sandwich|donut|doughnut|chip|sweet|barber|pizza) )\b(?:shop(?:s|ping|pers?|aholics?)?(?: malls?| cent(?:er|re)s?)?|malls?|boutiques?|outlets?|souvenirs?|fashion|antiques?|vintage(?: shop(?:s|ping)?| stores?| clothes)?|thrift(?:ing|(?: shops?| stores?))?)\b/,
    { interest: 'shopping', kind: 'shopping' },
  ],
  [
    /\b(?:flea markets?|markets?|bazaars?|souks?|christmas markets?)\b/,
    { interest: 'shopping', kind: 'market' },
  ],
  [
    /\b(?:sports?(?: events?)?|football|soccer|baseball|basketball|nba|formula 1|f1|golf(?:ing|ers?)?|tennis|(?:road |gravel )?cycling|cyclists?|(?:mountain )?bik(?:e|ing)(?: rides?)?|ski(?:s|ing|ers?)?|snowboard(?:s|ing|ers?)?|running|stadiums?|martial arts|muay thai|boxing|grand prix)\b/,
    { interest: 'sport' },
  ],
  [
    /\b(?:views?|viewpoints?|sunsets?|panoramas?|skylines?|cable cars?|gondolas?|lookouts?|rooftops?|vistas?|observation decks?)\b/,
    { interest: 'views' },
  ],
  [
    /\b(?:crowds?|crowded places?|tourist traps?|touristy(?: (?:places|things|stuff|spots))?|queues?|lines|long walks|stairs|(?:early|late) (?:mornings?|nights?|starts?|alarms?)|heights|strip clubs?|full moon part(?:y|ies)(?: stuff)?|big groups|tour groups)\b/,
    {},
  ],
]

/** What a phrase tells of, from its first letter to its last. */
export function tasteOf(phrase: string): Taste | undefined {
  return vocabulary.find(([pattern]) => pattern.exec(phrase)?.[0].length === phrase.length)?.[1]
}

/** How much of a thing, which belongs to its span: "not too many churches", "at most two museums". */
export const measureBefore =
  /\b(?:(?:not|no|never) (?:too many|too much|so many|so much|many|much|more than (?:an?|one|two|three|four|five|[1-5]))|(?:less|fewer)|(?:at most|at least|max(?:imum)?|only|just|no more than|not more than|up to) (?:an?|one|two|three|four|five|[1-5]|a couple of|a few)|(?:one|two|three|a couple of|a few))(?: (?:long|short|big|small|good|nice|fancy|proper))? $/

/** What is refused, with how much of it would be too much. */
export function refusedWith(measure: string, word: string): string {
  if (/(?:many|fewer)$/.test(measure)) return `too many ${word}`
  if (/(?:much|less)$/.test(measure)) return `too much ${word}`
  return word
}
