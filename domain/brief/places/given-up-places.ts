/** Places that are out of the question, by what is said behind their names: too dear, another year, a film. */
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'

/** Where one lands, which may be near the goal only. */
export const arrivalLead =
  /\b(?:land(?:s|ing|ed)?|touch(?:es|ing)? down|arriv(?:e|es|ing)|fl(?:y|ies|ying|own)(?: in)?|flights?(?: (?:is|are|goes|go|gets us))?|ship|cruise|boat|dock(?:s|ed|ing)?|moored|berthed|anchored|calls|(?:cruise|ship|boat|ferry) stops)(?: (?:in|at|into|to))+\s+(?:the )?$|\b(?:airport|port|flight)(?: is| will be|:)? (?:in |at |to |into )?$/
export const likenessBehind =
  /^ of the [a-z]|^ of (?:the )?(?:north|south|east|west|\w+ians?\b|\w+land\b|america|asia|africa|europe|balkans|baltic|orient)/
const showBehind = /^,? (?:-+ )?the (?:musical|film|movie|opera|band|book|song|tv series|series)\b/
/** Another place is asked for after all: "too dear", "can wait", "I don't". */
const verdictBehind =
  /^,? but (?:nah|nope|no(?=\s*(?:[.,;!]|$))|no (?:way|thanks|chance)|meh)\b|^,? but (?:(?:we|i|now|this time)(?:'d| would|'re| are)? )*(?:wants?|need|fancy|like|prefer|looking for|after|wanting)(?: to (?:go|try|see|do|visit))? (?:somewhere|some place|anywhere|elsewhere|an? (?:new|different) (?:place|city|town|country|island)|something (?:else|similar)(?=\s*(?:[.,;?!]|$)))(?:\b|$)|^(?: instead| again| too)?,? but (?:we|i|my [a-z]+)(?:'ve|ve| have)? (?:already |just |all |both )*(?:did|done|been|seen|had|went|visited|tried)(?: (?:that|it|there|this|one|to))*(?: already)? (?:in (?:19|20)\d\d|last (?:year|time|summer|winter|spring|autumn|month)|twice|before|already|once|to death|(?:a few|two|three|four|five|many|several|so many|too many|\d+) times|and (?:found|hated|did ?n.t|never|were|was))\b|^,? but (?:we|i)(?:'ve|ve| have)? (?:already )?(?:been|done (?:that|it)|seen it)(?: there)?(?=\s*(?:[.,;!]|$))|^ (?:is|was|has become|got|gets|has gotten|became) (?:(?:a|just|so|way|totally|completely|far|pretty|really|an absolute|a total|a complete|very) )*(?:zoo|ruined|spoil(?:t|ed)|finished|hell|nightmare|circus|theme park)\b|^(?: for [a-z0-9' ]{2,24})?\?+ (?:(?:my|our|the) [a-z]+|he|she|they|everyone) (?:says?|said|goes|went|reckons?) (?:"|')?(?:no\b|nope|never|absolutely not|over (?:my|his|her|their|our) dead body|forget it|not (?:again|on your life))|^\?+ (?:(?:god|hell|oh|absolutely|definitely|um|lol),? )?(?:no(?=\s*(?:[.,;!?)-]|$|(?:way|thanks?|chance|too|it|its|we|i|my|our|they|not|never|been|done|wait|let|make|idea)\b))|nah|nope|never|(?:(?:it'?s|they'?re|thats?|that'?s|way|far|much|a bit) )*too [a-z]+|not (?:for|really|again|this)|done (?:it|that)|done\b|been\b|seen (?:it|that)|over(?:rated|priced|run)|boring|never again)\b|^[,:]? ?(?:but )?(?:too (?:loud|hot|cold|big|full|dear|far|crowded|expensive|touristy|busy|pricey|small|rainy)\b|(?:it'?s|which is|that'?s|is|are|was|has become|have become|(?:has |have |'s )?(?:got|gotten)|gets|looks?|seems?|feels?|sounds?|would be|will be|'s|turned out|and is)(?: (?:just|simply|way|far|much|a bit|really|so|all|always|probably|sadly|unfortunately|again|now|completely|totally|to be|a|rather|quite))* (?:too|over(?:priced|run|crowded|rated|done)|fully booked|booked (?:out|up|solid)|sold out|out\b(?! of season)|off\b(?![ -]season)|expensive|pricey|dear\b|crowded|touristy|packed|full of (?:stags?|hens?|tourists|crowds|people|drunks|cruise|students|influencers)|heaving|mobbed|swamped|a madhouse|boring|done\b|not (?:for (?:us|me)|an option|possible|happening|worth)|impossible|no option|a no\b)|(?:can|will|must|'ll|has to|have to)(?: have to)? wait|another (?:time|year|day)|some other (?:time|year|day)|(?:(?:is |are )?(?:maybe |perhaps )?(?:for )?(?:next|another) time|(?:maybe|perhaps|rather|for) next year)\b|(?:isn'?t|aren'?t|is not|are not|was not|wasn'?t|not) (?:on|part of|in) (?:the|our|my|this) (?:list|plan|plans|agenda|itinerary|cards|menu|route|trip)\b|(?:got|was|were|is|are) (?:vetoed|outvoted|voted down|ruled out|scrapped|shelved|off the table)\b|fell through|didn'?t work|did not work|doesn'?t work|won'?t work|(?:but )?(?:there (?:are|were|is) )?no (?:direct )?(?:flights?|trains?|rooms?|availability|hotels?)(?: left)?\b|isn'?t (?:happening|possible|an option|for (?:me|us))|got cancell?ed|(?:i|we) (?:don'?t|do not|didn'?t|would rather not|'d rather not)(?=\s*(?:[.,;!?]|$)))/
