/**
 * Plain wishes that a wide interest would answer with anything: viewpoints, crafts, modern buildings, easy hikes,
 * fashion, the town after dark. Each is met by places called that, or told as missing.
 */
import type { Place } from '#domain/places/schema.ts'
import type { Experience } from './experiences.ts'

const askLodging = 'Ask at your lodging, or name a place that has it.'

/** Whether a place is seen lit: by its own words or its best hour. */
function isForTheDark({ bestTime, moments = [], setting }: Place): boolean {
  if (setting === 'indoor') return false
  return bestTime === 'night' || moments.some(({ light }) => light === 'dark')
}

export const plainExperiences: readonly Experience[] = [
  {
    what: 'viewpoints',
    heard:
      /\b(?:view ?points?|lookouts?|miradou?ros?|mirador(?:es)?|panoramas?|(?:panoramic|skyline|city) views|(?:great|best|good|beautiful|stunning) views(?! (?:of|over|from)))\b/i,
    says: /\b(?:viewpoint|panorama|(?:whole|all of the) (?:city|town)|skyline|below you|at your feet|in one view)\b/i,
    offers:
      /\b(?:(?:city|skyline|panoramic|mountain|river|harbor|sea|lake|sunset) views?|viewpoint|observation deck|panorama)\b/i,
    kinds: ['viewpoint'],
    when: 'any',
    asSaid: true,
    onSeveralDays: true,
    wayOut: 'Any height near the middle will do: ask at your lodging for the nearest.',
  },
  {
    what: 'crafts',
    heard:
      /\b(?:(?:local|traditional|folk|regional|artisan|handmade) (?:handi)?crafts?|(?:handi)?crafts?(?= (?:markets?|shops?|workshops?|stores?))|handicrafts?|(?<!\b(?:arts? and|of|water|air|space|hand) )crafts\b|artisans?(?= (?:shops?|workshops?|markets?|at work)|\b(?! (?:coffee|beer|bakery|bread|ice cream|food)))|handmade (?:things|goods|gifts|souvenirs))\b(?! ?(?:beers?|brew\w*|cocktails?|gin|spirits))/i,
    says: /\b(?:(?:handi)?crafts?(?! (?:beers?|brew\w*|cocktails?|gin|ales?))|craftsm[ae]n|artisans?|handmade|potters?|weavers?|carvers?|silversmiths?)\b/i,
    offers:
      /\b(?:(?:handi)?crafts?(?!(?: |-)(?:beers?|brew\w*|cocktails?|gin|ales?|spirits|coffee|chocolate|doughnuts?))|artisan (?:goods|workshops?|market)|handmade|pottery|weaving|lacquerware|wood ?carving|silverware|basketry)\b/i,
    not: /\b(?:brew\w*|beers?|taproom|pub)\b/i,
    kinds: ['shopping', 'market', 'neighbourhood', 'museum', 'activity', 'gallery'],
    when: 'any',
    onSeveralDays: true,
    wayOut: 'Ask at your lodging for the makers of the quarter, or for the next market of theirs.',
  },
  {
    what: 'modern architecture',
    heard:
      /\b(?:modern|contemporary|new|cutting-edge|21st[- ]century|twenty-first[- ]century) (?:architecture|buildings?)\b/i,
    says: /\b(?:Foster|Gehry|Koolhaas|Hadid|Calatrava|Siza|Nouvel|Renzo Piano|Libeskind|Herzog|Niemeyer|Le Corbusier|Mies|Ando|Kuma|Chipperfield|Utzon|skyscrapers?|steel and glass|glass tower)\b/,
    offers: /\b(?:(?:modern|contemporary|modernist|new) architecture|skyscrapers?)\b/i,
    kinds: [
      ...(['landmark', 'museum', 'gallery', 'stage', 'bridge', 'neighbourhood'] as const),
      ...(['viewpoint', 'shopping', 'activity', 'square', 'worship'] as const),
    ],
    when: 'any',
    onSeveralDays: true,
    partOf: 'architecture',
    wayOut: askLodging,
  },
  {
    what: 'easy hikes',
    heard:
      /\b(?:easy|gentle|short|light|leisurely|family|beginners?['’]?) (?:\w+ )?(?:hik(?:e|es|ing)|treks?|trails?)\b/i,
    says: /\b(?:(?:easy|gentle|short|level|flat) (?:\w+ )?(?:walks?|paths?|trails?|hikes?)|nature trails?|lakeside path|riverside path|boardwalks?)\b/i,
    offers:
      /\b(?:(?:easy|gentle|short|level|flat|family|forest|lakeside|lake|riverside|coastal|nature|park|canal|vineyard|bush) (?:walks?|hikes?|trails?)|nature trails?)\b/i,
    not: /\b(?:steep|summit|peak|climb\w*|scramble|ridge|volcano)\b/i,
    kinds: ['nature', 'park', 'beach', 'garden', 'viewpoint', 'activity'],
    nearly: { what: 'a walk in a park', kinds: ['park', 'garden'] },
    when: 'any',
    narrow: true,
    asSaid: true,
    onSeveralDays: true,
    wayOut: 'Ask at your lodging for a level marked path.',
  },
  {
    what: 'fashion',
    heard:
      /\b(?:fashion(?! (?:week|museum|show))(?: (?:shops?|stores?|boutiques?|shopping))?|boutiques?|(?:designer|clothes|clothing) (?:shops?|stores?|boutiques?|shopping))\b/i,
    says: /\b(?:fashion|boutiques?|designers?|clothes|couture|department store)\b/i,
    offers:
      /\b(?:fashion|boutiques?|designer (?:shops?|clothes|goods)|(?:local|independent) designers|(?<!vintage )cloth(?:es|ing)|couture|department store|luxury shopping)\b/i,
    kinds: ['shopping', 'neighbourhood', 'market'],
    when: 'any',
    asSaid: true,
    onSeveralDays: true,
    partOf: 'shopping',
    wayOut: askLodging,
  },
  {
    what: 'the town after dark',
    heard:
      /\b(?:night (?:photo\w*|shots|skyline|lights|walks?)|(?:city|town|skyline|bridges?|buildings) (?:by|at) night|city lights|after dark walks?)\b/i,
    fits: isForTheDark,
    kinds: ['bridge', 'viewpoint', 'landmark', 'square', 'neighbourhood', 'palace', 'worship'],
    when: 'night',
    asSaid: true,
    wayOut: 'Bridges and squares are lit from dusk on: ask which are.',
  },
]
