/** Those who carry travelers by air, rail, road and sea: named for how one comes, and never for where one goes. */
import type { Transport } from './schema.ts'

type Mode = Transport['wanted'][number]

const named = {
  flight: `
ryanair easyjet wizz wizzair eurowings vueling transavia jet2 lufthansa iberia finnair norwegian sas klm tap lot aeroflot swissair volotea condor
emirates etihad qatar qantas jetstar cathay singapore garuda airasia vietjet indigo spicejet vistara scoot ana jal saudia flydubai turkish pegasus
delta united southwest jetblue spirit frontier hawaiian westjet porter allegiant latam avianca azul gol copa aeromexico volaris interjet caribbean
`,
  train:
    'amtrak eurostar thalys deutschebahn renfe trenitalia italo tgv ouigo sncf flixtrain brightline downeaster shinkansen nightjet',
  bus: 'flixbus megabus greyhound',
  ferry: 'hurtigruten stena tallink silja viking',
  taxi: 'uber grab bolt lyft',
  cruise: 'celebrity carnival cunard msc costa royal-caribbean princess clipper',
} as const
const namesOf = (names: string) => names.split(/\s+/).filter(Boolean)
export const carriers: ReadonlySet<string> = new Set(Object.values(named).flatMap(namesOf))
const modes = new Map<string, Mode>(
  (['flight', 'train', 'bus', 'ferry', 'taxi'] as const).flatMap((mode) =>
    namesOf(named[mode]).map((name) => [name, mode] as const),
  ),
)
/** Words of every day, and names of lands and peoples: a carrier only where something says so. */
const otherwise: ReadonlySet<string> = new Set(
  'sas tap lot condor emirates qatar singapore garuda indigo scoot ana turkish pegasus delta united southwest spirit frontier hawaiian porter allegiant azul gol copa caribbean norwegian italo viking grab bolt jal cathay wizz iberia greyhound'.split(
    ' ',
  ),
)

const carrierWord =
  /^(?:.+ )?(?:airlines?|airways|air lines|railways?|rail|express|ferries|line|lines|cruises)$/i
const byWhom = /\b(?:with|on|by|via|fly(?:ing)?|flew|book(?:ed|ing)?|take|taking|the) (?:the )?$/

/** Whether a name is theirs: one of those above, or one that says so ("Turkish Airlines"). */
export function isCarrier(name: string, lead: string, behind: string): boolean {
  const known = carriers.has(name.toLowerCase().replaceAll(' ', ''))
  if (known && /^ (?:from|to)\b/.test(behind)) return true
  return byWhom.test(lead) && (known || carrierWord.test(name))
}

/** By what a word carries, where it is the name of a carrier: "Ryanair from Beauvais", "with TAP". */
export function modeOfCarrier(word: string, lead: string, behind: string): Mode | undefined {
  if (!otherwise.has(word)) return modes.get(word)
  const isCompany = /^ (?:airlines?|airways|air|bus(?:es)?)\b/.test(behind)
  // "With TAP from Boston", and no Turkish friends.
  const isAlone = /^(?:\s*[.,;!?)]|$| (?:from|to|via|out of|into|and|at|on)\b)/.test(behind)
  return isCompany || (isAlone && /\b(?:with|fly) $/.test(lead)) ? modes.get(word) : undefined
}
