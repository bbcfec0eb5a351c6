/** How people say that nobody young comes along. */

const young = '(?:kids|children|little ones)'
const theYoung = `(?:the|our|my) ${young}`
const withSomeone = '(?: (?:at )?home| behind| with (?:(?:the|their|our|my) )?\\w+)?'

/** Ways to say that children do not come along, one a line. */
export const withoutChildren: readonly string[] = [
  // "kid-free", but not "kids free entry"
  '(?:kids?|child|children)[- ]?free\\b(?! (?:entry|entrance|tickets?|admission|meals?))',
  'adults?[- ]only',
  `not with ${theYoung}`,
  `(?:no|without(?: any| the| our| my)?|minus the|sans) ${young}`,
  // "the kids are staying with grandma", "our children stay behind"
  `${theYoung} (?:are |will be |'re )?(?:stay(?:ing)?|remain(?:ing)?)${withSomeone}`,
  // "the kids aren't coming", "our children won't join"
  `${theYoung} (?:are |will be |'re )?(?:not coming|aren'?t coming|won'?t (?:come|be coming|join))${withSomeone}`,
  // "we're leaving the baby with my mother"
  `(?:we(?:'re| are)?|i(?:'m| am)?) (?:leav(?:e|ing)|left) (?:the|our|my) (?:kids|children|little ones?|baby|son|daughter)(?: (?:with|at) (?:(?:the|our|my|their) )?\\w+)?`,
]
