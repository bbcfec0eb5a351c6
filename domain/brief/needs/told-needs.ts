/**
 * Needs in the words that tell them: an illness, what somebody can't do, what has to be at hand. No list has them all, so that
 * "we need …" and "… is needed" are heard as well. They stay words: the plan says them, and nobody believes them lost.
 */
import { isFiller } from '../not-understood.ts'
import type { Reading } from '../reading.ts'
import { asSaid, claimFree } from '../told-labels.ts'

const rooms = '(?:rest|toilet|bathroom|loo|coffee|tea|snack|meal|nap|feeding|nursing|prayer|smoke)'
const illness =
  "(?:diabet(?:ic|es)(?: type [12])?|(?:(?:bad|severe|mild|chronic|slight) )?(?:asthma(?:tic)?|migraines?|epilep(?:sy|tic)|copd|back (?:pain|problems|trouble)|arthritis|hay fever|anxiety|heart (?:condition|problems?|disease)|high blood pressure|motion sickness|travel sickness|claustrophobi[ac]|insomnia|sciatica|fibromyalgia|long covid|stoma|catheter|crohn'?s(?: disease)?|colitis)(?: in the heat)?|dementia|alzheimer'?s|parkinson'?s|multiple sclerosis|autis(?:m|tic)(?: (?:son|daughter|child|boy|girl|kid))?|adhd|down syndrome|(?:needs |on |takes )?(?:insulin|oxygen|dialysis)|pacemaker|car ?sick(?:ness)?|(?:bee|wasp|cat|dog|dust|pollen|latex|horse|penicillin|insect|sun) allerg(?:y|ies)|allergic to (?:bees|wasps|cats|dogs|dust|pollen|latex|horses|penicillin|the sun))"

