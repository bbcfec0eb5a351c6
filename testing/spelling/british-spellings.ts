/**
 * Spellings that British English has for itself. What people read is written the American way, so none of
 * these stands in a text of the product, except in names.
 */

/** Stems: whatever follows them, or stands before them in one word, is British too. */
const anywhere = [
  'colour(?!ation)',
  'harbour',
  'neighbour',
  'favour',
  'flavour',
  'behaviour',
  'endeavour',
  'theatre',
  'kilometre',
  'centimetre',
  'millimetre',
  'jewellery',
  'aluminium',
  'sulphur',
  'manoeuvre',
  'programme(?![dr])',
]

/** Stems at the beginning of a word. */
const atTheStart = [
  'honour',
  'labour',
  'humour',
  'rumour',
  'splendour',
  'armour',
  'parlour',
  'savour',
  'saviour',
  'vapour',
  'odour',
  'vigour',
  'rigour',
  'arbour',
  'clamour',
  'candour',
  'fervour',
  'valour',
  'ardour',
  'metres?\\b',
  'litre',
  'centre',
  'fibre',
  'sombre',
  'spectre',
  'meagre',
  'lustre\\b',
  'storeys?\\b',
  'grey(?!hound)',
  'tyre',
  'kerb',
  'gaol',
  'cosy\\b',
  'cosi(?:er|est|ly|ness)',
  'plough',
  'mould',
  'smoulder',
  'moustache',
  'pyjama',
  'draught',
  'chequer',
  'cheque',
  'sceptic',
  'jeweller',
  'aeroplane',
  'yoghurt',
  'chilli(?:es|s)?\\b',
  'licence',
  'defence',
  'offence',
  'pretence',
  'practis(?:e|ed|ing)\\b',
  'artefact',
  'judgement',
  'acknowledgement',
  'woollen',
  'marvellous',
  'skilful',
  'wilful',
  'fulfil(?:s|ment)?\\b',
  'enrol(?:s|ment)?\\b',
  'instalment',
  'ageing',
  'whilst',
  'amongst',
  'per cent\\b',
  'learnt',
  'towards\\b',
  'afterwards\\b',
  'onwards\\b',
  'mediaeval',
  'encyclopaed',
  'verandah',
  'catalogued\\b',
  'analys(?:e|ed|es|ing)\\b',
  'paralys(?:e|ed|es|ing)\\b',
  '(?:travel|cancel|label|model|panel|quarrel|signal|tunnel|pedal|enamel|spiral|level|fuel|marvel|counsel|channel|shovel|rival|jewel|dial|total|unravel|swivel|funnel)l(?:ed|ing|er|ers)\\b',
]

/** Words that Americans have others for: sidewalk, line, eggplant, zucchini, gas, highway, parking lot. */
const otherWords = [
  'pavements?\\b',
  'queu(?:es?|e?ing)\\b',
  'aubergine',
  'courgette',
  'petrol\\b',
  'motorway',
  'car parks?\\b',
  'at weekends\\b',
]

/** Verbs in -ise and what is made of them, by their stems: there are too many words that only look like it. */
const inIse =
  '(?:acclimat|agon|apolog|author|canon|caramel|categor|central|character|civil|colon|commercial|critic|crystall|custom|democrat|digit|dramat|econom|emphas|energ|equal|famil|fertil|final|general|glamor|harmon|hospital|ideal|immortal|individual|initial|industrial|italic|jeopard|legal|local|marginal|material|maxim|mechan|memor|minim|mobil|modern|monopol|nation|neutral|normal|notar|optim|organ|patron|pedestrian|personal|popular|pressur|prior|public|real|recogn|reorgan|revital|romantic|scrutin|secular|serial|social|special|stabil|standard|steril|subsid|summar|symbol|sympath|synchron|terror|tranquill|urban|util|vandal|verbal|visual|vocal|western)is(?:e|ed|es|er|ers|ing|ation|ations)\\b'

const british = new RegExp(
  `(?:${anywhere.join('|')}|(?<!\\p{L})(?:${[...atTheStart, ...otherWords, inIse].join('|')}))`,
  'giu',
)

/** The words of a text that are spelled the British way, whole. */
export function britishWords(text: string): string[] {
  return [...text.matchAll(british)].map(({ index, 0: found }) => {
    const before = /[\p{L}-]*$/u.exec(text.slice(0, index))?.[0] ?? ''
    const after = /^[\p{L}’'-]*/u.exec(text.slice(index + found.length))?.[0] ?? ''
    return `${before}${found}${after}`
  })
}
