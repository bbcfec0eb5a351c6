/** Sums for one meal or ticket, which are no daily budget: "meals about 25 dollars a head". */
import type { TripBrief } from '#domain/brief/schema.ts'

const things =
  '(?:meals?|dinners?|lunch(?:es)?|food|eat(?:ing)?|tickets?|seats?|costs?|entr(?:y|ance)|admissions?|attractions?)'
const before = new RegExp(`\\b${things}\\b[^.;!?]{0,48}$`, 'i')
const behind =
  /^[^.;!?]{0,12}?\b(?:each|a head|per (?:head|meal|ticket|person and meal)|a (?:meal|ticket)|for (?:a |each )?(?:dinner|lunch|meal|ticket)s?)\b/i
const ofADay =
  /\b(?:a day|per day|daily|each day|every day|in total|altogether|for the (?:trip|week)|budget)\b/i
/** Highest prices of a simple and of a good meal in minor units (dollars, euros or pounds). */
const simple = 2500
const good = 5000

export interface PricedBrief {
  brief: TripBrief
  says: string | null
}

export function withoutPriceOfOne(brief: TripBrief, text: string): PricedBrief {
  const { budget, ...rest } = brief
  const same = { brief, says: null }
  const span = brief.spans.find(({ slot, text: words }) => slot === 'budget' && /\d/.test(words))
  if (!budget) return { ...same, ...pricedMeals(brief, text) }
  if (!span || text.slice(span.start, span.end) !== span.text) return same
  const lead = text.slice(Math.max(0, span.start - 70), span.start)
  const tail = text.slice(span.end, span.end + 40)
  const isOfOne =
    before.test(lead) &&
    (behind.test(tail) ||
      behind.test(` ${span.text.replace(/^[^a-z]*/i, '')}`) ||
      /\b(?:more than|above|over|under|about|around)\b[^.;!?]*$/i.test(lead))
  if (!isOfOne || ofADay.test(`${span.text}${tail.split(/[.;!?]/)[0]}`)) return same
  const isOfTickets = /\b(?:tickets?|seats?)\b[^.;!?]*$/i.test(lead)
  const spending = budget.minor <= simple ? 'low' : budget.minor <= good ? 'medium' : undefined
  return {
    brief: isOfTickets || !spending || rest.spending ? rest : { ...rest, spending },
    says: `${span.text.trim()}: taken for one ${isOfTickets ? 'ticket' : 'meal or entrance'}, and not for a day. Prices are not known here, only how dear a place is: look before you book.`,
  }
}

/** A sum on a head that the reading of the request took for no budget: "iftar each evening, around €15 each". */
const onAHead =
  /(?<sum>(?:[€$£]\s?(?<before>\d{1,3})|(?<after>\d{1,3})\s?(?:€|euros?|dollars?|bucks|pounds?|quid))\s?(?:each|pp|per (?:person|head)|a head))\b/i
const ofMeals =
  /\b(?:meals|dinners|lunches|iftars?|suppers|food|eat(?:ing)?|(?:each|every) (?:evening|night|day|meal))\b[^.;!?]{0,60}$/i

/** How dear the tables are, by what one of several meals may cost: a single dinner says nothing of the others. */
function pricedMeals(brief: TripBrief, text: string): Partial<PricedBrief> {
  const found = onAHead.exec(text)
  const { sum = '', before: ahead, after } = found?.groups ?? {}
  if (!found || !ofMeals.test(text.slice(Math.max(0, found.index - 90), found.index))) return {}
  if (ofADay.test(text.slice(found.index, found.index + sum.length + 40).split(/[.;!?]/)[0] ?? ''))
    return {}
  const minor = Number(ahead ?? after) * 100
  const spending = minor <= simple ? 'low' : minor <= good ? 'medium' : undefined
  return {
    brief: !spending || brief.spending ? brief : { ...brief, spending },
    says: `${sum.trim()}: taken for one meal or entrance, and not for a day. Prices are not known here, only how dear a place is: look before you book.`,
  }
}
