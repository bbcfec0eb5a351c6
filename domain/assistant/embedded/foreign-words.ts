/** Words of other languages that ask something practical or look for a table: the gloss of requests has places and dates. */
import { glossOf } from '#domain/brief/languages/gloss.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import { withEnglishCities, withNearbyWords } from './foreign-gloss.ts'

type Language = NonNullable<TripBrief['language']>

const words: Readonly<Record<string, string>> = {
  enchufe: 'plug',
  enchufes: 'plug',
  steckdose: 'plug',
  stecker: 'plug',
  adapter: 'plug adapter',
  prise: 'plug',
  presa: 'plug',
  spina: 'plug',
  tomada: 'plug',
  propina: 'tip',
  trinkgeld: 'tip',
  pourboire: 'tip',
  mancia: 'tip',
  gorjeta: 'tip',
  wetter: 'weather',
  tiempo: 'weather',
  météo: 'weather',
  clima: 'weather',
  leitungswasser: 'tap water',
  manger: 'eat',
  essen: 'eat',
  comer: 'eat',
  mangiare: 'eat',
  végétarien: 'vegetarian',
  végétarienne: 'vegetarian',
  vegetariano: 'vegetarian',
  vegetariana: 'vegetarian',
  vegetarisch: 'vegetarian',
  vegano: 'vegan',
  vegana: 'vegan',
  végan: 'vegan',
  restaurante: 'restaurant',
  restaurantes: 'restaurants',
  ristorante: 'restaurant',
  ristoranti: 'restaurants',
  cena: 'dinner',
  abendessen: 'dinner',
  dîner: 'dinner',
  mittagessen: 'lunch',
  almuerzo: 'lunch',
  déjeuner: 'lunch',
  almoço: 'lunch',
  jantar: 'dinner',
  crianças: 'children',
  kinder: 'children',
  enfants: 'children',
  niños: 'children',
  bambini: 'children',
  museos: 'museums',
  musées: 'museums',
  musei: 'museums',
  museen: 'museums',
  playa: 'beach',
  playas: 'beaches',
  plage: 'beach',
  plages: 'beaches',
  spiaggia: 'beach',
  spiagge: 'beaches',
  praia: 'beach',
  praias: 'beaches',
  strand: 'beach',
  lluvia: 'rain',
  regen: 'rain',
  pluie: 'rain',
  pioggia: 'rain',
  chuva: 'rain',
  barato: 'cheap',
  günstig: 'cheap',
  'pas cher': 'cheap',
  sonnenuntergang: 'sunset',
  'coucher du soleil': 'sunset',
  'coucher de soleil': 'sunset',
  'puesta de sol': 'sunset',
  atardecer: 'sunset',
  tramonto: 'sunset',
  'pôr do sol': 'sunset',
  sonnenaufgang: 'sunrise',
  verpassen: 'miss',
  'auf keinen fall': 'not',
  sehenswürdigkeiten: 'sights',
  incontournable: 'must see',
  incontournables: 'must sees',
  imprescindible: 'must see',
  imprescindibles: 'must sees',
  imperdível: 'must see',
  'da non perdere': 'must see',
  regarder: 'watch',
  dónde: 'where',
  donde: 'where',
  où: 'where',
  dove: 'where',
  onde: 'where',
}

const pattern = new RegExp(`(?<!\\p{L})(?:${Object.keys(words).join('|')})(?!\\p{L})`, 'giu')
const telling =
  /(?<!\p{L})(?:où|qué|cuál|cuánto|dónde|necesito|quelle?s?|combien|welche[nrs]?|wieviel|brauche|quale|quanto|preciso|qual|para|che|posso|puedo|kann|darf|auf|ich|wir|nous|nosotros|por|con|sind|ist|und|est|são|em|il|en|les|des|le|à|de)(?!\p{L})/giu

/** The same message with those words in English, where it is in another language at all. */
export function inEnglish(text: string): string {
  if (isUnreadLanguage(text)) return withNearbyWords(text)
  if ((text.match(telling)?.length ?? 0) < 2) return text
  const read = text.replace(pattern, (word) => words[word.toLowerCase()] ?? word)
  // Of a few words the reader of requests can't tell the language, and leaves the names as they are.
  return glossOf(read) ? read : withEnglishCities(read)
}

export const languageNames: Readonly<Record<Language, string>> = {
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
}

/** Common words of languages that are not read, to say so rather than to guess. */
const unread =
  /(?<!\p{L})(?:hvor|spise|gøre|børn|kun|goed|eten|hoe|jakie|są|otwarte|muzea|jest|wij|willen|naar|kunnen|doen|dagen|kinderen|ons|onze|niet|waar|moeten|vad|ska|göra|när|det|dagar|vilka|inte|warto|zobaczyć|trzy|dni|gdzie|chcemy|będzie|jutro|merhaba|için|nasıl|yapar|misin|mısın|günlük|hej|och|jag|vill|ik|wil|graag|het|een|dzień|dobry|proszę|chcę|jest|ahoj|prosím|chci|szia|szeretnék|kérem|salut|vreau|bună|moi|haluan|kiitos|tere|sveiki|zdravo|želim|dobar|xin|chào|tôi|muốn|apa|saya|ingin)(?!\p{L})/giu
const otherScript =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/gu

export function isUnreadLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const strange = text.match(otherScript)?.length ?? 0
  return strange * 2 > letters || (text.match(unread)?.length ?? 0) >= 2
}
