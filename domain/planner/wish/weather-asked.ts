/** Wishes about weather: a plan for rain, or another day for what wind spoils. */

const foul = 'bad|awful|terrible|horrible|dreadful|foul|nasty|grim|rubbish|lousy|miserable|rough'
const ifItRains = String.raw`(?:if|when|in case|should|whenever) (?:it(?:['’]s| is| does| should)?|there(?:['’]s| is)|the weather(?:['’]s| is)?) (?:\w+ ){0,2}?(?:rain(?:s|y|ing)?|pour(?:s|ing)?(?: down)?|wet|${foul}|storm(?:s|y)?|chuck(?:s|ing) it down|bucket(?:s|ing)(?: down)?)`
const forRain = new RegExp(
  [
    String.raw`\bplan b\b`,
    String.raw`\b(?:back-?ups?|fall-?backs?|alternatives?|options?|ideas?|something|things?(?: to do)?|plans?) (?:plans? )?(?:for|if|in case)(?: of)? (?:it |a |the |there is )?(?:rain|bad weather|wet|downpour|pour|storm)`,
    String.raw`\b${ifItRains}\b`,
    String.raw`\bin case of (?:rain|bad weather|a downpour|a storm)\b`,
    String.raw`\b(?:rainy|wet)[- ](?:day|weather)s? (?:plans?|options?|alternatives?|ideas?|back-?ups?)\b`,
  ].join('|'),
  'i',
)
const forWind =
  /\b(?:(?:if|when|unless|in case|as long as|provided) (?:it|the wind|there)(?:['’]s|(?:\s\w+)?)? (?:\w+ ){0,3}?(?:wind(?:y|s)?|gust(?:y|s)|blow(?:s|ing)?|breez(?:e|y))|(?:wind|weather) (?:permitting|allowing)|if the wind (?:allows|permits|drops|is|lets)|(?:in|for) (?:strong |high |the )?wind)\b/i

/** Contractions in full: "isn't" is two words for the patterns. */
const inFull = (text: string) => text.replace(/n['’]t\b/gi, ' not')

export function asksForARainPlan(text: string): boolean {
  return forRain.test(inFull(text))
}

export function asksForAWindPlan(text: string): boolean {
  return forWind.test(inFull(text))
}

/** Sentences that are only about weather: "Weather is terrible", "the weather turns nasty". */
const onlyWeather = new RegExp(
  `^(?:(?:if|when|it|the|weather|is|are|gets|turns|looks|very|so|too|really|${foul}|rain(?:s|y|ing)?|pour(?:s|ing)?|wet|storm(?:s|y)?|b|for|plan|case|of)(?: |$))+$`,
  'i',
)

/** Whether words are about weather that a second plan answers: "windy", "pours". */
export function isOfTheWeather(words: string, text: string): boolean {
  const isRain = onlyWeather.test(words)
  const isWind =
    /^(?:(?:too |very |not |the )*(?:windy?|gusty|blowing|breezy|weather)(?: (?:allows|permits|permitting|allowing))?)$/i.test(
      words,
    )
  return (isRain && asksForARainPlan(text)) || (isWind && asksForAWindPlan(text))
}
