/** What the travellers of the single questions would notice, class by class. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { BrainAnswer } from '#domain/assistant/brain.ts'
import { type BrainToGrade, brainToGrade } from './brain-to-grade.ts'
import { converse } from './run-dialogues.ts'

let graded: BrainToGrade
beforeAll(async () => {
  graded = await brainToGrade()
}, 120_000)

const ask = async (question: string): Promise<BrainAnswer> =>
  (await converse(graded.brain, null).say(question)).response
const titles = ({ suggestions }: BrainAnswer) => suggestions.map(({ title }) => title)
const placesOf = ({ suggestions }: BrainAnswer) =>
  suggestions.flatMap(({ placeDetails }) => {
    const city = graded.catalogue.bySlug.get(placeDetails?.destination ?? '')
    return city?.places.find(({ id }) => id === placeDetails?.placeId) ?? []
  })

describe('a rainy day', () => {
  it('with a book is one in bookshops and cafés, and in no monastery', async () => {
    const places = placesOf(await ask('somewhere cosy to read when it pours in Lisbon'))
    expect(places.length).toBeGreaterThan(2)
    expect(places.map(({ kind }) => kind)).not.toContain('worship')
    expect(places[0]?.about).toMatch(/bookshop|library/i)
  })

  it.each([
    'rainy day with kids in London',
    'It is raining all day in Paris and we have two kids, what can we do?',
    'rainy afternoon with children in Berlin',
  ])('"%s" is for children, under a roof', async (question) => {
    const places = placesOf(await ask(question))
    expect(places.length).toBeGreaterThan(2)
    for (const { children, setting } of places) {
      expect(children).toBe(true)
      expect(setting).not.toBe('outdoor')
    }
  })

  it('is no question about the rain, but how much it rains is one', async () => {
    expect((await ask('bad weather in Amsterdam, what can we do inside?')).suggestions).not.toEqual(
      [],
    )
    const usual = await ask('how many rainy days does Amsterdam have in May?')
    expect(usual.conversation.context).toContain('rain on about')
  })
})

describe('a picture of a sight', () => {
  it('is taken from where one sees it, and not from the sight', async () => {
    expect(titles(await ask('where do I get the best picture of the Eiffel Tower?'))[0]).toBe(
      'Jardins du Trocadéro',
    )
    const sydney = titles(await ask('best spot to photograph the Sydney Opera House'))
    expect(sydney).toContain("Mrs Macquarie's Chair")
    expect(sydney).not.toContain('Sydney Opera House')
  })

  it('is a guess where the notes say nothing, and said to be one', async () => {
    const { conversation, suggestions } = await ask('best photo of the Colosseum?')
    expect(suggestions.length).toBeGreaterThan(0)
    expect(conversation.context).toMatch(/From |don’t say from where/)
  })
})

describe('what not to miss', () => {
  it.each([
    ['first time in Istanbul, what are the must sees', 'Hagia Sophia'],
    ['what should I not miss in Rome?', 'Colosseum'],
    ['Was darf ich in Wien auf keinen Fall verpassen?', 'Schönbrunn Palace'],
  ])('"%s" begins with %s', async (question, first) => {
    expect(titles(await ask(question))[0]).toBe(first)
  })

  it('is as many as were asked for', async () => {
    expect(titles(await ask('top 5 in Kyoto'))).toHaveLength(5)
    expect(
      titles(await ask('one afternoon in Vienna, what is the one thing to see?')),
    ).toHaveLength(1)
  })

  it('leaves out what everybody goes to for who wants something else', async () => {
    const places = placesOf(await ask('hidden gems in Barcelona that are not full of tourists'))
    expect(places.length).toBeGreaterThan(2)
    for (const { essential } of places) expect(essential).toBeLessThan(0.6)
  })
})

describe('whether it is worth it', () => {
  it.each([
    ['is the Louvre worth it?', /^Yes: on a first visit/],
    ['is it worth going to Sintra from Lisbon with a baby', /^Yes, if you have a day/],
    ['is Bruges worth a day trip from Brussels?', /^Yes, if .* 1 h 20 min each way from Brussels/],
    ['is Barcelona worth a day trip from Lisbon?', /^Yes, for .*too far for one day/],
    ['Is the Alhambra worth it with two small kids', /^Yes: on a first visit to Granada/],
    ['Is Venice worth visiting in November', /^Yes, for .*November usually has/],
  ])('"%s" has a verdict first', async (question, verdict) => {
    expect((await ask(question)).conversation.context).toMatch(verdict)
  })

  it('says what speaks against it', async () => {
    const { conversation } = await ask('is the Louvre worth the money?')
    expect(conversation.context).toContain('What speaks against it: it is rather dear')
  })
})

describe('days and hours', () => {
  it('what is open comes with its hours, and what is shut is named', async () => {
    const answer = await ask("what's open on Monday in Florence?")
    expect(answer.suggestions[0]?.reasoning).toContain('open on Monday from')
    expect(answer.conversation.context).toContain('Shut on Monday: Uffizi Gallery')
  })

  it('on Christmas Day nobody is sent to a museum that is shut', async () => {
    const answer = await ask('what is open on Christmas Day in New York?')
    expect(titles(answer)).not.toContain('Metropolitan Museum of Art')
    expect(answer.conversation.context).toContain('It is Christmas Day, so check before you go.')
  })

  it('late at night is where somebody cooks then', async () => {
    const answer = await ask('where can I eat late at night in Berlin')
    // All of them are open at eleven, by their hours.
    expect(titles(answer)).toEqual([
      "Mustafa's Gemüse Kebap",
      'Curry 36',
      'Augustiner am Gendarmenmarkt',
      'Rutz',
    ])
    expect(answer.conversation.context).toContain('I don’t know for sure that they are open then')
  })

  it('a night out is no sight that never shuts', async () => {
    const places = placesOf(await ask('where can we dance late at night in Berlin'))
    expect(places.length).toBeGreaterThan(0)
    for (const { kind } of places) expect(['nightlife', 'restaurant', 'market']).toContain(kind)
  })

  it('who knows that museums are shut is told which is not', async () => {
    const answer = await ask('what to do in Madrid on a Monday when museums are closed')
    expect(answer.suggestions[0]?.reasoning).toContain('open on Monday')
  })

  it('before the shops open nobody is sent to a shop', async () => {
    const places = placesOf(
      await ask('what can we do early in the morning in Tokyo before shops open'),
    )
    expect(places.map(({ kind }) => kind)).not.toContain('shopping')
  })
})

describe('what is asked by another name', () => {
  it.each([
    ['we land at Haneda at 11 pm, how do we get into town', /airport of Tokyo/],
    ['is the metro in Paris easy with a stroller', /older Métro lines mostly not/],
    ['traveling alone as a woman, where would you stay in Marrakech', /visitors stay well in/],
    ['is it worth renting a car in Lisbon?', /metro lines, trams and buses/],
    ['Can we see the northern lights in Tromso in March?', /I don’t know Tromso/],
    ['what should I skip in London', /away from what everybody goes to in London/],
    ['where can I take my dog in Vienna?', /our notes don't say/],
    ['we want to see whales in the Azores', /I don’t know Azores/],
  ])('"%s"', async (question, told) => {
    expect((await ask(question)).conversation.context).toMatch(told)
  })
})

describe('languages that are not read', () => {
  it.each([
    ['Co warto zobaczyć w Rzymie w trzy dni w kwietniu?', 'Rome, April and three days'],
    ['Hvor kan vi spise i København?', 'Copenhagen'],
    ['Vad ska vi göra i Paris den 12 juni när det regnar?', 'Paris and 12 June'],
  ])('"%s" says so, and keeps where and when', async (question, made) => {
    const { conversation, suggestions } = await ask(question)
    expect(conversation.context).toContain('I only read English, German')
    expect(conversation.context).toContain(`Of this I made out ${made}`)
    expect(suggestions.length).toBeGreaterThan(0)
  })

  it('Dutch is read, and answered in English', async () => {
    const { conversation } = await ask(
      'Wij willen in mei drie dagen naar Lissabon met twee kinderen',
    )
    expect(conversation.context).toContain('I read Dutch, but I answer in English.')
    expect(conversation.context).toMatch(/Lisbon/)
  })

  it('a short French question keeps its city', async () => {
    const { conversation } = await ask('où regarder le coucher du soleil à Lisbonne ?')
    expect(conversation.context).toContain('views in Lisbon')
  })
})
