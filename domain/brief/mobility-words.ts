/** Words that tell what somebody cannot do on foot, or brings along to move: each with the need that it is. */
import type { TripBrief } from './schema.ts'

export type Need = TripBrief['mobility'][number]

/** Thin air, and who minds it: told as a need, and the days go slowly. */
export const altitude =
  /\b(?:(?:worried|worry|worries|nervous|concerned|scared|anxious|afraid)(?: a bit| a little)? (?:about|of) (?:the )?(?:high )?altitudes?(?: sickness)?|altitude[- ](?:sick(?:ness)?|worries(?: (?:me|us))?|scares (?:me|us)|(?:is|was|can be|could be) (?:a |an )?(?:bit of a |big |real )?(?:worry|concern|problem|issue)|(?:bothers?|affects?|hits?|worries|kills?|killing|gets? to|gets?) (?:me|us|him|her|them)|killing (?:me|us)|makes? (?:me|us|him|her|them) (?:ill|sick|dizzy))|(?:bad|no good|not good|poorly|ill|sick|unwell|(?:not|doesn'?t|don'?t|didn'?t) (?:do|cope|feel) (?:so |very |too |that )?well) (?:with|at) (?:the )?(?:high )?altitudes?|(?:struggl(?:es?|ing)|trouble|problems?|issues?|difficult(?:y|ies)|(?:can'?t|cannot|don'?t|doesn'?t|to|how (?:do|can|should) (?:we|i)) (?:cope|deal)) with (?:the )?(?:high )?altitudes?|(?:can'?t|cannot|can'?t really|don'?t) (?:take|tolerate|handle|stand|manage|do) (?:the )?(?:high )?altitudes?|sensitive to (?:the )?altitude|(?:avoid(?:ing)?|without|no|not too much|because of|suffers? (?:from|at|with)) (?:the )?(?:high |too much )?altitudes?|(?:can'?t|cannot|not|never|mustn'?t|nothing|nowhere|shouldn'?t)(?: (?:go|be|sleep|stay|travel|too))* (?:above|over|higher than|beyond) \d[\d.,]{2,5} ?(?:m|met(?:er|re)s?|ft|feet)|(?:asthma|heart|lungs?|breath(?:less|ing)?|headaches?|dizzy|plays? up|worse|suffers?)[^.,;!?]{0,20} at (?:high )?altitudes?|acclimati[sz]e)\b/

