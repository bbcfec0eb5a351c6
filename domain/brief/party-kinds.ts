/** What sort of party it is, by the words for it. */
import { couplePattern } from './count-party.ts'
import { forWork } from './party-told.ts'
import type { Party } from './schema.ts'

export const kindPatterns: readonly (readonly [pattern: RegExp, kind: Party['kinds'][number]])[] = [
  [
    /\b(?:couples?'?s?(?: trip| getaway| retreat| holiday| break| vacation| travel)|romantic|honeymoon(?:ers)?|our (?:[a-z0-9]+ )?(?:wedding )?anniversary)\b/,
    'couple',
  ],
  [couplePattern, 'couple'],
  [forWork, 'business'],
  [
    /\b(?:business (?:travell?ers?|trip|travel|people|meetings?)|(?:work|office|staff|company|team) (?:trip|outing|offsite|off-site|retreat|away ?day|event|team)|off-?site(?= (?:for|with|in)\b)|our company(?= (?:team|of|is|wants|has|has|goes|sends|group))|corporate|on business|for business|for work|(?:business|work|client) (?:visit|travel|meetings?)|(?:client|sales|board) meetings?|trade (?:fair|show)|team (?:offsite|retreat|building)|colleagues|coworkers|co-workers)\b/,
    'business',
  ],
  [
    /\bas a group\b|\b(?:scouts?|scout (?:group|troop)|school (?:class|group|trip|choir)|(?:our|a|the) (?:school )?(?:choir|class|orchestra|brass band)(?=,| of| with| \()|church group|youth group)\b|\b(?:book|walking|hiking|running|cycling|garden(?:ing)?|photo(?:graphy)?|camera|chess|bridge|wine|tennis|golf|rugby|football|sailing|rowing|ski|diving|motorbike|car|knitting|history|supper|rotary|sports) club(?! ?(?:scene|sandwich|night|house|class|in|at|car))\b/,
    'group',
  ],
  [
    /\b(?:(?:three|two|four|3|2|4|multi)[ -]?generation(?:s|al)?|famil(?:y|ies)(?![- ]friendly| fun)(?: trip| of| holiday| vacation| with)?|with (?:the )?famil(?:y|ies))\b/,
    'family',
  ],
  [
    /\b(?:(?:with|and|my|our|some|best|few|old|college|uni|school|[0-9a-z]+) (?:close )?(?:friends|mates|buddies|girlfriends|pals|dudes|lads|lasses|gals|blokes|chaps|fellas|bros|besties)|girls'? trip|girls'? getaway|boys'? trip|lads'? (?:trip|holiday)|group of friends|the (?:girls|lads|boys|gang))\b/,
    'friends',
  ],
]
