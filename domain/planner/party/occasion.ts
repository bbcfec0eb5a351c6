/** The occasion in words for a plan: "your tenth anniversary", "the 40th birthday". */
import type { TripBrief } from '#domain/brief/schema.ts'

const ordinal =
  '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fifth|tenth|fifteenth|twentieth|twenty-fifth|thirtieth|fortieth|fiftieth|sixtieth|golden|silver|ruby|pearl)'
const anniversary = new RegExp(`\\b(${ordinal}) (?:wedding )?anniversary\\b`, 'i')
const birthday = new RegExp(`\\b(${ordinal}) (?:birthday|bday)\\b`, 'i')
/** A birthday by its number alone: "my wife's 40th", "her 60th", "turning 50". */
const byNumber =
  /\b(?:(?<whose>my|our)|his|her|their|(?:my|our|his|her|the) [\w-]+?['’]s?|[\p{Lu}]\p{L}+['’]s) (?<which>\d{1,2}(?:st|nd|rd|th))\b(?! (?:wedding|anniversary|floor|century|street|avenue|visit|time|trip|day|year|of))|\b(?:turn(?:s|ing)|am|is) (?<age>[3-9]0)\b(?! (?:minutes|min|km|miles|euros?|dollars?|pounds?|people|and))/u
const special =
  /\b(?:something|somewhere|anything) (?:really |very |extra |a bit )?(?:special|unforgettable|memorable)\b|\bspecial occasion\b/i
const ownBirthday = /\bmy (?:own )?(?:[\w-]+ )?(?:birthday|bday)\b/i
const proposal = /\bpropos(?:e|al|ing)\b/i
const ofTwo = /\bromantic\b/i

/** Null where nothing is celebrated. */
export function occasionIn(
  { occasions, celebrated }: Pick<TripBrief, 'occasions' | 'celebrated'>,
  text: string,
): string | null {
  if (occasions.includes('honeymoon')) return 'your honeymoon'
  if (occasions.includes('babymoon')) return 'your babymoon'
  if (occasions.includes('anniversary') || /\banniversary\b/i.test(text)) {
    return `your ${[anniversary.exec(text)?.[1]?.toLowerCase(), 'anniversary'].filter(Boolean).join(' ')}`
  }
  if (occasions.includes('birthday')) {
    const whose = ownBirthday.test(text) ? 'your' : 'the'
    // "My wife's 40th" does not say birthday, but the brief knows it.
    if (celebrated) return `${whose} ${celebrated}`
    return `${whose} ${[birthday.exec(text)?.[1]?.toLowerCase(), 'birthday'].filter(Boolean).join(' ')}`
  }
  const numbered = byNumber.exec(text)?.groups
  if (numbered) {
    const which = numbered.which ?? `${numbered.age}th`
    return `${numbered.whose ? 'your' : 'the'} ${which} birthday`
  }
  if (occasions.includes('graduation')) return 'the graduation'
  if (proposal.test(text)) return 'the proposal'
  if (/\bvalentine/i.test(text)) return "Valentine's Day"
  if (special.test(text)) return 'something special'
  return ofTwo.test(text) ? 'the two of you' : null
}

/** The words of an occasion that the brief has no field for. */
export function occasionSaid(text: string): string[] {
  return [byNumber, special].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
}
