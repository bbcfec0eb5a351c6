/** How dear the trip may be, where words say it and no sum does. */
import type { Reading } from '../reading.ts'
import type { TripBrief } from '../schema.ts'
import { claimFree } from '../told-labels.ts'

const spendingWords: readonly (readonly [pattern: RegExp, level: 'low' | 'medium' | 'high'])[] = [
  [
    /(?<!\btight(?:-?ish)?)\b(?:but|and|,) (?:no|not|nothing|without) (?:too )?(?:luxur(?:y|ious)|fancy|posh)\b|\bno luxury\b/,
    'medium',
  ],
  [
    /\b(?:luxur(?:y|ious)(?: travell?ers?)?|high[- ]end|upscale|splurge|splurging|posh|fancy(?! (?:an?|some|going|doing|visiting|seeing|the|it)\b)|lavish|(?<!\d[.,])5[- ]star|five[- ]star|first[- ]class|no expense spared|spar(?:e|ing) no expense|(?:no|unlimited|without) (?:budget|spending|price)(?: (?:limits?|constraints?|cap|restrictions?))?(?= ?(?:[.,;!?]|$|limit|constraint|cap|restriction))|unlimited budget|(?:the )?sky(?:'s| is) the limit|treat ourselves|(?:money|prices?|costs?|budget|expense)(?:'s| is| are|s)? ?(?:not?|n't|isn't|never)(?: really| much of| going to be)?(?: being)?(?: an?| the| our| my)?(?: (?:main|big|biggest|first|real|major|primary|chief|huge|great|most important))? (?:issue|problem|object|concern|limit|worry|constraint|factor|obstacle|question|priority|thing)|(?:money|prices?|costs?|budget) (?:doesn'?t|does not) (?:worry|bother) us|(?:don'?t|do not) (?:need|have) to (?:watch|count|mind) (?:our|my|the) (?:money|pennies|budget|spending)|(?:money|prices?|costs?|budget) (?:doesn'?t|does not|don'?t|do not) matter|cost no object|(?:money|prices?|costs?|budget)(?:'s| is| are)? (?:there|unimportant|secondary|immaterial|irrelevant)(?= ?(?:[.,;!?)]|$))|(?:(?:don'?t|do not|wouldn'?t|won'?t) mind (?:paying|spending)|(?:happy|willing|prepared|ready) to (?:pay|spend)) (?:more|extra|a (?:lot|bit more)|for (?:quality|comfort|the best|good|nice))|(?:very )?generous budget|budget is generous|whatever it (?:takes|costs)|deep pockets|(?:the )?best of everything|money to burn|top[- ]end)\b/,
    'high',
  ],
  [
    /\b(?:budget(?:'s| is) (?:a bit |rather |very |pretty )?tight(?:-?ish)?|(?:tight|small|student|low|limited|shoestring|modest|little) budget(?! of| is| around| between|:)|(?:on )?a (?:tight |shoestring |small |student |low |limited )?budget(?! of| is| around| between|:)|budget[- ](?:travel(?:l?ers?)?|trip|friendly|conscious|hotels?|accommodation|holiday|minded)|cheap(?:ly|est|er|o)?|shoestring|low[- ](?:cost|budget)|frugal(?:ly)?|inexpensive|affordabl[ey]|save money|skint|broke|on the cheap|as little as possible|(?:money|cash|funds|finances|budgets?|things|we're|i'm|moneys)(?:'s| is| are)? (?:(?:v|vv|very|really|super|so|a bit|rather|pretty|quite|kinda|extremely) )?tight(?! (?:schedule|connection))|(?:not|without) (?:much|a lot of|lots of|loads of) (?:cash|dosh|to spend)|strapped for cash|counting (?:our|my|the|every) (?:pennies|cents|penny|cent)|poor students?|(?:money|cost|price|budget) is (?:a|our|my|the) (?:(?:big|main|real|major|biggest) )?(?:concern|issue|worry|problem|constraint)|tight (?:budget(?! (?:of|is|around|between)\b)|on money)|penny[- ]pinch\w*|economical|penniless|dirt[- ]cheap|thrifty|bargains?|next to nothing|(?:only |mostly )?free (?:stuff|things|activities|attractions|sights|entry)(?: only| mostly)?|(?:not|don'?t|can'?t|won'?t|without|avoid)(?: want(?:ing)? to| wanna| need to)? spend(?:ing)? (?:too |very |so )?(?:much|a lot|a fortune|loads)|break(?:ing)? the bank|low on (?:cash|funds|money)|no money|short of (?:cash|money)|cash is (?:a bit |rather |very |pretty )?tight|(?:very |so )?little money|not much money|backpackers?(?: budget)?|(?:not|nothing|n'?t be)(?: too)? (?:crazy|super|insanely|ridiculously|stupidly|horribly|overly|silly)[- ](?:expensive|pricey|dear|priced)|(?:not|nothing) (?:so|very|that) (?:expensive|pricey)|(?:low|lower|cheap(?:er)?) prices?|(?:very )?(?:tight|shoestring|small|student|low|limited|modest|little)(?= budget (?:of|is|around|between)\b))\b/,
    'low',
  ],
  [
    /\b(?:mid[- ]?(?:range|budget|priced?)|moderate(?:ly priced)?(?! (?:hikes?|hiking|walks?|walking|pace|difficulty|climbs?|trails?|exercise))|reasonabl[ey] priced?|middle of the road|(?:not|nothing|nowhere) too (?:expensive|pricey|dear|fancy|posh)|(?:nothing|nowhere) (?:fancy|posh|luxurious)|no[- ]frills|(?:comfortable|nice|decent),? but not (?:too )?(?:luxur(?:y|ious)|fancy|posh|expensive)|neither cheap nor (?:expensive|luxurious)|not (?:the )?cheapest)\b/,
    'medium',
  ],
]

const oneTreat =
  /\b(?:one|an?|1|single|nice|the|our|last[- ]night) \|(?:[ -][a-z]+)?[ -](?:dinner|meal|lunch|restaurant|brunch|evening|night(?: out)?|spa|afternoon|bar|drinks?|tasting(?: menu)?|show|experience|thing|treat|day)\b(?! trip)|\|,? (?:just |only |maybe )?(?:once|one time|one night|one evening|(?:a bit |a little )?on (?:one|an?|the (?:last|first)|our (?:last|first)|food|dinner|the (?:food|hotel|spa|boat)))\b/

export function readSpending(reading: Reading): TripBrief['spending'] {
  let spending: TripBrief['spending']
  for (const [pattern, level] of spendingWords) {
    for (const found of reading.find(pattern, 'length', 'budget', 'lodging')) {
      const before = reading.lower.slice(Math.max(0, found.start - 14), found.start)
      const refused = /\b(?:not?|nothing|nowhere|without|isn't|don't need|hate)(?: \w+)? $/.test(
        before,
      )
      if (refused && !/^(?:break|no |not |don|can|won|but|and|,)/.test(found.text)) continue
      // "One fancy dinner" is an evening, and says nothing of the rest.
      const after = reading.lower.slice(found.end, found.end + 30)
      if (level === 'high' && oneTreat.test(`${before}|${after}`)) {
        if (/^splurg/.test(found.text)) reading.claim('budget', found.start, found.end)
        continue
      }
      spending ??= level
      claimFree(reading, 'budget', found.start, found.end)
    }
  }
  return spending
}
