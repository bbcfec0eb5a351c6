/** Those who carry travelers by air, rail, road and sea: named for how one comes, and never for where one goes. */
const names = `
ryanair easyjet wizz wizzair eurowings vueling transavia jet2 lufthansa iberia finnair norwegian sas klm tap lot aeroflot swissair volotea condor
emirates etihad qatar qantas jetstar cathay singapore garuda airasia vietjet indigo spicejet vistara scoot ana jal saudia flydubai turkish pegasus
delta united southwest jetblue spirit frontier hawaiian westjet porter allegiant latam avianca azul gol copa aeromexico volaris interjet caribbean
amtrak eurostar thalys deutschebahn renfe trenitalia italo tgv ouigo sncf flixbus flixtrain megabus greyhound brightline downeaster shinkansen
celebrity carnival cunard msc costa royal-caribbean princess hurtigruten stena viking silja tallink clipper uber grab bolt lyft
`
export const carriers: ReadonlySet<string> = new Set(names.split(/\s+/).filter(Boolean))

const carrierWord =
  /^(?:.+ )?(?:airlines?|airways|air lines|railways?|rail|express|ferries|line|lines|cruises)$/i
const byWhom = /\b(?:with|on|by|via|fly(?:ing)?|flew|book(?:ed|ing)?|take|taking|the) (?:the )?$/

/** Whether a name is theirs: one of those above, or one that says so ("Turkish Airlines"). */
export function isCarrier(name: string, lead: string, behind: string): boolean {
  const known = carriers.has(name.toLowerCase().replaceAll(' ', ''))
  if (known && /^ (?:from|to)\b/.test(behind)) return true
  return byWhom.test(lead) && (known || carrierWord.test(name))
}
