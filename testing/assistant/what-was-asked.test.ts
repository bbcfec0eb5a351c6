/**
 * What a travel agent would have heard: where one lives, what one has seen, the evening, the season,
 * the hours between two flights, a country instead of a city. One conversation of each class.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { type BrainToGrade, brainToGrade } from './brain-to-grade.ts'
import { holdConversation } from './hold-conversation.ts'

let graded: BrainToGrade
const hold = (turns: readonly string[]) => holdConversation(graded, turns, { opensTrips: true })

describe('what was asked', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    graded = await brainToGrade()
  }, 60_000)

  describe('where to', () => {
    const wish = 'a long weekend in march somewhere in europe, we love art and good wine'

    it('is named for what a city has itself', async () => {
      const { suggestions } = await hold([wish])
      const outings = new Set(
        graded.catalogue.destinations.flatMap(({ places }) =>
          places.filter(({ dayTrip }) => dayTrip).map(({ name }) => name),
        ),
      )
      const examples = suggestions.map(
        ({ reasoning }) => /food: (.+?)\. /.exec(reasoning)?.[1]?.split(' and ')[0] ?? '',
      )
      expect(examples.filter((name) => outings.has(name))).toEqual([])
    })

    it('keeps of what was proposed what is in reach, once one says from where', async () => {
      const { names } = await hold([wish, 'we live in munich, max 2h flight'])
      expect(names).toContain('Venice')
    })

    it('takes the town one is in for where one sets out, while it is open where to go', async () => {
      const beach = 'honeymoon in october, 8 days, we want beach plus a bit of culture, not too hot'
      const { names, trip, words } = await hold([beach, "something closer, we're in london"])
      expect(trip).toBeUndefined()
      expect(names.length).toBeGreaterThan(1)
      expect(words).not.toMatch(/Your eight days in London/)
    })

    it('goes through the cities of a country that was named alone', async () => {
      const japan = 'i want to go to japan but have no idea where to start'
      expect((await hold([japan])).names.toSorted()).toEqual(['Kyoto', 'Osaka', 'Tokyo'])
      const { words } = await hold([japan, '2 weeks in november'])
      expect(words).toMatch(/For 14 days in Japan I would take .*Kyoto.*Tokyo/)
      const planned = await hold([japan, '2 weeks in november', 'yes please'])
      expect(planned.trip?.stays.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['Kyoto', 'Tokyo']),
      )
    })

    it('names the nearest city that it knows, and plans that on a yes', async () => {
      const asked = ['plan me a weekend in ghent']
      const { words, trip } = await hold(asked)
      expect(trip).toBeUndefined()
      expect(words).toMatch(/no places in Ghent.*Bruges, about 40 km/)
      const planned = await hold([...asked, 'then the nearest you know'])
      expect(planned.trip?.stays.map(({ name }) => name)).toEqual(['Bruges'])
    })

    it('says whether two cities make one trip, and in which season one meant to go', async () => {
      const asked = [
        'best time to see cherry blossoms in kyoto',
        'can I combine that with tokyo, 10 days',
      ]
      expect((await hold(asked)).words).toMatch(
        /^Yes, .*door to door.* 3 hours by train.*five in Kyoto/,
      )
      const { trip } = await hold([...asked, 'plan that'])
      expect(trip?.start).toMatch(/^2027-04-/)
    })
  })

  describe('what one has seen', () => {
    const seen = "Rome 3 days in May, we've seen the colosseum and the vatican already"

    it('is neither suggested nor planned', async () => {
      const { trip } = await hold([seen])
      const names = trip?.days.flatMap(({ stops }) => stops.map(({ name }) => name)) ?? []
      expect(names.length).toBeGreaterThan(8)
      expect(names.filter((name) => /Colosseum|Vatican|Saint Peter/.test(name))).toEqual([])
      const talk = await hold(['Rome, we have already been to the Colosseum. What else is there?'])
      expect(talk.names).not.toContain('Colosseum')
    })

    it('is not all that bears the name of a town one knows', async () => {
      const { names } = await hold([
        'london in may',
        "we've been to london before, what should we see",
      ])
      // It stands in the City of London.
      expect(names).toContain('St Paul’s Cathedral')
    })

    it('leaves what one has not seen', async () => {
      const { words } = await hold(["we've never seen the Colosseum. What is worth it in Rome?"])
      expect(words).toMatch(/^Colosseum/)
    })
  })

  describe('an evening', () => {
    const tonight = 'something to do tonight in Berlin'

    it('is answered with what is good and open then, also when it rains', async () => {
      const first = await hold([tonight])
      expect(first.names).not.toContain('Memorial to the Murdered Jews of Europe')
      const { names } = await hold([tonight, "it's raining"])
      expect(names).toContain('Philharmonie')
      expect(names).not.toContain('Neues Museum')
    })

    it('narrows what was shown by what is refused, and keeps the rest', async () => {
      const asked = [tonight, "it's raining", 'something with live music']
      expect((await hold(asked)).names).toContain('Philharmonie')
      const { names } = await hold([...asked, 'not a club'])
      expect(names).toContain('Philharmonie')
      expect(names).not.toContain('Berghain')
    })
  })

  describe('tables', () => {
    it('are found near a landmark for somebody who is hungry', async () => {
      const { suggestions } = await hold(["we're in Lisbon right now, hungry, near the castle"])
      expect(suggestions.length).toBeGreaterThan(2)
      for (const { placeDetails } of suggestions)
        expect(placeDetails?.types?.[0]).toMatch(/restaurant|cafe/)
    })

    it('are told by their hours where those are known, and the others are said', async () => {
      const asked = ['where would you go for tacos in mexico city?']
      const late = await hold([...asked, 'which of those is open late'])
      expect(late.words).toMatch(/until \d\d:\d\d|not in our notes/)
      expect((await hold([...asked, 'open now?'])).words).toMatch(/Open on|not in our notes/)
    })

    it('and squares that are never shut are said to be so', async () => {
      const asked = ['what should we see in Rome?', 'which of those are open on monday?']
      expect((await hold(asked)).words).not.toMatch(/00:00 to 00:00/)
    })

    it('for a special evening are dear ones', async () => {
      const { suggestions } = await hold(['Paris', 'is there somewhere special for dinner?'])
      expect(suggestions.length).toBeGreaterThan(1)
      for (const { placeDetails } of suggestions)
        expect(placeDetails?.priceLevel).toBeGreaterThanOrEqual(3)
    })
  })

  describe('practical questions', () => {
    it('about water are about water', async () => {
      const { words } = await hold(['Is it safe to drink the tap water in Mexico City?'])
      expect(words).toMatch(/do not drink tap water/)
      expect(words).not.toMatch(/can't judge/)
    })

    it('about hours between flights count what is left in town', async () => {
      const asked = ['I have a 9 hour layover in Singapore, can I leave the airport?']
      expect((await hold(asked)).words).toMatch(/about 4.5 hours are left.*passport.*left-luggage/)
      expect((await hold([...asked, 'I have a suitcase'])).words).toMatch(/^Bags stay/)
      expect((await hold(['4 hour layover in Doha, can I leave the airport?'])).words).not.toMatch(
        /are left in/,
      )
    })

    it('about booking name what is booked on the trip', async () => {
      const { words } = await hold([
        'Plan 3 days in Barcelona from 5 May for two',
        'do we need to book anything in advance?',
      ])
      expect(words).toMatch(/Book an hour for .*Sagrada Família/)
    })

    it('about enough days count what the places take', async () => {
      const { words } = await hold([
        '2 days in Cairo, is that enough for the pyramids and the museum?',
      ])
      expect(words).toMatch(/^Yes: .*Pyramids of Giza.*Museum.*take about/)
    })
  })

  describe('a trip that is open', () => {
    const plan = 'Plan 4 days in Kyoto from 5 April for two'

    it('loses a kind of place on one day when asked politely', async () => {
      const { words, operations } = await hold([
        plan,
        "can you skip the temples on day 2? we'll be templed out",
      ])
      expect(operations?.length).toBeGreaterThan(0)
      expect(words).toMatch(/would go/)
    })

    it('is not changed by a question', async () => {
      const { operations } = await hold([plan, 'would that be too long a flight?'])
      expect(operations ?? []).toEqual([])
    })

    it('stands when the plan is asked for again', async () => {
      expect((await hold([plan, 'ok plan it'])).words).toMatch(/^It is planned/)
    })
  })

  it('leaves a booking when something else is wanted', async () => {
    const asked = ['can you book me a hotel']
    expect((await hold([...asked, 'what can you do then'])).words).toMatch(/I help you decide/)
    const { trip } = await hold([...asked, 'plan me a weekend in Vienna in May'])
    expect(trip?.stays.map(({ name }) => name)).toEqual(['Vienna'])
  })
})
