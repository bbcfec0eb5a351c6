/** What things cost, how one pays, and what tip is usual. */
import { estimatedFrom } from '#domain/facts/fact-source.ts'
import { countryName } from '#domain/places/country-name.ts'
import type { Place } from '#domain/places/schema.ts'
import { asked, at } from '../asks.ts'
import { countries } from '../countries.ts'
import { called } from '../named-places.ts'
import type { Ask, Said, Topic } from '../practical-answer.ts'
import { claim, forEachWhere, fromTable, joined, sentence, unknown } from '../said.ts'

const levels = estimatedFrom('price levels of our catalogue')
const dear = ['', 'cheap', 'moderate', 'fairly expensive', 'expensive']

export const cost: Topic = {
  name: 'cost',
  asked: asked(
    /\bhow (?:much|expensive|cheap|dear|pricey)\b|\b(?:cheaper|pricier|dearer) (?:than|in)\b|\b(?:is|are|which|what)\b.*\b(?:cheaper|pricier)\b|\bexpensive\b|\bpricey\b|\b(?:is|are) (?:[a-z]+ ){1,3}(?:cheap|affordable|free)\b|\bcosts?\b|\bprices?\b|\bticket(?:s)?\b|\bentr(?:y|ance) fees?\b|\badmission\b|\bdaily budget\b|\bbudget (?:per|a) day\b|\bfree (?:entry|admission)\b|\bfor free\b/,
  ),
  answer: (ask) => {
    if (/\b(?:tip|tips|tipping|time)\b/.test(ask.words)) return null
    if (ask.places.length > 0)
      return joined(ask.places.slice(0, 3).map(({ place }) => ofPlace(ask, place)))
    return forEachWhere(ask, ({ name, destination }) => {
      if (!destination) return unknown(`I know price levels by city: which one in ${name}?`)
      const level = destination.costLevel
      return claim(
        `${verdict(ask, level)}${name} is ${dear[level]} for a visitor, roughly: level ${level} of 4 by our estimate of daily life. Exact prices I don't know.`,
        levels,
      )
    })
  },
}

function verdict({ words }: Ask, level: number): string {
  if (/\b(?:how|than|or)\b/.test(words)) return ''
  if (/\bcheap|affordable\b/.test(words)) return level <= 1 ? 'Yes. ' : 'Not really. '
  if (/\bexpensive|pricey|dear\b/.test(words)) return level >= 3 ? 'Yes. ' : 'No. '
  return ''
}

function ofPlace({ words }: Ask, place: Place): Said {
  const where = place.website
    ? ` ${place.website} has today's price.`
    : ' Its own page has today’s price.'
  if (place.price === null) return unknown(`I don't know what ${called(place)} costs.${where}`)
  if (place.price === 0) return claim(sentence(`${called(place)} is free.`))
  const free = /\bfree\b/.test(words)
  const exact = /\b(?:exact|exactly|precise|euros?|dollars?|ticket|tickets|how much)\b/.test(words)
  const said = claim(
    sentence(
      `${called(place)} is ${['', 'cheap', 'moderately priced', 'rather expensive', 'expensive'][place.price]}: price level ${place.price} of 4.`,
    ),
  )
  if (free)
    return {
      ...said,
      words: `Not as a rule. ${said.words} Free days I don't know.${where}`,
      unsure: true,
    }
  return exact
    ? { ...said, words: `${said.words} The exact price I don't know.${where}`, unsure: true }
    : said
}

const moneyNames = new Intl.DisplayNames(['en'], { type: 'currency' })

/** "Czech koruna": the unit in small letters. */
function moneyName(code: string): string {
  const name = moneyNames.of(code) ?? code
  return name.replace(/\p{Lu}\p{Ll}+$/u, (unit) => unit.toLowerCase())
}

export const currency: Topic = {
  name: 'currency',
  asked: at(
    /\b(?:currency|currencies|(?:what|which|kind of) money|pay (?:by|with|in)|do they (?:take|accept|use) (?:[a-z]+ )?(?:euros?|dollars?|cards?|cash|pounds?)|credit cards?|need cash|cash or card|exchange rate|atms?|cash machines?)\b/,
  ),
  answer: (ask) =>
    forEachWhere(ask, ({ name, country, destination }) => {
      const code = destination?.currency ?? countries.get(country)?.currency
      if (!code) return unknown(`I don't know for sure what money they use in ${name}.`)
      const said = claim(
        `The money in ${name} is the ${moneyName(code)} (${code}).`,
        destination ? undefined : fromTable,
      )
      const noted = destination?.facts.goodToKnow.filter((each) =>
        /\b(?:cash|cards?|atm)\b/i.test(each),
      )
      const asksHow = /\b(?:card|cards|cash|atms?|machines?)\b/.test(ask.words)
      const rate = /\b(?:rate|exchange)\b/.test(ask.words)
      return joined([
        said,
        rate ? unknown("Today's exchange rate I don't know; your bank does.") : null,
        asksHow && noted && noted.length > 0 ? claim(noted.join(' ')) : null,
        asksHow && !noted?.length
          ? unknown("How widely cards are taken there I don't know for sure.")
          : null,
      ])
    }),
}

export const tipping: Topic = {
  name: 'tipping',
  asked: (ask) => {
    // "Any tips for Rome?" asks for advice.
    if (
      /\b(?:any|some|your|good|travel|insider|more|top) tips\b|\btips (?:for|on|about|to)\b/.test(
        ask.words,
      )
    )
      return -1
    return at(/\b(?:tip|tips|tipping|gratuity|gratuities|service (?:charge|included)|baksheesh)\b/)(
      ask,
    )
  },
  answer: (ask) =>
    forEachWhere(ask, ({ name, country, destination }) => {
      const known = destination ?? ask.question.catalogue?.find((each) => each.country === country)
      if (!known) return unknown(`I don't know for sure how one tips in ${name}.`)
      const words = `Tipping in ${destination ? name : `${countryName(country)} (as in ${known.name})`}: ${lowerFirst(known.facts.tipping)}`
      const extra =
        /\btaxis?|driver|cab\b/.test(ask.words) && !/taxi|driver/i.test(known.facts.tipping)
      return joined([
        claim(words),
        extra ? unknown('Of taxis I have no note; rounding up offends nobody.') : null,
      ])
    }),
}

function lowerFirst(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll}| )/u, (letter) => letter.toLowerCase())
}
