/**
 * Facts of countries that hold for years: currency, plugs, voltage, side of the road, emergency number,
 * languages. Of every country of the catalogue and of its neighbours; a field that is not certain is
 * empty, and is then answered with "I don't know". Where the catalogue has its own sentence, that counts.
 */

export interface CountryFacts {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** ISO 4217. */
  currency: string
  /** Letters of the plug types, as the IEC names them. */
  plugs: readonly string[]
  volts: string
  drivesOn: 'left' | 'right'
  emergency: string | null
  languages: readonly string[]
}

/** Code, currency, plugs, volts, side, emergency number, languages. */
const lines = `
AD|EUR|CF|230|R|112|Catalan
AE|AED|G|230|R|999 for police, 998 for an ambulance, 997 for fire|Arabic
AL|ALL|CF|230|R||Albanian
AR|ARS|CI|220|R|911|Spanish
AT|EUR|CF|230|R|112|German
AU|AUD|I|230|L|000|English
BA|BAM|CF|230|R||Bosnian,Croatian,Serbian
BE|EUR|CE|230|R|112|Dutch,French,German
BG|EUR|CF|230|R|112|Bulgarian
BH|BHD|G|230|R|999|Arabic
BR|BRL|CN|127 or 220|R|190 for police, 192 for an ambulance, 193 for fire|Portuguese
BS|BSD|AB|120|L||English
BW|BWP|DGM|230|L||English,Tswana
CA|CAD|AB|120|R|911|English,French
CH|CHF|CJ|230|R|112|German,French,Italian
CL|CLP|CL|220|R|133 for police, 131 for an ambulance, 132 for fire|Spanish
CN|CNY|ACI|220|R|110 for police, 120 for an ambulance, 119 for fire|Mandarin
CO|COP|AB|110|R|123|Spanish
CR|CRC|AB|120|R|911|Spanish
CU|CUP|ABL|110 or 220|R|106 for police, 104 for an ambulance, 105 for fire|Spanish
CY|EUR|G|230|L|112|Greek,Turkish
CZ|CZK|CE|230|R|112|Czech
DE|EUR|CF|230|R|112|German
DK|DKK|CEFK|230|R|112|Danish
DO|DOP|AB|120|R|911|Spanish
EC|USD|AB|120|R|911|Spanish
EE|EUR|CF|230|R|112|Estonian
EG|EGP|CF|220|R|122 for police, 123 for an ambulance, 180 for fire|Arabic
ES|EUR|CF|230|R|112|Spanish
FI|EUR|CF|230|R|112|Finnish,Swedish
FJ|FJD|I|240|L||English,Fijian
FR|EUR|CE|230|R|112|French
GB|GBP|G|230|L|999 or 112|English
GE|GEL|CF|220|R|112|Georgian
GR|EUR|CF|230|R|112|Greek
GT|GTQ|AB|120|R||Spanish
HK|HKD|G|220|L|999|Cantonese,English
HR|EUR|CF|230|R|112|Croatian
HU|HUF|CF|230|R|112|Hungarian
ID|IDR|CF|230|L|112|Indonesian
IE|EUR|G|230|L|112 or 999|English,Irish
IL|ILS|CH|230|R|100 for police, 101 for an ambulance, 102 for fire|Hebrew,Arabic
IN|INR|CDM|230|L|112|Hindi,English
IS|ISK|CF|230|R|112|Icelandic
IT|EUR|CFL|230|R|112|Italian
JM|JMD|AB|110|L||English
JO|JOD|CDFGJ|230|R|911|Arabic
JP|JPY|AB|100|L|110 for police, 119 for fire and ambulance|Japanese
KE|KES|G|240|L|999 or 112|Swahili,English
KH|KHR|ACG|230|R|117 for police, 119 for an ambulance|Khmer
KR|KRW|CF|220|R|112 for police, 119 for fire and ambulance|Korean
KW|KWD|G|240|R|112|Arabic
LI|CHF|CJ|230|R|112|German
LT|EUR|CF|230|R|112|Lithuanian
LU|EUR|CF|230|R|112|Luxembourgish,French,German
LV|EUR|CF|230|R|112|Latvian
MA|MAD|CE|220|R|190 for police, 150 for ambulance and fire|Arabic,French
MC|EUR|CEF|230|R|112|French
MD|MDL|CF|230|R|112|Romanian
ME|EUR|CF|230|R|112|Montenegrin
MK|MKD|CF|230|R|112|Macedonian,Albanian
MO|MOP|DG|220|L|999|Cantonese,Portuguese
MT|EUR|G|230|L|112|Maltese,English
MU|MUR|CG|230|L||English,French
MX|MXN|AB|127|R|911|Spanish
MY|MYR|G|240|L|999|Malay
NA|NAD|DM|220|L||English
NL|EUR|CF|230|R|112|Dutch
NO|NOK|CF|230|R|112 for police, 113 for an ambulance, 110 for fire|Norwegian
NP|NPR|CDM|230|L|100 for police, 102 for an ambulance|Nepali
NZ|NZD|I|230|L|111|English,Māori
OM|OMR|G|240|R|9999|Arabic
PA|PAB|AB|120|R|911|Spanish
PE|PEN|AC|220|R|105 for police, 106 for an ambulance, 116 for fire|Spanish
PH|PHP|ABC|220|R|911|Filipino,English
PL|PLN|CE|230|R|112|Polish
PR|USD|AB|120|R|911|Spanish,English
PT|EUR|CF|230|R|112|Portuguese
PY|PYG|C|220|R|911|Spanish
QA|QAR|DG|240|R|999|Arabic
RO|RON|CF|230|R|112|Romanian
RS|RSD|CF|230|R|192 for police, 194 for an ambulance, 193 for fire|Serbian
RW|RWF|CJ|230|R|112|Kinyarwanda,English,French
SA|SAR|G|230|R||Arabic
SE|SEK|CF|230|R|112|Swedish
SG|SGD|G|230|L|999 for police, 995 for fire and ambulance|English,Mandarin,Malay
SI|EUR|CF|230|R|112|Slovene
SK|EUR|CE|230|R|112|Slovak
TH|THB|ABCO|230|L|191 for police, 1669 for an ambulance|Thai
TN|TND|CE|230|R||Arabic,French
TR|TRY|CF|230|R|112|Turkish
TW|TWD|AB|110|R|110 for police, 119 for fire and ambulance|Mandarin
TZ|TZS|DG|230|L|112|Swahili,English
UA|UAH|CF|230|R||Ukrainian
UG|UGX|G|240|L|999|English,Swahili
US|USD|AB|120|R|911|English
UY|UYU|CFIL|220|R|911|Spanish
VA|EUR|CFL|230|R|112|Italian
VN|VND|ACF|220|R|113 for police, 115 for an ambulance, 114 for fire|Vietnamese
ZA|ZAR|CDMN|230|L|112 from a mobile, 10111 for police, 10177 for an ambulance|English,Afrikaans
ZM|ZMW|CDG|230|L||English
`

