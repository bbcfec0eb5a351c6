/** What a mention of a place is, what bears its name, and what leads to it. */
import { kilometres } from '#domain/places/distance.ts'
import type { DestinationFinder } from '#domain/places/find-destination.ts'
import type { SightFinder } from '#domain/places/find-sight.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import type { GazetteerPlace } from '#domain/places/gazetteer-entries.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { writtenRange } from '../dates/date-grammar.ts'
import { listJoint } from '../place-words.ts'
import { type Reading, taken } from '../reading.ts'

export interface PlaceMention {
  start: number
  end: number
  /** As it was written, or mended when it was misspelt. */
  name: string
  /** What bears that name, the largest first; empty when nobody knows it. */
  candidates: readonly PlaceCandidate[]
  /** Whether the words before it ask for a place, or it stands first or in a list of them. */
  led: boolean
  /** An everyday word that is only a place when no other is asked for: "Nice 4 days". */
  doubtful?: true
  /** Another name than was written, by a letter, and not one that everybody knows: to be asked about. */
  mended?: true
  /** What else of this name may be meant as well, with what is taken first. */
  rivals?: readonly PlaceCandidate[]
}

/** "Barcelna" is Barcelona; what is one letter off a lesser town ("Burren", "Lewis") may be a place nobody listed. */
export function isSurelyMeant(
  written: string,
  [best]: readonly PlaceCandidate[],
  distance = 2,
): boolean {
  const people = written.length > 7 && distance === 1 ? 200_000 : 500_000
  const alike = foldName(written)[0] === foldName(best?.name ?? '')[0]
  return alike && (best?.listed !== undefined || (best?.population ?? 0) >= people)
}

export interface PlaceReader {
  gazetteer: Gazetteer
  finder: DestinationFinder
  sights: SightFinder
}

export function leadTo(reading: Reading, start: number): string {
  return reading.lower.slice(Math.max(0, start - 40), start)
}

export function continuesList(
  reading: Reading,
  start: number,
  places: readonly PlaceMention[],
): boolean {
  const previous = places.findLast((place) => place.end <= start)
  return (
    previous !== undefined && listJoint.test(betweenNames(reading.lower.slice(previous.end, start)))
  )
}

/** "rome florence venice", "bangkok 3n phuket 5n": nothing but a space or what is understood between. */
export function followsPlace(
  reading: Reading,
  start: number,
  places: readonly PlaceMention[],
): boolean {
  const previous = places.findLast((place) => place.end <= start)
  if (!previous) return false
  return reading.free().slice(previous.end, start).replaceAll(taken, '').trim() === ''
}

/** A place that may be meant; `listed` is the catalogue's destination it is. */
export interface PlaceCandidate extends GazetteerPlace {
  listed?: string
}

const lookedUp = new WeakMap<PlaceReader, Map<string, readonly PlaceCandidate[]>>()

/** What bears the name: the catalogue's destination first, whatever is larger elsewhere. */
export function candidatesFor(reader: PlaceReader, name: string): readonly PlaceCandidate[] {
  // Several readers ask for the same words of a request, of which most are no place.
  const known = lookedUp.get(reader) ?? new Map<string, readonly PlaceCandidate[]>()
  if (known.size === 0) lookedUp.set(reader, known)
  const found = known.get(name) ?? lookUp(reader, name)
  known.set(name, found)
  return found
}

/** As large as a place that a traveler may mean without saying more. */
const townPeople = 5000

export function isTownOfSize(reader: PlaceReader, name: string): boolean {
  const [best] = candidatesFor(reader, name)
  return (
    best !== undefined &&
    (best.listed !== undefined || best.kind === 'region' || best.population >= townPeople)
  )
}

