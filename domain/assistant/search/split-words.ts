/** Splits text into plain words: small letters without accents, without words that say nothing about a place. */
import { letters } from '#domain/places/gazetteer-names.ts'

export function splitWords(text: string): string[] {
  return plain(text.toLowerCase())
    .replace(/(\p{L})['’‘`](s|t|re|ve|ll|d|m)\b/gu, (_, before: string, end: string) =>
      end === 's' ? before : `${before}${end}`,
    )
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

const ascii = /^[\0-\x7f]*$/

function plain(text: string): string {
  if (ascii.test(text)) return text
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
}

/** Words that ask, join or soften, and describe no place. */
export const talk: ReadonlySet<string> = new Set(
  `a about above actually after again all almost along already also am an and another any anybody anyone
  anything anywhere are area around as ask at away awesome be because been before being best better big bit
  both but by came can cannot cant check city close come coming considering could couldnt couple cover
  day days did didnt do does doesnt doing done dont down during each either else enough especially etc even
  ever every everybody everyone everything explore fancy feel few find first folks fond for from fun get gets
  getting give go goes going gone gonna good got great guys had hang happen happened happens has have havent
  having he heard hello help her here hers hey hi him his home hour hours how however i id if ideally idea
  ideas ill im in indeed instead interested into is isnt it its ive just keen keep kind kinda know lady last
  later least lets like liked likes little look looking lot lots love loved loves lovely mad adore adores adored
  made make man many may maybe me mean might mind mine more most much must my myself near nearby need needs
  never new next nice no nor not nothing now obsessed of off often oh ok okay on once one ones only onto
  or other others our ours out over own particular particularly people perfect perhaps person place places
  please pls possible possibly prefer preferably pretty probably proper put quick quite rather ready real
  really recommend recommendation recommendations right said same say see seems serve serves shall she
  should show side sit sitting so some somebody someone something sometime somewhere soon sort spend
  spent spot spots still stuff such suggest suggestion suggestions sure take tell than thank thanks that thats
  the their them then there theres these they theyre thing things think this those though through till time
  times to today together tomorrow tonight too top totally town travel trip true try trying turned under until
  up us use very via visit visiting wanna want wanted wants was way we week weekend well went were weve what
  whats when where wheres whether which while who whoever whole whom whose why will wish with within
  without wont worth would wouldnt yes yet you your youre yours super simply famous cool amazing
  dad father mum mom mother grandpa grandma granddad grandmother grandfather husband wife boyfriend
  girlfriend partner brother sister uncle aunt friend friends son daughter parents colleague colleagues
  boss guest guests visitor visitors tourist tourists driving bored things life end begin start hand hands
  beautiful gorgeous stunning handsome charming delightful wonderful brilliant excellent decent favourite favorite classic typical traditional iconic unforgettable memorable full
  watch watching watched collect collects collecting make makes making booking booked ahead wear pay paying paid
  hear listen lived stay staying coin trap meet meeting happy huge large size tiny whatever anyway fairly
  two three four five six seven eight nine ten eleven twelve dozen pupils teachers aged adults adult nights month months year
  january february march april may june july august september october november december special object price
  public le la les el los las il gli der die das den du des del della
  minute minutes half ago since left run running let stand called name bring brings years old`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words after which the next ones are not wanted, or not there. */
export const negators: ReadonlySet<string> = new Set([
  'no',
  'not',
  'without',
  'avoid',
  'avoiding',
  'except',
  'isnt',
  'arent',
  'dont',
  'never',
  'hate',
  'hates',
  'skip',
  'minus',
])
