import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { stopIdSchema } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { gradeDialogue, totalsByClass } from './grade.ts'
import { isSaid, numbersIn } from './grade-words.ts'
import type { Dialogue, Turn } from './notation.ts'
import { type PlaceBook, placeBook } from './place-book.ts'
import { topicsOf } from './question-topics.ts'
import { tripInContext } from './trips.ts'

let book: PlaceBook
let lisbon: Trip

beforeAll(async () => {
  const { destinations, bySlug } = await loadCatalogue()
  book = placeBook(destinations)
  const destination = bySlug.get('lisbon')
  if (!destination) throw new Error('The catalogue has Lisbon')
  lisbon = tripInContext('lisbon', destination)
})

function answer(context: string, more: object = {}, conversation: object = {}) {
  return {
    conversation: { context, next_question: null, follow_ups: ['Show me more'], ...conversation },
    suggestions: [],
    ...more,
  }
}

function card(name: string) {
  return {
    id: name,
    title: name,
    reasoning: 'Because it fits.',
    description: '',
    placeDetails: { name },
  }
}

/** The rules that the answers break, by turn. */
function wrong(turns: readonly Turn[], responses: readonly unknown[], trip?: Trip) {
  const dialogue: Dialogue = { id: 'd', class: 'meaning', card: 'Somebody.', turns }
  const exchanges = responses.map((response, index) => ({
    said: String(turns[index]?.say),
    trip,
    response,
  }))
  return gradeDialogue(dialogue, exchanges, book)
    .filter(({ right }) => !right)
    .map(({ turn, rule }) => `${turn} ${rule}`)
}

const cosy: Turn = {
  say: 'somewhere cosy in Vienna',
  tells: ['destinations'],
  keeps: { in: ['vienna'] },
  suggests: { anyOf: ['Café Sperl'], every: { setting: 'indoor' }, some: { kinds: ['cafe'] } },
}

test('An answer that means the right thing has nothing wrong', () => {
  const good = answer('Two warm rooms.', { suggestions: [card('Cafe Sperl'), card('Albertina')] })
  expect(wrong([cosy], [good])).toEqual([])
})

test('A place elsewhere, outside or invented is found', () => {
  const elsewhere = answer('Go here.', { suggestions: [card('Café Sperl'), card('Majestic Café')] })
  expect(wrong([cosy], [elsewhere])).toEqual(['1 keeps'])
  const outside = answer('Go here.', { suggestions: [card('Café Sperl'), card('Stadtpark')] })
  expect(wrong([cosy], [outside])).toEqual(['1 suggests.every'])
  const invented = answer('Go here.', { suggestions: [card('Café Sperl'), card('Café Nowhere')] })
  expect(wrong([cosy], [invented])).toEqual(['1 real-places'])
  expect(wrong([cosy], [answer('Hm.')])).toEqual([
    '1 suggests.atLeast',
    '1 suggests.anyOf',
    '1 suggests.some',
    '1 suggests.every',
  ])
})

test('A missing or malformed answer has every expectation of its turn wrong', () => {
  const rules = [
    'well-formed',
    'length',
    'follow-ups',
    'no-repetition',
    'next-question',
    'real-places',
    'clean-text',
    'says',
  ].map((rule) => `1 ${rule}`)
  const turns = [{ say: 'Hello', says: [['hello']] }]
  expect(wrong(turns, [])).toEqual(rules)
  expect(wrong(turns, [{ conversation: {} }])).toEqual(rules)
})

test('What is kept and told holds for the rest of the dialogue until it is lifted', () => {
  const turns: Turn[] = [
    { say: 'Vegan dinner in Berlin', tells: ['food'], keeps: { in: ['berlin'], diet: 'vegan' } },
    { say: 'another', suggests: {} },
    { say: 'diet does not matter', keeps: { diet: null }, suggests: {} },
  ]
  const [first, steak, lifted] = ['Lucky Leek', 'Curry 36', 'Zur letzten Instanz'].map(
    (name, index) => answer(`Number ${index}`, { suggestions: [card(name)] }),
  )
  expect(wrong(turns, [first, steak, lifted])).toEqual(['2 keeps'])
  const asking = answer('Well.', {}, { next_question: 'Is anybody vegetarian?' })
  expect(wrong(turns.slice(0, 1), [asking])).toEqual(['1 next-question'])
})