function lookUp(reader: PlaceReader, name: string): readonly PlaceCandidate[] {
  const full =
    shorthand(name) ?? (/ NP$/i.test(name) ? name.replace(/NP$/i, 'National Park') : undefined)
  if (full) return candidatesFor(reader, full)
  // "T.O." is Toronto, "to" is not.
  const listed =
    name.length < 4 && name !== name.toUpperCase() && !shortListed.test(name)
      ? undefined
      : reader.finder.named(name)
  const folded = foldName(name)
  const spelled = doubleNames.get(folded) ?? name
  const written = folded ? reader.gazetteer.named(spelled) : []
  const respelt = written.length > 0 || !digraph.test(name) ? undefined : withoutDigraphs(name)
  const further = longerNames.get(folded)
  const found = [
    ...(respelt === undefined ? written : reader.gazetteer.named(respelt)),
    ...(further ? reader.gazetteer.named(further) : []),
  ].sort((a, b) => (further ? b.population - a.population : 0))
  if (!listed) return found
  const { at, country, slug } = listed
  const same = found.filter(
    (each) =>
      each.kind !== 'state' && each.country === country && kilometres(each.at, at) < sameKilometres,
  )
  const [own] = same
  const population = Math.max(listedPopulation, own?.population ?? 0)
  const first: PlaceCandidate = {
    ...(own ?? { name: listed.name, country, at }),
    kind: own?.kind === 'region' || own?.kind === 'country' ? own.kind : 'city',
    population,
    listed: slug,
  }
  return [first, ...found.filter((each) => !same.includes(each))]
}

/** Towns that everybody calls by the first word of their name. */
const longerNames = new Map([
  ['faroe', 'Faroe Islands'],
  ['faroes', 'Faroe Islands'],
  ['falklands', 'Falkland Islands'],
  ['caymans', 'Cayman Islands'],
  ['chamonix', 'Chamonix-Mont-Blanc'],
  ['newcastle', 'Newcastle upon Tyne'],
  ['hull', 'Kingston upon Hull'],
  ['santiago', 'Santiago de Compostela'],
  ['stratford', 'Stratford-upon-Avon'],
  ['burton', 'Burton upon Trent'],
  ['las palmas', 'Las Palmas de Gran Canaria'],
  ['berwick', 'Berwick-Upon-Tweed'],
])
/** Towns that lists have under another spelling, or under both of their names only. */
const doubleNames = new Map([
  ['san sebastian', 'Donostia / San Sebastián'],
  ['donostia', 'Donostia / San Sebastián'],
  ['vitoria', 'Vitoria-Gasteiz'],
  ['makkah', 'Mecca'],
  ['makka', 'Mecca'],
  ['mekka', 'Mecca'],
  ['madinah', 'Medina'],
  ['krems', 'Krems an der Donau'],
  ['tangiers', 'Tangier'],
  ['salonika', 'Thessaloniki'],
  ['dacca', 'Dhaka'],
  ['sharm', 'Sharm el-Sheikh'],
])
const shortListed = /^(?:la|sf|rio|nyc|dc|hk)$/i
/** An island or a small country is listed by its main town. */
const sameKilometres = 120
/** As a great city: whoever wrote its name for a journey most likely means it. */
const listedPopulation = 1_000_000

const digraph = /aa|[aou]e/i

/** "Aarhus", "Koeln": letters with rings and dots, as keyboards without them write. */
function withoutDigraphs(name: string): string {
  return name.replace(/aa/gi, 'a').replace(/([aou])e/gi, '$1')
}

