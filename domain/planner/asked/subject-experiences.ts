/**
 * Subjects that some travel for, with the words by which places tell that they belong to them: for the Cold War the
 * Wall, the crossing and the flat of the time, before a palace that lies nearer.
 */
import type { PlaceKind } from '#domain/places/schema.ts'
import type { Experience } from './experiences.ts'

const sights: readonly PlaceKind[] = [
  'museum',
  'gallery',
  'landmark',
  'palace',
  'worship',
  'ruins',
  'square',
  'bridge',
  'stage',
  'neighbourhood',
  'park',
  'activity',
  'nature',
]
const houses: readonly PlaceKind[] = ['museum', 'gallery', 'palace', 'worship']
const askLodging = 'Ask at your lodging, or name a place that has it.'
const askForATasting = 'Ask at your lodging where to taste it, or name a place.'

type Subject = Pick<Experience, 'what' | 'heard' | 'says'> &
  Partial<Pick<Experience, 'kinds' | 'partOf' | 'tables' | 'wayOut' | 'offers'>>

const subjects: readonly Subject[] = [
  {
    what: 'modernism',
    heard: /\b(?:modernis(?:m|me|mo|t)|art nouveau|jugendstil|secession(?:ist)?|gaud[ií])\b/i,
    says: /\b(?:modernis\w+|Gaudí\w*|Art Nouveau|Jugendstil|Secession\w*|Otto Wagner|Horta|Mucha)(?!\p{L})/iu,
    partOf: 'architecture',
  },
  {
    what: 'tiles',
    heard: /\b(?:azulejos?|(?:painted |blue )?tiles|tilework)\b/i,
    says: /\b(?:azulejos?|tiles?|tiled|clad from street to roof)\b/i,
    partOf: 'architecture',
  },
  {
    what: 'the Cold War',
    heard:
      /\b(?:cold war|(?:berlin )?wall (?:history|sites?)|communis[mt]|iron curtain|stasi|soviet(?: (?:era|history|past))?|gdr|ddr)\b/i,
    says: /\b(?:Berlin Wall|(?:of the|stretch of|along the) Wall|death strip|Stasi|Soviets?|East German\w*|DDR|communis[mt]\w*|Cold War|spies|secret police|KGB|Stalin\w*|Lenin|iron curtain|nuclear bunker|atomic)\b/,
    partOf: 'history',
  },
  {
    what: 'the Second World War',
    heard:
      /\b(?:(?:second world|world) war(?: (?:ii|two|2))?|ww ?(?:2|ii)|holocaust|nazis?|third reich|d-day|(?<!cold )war history|military history)\b/i,
    says: /\b(?:Second World War|World War|WWII|Nazi\w*|Gestapo|Holocaust|ghetto|deport\w+|concentration camp|killing center|Resistance|occupation|D-Day|Churchill|bombed|air raids?|1939|194[0-5]|Murdered Jews|war rooms|uprising)\b/i,
    partOf: 'history',
  },
  {
    what: 'the twentieth century',
    heard: /\b(?:20th|twentieth)[- ]century(?: history)?\b/i,
    says: /\b(?:Berlin Wall|Cold War|Stasi|communis[mt]\w*|Soviets?|Second World War|Nazi\w*|Gestapo|Holocaust|First World War|Civil War|dictatorship|civil rights|apartheid)\b/i,
    partOf: 'history',
  },
  {
    what: 'Jewish heritage',
    heard: /\bjewish (?:heritage|history|life|quarters?|sights?|culture)\b/i,
    says: /\b(?:Jews?|Jewish|synagogues?|ghetto|Judaism|rabbis?)\b/i,
    offers: /\b(?:Jewish (?:heritage|history|quarter|museum|cemetery|life)|synagogues?|Holocaust)/i,
    partOf: 'history',
  },
  {
    what: 'archaeology',
    heard:
      /\b(?:archaeolog(?:y|ical)(?: sites?)?|ancient (?:history|sites?|stuff|things|sights|monuments|ruins|greece|rome|egypt(?:ians?)?|greeks|romans|world)|pharaohs?)\b/i,
    says: /\b(?:ancient|Roman|Greek|antiquit(?:y|ies)|excavat\w+|temples? of|ruins?|mosaics|amphitheat\w+|agora|forum|archaeolog\w+|prehistoric|pre-Hispanic|pre-Columbian|Olmecs?|Mayan?|Aztecs?|Incas?|Etruscans?|Minoans?|Bronze Age|mumm(?:y|ies)|necropolis|obelisk|pyramids?|pharaohs?|catacombs?|Ramses|Tutankhamun\w*|dynasty)\b/i,
    offers:
      /\b(?:ancient (?!art)|Roman (?!food|pizza|Jew)|Greek (?!food)|archaeolog|antiquit|ruins\b|mosaics|amphitheat|pre-Hispanic|pre-Columbian|Aztecs?|Maya\b|Incas?|Etruscan|Minoan|mummies|necropolis|pyramids?|pharaohs?|catacombs?|Tutankhamun)/i,
    kinds: ['ruins', 'museum', 'landmark', 'park', 'palace'],
    partOf: 'history',
  },
  {
    what: 'mummies',
    heard: /\bmumm(?:y|ies)\b/i,
    says: /\bmumm(?:y|ies)\b/i,
    kinds: ['museum'],
    partOf: 'history',
  },
  {
    what: 'myths',
    heard: /\b(?:(?:greek|roman|norse|egyptian) (?:myths?|gods)|mytholog(?:y|ical))\b/i,
    says: /\b(?:myth\w*|gods|goddess(?:es)?|Zeus|Athena|Poseidon|Apollo|Hera|Hercules|Herakles|Minotaur|oracle|Acropolis|Parthenon|Vikings?|Pantheon)\b/i,
    offers: /\b(?:myth\w*|Greek gods|Norse gods|Vikings?)\b/i,
    partOf: 'history',
  },
  {
    what: 'impressionism',
    heard: /\bimpressionis(?:m|ts?)\b/i,
    says: /\b(?:impression\w*|Monet|Manet|Renoir|Degas|Cézanne|Pissarro|Sisley|Morisot|Van Gogh|Gauguin|Seurat)(?!\p{L})/iu,
    kinds: houses,
    partOf: 'art',
  },
  {
    what: 'dinosaurs',
    heard: /\b(?:dinosaurs?|fossils?)\b/i,
    says: /\b(?:dinosaurs?|tyrannosaur\w*|fossils?|natural history)\b/i,
    offers: /\b(?:dinosaurs?|fossils?)\b/i,
    kinds: ['museum', 'park', 'theme-park', 'activity'],
  },
  {
    what: 'beer',
    heard:
      /\b(?:(?:craft )?beers?(?! gardens?)|brewer(?:y|ies)|brewpubs?|beer halls?|taprooms?)\b/i,
    says: /(?<!\p{L})(?:beers?|brew\w*|brauhaus|bräu\p{L}*|pivovar|lagers?|pilsner|ales?|stouts?|taprooms?|Guinness)(?!\p{L})/iu,
    offers:
      /\b(?:beers?(?! (?:spa|gardens?))|brewer(?:y|ies)|brewpub|ales?|taproom|Pilsner|Guinness|stout)\b/i,
    tables:
      /(?<!\p{L})(?:beer (?:halls?|gardens?|cellars?)|brew\w*|brauhaus|bräu\p{L}*|pivovar|pilsner|tank beer|ales?|taprooms?|lager)(?!\p{L})/iu,
    kinds: ['activity', 'nightlife', 'museum', 'restaurant'],
    wayOut: askForATasting,
  },
  {
    what: 'whisky',
    heard: /\b(?:whisk(?:e)?ys?|malts?|distiller(?:y|ies))\b/i,
    says: /\b(?:whisk(?:e)?ys?|malts?|drams?|distiller\w*)\b/i,
    offers: /\b(?:whisk(?:e)?ys?|malts?|(?<!gin |rum )distillery)\b/i,
    tables: /\b(?:whisk(?:e)?ys|malts?|drams?)\b/i,
    kinds: ['activity', 'nightlife', 'museum', 'restaurant'],
    wayOut: askForATasting,
  },
  {
    what: 'the Beatles',
    heard: /\bbeatles\b/i,
    says: /\b(?:Beatles|Lennon|McCartney|Abbey Road)\b/i,
    partOf: 'music',
  },
  {
    what: 'Mozart',
    heard: /\bmozart\b/i,
    says: /\bMozart\b/i,
    partOf: 'music',
  },
]

/** Planned on every other day or more, each time elsewhere, and named as the traveller did. */
export const subjectExperiences: readonly Experience[] = subjects.map((subject) => ({
  kinds: sights,
  offers: 'says',
  wayOut: askLodging,
  ...subject,
  when: 'any',
  asSaid: true,
  onSeveralDays: true,
}))
