/** Greetings, thanks, goodbyes, and questions about who answers. */

import type { MessageContext, Reply } from './message-context.ts'
import { oneOf } from './phrases.ts'

const greeting =
  /^(?:hi|hello|hey|hiya|howdy|hola|bonjour|ciao|servus|hallo|good (?:morning|afternoon|evening|day)|greetings)\b[\s,.!]*(?:there|piri|everyone|again|you)?[\s,.!?]*(?:how are you(?: (?:today|doing))?|what's up)?[\s.!?]*$/
const ability =
  /\b(?:what can you do|what do you do|how do(?:es)? (?:you|this|it) work|how can you help|help me|what are you for)\b|^help[\s.!?]*$/
const leaving =
  /\b(?:bye|goodbye|good night|see you|that's all|that is all|talk (?:to you )?(?:later|tomorrow)|going to bed|cheerio|ciao)\b/
const thanking =
  /^(?:\W*(?:ok(?:ay)?|great|perfect|super|lovely|wonderful|cool|nice|awesome)\W+)*(?:thanks?(?: you)?|thank you|thx|cheers|ta|merci|danke|gracias|grazie)\b/
const praising =
  /\b(?:you(?:'re| are) (?:\w+ )?(?:helpful|great|kind|good|the best|amazing|brilliant|clever|sweet|wonderful|nice|smart)|well done|good (?:job|work|bot)|i (?:like|love) you|love this)\b/
const identity =
  /\b(?:are you (?:a |an )?(?:real|human|person|robot|bot|ai|machine|chatgpt|gpt|computer)|who are you|what are you\b|what(?:'s| is) your name|do you have a name|who made you|am i (?:talking|speaking) to (?:a|an))/
const sorry = /\b(?:sorry|apolog\w+|my bad|did not mean)\b/
const content =
  /^\W*(?:(?:ok(?:ay)?|lol|haha|hm+|ah|aha|i see|got it|alright|all right|right|fine|good|great|cool|nice|perfect|lovely|super|better|that(?:'s| is) (?:much )?(?:better|good|great|fine|nice|perfect|it)|sounds (?:good|great|nice)|looks (?:good|great)|makes sense|whatever|love it|i like (?:it|that))[\s,.!]*)+$/
const feeling =
  /\b(?:do you (?:have feelings|feel|dream|sleep|like me|get tired)|are you (?:happy|sad|alive|conscious|bored))\b/
const complaining =
  /\b(?:terrible|awful|horrible|disappoint\w*|rubbish|useless|nonsense|waste of time|bad (?:tip|advice|idea|suggestion|restaurant|experience|plan)|wrong|complain\w*|not happy|angry)\b/
const lettingGo =
  /^\W*(?:(?:ok|okay|actually|oh|well|no|hm+)\W+)*(?:never ?mind|forget (?:it|about it)|leave it|don'?t bother)\b(?!\W+(?:\w+\W+){2}\w)/
const joking = /\b(?:tell me a joke|joke|make me laugh|something funny)\b/
const mood = /^(?:how are you(?: doing| today)?|what's up|how's it going|how do you feel)[\s.!?]*$/

export function smallTalk(context: MessageContext): Reply | null {
  const { heard, memory } = context
  const lower = heard.lower.trim()
  const isShort = lower.split(/\s+/).length <= 9
  const names = heard.destinations.length + heard.places.length
  if (!isShort || names > 0) return null
  const city = context.brief.destinations[0]?.name
  const turn = memory.heard.length
  const reply = (words: string, ask: Reply['ask'] = null): Reply => ({
    meant: 'small-talk',
    words,
    ask,
    followUps: [],
  })
  if (identity.test(lower)) {
    return reply(
      'I’m Piri, an assistant made of software, not a person. I know some cities well, and I plan trips through them day by day.',
      city ? null : 'destinations',
    )
  }
  if (feeling.test(lower)) {
    return reply(
      'No feelings here, only software with a soft spot for good itineraries.',
      city ? null : 'destinations',
    )
  }
  if (sorry.test(lower) && heard.said.spans.length === 0) {
    return reply(
      city ? `No harm done. We were at ${city}.` : 'No harm done. Let’s start again.',
      city ? null : 'destinations',
    )
  }
  if (content.test(lower) && memory.open?.kind !== 'plan') {
    const isOpen = city !== undefined && !memory.planned && !context.turn.trip
    return {
      ...reply(
        isOpen ? `Good. Say the word, and I plan the days in ${city}.` : 'Good. What is next?',
      ),
      ...(isOpen && { remember: { open: { kind: 'plan' as const } } }),
    }
  }
  if (lettingGo.test(lower)) {
    return reply(
      city ? `All right. We were at ${city}.` : 'All right. Tell me when something comes to mind.',
    )
  }
  if (city === undefined && complaining.test(lower)) {
    return reply(
      'I’m sorry to hear that. Tell me which city it was and what went wrong, and I’ll look for something better.',
    )
  }
  if (joking.test(lower)) {
    return reply(
      oneOf(
        [
          'A suitcase walks into a lost-property office. “Finally,” it says, “somebody who claims me.” I’m better at trips than at jokes.',
          'I tried to plan a trip to nowhere, and it was fully booked. Let me plan you one to somewhere.',
        ],
        turn,
      ),
    )
  }
  if (ability.test(lower)) {
    return reply(
      'I help you decide where to go, find places that fit you, answer practical questions about a city, and plan your days one by one, with opening hours and ways in mind. Tell me a city, or just a mood and a month.',
      city ? null : 'destinations',
    )
  }
  if (leaving.test(lower)) {
    return reply(
      city
        ? `Sleep well. ${city} will still be here when you come back, and so will what we talked about.`
        : 'Until next time. Come back whenever a trip is on your mind.',
    )
  }
  if (thanking.test(lower)) {
    return reply(
      city
        ? oneOf(
            [
              `You’re welcome. I’m here if anything about ${city} is still open.`,
              `With pleasure. Say the word when you want to go on with ${city}.`,
            ],
            turn,
          )
        : 'You’re welcome. Tell me when the next trip is on your mind.',
    )
  }
  if (praising.test(lower)) {
    return reply(
      city
        ? `That’s kind of you. Shall we go on with ${city}?`
        : 'That’s kind of you. I’m glad to help with the next trip.',
    )
  }
  if (mood.test(lower))
    return reply('All well here, and ready to plan a trip.', city ? null : 'destinations')
  if (greeting.test(lower)) {
    return reply(
      city
        ? `Hello again. We were at ${city}.`
        : oneOf(
            [
              'Hello. I’m Piri, and I plan trips.',
              'Hello, good to see you. Let’s find you a trip.',
            ],
            turn,
          ),
      city ? null : 'destinations',
    )
  }
  return null
}
