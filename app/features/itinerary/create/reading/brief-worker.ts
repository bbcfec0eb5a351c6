/**
 * The worker that reads wishes while they are typed, so that typing stays smooth however long the
 * text is. It loads the names of the catalogue's places and the gazetteer once; after that it needs
 * no network.
 */

import { answerQuestions } from '#app/lib/worker/answer-questions.ts'
import { readWishWith } from '#domain/brief/set-by-hand/slots-of-brief.ts'
import { loadDestination, loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import type { Answers, Ask } from './messages.ts'
import { suggestAreas, suggestPlaces, suggestSights, townOf } from './suggest.ts'

answerQuestions(answerTo)

const known = Promise.all([loadDestinationNames(), loadGazetteer()])

async function answerTo(ask: Ask): Promise<Answers[Ask['kind']]> {
  const [destinations, gazetteer] = await known
  switch (ask.kind) {
    case 'read':
      return readWishWith(ask.text, ask.slots, { today: ask.today, gazetteer, destinations })
    case 'places':
      return suggestPlaces(ask.text, gazetteer, destinations)
    case 'sights':
      return suggestSights(ask.text, await destinationsOf(ask.slugs))
    case 'areas':
      return suggestAreas(ask.text, await destinationsOf(ask.slugs))
    case 'town':
      return townOf(await loadDestination(ask.slug))
  }
}

async function destinationsOf(slugs: readonly string[]) {
  const all = await Promise.all(slugs.map(loadDestination))
  return all.filter((each) => each !== undefined)
}