test('Repetition is found, unless it was asked for', () => {
  const turns: Turn[] = [
    { say: 'Tokyo?', suggests: {} },
    { say: 'more', suggests: {} },
  ]
  const once = answer('Look.', { suggestions: [card('Sensō-ji')] })
  const again = answer('And.', { suggestions: [card('Senso-ji')] })
  expect(wrong(turns, [once, again])).toEqual(['2 no-repetition'])
  expect(wrong([turns[0] ?? cosy, { say: 'again', repeats: true }], [once, again])).toEqual([])
  expect(wrong([{ say: 'a' }, { say: 'b' }], [answer('Hello.'), answer('Hello.')])).toEqual([
    '2 no-repetition',
  ])
})

test('Follow-ups are there, differ, and are not what was said', () => {
  const turn = [{ say: 'Show me parks' }]
  expect(wrong(turn, [answer('Yes.', {}, { follow_ups: [] })])).toEqual(['1 follow-ups'])
  expect(wrong(turn, [answer('Yes.', {}, { follow_ups: ['A', 'a'] })])).toEqual(['1 follow-ups'])
  expect(wrong(turn, [answer('Yes.', {}, { follow_ups: ['show me parks'] })])).toEqual([
    '1 follow-ups',
  ])
})

test('Words, numbers and names are found in the answer, and what must not be said', () => {
  const turns: Turn[] = [
    {
      say: 'How?',
      says: [['train', 'bus'], ['rain*']],
      number: [80, 90],
      never: ['evil.example'],
      writes: ['Topkapı'],
      atMost: 80,
    },
  ]
  const good = answer('By bus in 1 hour and 25 minutes; it rains. Topkapı.')
  expect(wrong(turns, [good])).toEqual([])
  const bad = answer('Busy: 7 hours. Topkapi, see evil.example undefined, whatever happens there')
  expect(wrong(turns, [bad])).toEqual(['1 clean-text', '1 says', '1 number', '1 never', '1 writes'])
  expect(wrong(turns, [answer(`${good.conversation.context} ${'x'.repeat(90)}`)])).toEqual([
    '1 length',
  ])
})

test('A refusal says that it can’t and who can; not knowing and sources are said', () => {
  const turns: Turn[] = [{ say: 'Book it', declines: ['hotel*'], unsure: true }]
  expect(wrong(turns, [answer("I can't book rooms; the hotel's own page can.")])).toEqual([])
  expect(wrong(turns, [answer("I can't do that.")])).toEqual(['1 declines'])
  expect(wrong(turns, [answer('Booked with the hotel.')])).toEqual(['1 declines', '1 unsure'])
  const source: Turn[] = [{ say: 'How do you know?', explains: ['catalogue'] }]
  expect(wrong(source, [answer('From the catalogue.')])).toEqual([])
  expect(wrong(source, [answer('I just do.')])).toEqual(['1 explains'])
})

test('A plan is there, as long as it should be and for so many people', () => {
  const turns: Turn[] = [
    { say: 'Plan', plans: true, keeps: { days: 4, start: '2027-05-10', month: 5, people: 2 } },
  ]
  expect(wrong(turns, [answer('Here it is.', { trip: lisbon })])).toEqual([])
  expect(wrong(turns, [answer('Soon.')])).toEqual(['1 plans'])
  const longer: Turn[] = [{ say: 'Plan', plans: true, keeps: { days: 5 } }]
  expect(wrong(longer, [answer('Here it is.', { trip: lisbon })])).toEqual(['1 keeps'])
  const fewer: Turn[] = [{ say: 'Plan', plans: true, keeps: { people: 3 } }]
  expect(wrong(fewer, [answer('Here it is.', { trip: lisbon })])).toEqual(['1 keeps'])
})

const thing = (day: number, number: number) => ({
  entity: 'stop',
  id: stopIdSchema.parse(`stop-${day}-${number}`),
})

test('Operations are graded by what becomes of the trip', () => {
  const turns: Turn[] = [
    {
      say: 'Tuesday lighter',
      changes: {
        by: ['remove', 'replan'],
        lighter: 2,
        onlyDays: [2],
        gone: ['National Coach Museum'],
        stays: ['Jerónimos Monastery'],
        start: '2027-05-10',
        length: 4,
        people: 2,
      },
    },
  ]
  const right = { operations: [{ kind: 'remove', things: [thing(2, 2)] }] }
  expect(wrong(turns, [answer('Done.', right)], lisbon)).toEqual([])
  const wrapped = { operations: [{ id: 'o', change: right.operations[0] }] }
  expect(wrong(turns, [answer('Done.', wrapped)], lisbon)).toEqual([])
  const other = { operations: [{ kind: 'remove', things: [thing(1, 1)] }] }
  expect(wrong(turns, [answer('Done.', other)], lisbon)).toEqual([
    '1 changes.lighter',
    '1 changes.onlyDays',
    '1 changes.gone',
  ])
  const none: Turn[] = [{ say: 'Is it open?', changes: 'nothing' }]
  expect(wrong(none, [answer('Yes.', right)], lisbon)).toEqual(['1 changes.nothing'])
})

