/**
 * Conversations that a first reading marked down, one of each class: words that were ignored, answers
 * that came twice, questions that were answered with something else. What is asserted is what the
 * traveler would notice.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { type BrainToGrade, brainToGrade } from './brain-to-grade.ts'
import { holdConversation } from './hold-conversation.ts'

let graded: BrainToGrade

const hold = (turns: readonly string[], trip?: string) => holdConversation(graded, turns, { trip })

describe('second thoughts', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    graded = await brainToGrade()
  })

  describe('safety', () => {
    it('is not judged, and never answered with the comparison before', async () => {
      const { words } = await hold([
        'athens or istanbul for a first timer who loves food',
        'which is safer for a woman alone',
      ])
      expect(words).toMatch(/^How safe Istanbul or Athens is.*can't judge.*foreign office/)
      expect((await hold(['solo female in marrakech, is that ok'])).words).toMatch(
        /Marrakesh.*can't judge/,
      )
    })

    it('knows ice for a matter of water', async () => {
      const { words } = await hold(['bangkok', 'is it safe to eat ice there'])
      expect(words).toMatch(/ice with a hole/)
      expect(words).not.toMatch(/can't judge/)
    })
  })

  describe('comparing', () => {
    it('says that it can’t tell cities apart by something, rather than the same again', async () => {
      const { words } = await hold(['Porto or Lisbon?', 'which one has the nicer people?'])
      expect(words).toMatch(/don’t tell .* apart.*won’t guess/)
    })

    it('measures the city that is spoken of by another, and stays with it', async () => {
      const asked = ['two days in prague in may', 'is it cheap compared to vienna']
      expect((await hold(asked)).words).toMatch(/Prague: Moderate.*Vienna: Rather dear/)
      expect((await hold([...asked, 'plan it'])).trip?.stays.map(({ name }) => name)).toEqual([
        'Prague',
      ])
    })

    it('tells of the second city, and chooses among those that were proposed', async () => {
      const asked = ['somewhere with a beach near Athens or Seville', 'Porto or Seville in May?']
      const turns = [...asked, 'tell me more about the first one', 'and the second?']
      const first = (await hold(turns.slice(0, -1))).words
      const second = (await hold(turns)).words
      expect(second).toMatch(/Not to be missed/)
      expect(second).not.toBe(first)
      expect((await hold([...turns, 'which would you take?'])).words).toMatch(
        /I would take|I lean to|little between/,
      )
    })
  })

  describe('refusals', () => {
    it('names no pub to whoever wants none', async () => {
      const { words, names } = await hold([
        'it is pouring in edinburgh, where to?',
        'not a pub, we have a 5 yr old',
      ])
      expect(names.length).toBeGreaterThan(1)
      expect(words).not.toMatch(/\bpub\b|night out/i)
    })

    it('leaves a place out that is refused by name', async () => {
      const { words, suggestions } = await hold(['paris', 'no not the louvre'])
      expect(words).toMatch(/^Without (?:the )?Louvre/)
      expect(suggestions).toEqual([])
      const { trip } = await hold(['paris', 'no not the louvre', 'plan two days in June'])
      const stops = trip?.days.flatMap(({ stops }) => stops.map(({ name }) => name)) ?? []
      expect(stops.length).toBeGreaterThan(4)
      expect(stops).not.toContain('Louvre Museum')
    })

    it('looks for the same again when it was not what was said', async () => {
      const eaten = await hold(['where to eat in paris, cheap', 'that is not cheap'])
      expect(eaten.suggestions.length).toBeGreaterThan(0)
      for (const { reasoning } of eaten.suggestions) expect(reasoning).toMatch(/It is cheap/)
    })

    it('names no church to whom they bore, also in a hurry', async () => {
      const { names, words } = await hold([
        'need smth 2 do in barcelona w my daughter shes 8',
        'she dosnt like churchs',
      ])
      expect(names.length).toBeGreaterThan(1)
      expect(words).not.toMatch(/church|cathedral|basilica|crypt/i)
    })

    it('takes a wish out of angry words', async () => {
      const { trip } = await hold(['paris', 'whatever. plan me one day, no tourist crap'])
      expect(trip?.days).toHaveLength(1)
    })
  })

  describe('questions about what is spoken of', () => {
    it('says yes or no first', async () => {
      const about = ['tell me about tivoli gardens']
      expect((await hold([...about, 'is it good for kids'])).words).toMatch(/^Yes, children enjoy/)
      expect((await hold(['is the prado free sometimes'])).words).toMatch(
        /^As a rule it is not free/,
      )
    })

    it('names what is near a place without the place, and the other one of them', async () => {
      const near = ['tell me about tivoli gardens', 'what’s near it']
      const { names } = await hold(near)
      expect(names).not.toContain('Tivoli Gardens')
      expect((await hold([...near, 'and the other one?'])).words).toContain(names[1])
    })

    it('measures the way from "that" to a sight', async () => {
      const { words } = await hold([
        'something for children in edinburgh when it rains',
        'how far is that from the castle',
      ])
      expect(words).toMatch(/to Edinburgh Castle it is about|Edinburgh Castle.*an estimate/)
    })

    it('measures the way from what was spoken of, and goes on with that', async () => {
      const turns = ['somewhere in copenhagen to hide with a book', 'is it far from nyhavn']
      const [first] = (await hold(turns.slice(0, 1))).names
      expect((await hold(turns)).words).toContain(`From ${first} to Nyhavn`)
      expect((await hold([...turns, 'something similar?'])).words).toMatch(
        new RegExp(`^In the spirit of ${first}`),
      )
    })

    it('says what would be hard for somebody’s legs, before there is a trip', async () => {
      const { words } = await hold([
        'lisbon with my mother, she can’t do stairs',
        'what would be too much for her there?',
      ])
      expect(words).toMatch(/^In Lisbon there are steps or slopes at .*leave those out/)
    })

    it('measures the way to a town that only the map knows', async () => {
      expect((await hold(['how far is dakar from marrakech'])).words).toMatch(/Dakar.*\d km apart/)
    })

    it('says what is closed, where that is asked', async () => {
      const { words, suggestions } = await hold(['istanbul', 'what’s closed on mondays'])
      expect(words).toMatch(/^On Mondays these are closed in Istanbul.*Dolmabahçe/)
      expect(suggestions).toEqual([])
    })
  })

  describe('seasons', () => {
    it('tells when the blossom comes, of a city and of those that have it', async () => {
      expect((await hold(['what’s the best time to see cherry blossom'])).words).toMatch(
        /Kyoto: Cherry blossom.*early April/,
      )
      expect((await hold(['when do the cherry trees blossom in Kyoto?'])).words).toMatch(
        /^In Kyoto: Cherry blossom peaks around early April/,
      )
    })

    it('tells when a Christmas market opens, and how hot a month is', async () => {
      expect((await hold(['when do the christmas markets start in Vienna?'])).words).toMatch(
        /Rathausplatz Christmas Market is open from November \d+ to December/,
      )
      expect((await hold(['bangkok', '5 nights there in april, too hot?'])).words).toMatch(
        /^Yes, hot\. April in Bangkok/,
      )
    })
  })

  describe('what is told stays told', () => {
    it('takes the price of a lunch for no budget of the trip', async () => {
      const asked = ['two days in prague in may', 'where can i eat for under 10 euros']
      for (const { reasoning } of (await hold(asked)).suggestions)
        expect(reasoning).toMatch(/It is cheap/)
      expect((await hold([...asked, 'plan it'])).trip?.brief?.budget).toBeUndefined()
    })

    it('hears a diet that is told alone, and names tables that are marked for it', async () => {
      const { suggestions, words } = await hold(['barcelona in july', 'my sister is celiac'])
      expect(words).not.toMatch(/Nothing in our notes/)
      expect(suggestions.length).toBeGreaterThan(0)
      for (const { reasoning } of suggestions) expect(reasoning).toMatch(/gluten-free/)
    })

    it('counts who came up in a practical question', async () => {
      const { trip } = await hold(['amsterdam', 'how much for the 4 of us', 'plan 2 days in july'])
      expect(trip?.party.total).toBe(4)
    })

    it('keeps diets, budget and pace in a trip made of the whole conversation', async () => {
      const { trip } = await hold([
        'vienna in may with my sister',
        'she is vegan',
        'we like it slow',
        'our budget is 600 euros',
        'do you tip there?',
        'plan three days',
      ])
      expect(trip?.brief).toMatchObject({
        pace: 'slow',
        food: { diets: ['vegan'] },
        budget: { minor: 60_000, currency: 'EUR' },
      })
      expect(trip?.party.total).toBe(2)
    })

    it('speaks of a town it does not know, and not of the one before', async () => {
      const { words } = await hold(['4 days in Florence in April', 'is Perugia better for food?'])
      expect(words).toMatch(/don’t know Perugia/)
    })

    it('does not take a child’s love of dinosaurs for a quiz', async () => {
      const { words, names } = await hold(['london', 'the 5yo is obsessed with dinosaurs'])
      expect(words).not.toMatch(/not my field/)
      expect(names).toContain('Natural History Museum')
    })

    it('asks what a bare number means, and plans on a yes', async () => {
      expect((await hold(['paris', '2'])).words).toBe('2 days in Paris, or 2 of you?')
      expect((await hold(['paris', 'June', 'yes'])).trip?.days).toHaveLength(3)
    })

    it('goes on after "forget it"', async () => {
      const { words } = await hold([
        'is there anything in Ouagadougou',
        'forget it. coziest town in europe for christmas markets',
      ])
      expect(words).toMatch(/Christmas Market/)
    })
  })

  describe('an open trip', () => {
    it('knows which of two is the gallery', async () => {
      const { words, operations } = await hold(
        ['swap the borghese gallery for something outdoors'],
        'rome',
      )
      expect(words).toMatch(/take the place of Galleria Borghese/)
      expect(operations).toHaveLength(1)
    })

    it('takes "near the Pantheon" for where, and tells the hour', async () => {
      const { words } = await hold(['add a gelato place near the pantheon'], 'rome')
      expect(words).toMatch(/Giolitti would come in.*It would be at \d\d:\d\d/)
    })

    it('names what has stairs, and takes those out', async () => {
      const told = ["we just found out my mom can't do stairs", 'so what on this trip is a problem']
      expect((await hold(told, 'lisbon')).words).toMatch(/^There are steps or slopes at Alfama/)
      expect((await hold([...told, 'take those out then'], 'lisbon')).words).toMatch(
        /^Alfama would go/,
      )
    })

    it('swaps a stop for one that was shown, and knows the sun of that day', async () => {
      const { words, operations } = await hold(
        ['what else could we do instead of arthur’s seat', 'swap it for the second one'],
        'edinburgh',
      )
      expect(words).toMatch(/would take the place of Arthur's Seat/)
      expect(operations).toHaveLength(1)
      expect(
        (await hold(['what is on saturday?', 'when is sunset that day'], 'edinburgh')).words,
      ).toMatch(/on Saturday, December 19/)
    })

    it('makes a day shorter, or free, also in German', async () => {
      expect((await hold(['can you make day 2 shorter'], 'lisbon')).words).toMatch(
        /lighter without/,
      )
      expect((await hold(['the last day should be free for shopping'], 'lisbon')).words).toMatch(
        /^Thursday, May 13 would be free/,
      )
      expect((await hold(['Der zweite Tag ist zu voll'], 'lisbon')).words).toMatch(
        /Tuesday, May 11 would be lighter/,
      )
    })

    it('says where a yes is given, and does not guess which one was fourth', async () => {
      expect((await hold(['make day 2 lighter', 'yes'], 'lisbon')).words).toMatch(/^Good\. Accept/)
      const lunch = 'we eat halal only, where is lunch on saturday?'
      const { names } = await hold([lunch], 'new-york')
      expect(names).toHaveLength(3)
      const third = await hold([lunch, 'add the third one'], 'new-york')
      expect(third.words).toContain(`${names[2]} would come in`)
      expect(third.operations).toHaveLength(1)
      const { words, operations } = await hold([lunch, 'add the fourth one'], 'new-york')
      expect(words).toMatch(/^I named only three/)
      expect(operations).toBeUndefined()
    })
  })

  it('reads a practical question in other languages', async () => {
    const lisbon = 'hola, quiero ir a lisboa con mi mujer en octubre'
    expect((await hold([lisbon, 'cuantos dias necesito'])).words).toMatch(/days do Lisbon justice/)
    const copenhagen = 'Wir fahren im August mit zwei Kindern nach Kopenhagen'
    expect((await hold([copenhagen, 'Wie teuer ist es dort?'])).words).toMatch(
      /Copenhagen is expensive/,
    )
    const vienna = 'ciao, vorrei passare un weekend a Vienna con la mia ragazza'
    expect((await hold([vienna, 'fammi un programma per due giorni'])).trip?.days).toHaveLength(2)
    const rain = await hold([copenhagen, 'Was kann man bei Regen machen?'])
    expect(rain.suggestions.length).toBeGreaterThan(1)
    for (const { reasoning } of rain.suggestions) expect(reasoning).toMatch(/under a roof/)
  })
})
