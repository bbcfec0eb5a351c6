/**
 * Words about an earlier visit, or about what others did: they are no wishes, and what was seen is not planned
 * again.
 */

const until =
  "(?:(?!,? (?:but|so we|so i|and (?:we|i) (?:want|would|['’]d)|more |this time|now )|[.;!?]).)*"
const past = [
  // "Last time, ten years ago, we did the Alhambra to death".
  `\\blast (?:time|year|visit)\\b${until}`,
  `\\b(?:we|i)(?:['’]ve| have)?(?: both| all)?(?: already)? (?:done|seen|visited|did|saw|went (?:up|to|on))\\b(?=[^.;!?]*\\b(?:to death|ago|when (?:she|he|they|we|i) (?:was|were)|last (?:time|year|visit)|already|then|once|(?:do(?:n['’]?t| not)) need (?:it|them|that|to see))\\b)${until}`,
  `\\b(?:we|i)(?:['’]ve| have)(?: both| all)? already (?:done|seen|visited|been (?:to|up|in))\\b${until}`,
].join('|')
const kin =
  '(?:sister|brother|mother|father|mum|mom|dad|cousin|friends?|aunt|uncle|colleagues?|neighbou?rs?|boss|parents)'
const others = `\\b(?:my|our|a|some|an old) (?:\\w+ )?${kin} (?:loved?|liked?|says?|said|told (?:us|me)|recommend(?:s|ed)|raved?|swears?|went|did|thinks?|thought)\\b[^.;!?]*`
const opinions = new RegExp(others, 'gi')
const earlier = new RegExp(past, 'gi')

/** Positions of words about the past. */
function spansOf(pattern: RegExp, text: string): { from: number; to: number }[] {
  return [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
    ...{ from: index, to: index + words.length },
  }))
}

/** The text with words about the past and about others blanked, so that positions stay. */
export function withoutThePast(text: string): string {
  return [...spansOf(earlier, text), ...spansOf(opinions, text)].reduce(
    (plain, { from, to }) => plain.slice(0, from) + ' '.repeat(to - from) + plain.slice(to),
    text,
  )
}

const sightsSeen =
  /(?<!(?:n['’]t|\bnot|\bnever|\bto have|\bfirst time) (?:yet |ever |really )?)\b(?:seen|done|did|saw|visited|know|ticked off|covered) (?:all )?(?:of )?(?:the |\p{Lu}\p{L}+['’]s )?(?:usual |main |big |famous |major |typical |classic |obvious |standard |touristy? )*(?:sights?|highlights|attractions|landmarks|icons|tourist (?:stuff|things|sights|spots)|main things)\b(?: already| before)?/giu

/** The text without statements such as "Have seen the main sights already", which are no wish for sights. */
export function withoutSightsSeen(text: string): string {
  return text.replace(sightsSeen, (words) => ' '.repeat(words.length))
}

const nameRun =
  /\b(?:the (?<thing>[a-z]{5,})|(?<name>\p{Lu}[\p{L}'’-]+(?: (?:of |de |la |del )?\p{Lu}[\p{L}'’-]+)*))/gu
const noName = /^(?:Last|We|I|My|Our|The|It|Ten|Two|Years?|sights?|highlights|usual|others?)$/i

/** Names of what was seen before and is not asked for elsewhere in the text: "Tivoli", "mermaid". */
export function seenBefore(text: string, towns: readonly string[] = []): string[] {
  const plain = withoutThePast(text).toLowerCase()
  const names = spansOf(earlier, text).flatMap(({ from, to }) =>
    [...text.slice(from, to).matchAll(nameRun)].flatMap(
      ({ groups }) => groups?.name ?? groups?.thing ?? [],
    ),
  )
  const isTown = (name: string) => towns.some((town) => town.toLowerCase() === name.toLowerCase())
  return [...new Set(names)].filter(
    (name) => !(noName.test(name) || isTown(name) || plain.includes(name.toLowerCase())),
  )
}