/** "We walk fine, but no more than 5 km a day": so far on foot, and no road. */
export const dailyWalk =
  /\b(?:walk(?:s|ing)? (?:fine|ok|okay|well|a bit),? but )?(?:(?:not|no|never|(?:can'?t|cannot|can not) (?:do|walk|manage|go)) (?:walk(?:ing)? )?(?:more|further|farther) than|at (?:the )?most|max(?:imum)?(?: of)?|up to|only|under|less than|limit of)(?: about| around)? (?<n>1?\d(?:[.,]\d)?|\d{1,2}[,.]?000) ?(?<unit>km|kms|kilomet(?:er|re)s?|miles?|steps)(?<foot>(?: of)? walking| on foot)? (?:a|per|each|every|in a) day(?: on foot| of walking| walking)?(?: now)?\b/
/** "We can walk 3 miles a day at most". */
export const dailyWalkAtMost =
  /\bwalk(?: only)?(?: about| around| up to| maybe)? (?<n>1?\d(?:[.,]\d)?|\d{1,2}[,.]?000) ?(?<unit>km|kms|kilomet(?:er|re)s?|miles?|steps) (?:a|per|each|every|in a) day(?: at (?:the )?most| max(?:imum)?| tops| but no more| and no more)?\b/

/** Refused, and more than a taste: who wants none is not led through a town on foot all day. */
export const longWalks =
  /\b(?:no|not|without|avoid(?:ing)?|nobody (?:wants?|can do|does)|none of us (?:wants?|can do)|n'?t (?:do|want|like|manage|handle))(?: (?:to do|to go on|any|too|very|really|for|the|those))* (?:long|longer|lengthy|endless|big) walks\b/
/** "Bridges with many steps are hard": what somebody can't do well, told of the thing. */
function hardOf(things: string): RegExp {
  return new RegExp(
    `\\b(?:lots of |many |too many |long |the )?${things} (?:is|are|'s|gets?) (?:a bit |too |very |really |quite |so |getting )*(?:hard|difficult|tough|tricky|a (?:big )?(?:problem|struggle|challenge|pain)|an issue|impossible|not easy|too much|no good)(?: (?:for|on) (?:her|him|me|us|them|(?:my|our|his) [a-z]+|(?:her|his|my|our) knees))?(?![a-z])`,
  )
}

export const needs: readonly (readonly [pattern: RegExp, need: Need])[] = [
  [/\b(?:wheel ?chairs?(?:[- ](?:users?|accessible|friendly|bound))?)\b/, 'wheelchair'],
  [
    /\b(?:no (?:steep )?stairs|(?:can'?t|mustn'?t|shouldn'?t|won'?t|doesn'?t|don'?t|cannot|can not|must not|should not|unable to|not able to|struggles? to|not supposed to) (?:really )?(?:do|climb(?: up)?|manage|use|take|handle|face|(?:go|get|walk) (?:up|down)) (?:(?:any|the|too many|many|steep|lots of|a lot of|all those|more) )*(?:stairs|steps|staircases|bridges|flights of stairs)|no (?:flights of stairs|staircases)|avoid(?:ing)? (?:the |any |all )?(?:stairs|steps|staircases)|(?:stairs|steps|staircases) (?:are|is) (?:an? |the )?(?:no|no-no|no-go|out|enemy|nightmare|out of the question|not possible|not an option|beyond (?:me|him|her|us|them))|(?:minimal|minimum(?: of)?|hardly any|as few) (?:stairs|steps)|step[- ]free|without (?:any )?stairs|avoid stairs|elevator(?: access)?|no steps|(?:no|not|without|nothing|nowhere|avoid)[^.,;!?]{0,24} (?:a |an? )?(?:hundred|hundreds of|thousand|\d+|endless|too many|lots of|loads of) (?:steps|stairs)|(?:nothing|nowhere|no places?|no hotels?) with (?:too many |lots of |many |a lot of |steep )?(?:stairs|steps)|(?:hates?|struggles? with|trouble with|bad with|(?<!\b(?:a|the|last|first|next|just) )few(?:er)?|can'?t (?:cope|deal) with) (?:the )?(?:stairs|steps)|(?:not|n'?t) (?:too |so |that )?many (?:stairs|steps)|(?:with|has|needs?) (?:an? )?(?:lift|elevator)|keep(?:ing)? (?:the |any )?(?:stairs|steps)(?: and [a-z ]{3,20})?(?: to (?:a|the)(?: bare)? minimum| down))\b/,
    'no-stairs',
  ],
  [/\b(?:strollers?|buggy|prams?|pushchairs?)\b/, 'stroller'],
  [
    /\b(?:(?:almost |nearly |half )?deaf|hard of hearing|hearing aids?|hearing[- ](?:impaired|impairment|loss|problems?|difficulties|disability)|(?:can'?t|cannot|doesn'?t|don'?t) hear (?:very |so |too |that )?(?:well|much|properly)|hears? (?:badly|poorly|very little)|cochlear implants?)\b/,
    'hearing',
  ],
  [
    /\b(?:(?:legally |almost |nearly |half )?blind|visually impaired|visual impairment|low vision|partially sighted|(?:poor|failing|bad) (?:eye ?sight|vision)|(?:can'?t|cannot|doesn'?t) see (?:very |so |too |that )?well|sees? (?:badly|poorly|very little)|(?:sight|vision) loss)\b/,
    'sight',
  ],
  [
    /\b(?:(?:limited|reduced|restricted) mobility|mobility (?:issues?|problems?|needs?|scooter|impaired)|(?:can'?t|cannot|can not|not able to|unable to|struggles? to|doesn'?t|does not|don'?t|do not|shouldn'?t|mustn'?t|(?:neither|none|nobody|no one)(?: of (?:us|them))? (?:can|could|is able to|should)) (?:really )?walk (?:very |too |so |that |all that )?(?:far|much|long|for long|well|properly|easily|at all|any ?more|long distances|great distances|a lot)|(?:can'?t|cannot|can not|not able to|unable to|not|doesn'?t|does not|don'?t|do not|shouldn'?t|mustn'?t|never|(?:neither|none|nobody|no one)(?: of (?:us|them))? (?:can|could|is able to|should)) (?:really )?walk(?:s|ing)? (?:(?:any|much) )?(?:more|further|farther|longer) than (?:about |around |maybe |say )?(?:(?:an?|half|quarter|couple|few|couple of|of|hundred|one|two|three|five|ten|fifteen|twenty|thirty|fifty|\d[\d.,]*|a few hundred) ?)+(?:m|met(?:er|re)s?|yards?|km|kms|kilomet(?:er|re)s?|miles?|minutes?|mins?|hours?|blocks?|streets|steps)(?: (?:at a time|in one go|a day|without (?:a |an? )?(?:rest|break|stop)))?|(?:can |could )?(?:only|just|barely) (?:manages?|does?|walks?) (?:an? |about |around )?(?:few|couple of|\d+|ten|twenty|fifty|hundred|few hundred) (?:steps|met(?:er|re)s|yards|minutes|m|blocks)|(?:keep(?:ing)? (?:the |all |any )?walk(?:ing|s)|walk(?:ing|s) kept|walking) (?:short|very short|light|limited|brief|low|(?:down )?to (?:a|the)(?: bare)? minimum)|no walking (?:much|far|long|too (?:much|far)|a lot)|(?:(?:\d{1,2}|five|ten|fifteen|twenty) ?(?:minutes?|mins?)|\d{2,3} ?(?:m|met(?:er|re)s|yards)) (?:on foot|of walking|walking|walk) (?:is|are) (?:about |pretty much )?(?:all|the (?:most|max|maximum|limit)|as (?:much|far) as|max(?:imum)?|enough)|(?:can'?t|cannot|shouldn'?t) (?:be|stay|stand|spend (?:all day|hours|long)) (?:on (?:my|his|her|our|their|my own) feet|standing|(?:for )?long)(?: (?:all day|for long|too long|for hours|long))?|(?:not|n'?t|less|no longer) (?:very |so |too |that |all that |as |really )?mobile(?! (?:phone|home|app|data|ticket|signal|reception|coverage))|(?:not|isn'?t|aren'?t|no) (?:so |very |too |that |really )?(?:good|great|steady|strong|firm) on (?:my|his|her|our|their) (?:feet|legs|pins)|frail|infirm|walking (?:difficult(?:y|ies)|problems?|issues?|disabilit(?:y|ies)|impairment)|(?:trouble|difficulty|difficulties|problems?|issues?) (?:with |in )?walking|(?:can|could) (?:only |just )?walk (?:for )?(?:about |around |maybe |max |only )?(?:an?|one|two|half an?|\d[\d.,]*|five|ten|fifteen|twenty|thirty|a few hundred|a couple of hundred) ?(?:m|met(?:er|re)s?|yards|km|kms|kilomet(?:er|re)s?|miles?|minutes?|mins?|hours?|blocks?|steps),? (?:at (?:the |a )?most|max(?:imum)?|tops|(?:but |and )?(?:not|no) (?:more|further|farther|longer))|(?:not|n'?t)(?: do| go| be)? (?:too |so |very )?(?:much|far|long) on foot|(?:nobody|none of us|no one|neither)[^.,;!?]{0,24} (?:is|are) (?:an? )?(?:great|good|big|strong|keen|fast) walkers?|(?:poor|low|impaired) mobility|(?:not|isn'?t|aren'?t|no|neither[^.,;!?]{0,20}) (?:a |an? )?(?:great|good|big|strong|keen|fast|much of a|able) walkers?|(?:not|n'?t|no longer) up (?:to|for) (?:much |long |a lot of |any )?(?:walking|walks)|arthritic|(?:broke|broken|fractured|sprained|twisted) (?:my|his|her|an?|the)? ?(?:leg|ankle|foot|hip|knee|toe)|hip problems?|(?:neither|none|nobody|no one)(?: of (?:us|them))? (?:can|could|is able to) walk (?:very )?(?:far|much|long)|(?:can|could) ?not walk (?:far|much|long)|(?:not|n'?t) (?:too )?(?:much|a lot of) walking|(?:not|n'?t) walk (?:much|far|a lot)|(?:minimal|little|less|not so much) walking|bad (?:knees?|hips?|back|legs?)|sore knees?|arthritis|crutches|walk(?:ing|s)? (?:frame|stick|with an? (?:stick|cane|frame|walker|crutch(?:es)?))s?|rollators?|zimmer(?: frame)?s?|new (?:hip|knee)s?|hip (?:op|operation)|knee (?:op|operation)|slow walkers?|(?:can'?t|don'?t|doesn'?t|do not|not) walk (?:so |very |too )?(?:fast|quickly)|(?:manages?|can (?:only )?(?:walk|manage)|walks?(?: only)?)(?: about| around| up to| max| maybe)? \d{2,4} ?(?:m|metres?|meters?|yards|steps)\b|(?:somewhere|places?|benches|seats?|chance|chances|time) to sit(?: down)?|(?:needs?|has|have) to sit(?: down)?(?: often| regularly)?|(?:regular|frequent|lots of|plenty of) (?:rests|breaks|benches)|tires (?:easily|quickly)|poor balance|unsteady(?: on (?:her|his|their|my) feet)?|uses? a (?:cane|walker)|walks? slowly|trouble walking|difficulty walking|knee (?:surgery|problems?)|hip replacement|(?:\d{1,2} weeks )?pregnant|feet will be (?:in bits|sore|tired)|(?:sore|tired|blistered) feet|(?:operated|operation|surgery) on (?:his|her|my|the) (?:knee|hip|back|foot)|(?:knee|hip) was operated|with a cane|can'?t do escalators|little walking|(?:can )?(?:only|just) (?:walk )?(?:very )?short distances|no walking (?:of )?(?:more|longer|further) than \d+ ?(?:m|met(?:er|re)s|min(?:ute)?s)|hip replaced|knee (?:trouble|pain)|dodgy (?:knees?|hips?|backs?|legs?)|(?:hips?|knees?|backs?|legs?|feet|ankles?) (?:is|are|'s|'re) (?:\w+ )?(?:bad|weak|sore|stiff|gone|shot|dodgy|not good|playing up)|(?:sore|stiff|weak) (?:hips?|backs?|legs?)|bad ankles?|(?:only|just) short walks|short walks (?:only|at most|max)|(?<!\b(?:some|few|nice|love|like|enjoy|do|with|and|two|lots of|several|easy|long|lovely|for|of|keen on(?: [^.,]+,)*) )short walks|nothing strenuous|pacemaker|bad (?:lungs|heart|feet|foot)|(?:hips?|knees?|backs?|legs?|feet) (?:isn'?t|aren'?t|is not|are not|not) (?:great|good|what (?:it was|they were))|(?:hips?|knees?|backs?) (?:have|has) a (?:vote|say)|(?:steps|stairs|hills|bridges) tire (?:me|us|him|her)|slow(?:ly)? (?:on (?:her|his|my|their) feet|but keen)|walk(?:s|ing)? (?:ok|okay|fine|well) but slow(?:ly)?|(?:no more|as little) walking (?:than|as) (?:needed|necessary|possible)|can (?:only )?(?:do|walk|manage)(?: about| around| up to| max)? \d{2,4} ?(?:m|met(?:er|re)s|yards)(?: on foot)?)\b/,
    'limited-walking',
  ],
  // "Not much uphill", "nothing too hilly", "flat streets please".
  [
    /\b(?:(?:hates?|no|avoid(?:ing)?|without|little|less|minimal|minimum|(?:not|(?:do|does|can|is|are|wo)n'?t)(?: too| so| very| really)? (?:much|many|like|love|want|do|manage)(?: of)?|not a lot of|as (?:little|few)|few(?:er)?|can'?t (?:do|manage|cope with|handle)|struggles? with|no more) (?:any |the |much |too much |many |long |big |lots of |so )?(?:walking |going |of )?(?:uphills?(?: (?:walks?|walking|stretches|bits))?|(?:steep )?hills|climbing|climbs|(?:big |long |steep )(?:hills|streets|climbs|slopes|paths|inclines)|steepness|steep (?:stuff|bits|ones|things|walks?|trails?))|(?:not|nothing|nowhere|isn'?t|aren'?t)(?: (?:too|so|very|that|really|at all))? (?:hilly|steep|uphill)|hates? (?:hills|uphill)|(?:mostly |all |everything |something |somewhere |keep it |rather |fairly )flat(?! (?:white|share|rental))|(?:flat|level) (?:walks?|walking|streets|city|town|terrain|routes?|paths?|places?|ground)(?: only| please)?)\b/,
    'little-climbing',
  ],
  [
    /\b(?:disabled(?: travell?ers?| person| people)?|disabilit(?:y|ies)|handicapp?(?:ed)?|special needs|accessib(?:le|ility))\b/,
    'disability',
  ],
  [altitude, 'altitude'],
  [
    hardOf(
      '(?:stairs|steps|staircases|bridges(?: with (?:many |lots of |a lot of |too many |all those )?(?:steps|stairs))?)',
    ),
    'no-stairs',
  ],
  [
    hardOf('(?:hills|slopes|climbs|climbing|uphills?|steep (?:streets|hills|paths|roads))'),
    'little-climbing',
  ],
  [
    hardOf('(?:walking|long walks|long distances|cobbles|cobblestones|uneven ground|standing)'),
    'limited-walking',
  ],
  [longWalks, 'limited-walking'],
  [dailyWalk, 'limited-walking'],
  [dailyWalkAtMost, 'limited-walking'],
]
