/** What sort of party it is, by the words for it. */

import { countPattern } from '../grammar/numbers.ts'
import type { Party } from '../schema.ts'
import { couplePattern } from './count-party.ts'
import { forWork } from './party-told.ts'

/** "A couples trip": said of the trip, whoever else comes along. */
export const couplesTrip = /\bcouples?'?s? (?:trip|getaway|retreat|holiday|break|vacation|travel)\b/

export const kindPatterns: readonly (readonly [pattern: RegExp, kind: Party['kinds'][number]])[] = [
  [
    new RegExp(
      `${couplesTrip.source}|\\b(?:romantic|newly-?weds|honeymoon(?:ers)?|our (?:[a-z0-9]+ )?(?:wedding )?anniversary)\\b`,
    ),
    'couple',
  ],
  [couplePattern, 'couple'],
  [forWork, 'business'],
  // "Kigali, two nights. Business.", "Trip type: business".
  [
    /(?<=^|[.,;:!?(\n-] ?|\b(?:purely|strictly|mainly|all|just|only|it's|its|is) )(?:business|work)(?: only| reasons| purposes)?(?= ?(?:[.,;!?)\n]|$))/,
    'business',
  ],
  // "Our church choir (22 singers …", "a group of 12 from our mosque".
  [
    new RegExp(
      `\\b(?:our|my|an?|the) (?:[a-z']+ ){0,2}?(?:choir|orchestra|congregation|parish|troupe|youth group|brass band|drama group|walking group|running group|football team|rugby team|hockey team|netball team|rowing crew)(?= ?\\(${countPattern}\\b| of ${countPattern}\\b)|\\b(?:group|party|team|bunch|crowd|delegation|coachload) of (?:about |around |roughly )?(?:${countPattern} )?(?:[a-z]+ )?(?:from (?:our|my|the|a) (?:[a-z]+ )?(?:church|mosque|temple|synagogue|parish|congregation|club|school|college|village|choir|society|association|gym|neighbou?rhood|street|university)|members|parishioners|pilgrims|pensioners|retirees|singers|players|scouts|students|pupils|teachers|hikers|walkers|cyclists|bikers)\\b`,
    ),
    'group',
  ],
  [
    /\b(?:business (?:travell?ers?|trip|travel|people|meetings?)|(?:work|office|staff|company|team) (?:trip|outing|offsite|off-site|retreat|away ?day|event|team)|off-?site(?= (?:for|with|in)\b)|our company(?= (?:team|of|is|wants|has|has|goes|sends|group))|corporate|on business|for business|for work|(?:business|work|client) (?:visit|travel|meetings?)|(?:client|sales|board|suppliers?|customer|vendor|investor|partner) meetings?|(?:client|customer|supplier|vendor|investor|factory|plant) visits?|sales (?:team|kick-?off|conference)|trade (?:fair|show)|team (?:offsite|retreat|building)|(?<!\b(?:ex|former|old|retired)[- ])(?:colleagues|coworkers|co-workers)|(?:a|my|one) (?:colleague|coworker|co-worker|boss) and i)\b/,
    'business',
  ],
  // "Our walking club in Leeds (14 members)", "the bowls club", "our book group of eight": whoever meets for something.
  [
    new RegExp(
      `(?:\\b(?:our|my|the|an?|village|local|annual) |(?<=^|[.!?:] ?))(?:[a-z']+ ){0,3}?(?:club|society|association|guild|institute|group|circle|branch|chapter|choir|troop|league|squad)(?: in [a-z]+| from [a-z]+)?(?=,? ?\\(?(?:of |we are |we're |there are |with |about |around ){0,2}${countPattern} ?(?:\\)|members|people|of us|ladies|men|women|seniors|adults|pax|strong|is\\b|are\\b|wants?\\b|plans?\\b|would\\b|[,.;]))|\\b${countPattern} (?:club |paid-up |mostly |of the )?(?:members)\\b|\\bour (?!own\\b|last\\b|first\\b|golf\\b)(?:[a-z']+ ){1,2}?(?:club|society|guild|troop)\\b(?! (?:sandwich|card|scene|lounge|med|class|hotel|room|house|night))|\\b(?:choir|orchestra|band|school|class|club) tour\\b(?=[,.:;]| (?:of|to|with|for)\\b)|\\bour (?:parish|congregation|church|mosque|temple|synagogue|village|street) (?:is|are|wants?|would|plans?|has|goes)\\b|\\b(?:wi|u3a|probus|rotary|rotarians|lions|mothers' union|scout|guides|cubs|brownies|choir|school|club|society|parish|church|works?) (?:(?:summer|annual|ski|walking|christmas|spring|autumn|coach|theat(?:re|er)|day) )?(?:outing|trip|excursion)\\b(?! advisor)`,
    ),
    'group',
  ],
  [
    /\bas a group\b|\b(?:scouts?|scout (?:group|troop)|(?:school|class) (?:[a-z]+ )?(?:class|group|trip|choir|outing|excursion)|(?:our|a|the) (?:school )?(?:choir|class|orchestra|brass band)(?=,| of| with| \()|(?:church|youth|parish|tour|pilgrim(?:age)?|seniors'?|ladies'?|women's|residents'?|neighbou?rhood) group)\b|\b(?:our|my|an?|from (?:a|our|the)|the) (?!(?:jazz|night|beach|comedy|strip|dance|techno|country|royal|national)\b)(?:[^\s,.;:()]+ ){0,3}(?:society|association|fellowship|congregation|ensemble|orchestra|guild)\b(?=,| \(|\.| (?:of \d|with \d|wants?|is|are|plans?|from|trip|outing|tour|excursion|going))|\b(?!(?:jazz|night|beach|comedy|strip|dance|techno|country)\b)[a-z]+ (?:club|society|association) (?:outing|trip|excursion|members|weekend)\b|\b(?:amateur|chamber|youth|symphony|community|church|male voice|gospel|string) (?:orchestra|choir|ensemble|quartet)(?=,| of \d)|\b(?:walking|hiking|running|cycling|reading|book|prayer|knitting|sketching|rambling|gardening|sewing) group\b(?! (?:tour|size|hike|walk))|\b(?:book|walking|hiking|running|cycling|garden(?:ing)?|photo(?:graphy)?|camera|chess|bridge|wine|tennis|golf|rugby|football|sailing|rowing|ski|diving|motorbike|car|knitting|history|supper|rotary|sports|sketching|painting|running|film|ramblers'?|dive|climbing|debating) club(?! ?(?:scene|sandwich|night|house|class|in|at|car))\b/,
    'group',
  ],
  [
    /\b(?:(?:three|two|four|3|2|4|multi)[ -]?generation(?:s|al)?|famil(?:y|ies)(?![- ]friendly| fun)(?: trip| of| holiday| vacation| with)?|with (?:the )?famil(?:y|ies))\b/,
    'family',
  ],
  [
    /\b(?:(?:with|and|my|our|some|best|few|old|college|uni|school|[0-9a-z]+) (?:close )?(?:friends|mates|flatmates|housemates|roommates|classmates|bandmates|buddies|girlfriends|pals|dudes|lads|lasses|gals|blokes|chaps|fellas|bros|besties)|(?:girls|boys|lads)'? (?:trip|getaway|holiday|weekend|week|break|vacation|night away|city ?break|on tour)|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|1\d) (?:girls|boys|guys)|group of friends|(?:we|us)(?:'ve| have| all| just| both| recently)* (?:finished|graduated from|left|met (?:at|in)|studied (?:together|at)|know each other from) (?:uni(?:versity)?|college|school|our (?:finals|exams|degrees|studies))|we(?:'ve| have| all| just| recently)+ graduated|the (?:girls|lads|boys|gang))\b/,
    'friends',
  ],
]
