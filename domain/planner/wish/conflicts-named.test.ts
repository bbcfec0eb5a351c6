/** Wishes that contradict the calendar, the purse, the season or each other: the conflict is named, and nothing changed in silence. */
import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 40 } }
const plan = async (wish: string) => {
  const answer = await planWish(wish, context)
  return {
    ...answer,
    dates: answer.trip?.days.map(({ date }) => date),
    top: answer.unmet.join(' '),
    ways: answer.waysOut.map(({ says }) => says).join(' '),
    taken: answer.assumed.join(' '),
  }
}

describe('a date and its weekday', { timeout: 60_000 }, () => {
  it('that do not agree are named; who says the weekday again means it', async () => {
    const { dates, top, ways, taken } = await plan(
      'Paris just Tuesday, 20 October. The Louvre and then the Orangerie, both on that Tuesday because we leave Wednesday morning.',
    )
    expect(dates).toEqual(['2027-10-19'])
    expect(top).toContain('October 20, 2027 is a Wednesday, not a Tuesday')
    // All that is shut is told, and not the first of it alone.
    expect(top).toMatch(/Louvre Museum on Tuesday, October 19: it is closed on Tuesdays/)
    expect(top).toMatch(/Orangerie on Tuesday, October 19: it is closed on Tuesdays/)
    expect(ways).toMatch(/are open on Wednesday, October 20/)
    expect(taken).not.toContain('leave town by')
  })

  it('the date counts where the weekday was said once, and where both agree nothing is said', async () => {
    const once = await plan('Madrid on Sunday 3 March, the Prado in the morning')
    expect(once.dates).toEqual(['2027-03-03'])
    expect(once.top).toContain('March 3, 2027 is a Wednesday, not a Sunday')
    expect((await plan('Madrid on Wednesday 3 March 2027')).top).not.toMatch(/is a Wednesday/)
  })

  it('one day and the morning after it, on which one leaves, are one day', async () => {
    const { dates, top } = await plan(
      'Berlin on Monday 8 February 2027 only. We want to see the East Side Gallery, we fly home Tuesday morning.',
    )
    expect(dates).toEqual(['2027-02-08'])
    expect(top).not.toContain('ends by')
  })
})

describe('contradictions inside a wish', { timeout: 60_000 }, () => {
  it.each([
    [
      'Amsterdam 2 days, strict vegan, cheese tasting and a traditional herring stand',
      /vegan food and for cheese and herring, which are not/,
    ],
    [
      'Lisbon 2 days, kosher, we want the best seafood and a pork bifana',
      /kosher food and for seafood, pork and bifana/,
    ],
  ])('%s', async (wish, says) => {
    expect((await plan(wish)).top).toMatch(says)
  })

  it.each([
    'Rome 2 days, my wife is vegan and I want a steak',
    'Copenhagen 2 days, we are vegan, a good vegan cheese shop, no fish please',
    'Lisbon 2 days with seafood, no pork',
  ])('nobody contradicts himself in: %s', async (wish) => {
    expect((await plan(wish)).top).not.toMatch(/You ask for \w+ food/)
  })
})

describe('too little money, and the wrong time of the year', { timeout: 60_000 }, () => {
  it('says how little a sum is a day, beds included', async () => {
    const { top } = await plan(
      'New York for 5 days in December, two adults, 200 dollars in total including hotel and a steak dinner.',
    )
    expect(top).toMatch(/far too little: \$20 a person and day with the bed in it/)
    expect(top).toContain('an estimate')
    const enough = await plan('Hanoi 3 days, 2 people, 40 USD a day each including hostel')
    expect(enough.top).not.toMatch(/too little/)
  })

  it('says when blossom is, and takes days near it as they are', async () => {
    const late = await plan('Cherry blossom in Kyoto in October for 2 days.')
    expect(late.top).toMatch(/Cherry trees flower here from late March .* none of your days/)
    expect(late.ways).toContain('Go in April')
    expect((await plan('Amsterdam tulips 20-22 April 2027')).top).not.toMatch(/none of your days/)
    expect((await plan('Munich 2 days in June, no skiing')).top).not.toMatch(/none of your days/)
  })

  it('says when nights are too light for northern lights, though places to see them from are planned', async () => {
    const { top } = await plan('Reykjavik in June, 3 days, northern lights please')
    expect(top).toContain('Reykjavik has them from September to April')
    expect(top).not.toMatch(/no room for it|more day/)
    const { top: within } = await plan('Reykjavik 3 days in February, go inside the ice caves')
    expect(within).not.toContain('Mostly inside')
  })
})

describe('what lies elsewhere, and hours that hold nothing', { timeout: 60_000 }, () => {
  it('a port that is the goal is no way from itself', async () => {
    const { top } = await plan(
      'Our ship docks in Piraeus from 8am to 5pm on a Wednesday in August. The Acropolis and lunch in Plaka.',
    )
    expect(top).not.toMatch(/Piraeus is about|not all of it fits/)
  })

  it('a town among the sights is told with its distance', async () => {
    const { top } = await plan('One day in Dubai on 3 March 2027, Petra in the afternoon.')
    expect(top).toMatch(/Petra is about 2,030 km from Dubai/)
    expect(top).not.toContain('Add it by hand')
  })

  it('a layover of an hour in town is no day in town', async () => {
    const { trip, top } = await plan(
      'Layover in Singapore 6am to 11am on 3 March 2027, we want Universal Studios and the zoo',
    )
    expect(top).toContain('not enough time to see anything')
    const ends = trip?.days.flatMap(({ stops }) => stops.map(({ end }) => end?.slice(11) ?? ''))
    expect(ends?.every((end) => end <= '08:00')).toBe(true)
  })

  it('a feast is not moved into another month in silence', async () => {
    expect((await plan('Munich 2 days, Oktoberfest in March')).top).toMatch(
      /You said March, and Oktoberfest is not then: planned for its days in September/,
    )
    expect((await plan('Munich 2 days, Oktoberfest in September')).top).not.toMatch(/You said/)
  })
})

describe('what is still to be done', { timeout: 60_000 }, () => {
  it('is no wish for days without anything to book', async () => {
    const open = await plan('Rome 2 days in May, the Colosseum, no tickets booked yet')
    expect(open.taken).not.toContain('Nothing that has to be booked')
    expect(open.understood.map(({ slot }) => slot)).not.toContain('mustAvoid')
    const free = await plan('Rome 2 days in May, nothing that needs booking please')
    expect(free.taken).toContain('Nothing that has to be booked')
  })
})

describe('the hour of the way home', { timeout: 60_000 }, () => {
  it.each([
    ['2 days in Lisbon from 8 May 2027, we have a 6pm flight home on the second day', '15:30'],
    ['Oslo 12-13 June 2027, back for a 9pm train', '20:00'],
  ])('%s', async (wish, leave) => {
    const { trip } = await plan(wish)
    const last = trip?.days.at(-1)?.stops.at(-1)
    expect(last?.name).toMatch(/^Leave for/)
    expect(last?.start?.slice(11)).toBe(leave)
  })
})
