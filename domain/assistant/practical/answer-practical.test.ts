import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groundSchema } from '#domain/assistant/contract.ts'
import { loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import { currencySchema } from '#domain/money/currency.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { runCount } from '#testing/run-count.ts'
import { answerPractical } from './answer-practical.ts'
import { countries } from './countries.ts'
import { phrases } from './phrases.ts'
import { type PracticalQuestion, practicalTopics } from './practical-answer.ts'
import { notPractical, questions } from './testing/questions.ts'

const { destinations, bySlug } = await loadCatalogue()
const holidays = await loadHolidays()
const today = '2026-11-16'
const known = (slugs: readonly string[]) => slugs.flatMap((slug) => bySlug.get(slug) ?? [])

function answered(
  text: string,
  slugs: readonly string[] = [],
  more: Partial<PracticalQuestion> = {},
) {
  return answerPractical({
    text,
    destinations: known(slugs),
    catalogue: destinations,
    holidays,
    today,
    ...more,
  })
}

describe('a practical question', () => {
  it.each(questions)('$says', ({ says, in: slug, tells, never = [], unsure, missing }) => {
    const answer = answered(says, slug ? [slug] : [])
    for (const pattern of tells) expect(answer?.words).toMatch(pattern)
    for (const pattern of never) expect(answer?.words).not.toMatch(pattern)
    expect(answer?.unsure).toBe(unsure)
    expect(answer?.missing).toBe(missing)
    if (missing) expect(answer?.words).toBe('')
    else if (!unsure) expect(answer?.grounds.length).toBeGreaterThan(0)
  })

  it.each(notPractical)('is not asked by "%s"', (text) => {
    expect(answered(text, ['lisbon'])).toBeNull()
  })
})

describe('an answer', () => {
  it('stands on what was said: the catalogue, an estimate, a calendar', () => {
    expect(answered('tap water in lima ok?')?.grounds[0]?.source).toEqual({ kind: 'catalogue' })
    expect(answered('How hot is Dubai in July?')?.grounds[0]?.source).toEqual({
      kind: 'estimate',
      name: 'climate normals',
    })
    expect(answered('Is 3 May 2027 a holiday in Japan?')?.grounds[0]?.source.name).toBe(
      'calendar of public holidays',
    )
    expect(answered('Sunset in Rome on 1 May 2027?')?.grounds[0]?.source.kind).toBe('estimate')
    expect(answered('currency in Morocco?')?.grounds[0]?.source.name).toBe('facts by country')
  })

  it('speaks of the cities that the words name, else of where the talk is', () => {
    expect(answered('do I tip?', ['rome'])?.words).toContain('Rome')
    expect(answered('do I tip in Prague?', ['rome'])?.words).not.toContain('Rome')
    expect(answered('do I tip?', ['rome', 'athens'])?.words).toMatch(/Rome.*Athens/)
  })

  it('is of the month or the day that the talk has', () => {
    expect(answered('what is the weather like there?', ['lisbon'], { month: 8 })?.words).toContain(
      'August in Lisbon',
    )
    expect(answered('when is sunset?', ['lisbon'], { date: '2027-06-21' })?.words).toContain(
      'June 21',
    )
    expect(answered('is the Fado Museum open?', ['lisbon'], { date: '2027-06-21' })?.words).toMatch(
      /^No, the Fado Museum is closed on Monday, June 21/,
    )
  })

  it('names topics in the order in which they were asked', () => {
    expect(answered('Plugs in Rome, tipping, and the emergency number?')?.topics).toEqual([
      'plug',
      'tipping',
      'emergency',
    ])
  })

  it('says that it has no calendar where it has none', () => {
    const answer = answerPractical({
      text: 'Is 3 May 2027 a public holiday?',
      destinations: known(['tokyo']),
      today,
    })
    expect(answer?.unsure).toBe(true)
  })

  it('invents no price', () => {
    for (const { name } of known(['paris', 'rome', 'london']).flatMap(({ places }) => places)) {
      const words = answered(`how much is a ticket for ${name}?`)?.words ?? ''
      expect(words).not.toMatch(/[€$£]\s?\d|\d\s?(?:euros?|dollars?|pounds?)\b/i)
    }
  })

  it('is never thrown, bounded and well grounded, whatever is asked', () => {
    const word = fc.constantFrom(
      ...'is the open on when how long from to plug tip water sunset weather in Rome Paris Louvre Nice 2027-13-45 31 February Christmas Day holiday visa cost ? . , ’ 🙈'.split(
        ' ',
      ),
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(text, fc.subarray(['rome', 'nice', 'tokyo']), (said, slugs) => {
        const answer = answered(said, slugs)
        if (!answer) return
        expect(practicalTopics).toContain(answer.topic)
        expect(answer.words.length).toBeLessThanOrEqual(3000)
        expect(answer.grounds.length).toBeLessThanOrEqual(12)
        for (const ground of answer.grounds) groundSchema.parse(ground)
        expect(answer.words === '').toBe(answer.missing !== undefined)
      }),
      { numRuns: runCount('practical questions', { everyday: 80, full: 4000 }) },
    )
  })
})

describe('facts by country', () => {
  it('are there for every country of the catalogue, and agree with it', () => {
    for (const { country, currency, slug, facts } of destinations) {
      const own = countries.get(country)
      expect(own, slug).toBeDefined()
      expect(own?.currency, slug).toBe(currency)
      const letters = (/^Types? ([A-O, and]+?),? \d/.exec(facts.plug)?.[1] ?? '').match(
        /\b[A-O]\b/g,
      )
      for (const letter of letters ?? []) {
        // Some destinations know a socket that the country's list leaves out, as old houses have it.
        if (!['M', 'N'].includes(letter)) expect(own?.plugs, `${slug} ${letter}`).toContain(letter)
      }
    }
  })

  it('name currencies that exist, and words to greet with', () => {
    for (const { currency, languages, code } of countries.values()) {
      expect(currencySchema.safeParse(currency).success, code).toBe(true)
      expect(
        languages.every((language) => /^\p{Lu}/u.test(language)),
        code,
      ).toBe(true)
    }
    expect(phrases.get('Portuguese')?.thanks).toContain('obrigado')
  })
})
