/** Whether all who were counted are adults: nobody young is in the words of the request. */
import type { Reading } from '../reading.ts'
import type { Party } from '../schema.ts'
import { withoutChildren } from '../without-children.ts'

/** What a printed brief says where the words left open whether the young are among those counted. */
export const saysAgesOpen = /\bhow old they are was not told\b/

const young =
  /\b(?:famil(?:y|ies)|kid(?:do|s|dos)?|child(?:ren|s)?|toddlers?|bab(?:y|ies)|infants?|newborns?|teen(?:s|ager|agers|age|aged)?|tweens?|school\w*|pupils?|scouts?|youth|graders?|generations?|sons?|daughters?|bairns?|nieces?|nephews?|twins|little (?:ones?|boys?|girls?)|(?:grand|step|god)(?:sons?|daughters?|child(?:ren)?|kids?)|(?:(?<!\d)(?:1[0-7]|\d)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen)[- ]?(?:year|yr|month)s?[- ]olds?|(?<!\d)(?:1[0-7]|\d) ?(?:yo|y\/o)|under-?\d{1,2}s?)\b/
/** "All over 18", "nobody under 20": whoever is named is of age. */
const allOfAge =
  /\b(?:only adults|all (?:of us )?(?:adults?|grown[- ]?ups?|of age|over (?:1[89]|[2-9]\d))|(?:nobody|no one|no-one|none of us|none)(?: is| are|'s)? (?:under|below|younger than) (?:1[89]|[2-9]\d))\b/
const noneYoung = new RegExp(`\\b(?:${withoutChildren.join('|')})`)
/** Words of the young that tell of houses, friendliness and others. */
const noTraveller =
  /\b(?:family[- ](?:run|owned|style|friendly|business|restaurants?|hotel|guesthouse)|(?:kid|child|baby)[- ]friendly|old[- ]school|(?:cooking|surf|sailing|diving|language|dive|ski|film|art|business|law|med(?:ical)?|grad(?:uate)?|high)[- ]schools?|school (?:friends?|mates?|reunion|pals?)|schoolfriends?|schoolmates?|family (?:of (?:his|her|hers|theirs)|in [a-z]+|there)|sagrada familia|(?:outside|avoid(?:ing)?|not in|before|after|during) (?:the )?school (?:holidays?|breaks?|terms?|vacations?)|(?:youngest|oldest|eldest|last|kids?|children|sons?|daughters?|all) (?:[a-z]+ ){0,2}(?:left|gone|moved out|off to|at uni))\b/g

/** Adds the adults of a party that was counted as a whole. */
export function withAllGrown(party: Party, { lower }: Reading): Party {
  const { total, adults, children, elderly = 0, has } = party
  // "Us three: me, mum and gran": who is old is an adult as well.
  if (adults !== undefined && elderly > 0 && adults + (children ?? 0) + elderly === total)
    return { ...party, adults: adults + elderly }
  if (total === undefined || adults !== undefined || children !== undefined) return party
  if (has.some((who) => who === 'children' || who === 'infants' || who === 'teenagers'))
    return party
  if (saysAgesOpen.test(lower)) return party
  // One who travels is whoever writes.
  const isOpen =
    total > 1 &&
    young.test(lower.replace(noTraveller, '')) &&
    !allOfAge.test(lower) &&
    !noneYoung.test(lower)
  return isOpen ? party : { ...party, adults: total }
}
