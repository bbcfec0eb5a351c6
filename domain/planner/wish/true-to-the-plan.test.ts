/** What a page says before and below its days is true of the days. */
import { describe, expect, it } from 'vitest'
import type { PlanAnswer } from './answer.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), today: '2026-11-19' }
const ask = (text: string) => planWish(text, context)
const stopsOf = ({ trip }: PlanAnswer) => trip?.days.flatMap(({ stops }) => stops) ?? []
const said = ({ assumed, unmet, notes }: PlanAnswer) => [...assumed, ...unmet, ...notes].join('\n')

describe('what a plan says', { timeout: 120_000 }, () => {
  it('knows a lagoon where one is, and promises no tour that no evening has', async () => {
    const answer = await ask(
      'Four days in Reykjavik in January. Would love northern lights and a hot lagoon, no driving ourselves',
    )
    expect(said(answer)).not.toMatch(/lagoon: Piri knows none/)
    const lagoon = stopsOf(answer).filter(({ name }) => /Lagoon/.test(name))
    expect(lagoon[0]?.reasons[0]).toBe('Your wish: hot lagoon.')
    const isPlanned = stopsOf(answer).some(({ name }) => name === 'Northern Lights Tour')
    expect(/one evening has Northern Lights Tour/.test(said(answer))).toBe(isPlanned)
    expect(said(answer)).not.toMatch(/northern lights at night: there is no room/)
    const inDaylight = stopsOf(answer).filter(
      ({ start, reasons }) =>
        reasons[0] === 'Your wish: northern lights.' && /T1[0-6]:/.test(start ?? ''),
    )
    expect(inDaylight).toEqual([])
  })

  it('does not deny gardens above their stops, nor asks for a scarf in a cathedral', async () => {
    const answer = await ask('5 days in Seville and Córdoba in February, gardens and flamenco')
    expect(said(answer)).not.toMatch(/knows no gardens|wear a scarf/)
    expect(stopsOf(answer).some(({ reasons }) => reasons[0] === 'Your wish: gardens.')).toBe(true)
  })

  it('asks for a scarf in a mosque that is one', async () => {
    expect(said(await ask('4 days in Istanbul, mosques'))).toMatch(/wear a scarf/)
  })

  it('offers no other town for a match, and no flight of a day for a weekend', async () => {
    const match = await ask('Liverpool 12-13 December, match is Saturday 3pm')
    expect(match.proposals).toEqual([])
    const hens = await ask('Barcelona in November for two nights, beach')
    expect(hens.waysOut.map(({ says }) => says).join()).not.toMatch(/Cairo|Doha|Dubai/)
  })

  it('leaves out an August show by its season, and books the last dinner of the year', async () => {
    const answer = await ask("New Year's Eve in Edinburgh, 3 nights")
    const tattoo = answer.trip?.leftOut.find(({ name }) => /Tattoo/.test(name))
    expect(tattoo?.reason ?? '').not.toMatch(/Wednesday/)
    const calls = answer.notes.find((note) => note.startsWith('Worth a call'))
    expect(calls ?? '').not.toMatch(/Thursday/)
  })

  it('leads no wheelchair up to the café of a hill that is left out', async () => {
    const answer = await ask('My mum uses a wheelchair. Three easy days in Vienna with cake')
    const uphill = answer.trip?.leftOut.some(({ name }) => /Gloriette/.test(name))
    const isUp = stopsOf(answer).some(({ name }) => /Gloriette/.test(name))
    expect(uphill && isUp).toBe(false)
  })
})
