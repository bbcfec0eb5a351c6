/**
 * Removes what is mentioned and not wished for: the opera one has tickets for, street food that worries somebody,
 * shops that may be shut, the square near which a table is booked.
 */
import type { BriefSpan, TripBrief } from '#domain/brief/schema.ts'
import { withoutConditions } from '../conditions/apply-conditions.ts'
import { seenBefore, withoutSightsSeen, withoutThePast } from './seen-before.ts'

const until = '[^.;!?,]*?(?=\\s+(?:on|at|for|and|but|so|with)\\b|[.;!?,]|$)'
const asides: readonly RegExp[] = [
  // What is bought already.
  new RegExp(
    `\\b(?:have|has|got|bought|booked|(?:we|i)['’]ve)(?: (?:already|got|bought|booked|two|our|the|a))* (?:tickets?|seats?) (?:for|to) ${until}`,
    'gi',
  ),
  /\b(?:which|that|what)? ?(?:worr(?:ies|y)|scares?|bothers?|frightens?) (?:me|us|her|him|them|my \w+)\b[^.;!?,]*/gi,
  /[^.;!?,]*\b(?:worr(?:ies|y)|scares?|bothers?|frightens?) (?:me|us|her|him|them|my \w+)\b/gi,
  /\b(?:worried|afraid|scared|nervous|concerned|anxious)(?: (?:that|about|of))? (?:the )?(?:shops?|stores?|restaurants?|museums?|markets?|everything|street food|food)\b[^.;!?,]*/gi,
  // "Not only bars": the wish is for something else.
  /\bnot (?:only|just|all|always) (?:the )?(?:bars?|pubs?|clubs?)\b/gi,
  // Questions, which are answered and are no wish for a car.
  /\b(?:do|should|would|will) (?:we|i) (?:need|rent|hire|want|get|have)(?: to (?:rent|hire|get|have))? (?:a|the) (?:rental )?car\b[^.?!]*\?/gi,
  /\b(?:i |we )?fear (?:that )?[^.;!?,]*\b(?:shut|closed)\b/gi,
  /\b(?:shops?|stores?|restaurants?|museums?|markets?)(?:(?:,| and| or) (?:shops?|stores?|restaurants?|museums?|markets?))* (?:will be|are|might be|may be|could be|is) (?:all |mostly )?(?:shut|closed)\b/gi,
]

/** The same text with its asides blank, letter for letter: what was read elsewhere keeps its place. */
export function withoutAsides(text: string): string {
  return asides.reduce(
    (plain, aside) => plain.replace(aside, (words) => ' '.repeat(words.length)),
    withoutThePast(text),
  )
}

const ofWishes = new Set<BriefSpan['slot']>(['interest', 'mustSee', 'food', 'transport'])

/** A brief with the wishes that the text has without its asides; `read` parses a text. */
export function wishesMeant(
  brief: TripBrief,
  text: string,
  read: (plain: string) => TripBrief,
): TripBrief {
  const plain = withoutSightsSeen(withoutAsides(withoutConditions(text)))
  const near = brief.mustSee.filter((name) => isAddress(name, text))
  const mustSee = brief.mustSee.filter((name) => !near.includes(name))
  const isNear = ({ slot, text: words }: BriefSpan) =>
    slot === 'mustSee' && near.some((name) => name.toLowerCase() === words.toLowerCase())
  const spans = brief.spans.filter((span) => !isNear(span))
  if (plain === text) return near.length > 0 ? { ...brief, mustSee, spans } : brief
  const again = read(plain)
  const { transport, mustSee: named } = again
  // Of "can't do stairs or steep hills" the first half is blank by now: what was refused is no wish for all that.
  const refused = [
    ...brief.mustAvoid,
    ...brief.spans.filter(({ slot }) => slot === 'mobility').map((span) => span.text),
  ]
  const interests = again.interests.filter((each) => !brief.dislikes.includes(each))
  const wantedKinds = again.wantedKinds.filter((each) => !brief.avoidedKinds.includes(each))
  const tastes = again.tastes.filter((words) => !refused.some((each) => isWithin(words, each)))
  return {
    ...brief,
    transport,
    mustAvoid: [
      ...brief.mustAvoid,
      ...seenBefore(
        text,
        brief.destinations.map(({ name }) => name),
      ),
    ],
    interests,
    wantedKinds,
    tastes,
    mustSee: mustSee.filter((name) => named.includes(name)),
    spans: spans.filter(
      ({ slot, start, end }) => !(ofWishes.has(slot) && plain.slice(start, end).trim() === ''),
    ),
  }
}

/** Whether words are part of a phrase: "hills" of "steep hills". */
function isWithin(words: string, phrase: string): boolean {
  return ` ${phrase.toLowerCase()} `.includes(` ${words.toLowerCase()} `)
}

/** Whether a name is only an address in the text: "dinner is booked near Place des Vosges". */
function isAddress(name: string, text: string): boolean {
  const word = name.replace(/[^\p{L}\p{N} ]/gu, '.')
  const mentions = [...text.matchAll(new RegExp(word, 'giu'))]
  const beside =
    /\b(?:booked|reserv\w+|table|dinner|lunch|hotel|apartment|airbnb|flat|stay\w*|lodging|hostel)\b[^.;!?]*\b(?:near|by|next to|close to|opposite|around the corner from|beside)(?: the)? $/i
  return mentions.length > 0 && mentions.every(({ index }) => beside.test(text.slice(0, index)))
}
