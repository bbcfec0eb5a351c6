/** Words that tell in which country a place of a name that several bear lies: "camino", "khachapuri". */
import type { PlaceCandidate } from '../places/place-mentions.ts'

/** `countries or US state: words`, one a line. A word is told whole, in small letters and without accents. */
const lines = `
ES: sherry|manchego|camino|sarria|o cebreiro|roncesvalles|pilgrim|pilgrims|pilgrimage|compostela|galicia|galician|spain|paella|fallas|flamenco|tapas|mezquita|alhambra|andalusia|andalucia|extremadura|basque|costa blanca
CL: chile|chilean|andes|patagonia|atacama|valparaiso|maipo|pisco sour
CU: cuba|cuban|havana|son cubano
DO: dominican
GB: kew gardens|trinity college|richmond park|stonehenge|euston|paddington|kings cross|king's cross|st pancras|heathrow|gatwick|stansted|luton|waterloo|punting|punt|king's college|oxbridge|england|english countryside|uk|britain|british|cotswolds|balti|bullring|peaky blinders|cadbury|yorkshire|wales|scotland|hadrian
MA: harvard|mit|fenway|red sox|massachusetts|new england
US: usa|america|the states|thanksgiving|route 66|civil rights|deep south
AL: alabama
OR: oregon|powell's|powells|food carts?|doughnuts|voodoo|columbia (?:river )?gorge|mt hood|mount hood|multnomah|willamette
IL: illinois|lincoln(?:'s)? (?:home|tomb|sites?|museum|library|places)|abe lincoln|chicago
MO: missouri|ozarks
OH: ohio|toledo zoo|mud hens
TN: tennessee|grand ole opry
ME: maine|lobsters?|lobster rolls?|acadia|bar harbor|casco bay
GA: savannah|atlanta|peach|peaches|peachtree|coca-cola|braves
FL: space coast|rocket|rockets|cape canaveral|kennedy space center|everglades|florida|tampa|tampa bay|dal[ií] museum|gulf beaches
CA: silicon valley|napa|big sur|bay area|california
GE: khachapuri|khinkali|caucasus|tbilisi|kazbegi|qvevri|mestia|svaneti|batumi|georgian|lari
CR: sloth|sloths|pura vida|costa rica|costa rican|arenal|monteverde|quetzal|quetzals|cloud forest|toucans
CD: virunga|kinshasa|goma|gorilla|gorillas|kivu|drc
CG: brazzaville|odzala|pointe-noire
MK: skopje|ohrid|north macedonia|bitola|matka
GR: thessaloniki|halkidiki|greece|vergina|olympus
AR: tango|asado|gauchos|argentina|argentine|argentinian|malbec|mendoza
MX: mexico|tequila|mariachi|mezcal|cenotes|cenote|mayan|yucatan
CO: colombia|colombian
EC: ecuador|ecuadorian|panama hats
PE: peru|peruvian|inca|ceviche
VE: venezuela|venezuelan
GT: guatemala|guatemalan|acatenango|atitlan|tikal|quetzaltenango
NI GT HN SV: chicken bus(?:es)?
NI: masaya|nicaragua|nicaraguan|volcano boarding|ometepe
EG: egypt|egyptian|pharaohs|nile|pyramids|sphinx
AU: australia|australian|aussie|outback|kangaroos
NZ: new zealand|kiwi|maori|hobbiton|kiwis
CA-: canada|canadian|ontario|quebec
JM: jamaica|reggae|bob marley
BO: bolivia|bolivian|altiplano|death road|salt flats
PR: puerto rico|puerto rican|san juan bautista|el yunque
IN: india|biryani|charminar
PK: pakistan|pakistani
RU: russia|hermitage|white nights
IT: italy|sicily
LK: sri lanka|ceylon|galle|lankan
`

interface Hint {
  word: RegExp
  fits: (place: PlaceCandidate) => boolean
}

const states = new Set(['MA', 'AL', 'GA', 'FL', 'CA', 'OR', 'ME', 'IL', 'MO', 'OH', 'TN'])

const hints: readonly Hint[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', words = ''] = line.split(': ')
    const countries = code.split(' ').map((each) => each.slice(0, 2))
    return {
      word: new RegExp(`(?<![a-z])(?:${words})(?![a-z])`),
      fits: (place) => countries.includes((states.has(code) ? place.state : place.country) ?? ''),
    }
  })

/** Whether something in the words points to a place: a test for each candidate. */
export function hintedBy(says: (word: RegExp) => boolean): (place: PlaceCandidate) => boolean {
  const told = hints.filter(({ word }) => says(word))
  return (place) => told.some(({ fits }) => fits(place))
}