const plannedBefore =
  /\b(?:we|i)(?:'d|'ve| had| have)?(?: originally| first| initially| actually| all)? (?:planned(?: on| for)?|thought(?: of| about)?|considered|wanted|looked at|hoped for|(?:was|were) going to do|talked about|had our eyes? on) (?:going to |visiting |doing )?(?:the )?$/
const cameBetween =
  /^[^.!?]{0,70}\bbut\b(?! (?:we|i)(?:'d| would)? (?:still|also))[^.!?]{3,90}[,;]? (?:so|instead|now|hence|therefore|which means)\b/

/** "Vienna sounds lovely but we only have the Friday off so …". */
const praisedFirst =
  /^ (?:(?:sounds?|looks?|seems?|would be|would have been|is|was|'s) (?:[a-z]+ )?(?:lovely|nice|great|tempting|amazing|fantastic|wonderful|perfect|good|fun|beautiful|the (?:dream|plan|idea|first choice))|(?:appeals?|tempts?)(?: to)?(?: me| us)?),? but\b[^.!?]{3,110}(?:[,;-]| so\b| then\b| instead\b)/

/** Said to be out of the question: then it is no goal, even where no other is named. */
export function isGivenUp(reading: Reading, { start, end }: AssignedMention): boolean {
  const after = reading.lower.slice(end)
  const lead = reading.lower.slice(Math.max(0, start - 60), start)
  const elsewhere =
    /^[^.!?]{0,30}\bbut (?:we|i)(?:'re| are|'d| would|'m| am)? (?:really |actually |only )?(?:want|after|like|looking|need|prefer|heading|going|love|dream)/
  const contrast = arrivalLead.test(lead) && elsewhere.test(after)
  // "Vienna is too cold in January, so make it May" gives up the month.
  const season =
    /^[^.!?]{0,24} in (?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter)/
  // "He said Singapore is boring. Prove him wrong": the verdict is another's.
  const disputed =
    /\b(?:prove (?:him|her|them|me|us|that) wrong|convince (?:me|us|him|her) otherwise)\b|\bbut (?:i|we)(?:'d|'ll|'re|'m)?(?: still| really| do| would| will| are| am)* (?:want|love|like|go|going|need)\b[^.!?]{0,40}\b(?:there|anyway|regardless|nonetheless)\b/
  // "We'd planned Yellowstone but the lodges are full so …": what was meant before something came between.
  const foiled = plannedBefore.test(lead) && cameBetween.test(after)
  const given = verdictBehind.test(after) && !season.test(after) && !disputed.test(after)
  const praised = praisedFirst.test(after) && !disputed.test(after)
  return (
    given || foiled || praised || likenessBehind.test(after) || showBehind.test(after) || contrast
  )
}