export const countries: ReadonlyMap<string, CountryFacts> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', currency = '', plugs = '', volts = '', side, emergency, languages = ''] =
        line.split('|')
      return [
        code,
        {
          code,
          currency,
          plugs: [...plugs],
          volts,
          drivesOn: side === 'L' ? 'left' : 'right',
          emergency: emergency || null,
          languages: languages.split(','),
        },
      ] as const
    }),
)

/** Country codes by the word for what is theirs: "my German plug". */
const peoples: Readonly<Record<string, string>> = {
  american: 'US',
  argentine: 'AR',
  australian: 'AU',
  austrian: 'AT',
  belgian: 'BE',
  brazilian: 'BR',
  british: 'GB',
  bulgarian: 'BG',
  canadian: 'CA',
  chilean: 'CL',
  chinese: 'CN',
  croatian: 'HR',
  czech: 'CZ',
  danish: 'DK',
  dutch: 'NL',
  english: 'GB',
  estonian: 'EE',
  finnish: 'FI',
  french: 'FR',
  german: 'DE',
  greek: 'GR',
  hungarian: 'HU',
  icelandic: 'IS',
  indian: 'IN',
  irish: 'IE',
  israeli: 'IL',
  italian: 'IT',
  japanese: 'JP',
  korean: 'KR',
  mexican: 'MX',
  norwegian: 'NO',
  polish: 'PL',
  portuguese: 'PT',
  romanian: 'RO',
  scottish: 'GB',
  slovak: 'SK',
  slovenian: 'SI',
  spanish: 'ES',
  swedish: 'SE',
  swiss: 'CH',
  thai: 'TH',
  turkish: 'TR',
  uk: 'GB',
  us: 'US',
}

/** The country of "German" or "British", where a word names one. */
export function countryOfPeople(word: string): string | undefined {
  return Object.hasOwn(peoples, word) ? peoples[word] : undefined
}
