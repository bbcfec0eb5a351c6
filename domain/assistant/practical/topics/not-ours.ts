/** What nobody here knows, and who does know. */

import { countryName } from '#domain/places/country-name.ts'
import type { Ask, Said, Topic } from '../practical-answer.ts'
import { unknown } from '../said.ts'

interface Beyond {
  asked: RegExp
  says: (where: string) => string
}

const beyond: readonly Beyond[] = [
  {
    asked:
      /\b(?:visas?|esta|eta|etias|passports?|entry requirements?|immigration|id card|residence permit)\b/,
    says: (where) =>
      `Which papers you need${where ? ` for ${where}` : ''}, a visa among them, I don't know: it depends on your passport, and it changes. Your foreign office and the embassy know.`,
  },
  {
    asked:
      /\b(?:vaccin\w*|vaccines?|jabs?|malaria|covid|yellow fever|inoculat\w*|medication|medicine|pills|pregnan\w*|allerg(?:y|ic) (?:to|medicine))\b/,
    says: (where) =>
      `Health advice${where ? ` for ${where}` : ''} is not mine to give: I don't know it. A doctor or a travel clinic knows what you need, best six weeks before you go.`,
  },
  {
    asked:
      /\b(?:(?<!(?:water|ice) )safe (?:to (?!drink|eat)|in|for|at|now|right|enough|there|area)|(?:is|are) (?:it|(?!.*\b(?:water|ice)\b)[a-z ]{2,20}) safe(?! to (?:drink|eat))|how safe|safer|safest|(?:solo|alone|by myself)\b.* (?:is (?:that|it|this) )?(?:ok|okay|advisable|a good idea|a bad idea)|dangerous|crime|terror\w*|unrest|war zone|at war|travel warning|unsafe)\b/,
    says: (where) =>
      `How safe ${where || 'it'} is, alone or with others, I can't judge. Your foreign office keeps its travel advice up to date, and people who live there know the streets.`,
  },
  {
    asked:
      /\b(?:customs (?:rules|limit|allowance)|duty free|bring (?:[a-z]+ ){0,3}(?:medicine|drone|meat|cigarettes)|drone)\b/,
    says: (where) =>
      `What you may bring${where ? ` to ${where}` : ''} I don't know for sure; the customs office there does.`,
  },
  {
    asked:
      /\b(?:drinking age|legal age|(?:is it|are they) (?:legal|illegal|allowed by law)|what are the laws?)\b/,
    says: (where) =>
      `The law${where ? ` in ${where}` : ' there'} I don't know for sure. Its tourist office or your embassy does.`,
  },
  {
    asked: /\b(?:rating|ratings|reviews?|stars does|how many stars|rated|tripadvisor|yelp)\b/,
    says: () => "I don't have ratings or reviews. A map service does.",
  },
  {
    asked:
      /\b(?:how much (?:is|are|does|do|for) (?:a |the )?(?:trains?|bus(?:es)?|ferry|ferries|shinkansen|train tickets?)|flight prices?|price of (?:a |the )?flights?|cheap(?:est)? flights?|flights? costs?|how much (?:is|are|for) (?:a |the )?flights?|train tickets? cost|hotel prices?|room rates?|(?:how much|price|cost|costs)\b.*\b(?:rooms?|nights?|suite|flights?|train from)|(?:rooms?|suite|flights?)\b.*\b(?:cost|price|costs))\b/,
    says: () =>
      "Prices of flights, trains and rooms change by the hour and I don't have them. An airline, a railway or a booking site does.",
  },
  {
    asked:
      /\b(?:on strike|strikes?|delayed|delays|cancelled|canceled|traffic (?:now|today|jam)|roadworks)\b/,
    says: () => "I don't follow strikes, delays or traffic. The operator's own page does.",
  },
  {
    asked:
      /\bhow long (?:[a-z]+ ){0,3}(?:queue|wait|line)\b|\b(?:queues?|waiting times?|wait times?|lines?) (?:[a-z]+ ){0,3}(?:long|now|today)\b|\bhow (?:busy|crowded|full)\b|\bhow long (?:is|are) (?:the )?(?:queues?|lines?|waits?)\b/,
    says: () =>
      "How long one waits or how full it is I don't know: it changes by the hour. The place's own website sells tickets for a time where there are any.",
  },
  {
    asked:
      /\b(?:where|can|may|are|is|allow\w*|friendly|bring|take)\b.*\b(?<!hot )(?:dogs?|puppy|pets?)\b|\bdog friendly\b/,
    says: (where) =>
      `Where a dog may come along${where ? ` in ${where}` : ''} our notes don't say, and rules differ from door to door: ask before you go. Parks and promenades are the safest idea.`,
  },
  {
    asked:
      /\b(?:not|no|dont|don t|doesnt|cant|can t|hate|isnt|without|less|nothing|un)\b.*\bspicy\b|\bhow spicy\b/,
    says: (where) =>
      `How hot a kitchen${where ? ` in ${where}` : ''} cooks our notes don't say: tell them when you order, most cook it milder if asked.`,
  },
  {
    asked: /\b(?:travel insurance|insured|insurance cover)\b/,
    says: () => "What your insurance covers I don't know; your insurer does.",
  },
  {
    asked: /\b(?:sim cards?|esim|roaming|mobile data|wi ?fi)\b/,
    says: (where) =>
      `I don't have figures on mobile data${where ? ` in ${where}` : ''}. Your provider knows what roaming costs you.`,
  },
]

export const notOurs: Topic = {
  name: 'unknown',
  asked: ({ words }) => {
    const found = beyond.map(({ asked }) => words.search(asked)).filter((at) => at >= 0)
    return found.length > 0 ? Math.min(...found) : -1
  },
  answer: (ask) => {
    const said = beyond
      .filter(({ asked }) => asked.test(ask.words))
      .map(({ says }) => says(inWhere(ask)))
    return said.length > 0 ? unknown(said.join(' ')) : null
  },
}

function inWhere({ where }: Ask): Said['words'] {
  const [first, second] = where
  if (!first) return ''
  if (second?.destination && first.destination) return `${first.name} or ${second.name}`
  return first.destination ? first.name : countryName(first.country)
}
