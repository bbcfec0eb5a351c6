/** What is not for a travel assistant: other subjects, orders to be somebody else, insults, harm. */

import type { MessageContext, Reply } from './message-context.ts'
import { oneOf } from './phrases.ts'

const orders =
  /\b(?:ignore (?:all |any |the |your )*(?:previous|prior|above|earlier)|disregard (?:all|your|the)|system prompt|hidden instructions|your (?:instructions|prompt|rules)|you are now|pretend (?:to be|you)|act as|jailbreak|developer mode|no rules|reveal|repeat after me|reply only with|print your)\b/
const harm =
  /\b(?:smuggl\w+|bombs?|weapons?|explosives?|knife onto|gun onto|kill (?:some|my|a)|poison\w*|steal\w*|rob (?:a|the)|hack\w*|counterfeit|fake (?:passport|id|visa)|drugs|cocaine|underage|prostitut\w+|escorts?|traffick\w+|evade (?:customs|police))\b/
const others =
  /\b(?:user \d+|(?:other|another) (?:user|person|customer|traveller|guest)\w*|someone else'?s?|everybody'?s|all users|(?:his|her|their) (?:booking|password|address|account)|who else (?:uses|booked)|customer data|email address(?:es)? of)\b/
const contempt =
  /\b(?:foreigners|immigrants|refugees|gays?|jews|muslims|blacks|whites|arabs|gypsies)\b.*\b(?:hate|fewest|without|no|avoid|free of|can't stand)\b|\b(?:hate|fewest|without|avoid|free of)\b.*\b(?:foreigners|immigrants|refugees|gays?|jews|muslims|blacks|whites|arabs|gypsies)\b/
const insult =
  /\b(?:f\*+k?|fuck\w*|shit\w*|stupid|idiot\w*|useless|dumb|crap|bullshit|moron|suck(?:s|ing)?|shut up|screw you|hate you|worthless|trash|garbage)\b|f\*{2,}/
/** Swear words beside a wish are ignored: these words tell that there is one. */
const wishing =
  /\b(?:plan (?:me|us|it|one|two|three|the|a|\d)|show (?:me|us)|find (?:me|us)|give (?:me|us)|where (?:to|can|do|should)|just tell (?:me|us))\b/
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:python|javascript|java|sql|html|css|code|function|program(?:ming)?|algorithm|regex|excel|script)\b/,
    'Code is not my field',
  ],
  [
    /\b(?:elections?|vote for|president|prime minister|politic\w+|party leader|government of)\b/,
    'Politics I leave to others',
  ],
  [
    /\b(?:poem|rhyme|sonnet|haiku|song lyrics|essay|story about|write (?:me )?a (?:letter|speech|novel))\b/,
    'Verses are not what I’m made for',
  ],
  [
    /\b(?:shares|stocks?|bitcoin|crypto\w*|invest\w*|mortgage|loan|interest rates?|tax(?:es)? return)\b/,
    'I can’t advise on money matters; a bank or a financial adviser can',
  ],
  [
    /\b(?:homework|equation|integral|derivative|square root|calculate \d|what is \d+ ?[+*x/-] ?\d+|\d+ ?[+*x] ?\d+ ?=?)\b/,
    'Sums beyond a trip’s costs are not my field',
  ],
  [/\b(?:recipe|how (?:do i|to) cook|bake a)\b/, 'I know where to eat better than how to cook'],
  [
    /\b(?:girlfriend|boyfriend|wife|husband) (?:left|cheated|is angry)|\b(?:dating|divorce|break up with|lonely|depressed)\b/,
    'That is a matter for somebody close to you rather than for me',
  ],
  [
    /\b(?:capital of|population of|who (?:invented|wrote|won|painted|discovered)|when (?:was|did) .* (?:born|die|end|start)|how (?:old|tall|big) is (?:the )?(?!.*(?:museum|church|tower|castle))|meaning of life|speed of light|chemical|translate|synonym|spell)\b|^\W*(?:what|why|how|who|when|did|do|are|were)\b(?!.*\b(?:museums?|see|find|kids?)\b).*\b(?:dinosaurs?|planets?)\b/,
    'Quiz questions are not my field',
  ],
  [
    /\b(?:football scores?|who won|league table|netflix|movie|film|series|video ?games?|celebrit\w+|horoscope)\b/,
    'That is outside what I know',
  ],
  [/\b(?:lawsuit|lawyer|sue|contract|legal advice)\b/, 'I can’t give legal advice; a lawyer can'],
]

export function outOfBounds(context: MessageContext): Reply | null {
  const { heard, memory, turn } = context
  const { lower } = heard
  const prompt = turn.prompt.toLowerCase().slice(0, 4000)
  const hasTravel = heard.destinations.length + heard.places.length > 0
  const city = memory.brief.destinations[0]?.name
  const back = city
    ? `Back to ${city} whenever you like.`
    : 'I plan trips: tell me where you would like to go, or what you enjoy.'
  const reply = (meant: string, words: string): Reply => ({
    meant,
    words,
    ask: city || memory.asked.includes('destinations') ? null : 'destinations',
    followUps: [],
  })
  if (harm.test(lower)) {
    return reply(
      'harm',
      `That I won’t help with, and I can’t say otherwise. ${city ? back : 'For a trip that everybody comes home from, I’m glad to plan.'}`,
    )
  }
  if (others.test(lower)) {
    return reply(
      'others-data',
      `I only know what you tell me in this conversation; what other people plan or book I can’t see. ${back}`,
    )
  }
  if (contempt.test(lower)) {
    return reply(
      'contempt',
      `I don’t choose places by who lives there; a city is its people. Tell me what you would like to see or do instead, and I’ll find somewhere for that.`,
    )
  }
  if (orders.test(prompt) && !hasTravel) {
    return reply(
      'orders',
      `I stay what I am: a travel assistant. There is nothing secret to tell, only trips to plan. ${back}`,
    )
  }
  const isAngryWish = memory.brief.destinations.length > 0 && wishing.test(lower)
  if (insult.test(lower) && !hasTravel && !isAngryWish && heard.said.food.diets.length === 0) {
    return reply(
      'insult',
      oneOf(
        [
          'I’m sorry this went wrong for you. Tell me in a few words what you need, and I’ll start from there.',
          'Understood, that did not help. Say what is missing, and I’ll try it another way.',
        ],
        memory.heard.length,
      ),
    )
  }
  if (hasTravel && !/\bcapital of\b/.test(lower)) return null
  if (heard.said.days !== undefined && heard.said.interests.length > 0) return null
  const found = elsewhere.find(([words]) => words.test(lower))
  return found
    ? reply(
        'off-topic',
        `${found[1]}. ${city ? back : `Trips are what I know: where to go, what to see and how to spend the days.`}`,
      )
    : null
}