/** Airports and countries by their letters; airports in capitals only, since many are words. */
const airports = lettersOf(
  'BCN=Barcelona AMS=Amsterdam LHR=London LGW=London STN=London LTN=London CDG=Paris ORY=Paris FCO=Rome JFK=New_York EWR=New_York LGA=New_York LAX=Los_Angeles SFO=San_Francisco ORD=Chicago BOS=Boston MIA=Miami MCO=Orlando SEA=Seattle DXB=Dubai BKK=Bangkok HKG=Hong_Kong NRT=Tokyo HND=Tokyo KIX=Osaka ICN=Seoul SYD=Sydney MEL=Melbourne AKL=Auckland YYZ=Toronto YVR=Vancouver YUL=Montreal MXP=Milan FRA=Frankfurt MUC=Munich BER=Berlin VIE=Vienna ZRH=Zurich CPH=Copenhagen ARN=Stockholm OSL=Oslo HEL=Helsinki DUB=Dublin EDI=Edinburgh MAN=Manchester LIS=Lisbon OPO=Porto AGP=Malaga PMI=Palma ATH=Athens IST=Istanbul CAI=Cairo CPT=Cape_Town JNB=Johannesburg NBO=Nairobi DEL=Delhi BOM=Mumbai KUL=Kuala_Lumpur DPS=Bali EZE=Buenos_Aires GRU=São_Paulo SCL=Santiago BOG=Bogotá CUN=Cancún DFW=Dallas ATL=Atlanta DEN=Denver PHX=Phoenix IAD=Washington DCA=Washington LDN=London CNX=Chiang_Mai HKT=Phuket USM=Koh_Samui KBV=Krabi DMK=Bangkok SGN=Ho_Chi_Minh_City HAN=Hanoi DAD=Da_Nang REP=Siem_Reap PNH=Phnom_Penh SIN=Singapore CGK=Jakarta MNL=Manila CEB=Cebu TPE=Taipei PVG=Shanghai PEK=Beijing CTS=Sapporo FUK=Fukuoka OKA=Okinawa PUS=Busan CJU=Jeju BLR=Bangalore HYD=Hyderabad MAA=Chennai CCU=Kolkata COK=Kochi GOI=Goa CMB=Colombo KTM=Kathmandu MLE=Malé DOH=Doha AUH=Abu_Dhabi MCT=Muscat AMM=Amman TLV=Tel_Aviv BEY=Beirut SAW=Istanbul AYT=Antalya TBS=Tbilisi EVN=Yerevan RAK=Marrakech CMN=Casablanca FEZ=Fes TUN=Tunis ZNZ=Zanzibar JRO=Kilimanjaro ADD=Addis_Ababa KGL=Kigali DUR=Durban WDH=Windhoek MRU=Mauritius SEZ=Mahé LCA=Larnaca HER=Heraklion JTR=Santorini JMK=Mykonos CFU=Corfu RHO=Rhodes SKG=Thessaloniki DBV=Dubrovnik SPU=Split ZAG=Zagreb LJU=Ljubljana BEG=Belgrade SOF=Sofia OTP=Bucharest BUD=Budapest PRG=Prague WAW=Warsaw KRK=Krakow GDN=Gdansk VNO=Vilnius RIX=Riga TLL=Tallinn KEF=Reykjavik BGO=Bergen TOS=Tromsø GOT=Gothenburg AAR=Aarhus HAM=Hamburg DUS=Düsseldorf CGN=Cologne STR=Stuttgart GVA=Geneva BSL=Basel SZG=Salzburg INN=Innsbruck BRU=Brussels LYS=Lyon NCE=Nice MRS=Marseille TLS=Toulouse BOD=Bordeaux VCE=Venice FLR=Florence NAP=Naples BLQ=Bologna PSA=Pisa TRN=Turin CTA=Catania PMO=Palermo BRI=Bari OLB=Olbia CAG=Cagliari SVQ=Seville VLC=Valencia BIO=Bilbao IBZ=Ibiza TFS=Tenerife LPA=Las_Palmas ACE=Lanzarote FUE=Fuerteventura FNC=Funchal PDL=Ponta_Delgada MLA=Malta GLA=Glasgow BHX=Birmingham BRS=Bristol LPL=Liverpool LBA=Leeds NCL=Newcastle BFS=Belfast SNN=Shannon LAS=Las_Vegas SLC=Salt_Lake_City PDX=Portland AUS=Austin IAH=Houston MSY=New_Orleans BNA=Nashville CLT=Charlotte RDU=Raleigh PHL=Philadelphia PIT=Pittsburgh DTW=Detroit MSP=Minneapolis STL=St_Louis TPA=Tampa FLL=Fort_Lauderdale CHS=Charleston SJC=San_Jose SMF=Sacramento ANC=Anchorage HNL=Honolulu OGG=Maui LIH=Kauai KOA=Kona YYC=Calgary YOW=Ottawa YHZ=Halifax SJU=San_Juan NAS=Nassau PUJ=Punta_Cana HAV=Havana MBJ=Montego_Bay PTY=Panama_City GUA=Guatemala_City SJD=Los_Cabos PVR=Puerto_Vallarta GDL=Guadalajara UIO=Quito GYE=Guayaquil CUZ=Cusco CTG=Cartagena MDE=Medellín GIG=Rio_de_Janeiro SSA=Salvador REC=Recife MVD=Montevideo BNE=Brisbane CNS=Cairns ADL=Adelaide HBA=Hobart OOL=Gold_Coast ZQN=Queenstown CHC=Christchurch WLG=Wellington NAN=Nadi PPT=Papeete',
)
const countries = lettersOf(
  'heathrow=London gatwick=London stansted=London schiphol=Amsterdam malpensa=Milan linate=Milan barajas=Madrid arlanda=Stockholm gardermoen=Oslo kastrup=Copenhagen changi=Singapore haneda=Tokyo suvarnabhumi=Bangkok nz=New_Zealand aus=Australia oz=Australia bcn=Barcelona ldn=London cpt=Cape_Town jhb=Johannesburg jkt=Jakarta bkk=Bangkok dxb=Dubai blr=Bangalore cdg=Paris lhr=London lgw=London lax=Los_Angeles sfo=San_Francisco jfk=New_York akl=Auckland chch=Christchurch',
)

