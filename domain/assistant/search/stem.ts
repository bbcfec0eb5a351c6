/**
 * The stem of an English word, so that "reading", "reads" and "read" meet: plurals, verb endings and
 * the common suffixes, after British and American spellings were made one. Lighter than Porter's
 * algorithm: what it can't tell safely stays apart, since a wrong meeting shows a wrong place.
 */

/** Stems of words that follow no rule. */
const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  kids: 'child',
  kid: 'child',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  mice: 'mouse',
  geese: 'goose',
  knives: 'knife',
  lives: 'life',
  leaves: 'leaf',
  loaves: 'loaf',
  shelves: 'shelf',
  ate: 'eat',
  eaten: 'eat',
  drank: 'drink',
  drunk: 'drink',
  swam: 'swim',
  swum: 'swim',
  seen: 'see',
  sung: 'sing',
  buried: 'bury',
  cosy: 'cozy',
  grey: 'gray',
  plough: 'plow',
  jewellery: 'jewelry',
  doughnut: 'donut',
  doughnuts: 'donut',
  jeweller: 'jeweler',
  jewellers: 'jeweler',
  tyre: 'tire',
  tyres: 'tire',
  kerb: 'curb',
  mould: 'mold',
  draught: 'draft',
  licence: 'licens',
  sulphur: 'sulfur',
  chilli: 'chili',
  chillies: 'chili',
  woollen: 'woolen',
  panelled: 'panel',
  panelling: 'panel',
  traveller: 'traveler',
  travellers: 'traveler',
  aluminium: 'aluminum',
  programme: 'program',
  pyjamas: 'pajama',
  aeroplane: 'airplane',
  aeroplanes: 'airplane',
  planes: 'airplane',
  plane: 'airplane',
  moustache: 'mustache',
  yoghurt: 'yogurt',
  whiskey: 'whisky',
  busses: 'bus',
}

/** Words that look like a plural or a verb form and are none. */
const asTheyAre = new Set(
  'bus gas atlas canvas tennis oasis glass always perhaps christmas paris athens news bring king ring spring evening morning wedding ceiling building pudding string wing sing bling viking red bed shed seed speed weed need feed breed sacred species series chess mass class pass grass moss cross press dress address princess fortress iris thermos cactus circus citrus campus octopus hummus couscous virus'.split(
    ' ',
  ),
)

export function stemOf(word: string): string {
  const known = irregular[word]
  // "Jewellery" ends up like "jewelry".
  if (known !== undefined) return withoutEnd(known)
  if (word.length < 4 || asTheyAre.has(word) || !/^[a-z]+$/.test(word)) return word
  return withoutEnd(withoutSuffix(withoutPlural(american(word))))
}

/** "Colour", "theatre", "organise", "dialogue": as Americans write them. */
function american(word: string): string {
  if (word.length >= 5) {
    if (
      /[^aeiou]our(?:s|ed|ing|ful|ite|ites|y|hoods?)?$/.test(word) &&
      !/^(?:four|hour|tour|pour|sour|your|flour|contour|detour|devour|scour)/.test(word)
    )
      return word.replace(/our/, 'or')
    if (/(?:t|b|c)res?$/.test(word) && !/^(?:acres?|ogres?)$/.test(word))
      return word.replace(/res?$/, (end) => (end === 're' ? 'er' : 'ers'))
    if (/ogues?$/.test(word) && word.length > 6) return word.replace(/ues?$/, '')
    if (/[^aeiou]is(?:e|es|ed|ing|ation)$/.test(word) && word.length > 7)
      return word.replace(/is(?=e|i|a)/, 'iz')
  }
  return word
}

function withoutPlural(word: string): string {
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:sses|shes|ches|xes|zzes|oes)$/.test(word)) return word.slice(0, -2)
  if (/[^su]s$/.test(word)) return word.slice(0, -1)
  return word
}

function withoutSuffix(word: string): string {
  if (asTheyAre.has(word)) return word
  for (const [suffix, shortest] of [
    ['ing', 6],
    ['ed', 5],
  ] as const) {
    if (!word.endsWith(suffix) || word.length < shortest) continue
    const base = word.slice(0, -suffix.length)
    if (!/[aeiouy]/.test(base) || base.length < 3) continue
    // "Swimming": the doubled letter came with the ending.
    return /([bdgmnprt])\1$/.test(base) ? base.slice(0, -1) : base
  }
  if (word.length > 6 && /(?:ness|ful)$/.test(word)) return word.replace(/(?:ness|ful)$/, '')
  if (word.length > 5 && /[^aeiou]ly$/.test(word)) return word.slice(0, -2)
  return word
}

/** A last "e" and a last "y" do not tell words apart: "quiet place", "places", "bakery". */
function withoutEnd(word: string): string {
  if (word.length > 4 && /[^aeiou]e$/.test(word)) return word.slice(0, -1)
  return word.length > 3 && /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}i` : word
}
