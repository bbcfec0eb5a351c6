/**
 * Short situations that once embarrassed: each was written as somebody would say it, read as that
 * person, and mended. What is asserted is what they would notice.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { type BrainToGrade, brainToGrade } from './brain-to-grade.ts'
import { converse } from './run-dialogues.ts'

let graded: BrainToGrade

async function hold(...turns: readonly string[]) {
  const conversation = converse(graded.brain, null)
  let last: Awaited<ReturnType<typeof conversation.say>>['response'] | undefined
  for (const turn of turns) last = (await conversation.say(turn)).response
  if (!last) throw new Error('Nobody said anything')
  return {
    ...last,
    words: last.conversation.context,
    names: last.suggestions.map(({ title }) => title),
  }
}

describe('everyday talk', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    graded = await brainToGrade()
  }, 60_000)

  describe('a few words that mean a lot', () => {
    it('proposes somewhere for an occasion, and by what people celebrate with', async () => {
      for (const said of ['stag weekend', 'hen weekend, where should we go?']) {
        const { words, names } = await hold(said)
        expect(names.length, said).toBeGreaterThan(1)
        expect(words).toMatch(/nightlife/)
      }
    })

    it('looks out of town, and to the next city, for what a city has not', async () => {
      const { words, names } = await hold('beaches near Seville')
      expect(names).toContain('Cádiz')
      expect(words).toMatch(/In Seville itself I know no beach/)
      expect((await hold('a beach within an hour of Seville')).names).toContain('Cádiz')
    })

    it('tells who lands at night what runs then, and what it does not know', async () => {
      const tokyo = await hold('from Haneda to Shinjuku late at night')
      expect(tokyo.words).toMatch(/until|midnight/)
      expect(tokyo.words).toMatch(/last train.*don’t know.*taxi/)
      const york = await hold('getting from JFK to Brooklyn at 1am')
      expect(york.words).toMatch(/runs all night/)
      expect(york.words).not.toMatch(/taxi/)
    })
  })

  describe('somebody wants to book', () => {
    it('keeps what was said of it, says that nothing is booked and who does, and asks on', async () => {
      const { words, booking, conversation } = await hold(
        'Where can I have dinner in Singapore?',
        'book me a table for one at 8',
      )
      expect(words).toMatch(/can’t book a table.*restaurant does/)
      expect(booking).toEqual({
        fields: { kind: 'table', time: '20:00', people: 1 },
        missing: ['place', 'date', 'name'],
      })
      expect(conversation.next_question).toBe('Which place is it for?')
    })

    it('merges what comes later, and lets it go', async () => {
      const stay = [
        'I want to book a hotel in Lisbon for 4 nights from 10 May, two people',
        'in Alfama please',
      ]
      const { booking } = await hold(...stay)
      expect(booking?.fields).toEqual({
        kind: 'stay',
        place: 'Alfama',
        checkIn: '2027-05-10',
        checkOut: '2027-05-14',
        people: 2,
      })
      expect(booking?.missing).toEqual(['name'])
      expect((await hold(...stay, 'can you really book it?')).words).toMatch(
        /^No, nothing is booked.*hotel itself/,
      )
      const over = await hold(...stay, 'actually never mind')
      expect(over.booking).toEqual({ fields: {}, missing: [] })
    })

    it('takes advice about booking for a question', async () => {
      const tram = await hold('Three days in Lisbon in May', 'do we need to book the tram?')
      expect(tram.words).toMatch(/no note about booking Tram 28/)
      expect(tram.booking).toBeUndefined()
      const louvre = await hold('do I need tickets in advance for the louvre')
      expect(louvre.words).toMatch(/[Tt](?:imed )?icket.*Louvre|Louvre.*ticket/)
    })
  })

  it.each([
    [['seville', 'is it too hot there in june?'], /Yes, hot\. June in Seville.*33 °C/],
    [['bangkok', 'too hot?'], /Bangkok is warmest/],
    [['Paris', 'where should we stay?', 'why there?'], /Le Marais first because.*[Cc]entral/],
    [
      ['how do you know the opening hours of the Prado', 'when does it open on Sunday'],
      /Prado is open on Sunday.*10:00 to 19:00/,
    ],
    [
      ['how do you know the opening hours of the Prado'],
      /our own catalogue.*Prado.*out of date|out of date.*Prado/,
    ],
    [['museums in London', 'do they cost anything?'], /British Museum.*are free/],
    [['penguins in Cape Town', 'is the fourth one open on Mondays?'], /named only three/],
    [['Rome', 'how long do we queue at the colosseum?'], /don't know.*changes by the hour/],
    [
      ['coffee houses in Vienna', 'is it far from the opera?'],
      /to Vienna State Opera it is about .* on foot/,
    ],
    [
      ['where should I go from Hamburg, not far', 'how long is the flight'],
      /from Hamburg: some .* in the air/,
    ],
    [['nice', 'actually make it sanremo'], /don’t know|only know/],
    [['Rome', 'when'], /By its weather Rome is best/],
    [
      ['my husband uses a wheelchair. Seattle in July', 'is the ferry accessible'],
      /don’t (?:have|know)/,
    ],
    [['plan 2 days in Porto next weekend', 'swap the days'], /open beside us/],
    [
      ['vegan in Buenos Aires?', 'what about breakfast', 'do i need to reserve?'],
      /depends on the place|no note about booking/,
    ],
    [['cicchetti in Venice'], /I would start with .*Cantina Do Mori/],
    [['your last plan was rubbish, everything was closed'], /sorry/],
    [['penguins in Cape Town', 'when do they breed?'], /don’t (?:have|know)/],
  ])('%j', async (turns, tells) => {
    expect((await hold(...turns)).words).toMatch(tells)
  })

  it('finds places to read in, and nothing beside them that is none', async () => {
    const { names } = await hold('somewhere cosy to read in Lisbon when it pours')
    expect(names[0]).toBe('Livraria Bertrand')
    expect(names).not.toContain('Belém Tower')
    expect(names).not.toContain('Jerónimos Monastery')
  })

  it('has something romantic that is no kitchen, also for a vegetarian', async () => {
    const { suggestions } = await hold(
      'Paris with my wife, she is vegetarian, where can we eat?',
      'something romantic that is not the eiffel tower',
    )
    expect(suggestions.length).toBeGreaterThan(1)
    for (const { title, placeDetails } of suggestions) {
      expect(title).not.toBe('Eiffel Tower')
      expect(placeDetails?.types).not.toContain('restaurant')
      expect(placeDetails?.types).not.toContain('cafe')
    }
  })

  it('sends nobody skiing where it is summer', async () => {
    const { names } = await hold('skiing in February with kids, no idea where')
    expect(names.length).toBeGreaterThan(0)
    for (const name of ['Queenstown', 'Santiago', 'Dubai']) expect(names).not.toContain(name)
  })

  it('names a Christmas market only for the weeks that have one', async () => {
    const early = await hold('a night out in Prague with the boys')
    expect(early.names.join()).not.toMatch(/Christmas/)
    const december = await hold('Christmas markets in Prague in December')
    expect(december.names.join()).toMatch(/Christmas/)
  })

  it('keeps the days of a plan when something else changes, and moves them by a weekday', async () => {
    const starts = async (...turns: string[]) => (await hold(...turns)).trip?.start
    const weekend = 'a long weekend in Copenhagen in March for two'
    const first = await starts(weekend)
    expect(await starts(weekend, 'slower please')).toBe(first)
    expect(await starts(weekend, 'make it start on a Thursday')).toBe('2027-03-04')
  })

  it('plans as many days as were said, whichever feast they are at', async () => {
    const { trip } = await hold('three days Rome with two teenagers', 'plan it for easter')
    expect(trip?.days).toHaveLength(3)
    expect(trip?.start).toBe('2027-03-26')
  })

  it('has ideas for one evening, and plans no day from breakfast on', async () => {
    const { trip, suggestions } = await hold(
      'I have one free evening in Singapore tomorrow, what do I do',
    )
    expect(trip).toBeUndefined()
    expect(suggestions.length).toBeGreaterThan(1)
  })

  it('surprises whoever asks for it, and has others after a no', async () => {
    const first = await hold('surprise me')
    const second = await hold('surprise me', 'no')
    expect(first.names).toHaveLength(3)
    expect(second.names).toHaveLength(3)
    for (const name of second.names) expect(first.names).not.toContain(name)
  })
})