function lettersOf(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs.split(' ').map((pair) => {
      const [letters = '', name = ''] = pair.split('=')
      return [letters, name.replaceAll('_', ' ')]
    }),
  )
}

/** "From lis", "dep Dub": the letters of an airport however they are written, which a few of them must not be. */
export function isAirportCode(letters: string): boolean {
  return airports.has(letters.toUpperCase())
}

/** The name behind usual letters: "NZ", "LHR". */
export function shorthand(name: string): string | undefined {
  return airports.get(name) ?? countries.get(name.toLowerCase())
}

/** Whether a name is that of a sight in a city that was named, and not of a town beside it. */
export function isSightOfNamed(
  reader: PlaceReader,
  lead: string,
  text: string,
  towns: readonly PlaceCandidate[],
  earlier: readonly PlaceMention[],
): boolean {
  const named = new Set(earlier.map(({ candidates }) => candidates[0]?.listed))
  const names = new Set(earlier.map(({ name }) => foldName(name)))
  const sight = reader.sights
    .named(text)
    .find(({ city }) => ('slug' in city ? named.has(city.slug) : names.has(foldName(city.name))))
  if (!sight || towns[0]?.listed) return false
  // "Not Amsterdam, rather Utrecht or Haarlem": weighed with a town, and large enough to be one.
  if (/\bor $/.test(lead) && (towns[0]?.population ?? 0) >= someSize) return false
  const city = 'slug' in sight.city ? reader.finder.bySlug(sight.city.slug) : undefined
  // "Ubud 4 nights, Seminyak 3": the town, not its beach.
  const town = towns.some(({ at }) => city && kilometres(at, city.at) < partKilometres * 3)
  if (
    town &&
    !sight.outing &&
    /beach$/i.test(sight.name) &&
    foldName(sight.name) !== foldName(text)
  )
    return false
  if (!sight.outing || seenLead.test(lead)) return true
  const at = 'slug' in sight.city ? reader.finder.bySlug(sight.city.slug)?.at : undefined
  return !isTownBeside(towns, at)
}

/** A day trip's goal is a town of its own: Hakone is listed with Tokyo, and a journey goes there. */
export function isTownBeside(
  towns: readonly PlaceCandidate[],
  city: Coordinates | undefined,
): boolean {
  return towns.some(({ at }) => {
    const away = city ? kilometres(at, city) : 0
    return away > partKilometres && away < besideKilometres
  })
}

/** "See Delft", said of four days in Amsterdam, is an outing. */
export const seenLead = /\b(?:see|seeing|visit the|visiting the)\s+(?:the )?$/
const someSize = 50_000
const partKilometres = 18
const besideKilometres = 350

/** "Portugal and northern Spain": which part of the second stands inside the list. */
const partOf =
  /\b(?:(?:north|south|east|west)(?:[- ]?(?:east|west))?(?:ern)?|central|upper|lower|coastal|inland|rural|parts of|a bit of|some of|bits of)(?= (?:the )?$)/

const ownDates = new RegExp(`\\(?(?:from )?${writtenRange}\\)?`, 'g')

/** "Lisbon (3), Porto 2 nights, Faro": how long each takes stands inside the list. */
export function betweenNames(gap: string): string {
  return gap
    .replace(partOf, '')
    .replace(ownDates, '')
    .replace(' (not sure)', '')
    .replace(/ \(the [a-z]+ one\)/, '')
    .replace(/\(?\bx?\d{1,2}(?: ?(?:days?|nights?|nts?|d|n|wks?|weeks?))?\b\)?/g, '')
}