test('A stop that is added, moved, locked or timed anew is seen on the trip', () => {
  const [monday, tuesday] = lisbon.days
  const stop = tuesday?.stops[1]
  if (!monday || !stop) throw new Error('The trip has two days')
  const { id: _, start: __, end: ___, ...fields } = stop
  const by = {
    id: 'new',
    fields: {
      ...fields,
      day: tuesday.id,
      name: 'Estrela Basilica and Garden',
      placeId: 'estrela',
      category: 'park',
      start: 700,
    },
  }
  const swap: Turn[] = [
    { say: 'Swap', changes: { gone: [stop.name], adds: { setting: 'outdoor' }, onlyDays: [2] } },
  ]
  const swapped = { operations: [{ kind: 'swap-stop', stop: stop.id, by }] }
  expect(wrong(swap, [answer('Done.', swapped)], lisbon)).toEqual([])
  const indoor: Turn[] = [{ say: 'Swap', changes: { adds: { kinds: ['museum'] } } }]
  expect(wrong(indoor, [answer('Done.', swapped)], lisbon)).toEqual(['1 changes.adds'])
  expect(wrong(indoor, [answer('Done.')], lisbon)).toEqual(['1 changes.adds'])

  const moving: Turn[] = [
    {
      say: 'Move',
      changes: {
        moves: { stop: stop.name, to: 1 },
        locks: 'São Jorge Castle',
        startsFrom: { day: 1, at: '10:00' },
      },
    },
  ]
  const first = monday.stops[0]
  const times = [{ stop: first?.id, start: 630, minutes: 90 }]
  const moved = [
    { kind: 'move-stop', stop: stop.id, day: monday.id, order: 'z' },
    { kind: 'lock-stop', stop: first?.id, locked: true },
    { kind: 'retime', times, backs: [] },
  ]
  expect(wrong(moving, [answer('Done.', { operations: moved })], lisbon)).toEqual([])
  expect(wrong(moving, [answer('Done.')], lisbon)).toEqual([
    '1 changes.moves',
    '1 changes.locks',
    '1 changes.startsFrom',
  ])
})

test('Questions are known by what they ask for', () => {
  const asked = (question: string) => [...topicsOf(question)]
  expect(asked('When would you like to travel?')).toEqual(['dates'])
  expect(asked('How many nights will you stay?')).toEqual(['days'])
  expect(asked('Who is coming with you?')).toEqual(['party'])
  expect(asked('Where are you travelling from?')).toEqual(['origin'])
  expect(asked('Where would you like to go?')).toEqual(['destinations'])
  expect(asked('What sort of budget do you have in mind?')).toEqual(['budget'])
  expect(asked('What do you enjoy most?')).toEqual(['interests'])
  expect(asked('What else do you enjoy?')).toEqual([])
  expect(asked('Shall I look for something when it rains?')).toEqual([])
})

test('Phrases are whole words, and spans of time count as minutes', () => {
  expect(isSaid('Types C and F', 'F')).toBe(true)
  expect(isSaid('For free', 'F')).toBe(false)
  expect(isSaid('São Jorge', 'sao jorge')).toBe(true)
  expect(numbersIn('an hour and a half, or 2.5 hours, or twelve')).toEqual(
    expect.arrayContaining([90, 150, 12]),
  )
})

test('Totals count rules and whole dialogues by class', () => {
  const turns: readonly Turn[] = [{ say: 'Hello', says: [['hello']] }]
  const dialogues: readonly Dialogue[] = [
    { id: 'a', class: 'small-talk', card: 'One.', turns },
    { id: 'b', class: 'small-talk', card: 'Two.', turns },
    { id: 'c', class: 'meaning', card: 'Three.', turns },
  ]
  const verdicts = dialogues.flatMap((dialogue) => {
    const response = answer(dialogue.id === 'b' ? 'Bye.' : 'Hello.')
    return gradeDialogue(dialogue, [{ said: 'Hello', response }], book)
  })
  expect(totalsByClass(verdicts)).toEqual([
    { class: 'meaning', right: 8, all: 8, dialoguesRight: 1, dialogues: 1 },
    { class: 'small-talk', right: 15, all: 16, dialoguesRight: 1, dialogues: 2 },
  ])
})
