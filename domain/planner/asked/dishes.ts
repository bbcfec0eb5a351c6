/** A dish that is named takes one meal: at a table that serves it by its own words, or it is said that none is known. */
import type { Experience } from './experiences.ts'

/** Names under which tables serve a dish: dumplings are gyoza, gelato is ice cream. */
const served: readonly (readonly [what: string, heard: RegExp, says: RegExp])[] = [
  ['pizza', /\bpizzas?\b/i, /\bpizz/i],
  ['deep-dish pizza', /\bdeep[- ]dish\b/i, /\bdeep[- ]dish\b/i],
  ['pasta', /\bpasta\b(?! making)/i, /\b(?:pasta|cacio e pepe|carbonara|tagliatelle|pici|ragù)\b/i],
  ['tapas', /\b(?:tapas|pintxos)\b/i, /\b(?:tapas|pintxos|small plates|montaditos)\b/i],
  ['paella', /\bpaellas?\b/i, /\bpaellas?\b|\brice dishes\b/i],
  ['sushi', /\bsushi\b/i, /\bsushi\b/i],
  ['ramen', /\bramen\b/i, /\bramen\b/i],
  ['dim sum', /\bdim sum\b/i, /\bdim[- ]sum\b/i],
  ['dumplings', /\bdumplings\b/i, /\b(?:dumplings?|gyōza|gyoza|pierogi|mandu|momos?)\b/i],
  ['tacos', /\btacos?\b/i, /\b(?:tacos?|taquer[ií]a)\b/i],
  ['phở', /\b(?:pho|phở)\b/i, /\b(?:pho|phở)\b/i],
  ['fish and chips', /\bfish (?:and|&|n) chips\b/i, /\bfish (?:and|&) chips\b/i],
  ['oysters', /\boysters?\b/i, /\boysters?\b/i],
  ['barbecue', /\b(?:bbq|barbecue|barbeque)\b/i, /\b(?:bbq|barbecue|brisket|smokehouse|grill)/i],
  ['bagels', /\bbagels?\b/i, /\bbagels?\b/i],
  ['fondue', /\bfondue\b/i, /\bfondue\b/i],
  ['schnitzel', /\bschnitzels?\b/i, /\bschnitzel\b/i],
  [
    'a steak',
    /\b(?<!florentine )(?:steaks?|steak ?houses?|parrillas?|asado)\b/i,
    /\b(?:steaks?|steakhouse|parrillas?|asado)\b/i,
  ],
  ['laksa', /\blaksa\b/i, /\blaksa\b/i],
  ['gelato', /\bgelat(?:o|i)\b/i, /\b(?:gelat|ice[- ]cream)/i],
  ['bún chả', /\bb[uú]n ch[aả](?![\p{L}])/iu, /\bb[uú]n ch[aả](?![\p{L}])/iu],
  ['bánh mì', /\bb[aá]nh m[iì](?![\p{L}])/iu, /\bb[aá]nh m[iì](?![\p{L}])/iu],
  ['smørrebrød', /\bsm[øo]rrebr[øo]d\b/i, /\bsmørrebrød\b/i],
  ['feijoada', /\bfeijoadas?\b/i, /\bfeijoada\b/i],
  ['ceviche', /\bceviches?\b/i, /\bceviche\b/i],
  ['souvlaki', /\b(?:souvlakia?|gyros)\b/i, /\b(?:souvlaki|gyros)\b/i],
  ['gumbo', /\bgumbo\b/i, /\bgumbo\b/i],
  ['goulash', /\bgoulash\b/i, /\b(?:goulash|gulyás)\b/i],
  ['pierogi', /\bpierogi(?:es)?\b/i, /\bpierogi\b/i],
  [
    'custard tarts',
    /\b(?:past[eé]is|past[eé]l de (?:nata|bel[eé]m)|(?:custard|egg) tarts?)(?![\p{L}])/iu,
    /\b(?:past[eé]is de (?:nata|bel[eé]m)|past[eé]l de nata|(?:custard|egg) tarts?)\b/iu,
  ],
  ['tagine', /\btagines?\b/i, /\btagines?\b/i],
]

export const dishes: readonly Experience[] = served.map(([what, heard, says]) => ({
  what,
  heard,
  says,
  offers: what === 'barbecue' ? /\b(?<!korean )(?:bbq|barbecue|brisket)\b/i : 'says',
  dish: true,
  kinds: ['restaurant', 'cafe', 'market', 'nightlife'],
  when: 'any',
  wayOut: 'Ask at your lodging where people go for it, or name a place that has it.',
}))
