/**
 * Tastes that are words of their own: "bagels", "tango". What is known of them is an interest; the
 * word itself is kept, since places speak of it.
 */
import type { Interest } from '#domain/places/schema.ts'
import { everydayWords } from '../everyday-words.ts'
import { isRefused } from '../grammar/negation.ts'
import { type Reading, taken } from '../reading.ts'
import { readListedTastes } from './read-listed-tastes.ts'
import { hasWhole, readVocabulary } from './read-vocabulary.ts'
import { measureBefore, refusedWith } from './taste-vocabulary.ts'
import { namesAThing } from './taste-words.ts'
import { readWishedPhrases } from './wished-phrases.ts'

export interface OwnTastes {
  tastes: string[]
  interests: Interest[]
  avoided: string[]
}

/** Particular things, and the interest that each is a part of. */
const particulars: readonly (readonly [pattern: RegExp, interest: Interest])[] = [
  [
    /\b(?:wine bars?|beer (?:gardens?|halls?|cellars?|tents?)|(?:nice|special|romantic|surprise|birthday|long|slow|early(?:[- ]bird)?|candle-?lit) (?:dinners?(?: part(?:y|ies))?|lunch(?:es)?|breakfasts?)|(?:good|cheap|local|street) eats|(?:real |proper |craft |local )?ales?|ciders?|apple wine|mead|cr[eê]pes?|bagels?|croissants?|carbonara|cacio e pepe|(?:gelato|ice cream)(?: (?:shops?|parlou?rs?|stalls?))?|pretzels?|schnitzel|strudel|sachertorte|waffles?|chocolates?|pralines?|macarons?|pasteis(?: de nata)?|pastel de nata|custard tarts?|churros|jamon|oysters|ceviche|empanadas?|arepas?|feijoada|mole|mezcal|tequila|whisk(?:e)?ys?|distiller(?:y|ies)|gin|port wine|sherry|champagne|prosecco|natural wine|sake|guinness(?! (?:place|store ?house|factory|brewery|museum|tour))|poutine|lobster rolls?|deep[- ]dish(?: pizza)?|soul food|gumbo|beignets|fish and chips|haggis|afternoon tea|high tea|dim sum|peking duck|hot ?pot|bubble tea|hawker (?:food|cent(?:er|re)s?)|laksa|satay|pad thai|street eats|kebabs?|baklava|mezze|falafel|hummus|tagines?|couscous|injera|biltong|braai|truffles?|cheese|olive oil|baker(?:y|ies)|brunch|doughnuts?|donuts?|burgers?|noodles|ramen|kaiseki|matcha|farm[- ]to[- ]table|food halls?|cooking (?:class(?:es)?|lessons?|courses?|workshops?)|tasting menus?|fine dining|michelin[- ]star(?:red)?(?: restaurants?)?|patisseries|local dishes|supper clubs|seafood shacks)\b/,
    'food',
  ],
  [
    /\b(?:tango|salsa(?: dancing)?|samba|milongas?|bossa nova|k-?pop|bts|blues|country music|rock(?: music| history)?|beatles|mozart|philharmonic|orchestras?|choirs?|live bands?|karaoke|vinyl|record shops?|bluegrass|reggae|hip[- ]hop|beethoven|wagner|chopin|elvis|brass bands?|buskers|folk songs?|folk (?:sessions?|clubs?|nights?)|organ (?:recitals?|music)|ukulele|recitals?)\b/,
    'music',
  ],
  [
    /\b(?:ice[- ]skating|skating|rollerblading|marathons?|rugby|cricket|ice hockey|hockey|nfl|nhl|football match(?:es)?|baseball games?|kite ?surf(?:ing)?|windsurf(?:ing)?|sailing|rowing|padel|horse ?riding|fishing|(?:(?:wild|open[- ]water|cold[- ]water|winter|ice|lake|river|sea|ocean) )?swim(?:ming|s)?|premier league|champions league|(?:football|soccer|rugby|cricket|golf|sports?|cycling|formula 1)[- ](?:mad|crazy|obsessed|fanatics?)|ironman|triathlons?|pickleball|wrestling|(?:trail |marathon |long-distance |keen )?runners?|motor ?(?:racing|sports?)|racing cars|horse racing|formula one|curling|crossfit)\b/,
    'sport',
  ],
  [
    /\b(?:via ferrata|jet[- ]?boat(?:s|ing)?(?: rides?)?|caving|quad(?: biking|s)?|dune bashing|hot[- ]air balloons?|ballooning|helicopter(?: rides?)?|go[- ]?kart(?:s|ing)?|shooting ranges?|paintball|bouldering|escape rooms?|husky sled(?:ding)?|dog sled(?:ding)?|snowmobil(?:e|ing)|dune bugg(?:y|ies)|white[- ]?water|snowmobiles?|hang[- ]gliding|abseiling|cliff[- ]jumping|jet[- ]?skis?|camel (?:rides?|treks?)|ropes? courses?)\b/,
    'adventure',
  ],
  [
    /\b(?:(?:short|long|easy|gentle|coastal|country|nature|forest|scenic|guided) walks|cherry blossoms?|sakura|tulips?|autumn (?:colou?rs|leaves)|fall foliage|penguins?|elephants?|gorillas?|lemurs?|koalas?|kangaroos?|whales?|dolphins?|puffins?|turtles?|birds?|birding|stargazing|lavender(?: fields)?|rice terraces|hot springs?|backwaters|houseboats?|orchids?|cactus|desert|giraffes?|snow(?! (?:white|globe))|rivers? to swim in|rain ?forests?|cloud forests?|selva|orang-?utans?|iguanas?|tortoises?|sloths?|crocodiles?|rhinos?|hippos?|zebras?|moose|bison|wolves|reindeer|otters|butterflies|wild ?flowers|sand dunes|dunes|gorges|geology|coral reefs?|mangroves|levadas?(?: walks?)?|huskies|(?:twitch|bird)(?:ers?|ing)|bird ?watchers?|(?:(?:wild|farm|baby) )?animals?(?! (?:welfare|shelter|rescue|print))|(?:keen|avid|great|strong|enthusiastic|serious|regular|experienced|long-distance|hill|fell|country) walkers?|hill ?walk(?:ing|ers?)|fell ?walking|ramblers?|frogs?|wild horses|wetlands|(?:salt )?marshes|alpacas|llamas|(?:wild ?flower )?meadows|bluebells|(?:(?:limestone|ice|sea|lava) )?caves|(?:sea )?cliffs|sea stacks|(?:coast(?:al)?|long-distance|cliff) (?:paths?|footpaths?|trails?)|canyons|fossils|(?:dark|starry) skies|midnight sun|icebergs?|deserts|oases|savannah?|big game|komodo dragons|corals?|(?:tide|rock) ?pools|rivers|(?:mountain )?peaks|bonsai|mushrooms? picking|foraging|fresh air|wild places|lochs|botan(?:y|ists?)|(?:tea|coffee) (?:plantations?|country|fields|estates?)|rice (?:paddies|fields)|cenotes|lagoons|camels)\b/,
    'nature',
  ],
  [
    // "Bangkok, then an island": where none is named, what one would like to see.
    /\b(?:an?|some|any|one|another) (?:(?:small|little|quiet|nice|thai|greek|tropical|remote|beautiful|sunny|paradise|relaxed|car-free) )*islands?\b(?! (?:hopping|hop|nation|state|city|resort|hotel|tour|trip|day|cruise|vibe|feel|life))/,
    'beach',
  ],
  [/\b(?:sandcastles|white sands?|turquoise (?:waters?|seas?)|sea swim(?:s|ming)?)\b/, 'beach'],
  [/\b(?:street photography|golden hour|drone shots?)\b/, 'photography'],
  [
    /\b(?:anime|manga|video games?|gaming|arcades?|comic(?:s| books?)|robots?|trains?pott(?:ing|er)|aviation|aeroplanes|space ?ships?|computers?|steam trains?|railway museums?|(?<=\b(?:(?<!(?:would|'d) )likes?|loves?|into|obsessed with|mad (?:about|on)|crazy about|keen on) (?:[^.,!?]{1,30}(?:, and |, | and ))*)trains|rockets?|nasa|astronauts?|astronomy|engineering|space (?:travel|stuff|flight|exploration|race)|train (?:nuts?|buffs?|fans?|geeks?|lovers?|enthusiasts?|fanatics?)|steam engines|submarines)\b/,
    'science',
  ],
  [
    /\b(?:(?:old|rare|antique|antiquarian|used|vintage) (?:books?|books? shops?|bookshops?|manuscripts?)|manuscripts|first editions|novels|bookworms?|(?<=\b(?:love|loves|like|likes|enjoy|enjoys) )reading(?! (?:by|on|in|at)\b)|poets?|jane austen|james joyce|hemingway|kafka|sherlock holmes|tolkien|the bront[eë]s)\b/,
    'literature',
  ],
  [
    /\b(?:bauhaus|brutalis[mt]|baroque|gothic|modernis[mt]o?|azulejos?|tiles|art deco|le corbusier|hundertwasser|skyscrapers?|lighthouses?|windmills?|cathedral architecture|(?:half-)?timber(?:ed)? houses|zaha hadid)\b/,
    'architecture',
  ],
  [
    /\b(?:vikings?|samurai|pharaohs?|mummies|knights|roman (?:history|empire)|cold war|civil war|holocaust|maya(?:n)?(?: ruins)?|aztecs?|incas?|genealogy|ancestors?|military history|maritime history|pirates?|antiquity|d-day|fort(?:s|resses)|tombs|mosaics|crusaders|napoleon(?:ic)?|wwi{1,2} sites?|(?:ancient )?(?:romans|egyptians|greeks)|(?:the )?(?:habsburgs|tudors|ottomans|medicis?|moors)|war graves|petroglyphs|rock art|cave paintings|(?:stone circles|standing stones)|shipwrecks|dolmens)\b/,
    'history',
  ],
  [
    /\b(?:(?:small|little|pretty|charming|quaint|quiet|remote|white|old|walled|hill(?:top)?|medieval|historic|picturesque|fishing|seaside|coastal|mountain|alpine|rural|traditional|wine) (?:towns|villages)|flamenco shows?|puppet(?:s| theat(?:re|er))|pottery|ceramics|handicrafts?|crafts?|weaving|calligraphy|tea ceremon(?:y|ies)|kimonos?|sumo|geishas?|carnival|bloomsday|holi|diwali|vappu|(?:edinburgh )?fringe(?: festival)?|oktoberfest|las fallas|feria(?: de abril)?|songkran|hogmanay|mardi gras|palio|king'?s day|day of the dead|dia de (?:los )?muertos|processions?|jazz ?fest|shabbat|(?:private|local|expert|[a-z]+ologist) guides?|cinema|film locations?|movie locations?|game of thrones|stand-?up(?: comedy)?|comedy(?: clubs?)?|ghost tours?|drag shows?|lgbtq?\+?(?: scene)?|gay bars?|gay scene|folklore|village life|(?:dance|folk) shows?|circus|folk danc(?:e|es|ing))\b/,
    'culture',
  ],
  [
    /\b(?:van gogh|picasso|klimt|monet|rembrandt|vermeer|caravaggio|frida(?: kahlo)?|banksy|old masters|impressionis(?:m|ts?)|design|paints|sketch(?:es|ing)|water ?colou?rs?|frescoe?s|renaissance|graffiti|installations|biennale|life drawing|glass[- ]?blowing|(?:art |photography |photo )?exhibitions)\b/,
    'art',
  ],
  [
    /\b(?:k-?beauty|skin ?care|cosmetics|knitting|yarn(?: shops?)?|sneakers?|thrift stores?|perfumes?|jewell?ery|gold souk|carpets?|second[- ]hand(?: (?:shops?|stores?|clothes|books?|bookshops?|shopping|markets?|things))?|charity shops?|comic shops?|(?:designer|luxury) (?:bags|handbags|brands|clothes|labels|shoes))\b/,
    'shopping',
  ],
  [
    /\b(?:jacuzzi|hot tubs?|meditation|reading by the pool|(?:turkish|thermal|roman|the|public) baths|sunbathing|ayurveda|deck ?chairs?|sun ?loungers?|hammocks?|laz(?:e|ing)(?: about| around)?|loung(?:e|ing) (?:about|around|by the pool)|pool days|unplug(?:ging)?|napping|lying (?:on|by|in) (?:the|a) (?:beach|pool|sun|hammock))\b/,
    'relaxation',
  ],
  [
    /\b(?:techno clubs?|dive bars?|speakeas(?:y|ies)|beach clubs?|honky[- ]?tonks?|juke joints?|ruin (?:bars?|pubs?)|night(?:s)? out|(?<=\b(?:want|wanna|love|like|hope|and|go)(?: to)? )dance(?! (?:class|lesson|show|course|festival|school|company|performance))|raves|casinos?|drag queens?)\b/,
    'nightlife',
  ],
]

/** "Rio for carnival": the feast tells the days, and is what one goes for. */
const goneForFeast =
  /\b(?:for|to see|to celebrate|to experience|because of|keen on(?: [^.,]+,)*) (?:the )?(?<feast>carnival|carnaval|mardi gras|oktoberfest|las fallas|fallas|feria(?: de abril)?|holi|diwali|songkran|hogmanay|day of the dead|dia de (?:los )?muertos|semana santa|san fermin|la tomatina|palio|st\.? patrick'?s day|king'?s day|midsummer|lantern festival|cherry blossoms?|christmas markets?)\b/

/** Whether a phrase is one of them, from its first letter to its last. */
export function isParticular(phrase: string): boolean {
  return hasWhole(particulars, phrase)
}

/** Where a thing is sold is no more than the thing itself. */
const soldIn = /^(gelato|ice cream) .+/

/** What leads to a thing that is liked, of which no list knows. */
const likingLead =
  /\b(?:(?:i|we|they|he|she|who|both|all|really|also|absolutely|kids?|wife|husband|son|daughter|partner) (?:really |absolutely |all |both |also |just )*(?:loves?|adores?|enjoys?|likes?)|(?:into|keen on|fans? of|fond of|crazy about|mad about|nuts about|obsessed with|passionate about|interested in|passion for|love of|craving|hunt(?:ing)? for|here for|all about)|(?:must|want to|wanna|would love to|'d love to) (?:try|taste|eat|do|learn)|interests?(?: are| include)?:?|hobbies:?|likes:?)\s+(?:(?:the|some|good|great|local|real|a bit of|lots of|all things|anything|learning|doing|watching|seeing|going to) )*/
const itemPattern =
  /^(?:[\p{L}][\p{L}'-]*)(?: (?!and\b|or\b|in\b|on\b|at\b|for\b|with\b|but\b|to\b|from\b|so\b|we\b|i\b|the\b|is\b|are\b|as\b|while\b|when\b|please\b|very\b|a\b|of\b)[\p{L}][\p{L}'-]*){0,2}/u

/** `isPlace` tells names of towns, which are no likings. */
export function readOwnTastes(reading: Reading, isPlace: (name: string) => boolean): OwnTastes {
  const read: OwnTastes = { tastes: [], interests: [], avoided: [] }
  const slots = { wanted: 'interest', refused: 'dislike', measure: measureBefore } as const
  const heard = readVocabulary(reading, particulars, slots)
  for (const { meaning, refused, start, end, measure } of heard) {
    const word = reading.lower.slice(start, end).replace(soldIn, '$1')
    if (refused) add(read.avoided, refusedWith(measure, word))
    else {
      add(read.tastes, word)
      add(read.interests, meaning)
    }
  }
  for (const { groups } of reading.find(goneForFeast, 'dates')) {
    add(read.tastes, groups.feast ?? '')
    add(read.interests, 'culture')
  }
  const listed = readListedTastes(reading, read.tastes, isPlace)
  for (const word of listed.tastes) add(read.tastes, word)
  for (const whole of listed.wholes) {
    read.tastes = read.tastes.filter((each) => !` ${whole} `.includes(` ${each} `))
    add(read.tastes, whole)
  }
  for (const word of listed.avoided) add(read.avoided, word)
  for (const word of likedWords(reading, isPlace)) add(read.tastes, word)
  for (const word of readWishedPhrases(reading, isPlace)) add(read.tastes, word)
  return read
}

/** Items behind words of liking that nothing else has read: "we love ghost stories and falconry". */
function likedWords(reading: Reading, isPlace: (name: string) => boolean): string[] {
  const words: string[] = []
  for (const lead of reading.find(likingLead, 'interest')) {
    let at = lead.end
    for (let count = 0; count < 6; count += 1) {
      const rest = reading.free().slice(at)
      const skipped =
        new RegExp(`^[${taken}\\s,&/]*(?:(?:and|or|the|some|also) )*`).exec(rest)?.[0].length ?? 0
      const item = itemPattern.exec(rest.slice(skipped))?.[0]
      if (item === undefined || (count > 0 && skipped < 2)) break
      const start = at + skipped
      const known = item.split(' ').every((word) => everydayWords.has(word))
      // "Keen on Chester zoo": of a liking that was heard, the town alone is none.
      if (rest.slice(skipped + item.length).startsWith(` ${taken}`) && isPlace(item)) break
      const refused = isRefused(reading.lower.slice(reading.sentenceAt(start).start, start))
      if (known || refused || item.length < 4 || !namesAThing(item.split(' '))) break
      // "Lemon gardens": what is heard already, of a sort of its own.
      const behind = reading.spans.find(
        (span) => span.slot === 'interest' && span.start === start + item.length + 1,
      )
      const end = behind?.end ?? start + item.length
      words.push(reading.lower.slice(start, end))
      reading.claim('interest', start, start + item.length)
      at = end
      if (!/^(?:\s*,|\s+and\b|\s*&)/.test(reading.lower.slice(at))) break
    }
  }
  return words
}

function add<Item>(list: Item[], item: Item): void {
  if (!list.includes(item)) list.push(item)
}
