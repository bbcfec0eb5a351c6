import { expect, test } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { tripSchema } from '#domain/trip/schema.ts'
import { developmentDialogues } from './dialogues.ts'
import { heldOutDialogues } from './held-out/index.ts'
import { breaks, keptAt } from './kept-constraints.ts'
import { type Dialogue, dialogueClasses, type Turn, today } from './notation.ts'
import { type KnownPlace, type PlaceBook, placeBook, unlike } from './place-book.ts'
import { tripInContext, tripsInContext } from './trips.ts'

const all = [...heldOutDialogues, ...developmentDialogues]

test.each([
  ['held out', heldOutDialogues, 90],
  ['for development', developmentDialogues, 170],
] as const)('Enough dialogues are %s, and every class has some', (_, dialogues, least) => {
  expect(dialogues.length).toBeGreaterThanOrEqual(least)
  const seen = new Set(dialogues.map((dialogue) => dialogue.class))
  expect(dialogueClasses.filter((each) => !seen.has(each))).toEqual([])
})

test('At least a third of the dialogues are held out', () => {
  expect(heldOutDialogues.length * 3).toBeGreaterThanOrEqual(all.length)
})

test('Dialogues have ids of their own, a card and words that nobody else says', () => {
  expect(duplicates(all.map(({ id }) => id))).toEqual([])
  expect(duplicates(all.map(({ card }) => card))).toEqual([])
  expect(all.filter(({ card, turns }) => card.length < 5 || turns.length === 0)).toEqual([])
  const openings = all.map(({ turns }) => turns[0]?.say)
  expect(duplicates(openings.map((say) => String(say).toLowerCase()))).toEqual([])
})

test('Every turn expects something, and the first one is said, not tapped', () => {
  const idle = all.flatMap(({ id, turns }) =>
    turns
      .filter((turn) => expectations(turn).length === 0)
      .map(({ say }) => `${id}: ${JSON.stringify(say)}`),
  )
  expect(idle).toEqual([])
  expect(all.filter(({ turns }) => typeof turns[0]?.say !== 'string').map(({ id }) => id)).toEqual(
    [],
  )
})

test('Every place and destination that a dialogue names is in the catalogue', async () => {
  const { destinations, bySlug } = await loadCatalogue()
  const book = placeBook(destinations)
  const unknown = all.flatMap(({ id, turns }) =>
    turns.flatMap((turn) => [
      ...namesIn(turn)
        .filter((name) => book.places(name).length === 0 && !book.destination(name))
        .map((name) => `${id}: ${name}`),
      ...(turn.keeps?.in ?? []).filter((slug) => !bySlug.has(slug)).map((slug) => `${id}: ${slug}`),
    ]),
  )
  expect(unknown).toEqual([])
})

test('A place that an answer may name keeps what its dialogue asks to keep', async () => {
  const { destinations } = await loadCatalogue()
  const book = placeBook(destinations)
  expect(all.flatMap((dialogue) => contradictions(dialogue, book))).toEqual([])
})

test('What an answer must suggest can be found in the catalogue', async () => {
  const { destinations } = await loadCatalogue()
  const everywhere = destinations.flatMap(({ slug, places }) =>
    places.map((place) => ({ slug, place })),
  )
  expect(all.flatMap((dialogue) => impossible(dialogue, everywhere))).toEqual([])
})

test('The trips beside the conversations are valid trips of places that the catalogue has', async () => {
  const { bySlug } = await loadCatalogue()
  for (const [name, { slug, days, start }] of Object.entries(tripsInContext)) {
    expect(start > today).toBe(true)
    const destination = bySlug.get(slug)
    if (!destination) throw new Error(`The catalogue has no ${slug}`)
    const trip = tripSchema.parse(tripInContext(name, destination))
    expect(trip.days.map(({ stops }) => stops.map((stop) => stop.name))).toEqual(
      days.map((stops) => stops.map(([stop]) => stop)),
    )
  }
  const unknown = all.filter(({ trip }) => trip !== undefined && !tripsInContext[trip])
  expect(unknown.map(({ id }) => id)).toEqual([])
})

test('What a dialogue changes on an open trip stands on that trip', () => {
  const strangers = all.flatMap(({ id, trip, turns }) => {
    const days = tripsInContext[trip ?? '']?.days ?? []
    const names = days.flat().map(([name]) => name)
    return turns.flatMap(({ changes }) => {
      if (!changes || changes === 'nothing') return []
      const { gone = [], stays = [], moves, locks, onlyDays = [] } = changes
      const named = [...gone, ...stays, ...(moves ? [moves.stop] : []), ...(locks ? [locks] : [])]
      return [
        ...named.filter((name) => !names.includes(name)).map((name) => `${id}: ${name}`),
        ...onlyDays.filter((day) => day > days.length).map((day) => `${id}: day ${day}`),
      ]
    })
  })
  expect(strangers).toEqual([])
})

function expectations({ say: _, tells: __, repeats: ___, ...rest }: Turn): string[] {
  return Object.keys(rest)
}

function namesIn({ suggests, keeps, changes }: Turn): readonly string[] {
  const { anyOf = [], noneOf = [] } = suggests && suggests !== 'nothing' ? suggests : {}
  const addsAnyOf = changes && changes !== 'nothing' ? (changes.addsAnyOf ?? []) : []
  return [...anyOf, ...noneOf, ...addsAnyOf, ...(keeps?.without ?? [])]
}

function contradictions(dialogue: Dialogue, book: PlaceBook): readonly string[] {
  const kept = keptAt(dialogue)
  return dialogue.turns.flatMap(({ suggests }, index) => {
    const wanted = suggests && suggests !== 'nothing' ? (suggests.anyOf ?? []) : []
    return wanted.flatMap((name) => {
      const known = book.places(name)
      const reason = known.length > 0 ? breaks(known, kept[index] ?? {}) : undefined
      return reason ? [`${dialogue.id}: ${reason}`] : []
    })
  })
}

function impossible(dialogue: Dialogue, everywhere: readonly KnownPlace[]): readonly string[] {
  const kept = keptAt(dialogue)
  return dialogue.turns.flatMap(({ suggests }, index) => {
    if (!suggests || suggests === 'nothing') return []
    const { atLeast = 1, every = {}, some = {}, noneOf = [] } = suggests
    const fitting = everywhere.filter(
      (known) =>
        !breaks([known], kept[index] ?? {}) &&
        !unlike(known.place, every) &&
        !noneOf.includes(known.place.name),
    )
    const enough = fitting.length >= atLeast
    const one = fitting.some(({ place }) => !unlike(place, some))
    return enough && one ? [] : [`${dialogue.id}, turn ${index + 1}: ${fitting.length} places fit`]
  })
}

function duplicates(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}