const told: readonly RegExp[] = [
  new RegExp(`\\b${illness}(?![a-z])`),
  /(?<=\()(?:ms|copd|ibs|me\/cfs)(?=\))/,
  /\b(?:gets?|feels?|is|am|are|getting) (?:a bit |very |really |easily )?(?:dizzy|car ?sick|travel ?sick|overwhelmed|out of breath|breathless|cold easily|anxious|panicky)(?: (?:easily|quickly|fast|(?:on|at|with|in|from) (?:the )?(?:heights?|crowds?|boats?|buses|heat|cars?|curves|winding roads)))?\b/,
  /\b(?:(?:afraid|scared|terrified|fear|frightened|phobia) of (?:dogs|water|the dark|spiders|snakes|tunnels|lifts|elevators|cable cars|bridges|deep water)|head for heights|no good with heights|bad with heights)\b/,
  /\b(?:can'?t|cannot|can not|could not|unable to|doesn'?t|does not|don'?t) (?:really |very well |well )?(?:swim|see (?:very )?well|hear (?:very )?well|stand (?:for )?long|sit (?:for )?long|carry (?:much|heavy [a-z]+|bags|luggage)|lift (?:much|heavy [a-z]+)|(?:stand|take|bear|handle|cope with|deal with|do) (?:the )?(?:heat|cold|sun|noise|altitude)|be in the sun(?: too long| long)?|drive at night|speak (?:any |much )?(?:english|french|spanish|german|italian|the language))\b/,
  /\bnon-?swimmers?\b|\blight sleepers?\b|\bsensitive to (?:noise|heat|cold|light|smells|the sun|sun)\b|\bsunburns? (?:easily|fast|quickly)\b|\bbreast-?feeding\b/,
  new RegExp(
    `\\b(?:(?:lots of|plenty of|many|regular|frequent|enough|some|several|needs?|short|long|proper) ){0,2}${rooms} (?:breaks?|stops?|pauses?)(?: (?:every|each) (?:hour|two hours|2 hours|morning|afternoon|day|couple of hours))?(?![a-z])`,
  ),
  /\b(?:lots of |plenty of |many |enough |some )?benches\b(?: (?:to (?:sit|rest)|on the way|everywhere))?/,
  /\b(?:toilets?|loos?|restrooms?|bathrooms?) (?:nearby|close by|near by|always near|everywhere|on the way|at hand|within reach|never far)\b/,
  /\bregular (?:meal ?times?|eating times)\b|\b(?:eat|meals|lunch|dinner|food)(?: \w+)? (?:on time|every (?:two|three|four|2|3|4) hours|at fixed times|at regular times)\b/,
  /\b(?:an? )?(?:(?:local |english[- ]speaking |good |trusted )*(?:baby-?sitters?|child ?minders?|childcare|child care|day ?care|nannies))(?: (?:for|on|in) (?:one|the|an?|two|that|every|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: (?:evening|night|afternoon|morning|small ones|little ones|kids|baby))?)?(?![a-z])/,
  /\b(?:high ?chairs?|changing (?:tables?|rooms?|facilities)|bottle warmer|baby (?:bath|monitor|carrier|food|formula)|stair ?gates?|travel cot)\b/,
  /\b(?:child|car|booster|baby|isofix) seats?\b(?: for (?:the )?(?:baby|toddler|kids?|child|\d))?/,
  /\b(?:fridge|cooler|cooling|cool bag)(?: (?:for|to keep|to store) (?:the |my |his |her |our )?(?:medicines?|medication|insulin|milk|meds))?\b|\b(?:store|keep) (?:my |his |her |the )?(?:insulin|medicines?|medication) (?:cool|cold)\b/,
  /\b(?:place|places|room|time|times|somewhere|space) (?:to pray|for (?:the |our |my )?(?:prayers?|praying)|for (?:the )?friday prayer)\b|\bprayer (?:rooms?|places?|times|space|facilities)\b/,
  /\b(?:an? )?(?:private |local |good |licensed )*(?:[a-z]+[- ]speaking) (?:tour )?(?:guides?|drivers?|doctors?)\b(?: (?:for )?(?:one|an?|the first|two) days?)?/,
  /\b(?:wheelchair |portable |boarding )?ramps?\b|\bvan with (?:a )?ramp\b|\bgrab (?:rails?|bars?)\b|\bhoist\b|\bassistance dogs?\b|\bguide dog\b|\bhearing loop\b|\bsign language(?: (?:guide|interpreter|tour))?\b|\baudio guides?\b/,
  /\b(?:luggage|bag|baggage|suitcase) (?:storage|drop|transfer|lockers?)\b|\b(?:store|leave|drop) (?:our |my |the )?(?:luggage|bags|suitcases|backpacks)\b/,
  /\b(?:(?:half|some|most|two|three|one|all|none|both|the rest|the others|[2-9]) of (?:us|them) (?:is|are) (?:all |both |complete |total |absolute |just |still |a )?(?:beginners?|first[- ]timers?|novices?|intermediates?|experienced|not very fit|unfit|not fit)|(?:complete|total|absolute|mostly|all|we(?:'re| are)(?: all| both)?) beginners|(?:never|have not|haven'?t) (?:skied|surfed|dived|dove|sailed|hiked|ridden|camped|climbed|kayaked)(?: before)?|beginner (?:level|friendly)|suitable for beginners)\b/,
  /\b(?:(?:can|could) (?:only|just) walk|walks? only|only walks?|can walk only)(?: (?:very|really|fairly|quite))? (?:short|small|little) (?:distances?|ways?|bits?)\b|\b(?:no|not) walk(?:s|ing)? (?:of )?(?:more|longer|farther|further) than (?:about )?\d[\d.,]* ?(?:m|km|metres?|meters?|minutes?|mins?|miles?)\b|\b(?:hikes?|walks?|tours?|stages?|rides?|cycling)(?: (?:of|with))?(?: (?:max(?:imum)?\.?|at most|up to|under|not more than|no more than|less than|not over))(?: about)? \d[\d.,]* ?(?:km|kilomet(?:er|re)s|miles?|hours?|h|hrs)(?: (?:a|per|each) day)?\b|\bmax(?:imum)?\.? \d[\d.,]* ?(?:km|kilomet(?:er|re)s|miles) (?:hikes?|walks?|walking|hiking|cycling|a day)(?: (?:a|per|each) day)?\b/,
  /\b(?:gets? tired|tires?|tire out)(?: (?:very|really|so|quite))? (?:easily|quickly|fast|soon)\b|\b(?:walks?|walking) with (?:an? |two |his |her )?(?:stick|sticks|cane|crutches|walker|frame|rollator)\b|\b(?:bad|sore|weak|new|dodgy|stiff|artificial) (?:knees?|hips?|back|feet|foot|ankles?|legs?)\b|\b(?:knee|hip|back|foot) (?:surgery|operation|replacement|injury)\b|\b(?:push(?:es|ing)?) (?:the|my|his|her) (?:wheel ?)?chair\b/,
  /\b(?:can|could|manages?)(?: only| just)? walk (?:about |around |max(?:imum)?\.? |up to |at most |maybe |some )?\d[\d.,]* ?(?:m|met(?:er|re)s?|km|kilomet(?:er|re)s?|miles?|min(?:ute)?s?|hours?)\b/,
  /\bno steep (?:walks?|bridges?|streets?|hills?|paths?|climbs?|stairs|steps|trails?|roads?)\b/,
  /\b(?:early (?:nights?|bedtimes?|to bed)|in bed by (?:\d{1,2}(?: ?[ap]m)?|eight|nine|ten)|(?:go|goes|going) to (?:sleep|bed) early)\b/,
]
/** "No babysitter needed", "a cot is not needed". */
const isSpared =
  /\b(?:no|without|don'?t need|do not need|not need|doesn'?t need|no need for|never)(?: an?| any| the)? $/
const sparedBehind =
  /^ (?:is |are )?(?:not|isn'?t|aren'?t) (?:needed|necessary|required|important)\b/

export function readToldNeeds(reading: Reading): string[] {
  const needs: { at: number; end: number; said: string }[] = []
  for (const pattern of told)
    for (const { start, end } of reading.find(
      pattern,
      'mobility',
      'pace',
      'party',
      'mustAvoid',
      'food',
      'interest',
      'transport',
    )) {
      if (needs.some((each) => start < each.end && each.at < end)) continue
      if (reading.leads(isSpared, start, 24)) continue
      if (reading.follows(sparedBehind, end, 30)) continue
      needs.push({ at: start, end, said: asSaid(reading, start, end).replace(leading, '') })
      claimFree(reading, 'mobility', start, end)
    }
  return needs.toSorted((a, b) => a.at - b.at).map(({ said }) => said)
}

const leading = /^(?:an? |is |am |are |needs? )/i

const needed =
  /\b(?:need|needs|require|requires|must have|got to have|have to have) (?:to have )?(?:an? |some |the |also |really |definitely )*(?<what>[a-z][a-z0-9' -]{3,60}?)(?=[.,;:!?()]|$| (?:and|but|because|so|since|as|which|that|where|please|who|when|if|or|too|from|to)\b)/
const isNeeded =
  /(?<=^|[.,;:!?(] ?|\b(?:and|plus|also|with) )(?:an? |some |the |our |my )?(?<what>[a-z][a-z0-9' -]{3,40}?) (?:is |are |would be )?(?:needed|required|necessary|essential|a must|important|very important|needs to be there)\b/
/** What is asked of whoever reads, and no need on the way. */
const ofUs =
  /\b(?:help|ideas?|advice|tips?|suggestions?|plans?|itinerary|break|holiday|vacation|trip|getaway|recommendations?|inspiration|information|info|assistance|proposals?|schedule|program(?:me)?|something|anything|nothing|everything|somewhere|someone|rest|time|it|this|that|them|him|her|us|you|more|less|change|escape|weekend|days?|nights?|hours?|weeks?|money|visa|passport|be|go|get|see|know|stay|sleep|leave|return|start|travel|arrive|meet|fly|drive|not)\b/

/** What is still unread behind a word of needing, when everybody else has read. */
export function readNeeded(reading: Reading): string[] {
  return [needed, isNeeded].flatMap((pattern) =>
    reading.find(pattern).flatMap(({ end, text, groups }) => {
      const what = (groups.what ?? '').replace(/^to /, '').replace(/ (?:for|in|on|at|with|of)$/, '')
      const start = end - text.length + text.lastIndexOf(what)
      const words = what.split(/[ -]/)
      if (words.length > 5 || ofUs.test(what) || words.every((word) => isFiller(word))) return []
      const before = reading.lower.slice(Math.max(0, end - text.length - 12), end - text.length)
      // "Nothing that needs transport" needs none.
      if (isSpared.test(before) || /\b(?:that|which) $/.test(before)) return []
      reading.claim('mobility', start, start + what.length)
      return [what]
    }),
  )
}
