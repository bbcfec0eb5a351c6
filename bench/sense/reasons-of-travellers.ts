/** Reasons that lie in those who travel: diets, steps, children, an age, a purse, and what they did not ask for. */
import { everyWord, type ReasonRule } from './reason-rule.ts'

const cheapestDear = 2
/** A level at which a ticket is dear. */
const dear = 2
/** What travelers of every age have heard of. */
const famous = 0.45

export const reasonsOfTravellers: readonly ReasonRule[] = [
  {
    says: /not known to suit your diet \(([\w-]+)\)/i,
    holds: ({ diets }, _, [, diet]) => !(diets ?? []).some((tag) => tag === diet),
  },
  { says: /costs more than/i, holds: ({ price }) => price !== null && price >= cheapestDear },
  { says: /not known to be step-free/i, holds: ({ stepFree }) => stepFree !== true },
  { says: /not step-free/i, holds: ({ stepFree }) => stepFree === false },
  { says: /not a place for children/i, holds: ({ children }) => children === false },
  {
    says: /^It has its price, and you want to spend little/,
    holds: ({ price }, { request }) => /budget/.test(request.kind) && (price ?? 0) > 0,
  },
  {
    says: /^It is for children, and none travel with you/,
    holds: ({ children }, { request }) => request.kind !== 'family' && children === true,
  },
  {
    says: /little for children in it/i,
    holds: ({ children, kind }, { request }) =>
      request.kind === 'family' &&
      children !== true &&
      (kind === 'museum' || kind === 'gallery' || kind === 'stage'),
  },
  {
    says: /for shopping, and you travel with children/i,
    holds: ({ kind }, { request }) => request.kind === 'family' && kind === 'shopping',
  },
  {
    says: /for a night out, and you travel with children/i,
    holds: ({ kind }, { request }) => kind === 'nightlife' && request.kind === 'family',
  },
  {
    says: /for a night out, and you travel with teenagers/i,
    holds: ({ kind }) => kind === 'nightlife',
  },
  {
    says: /for a night out, and you keep halal/i,
    holds: ({ kind }, { request }) => request.kind === 'halal' && kind === 'nightlife',
  },
  {
    says: /not known to suit your diet \((.+)\)/i,
    holds: ({ diets = [] }, _, [, wanted = '']) =>
      wanted.split(/, | and /).some((diet) => !diets.some((tag) => tag === diet)),
  },
  {
    says: /climbed by stairs, as far as is known/i,
    holds: ({ stepFree }) => stepFree === null,
  },
  {
    says: /a climb or a thrill/i,
    holds: ({ kind }) => kind === 'activity',
  },
  {
    says: /about drinks or gambling, and you keep halal/i,
    holds: ({ kind, name, about }, { request }) =>
      request.kind === 'halal' &&
      (kind === 'nightlife' ||
        /beer|brew|wine|whisk|cocktail|pub\b|bar\b|rum|casino|distill/i.test(name + about)),
  },
  {
    says: /no museums, and it is one inside/i,
    holds: ({ about }) => /museum|collection|galler|exhibit|rooms|halls/i.test(about),
  },
  {
    says: /stairs or a climb/i,
    holds: (place) =>
      /stair|step|climb|steep|hik|trek|scrambl|ladder|walk up|up the hill|via ferrata|bungee|rafting|zip ?line/i.test(
        everyWord(place),
      ),
  },
  {
    says: /on a hill or over rough ground/i,
    holds: (place) =>
      /hill|mount|seat|peak|ridge|crag|lava|crater|volcano|summit|slope|cliff|rock|path|way up|hours? up|minutes up/i.test(
        everyWord(place),
      ),
  },
  {
    says: /lies up a hill/i,
    // It or what it is part of lies high, and nothing that is told of carries one up.
    holds: (place, { destination }) => {
      const whole = destination.places.find(({ id }) => id === place.partOf)
      return [place, ...(whole ? [whole] : [])].some(
        (each) =>
          each.stepFree !== true &&
          /hill|mount|peak|rock|crag|seat|ridge|summit|volcano|crater|rampart|battlement|highest|laid out below|walk up|bluff|walls/i.test(
            everyWord(each),
          ),
      )
    },
  },
  {
    says: /for a younger crowd/i,
    holds: ({ essential, ...place }, { request }) =>
      /parents|seventies|older|senior/i.test(request.text) &&
      essential < famous &&
      /street.art|graffiti|sticker|skate|anime|manga|arcade|video game|e-?sports|sneaker|streetwear|tattoo/i.test(
        everyWord(place),
      ),
  },
  {
    says: /is a club for the night/i,
    holds: ({ kind, ...place }, { request }) =>
      kind === 'nightlife' &&
      /parents|sixties|seventies|older|senior/i.test(request.text) &&
      /club|techno|\bDJs?\b|rave|danc|disco/i.test(everyWord(place)),
  },
  {
    says: /at its best at night, and you travel with children/i,
    holds: ({ interests, bestTime, ...place }, { request }) =>
      request.kind === 'family' &&
      (interests[0] === 'nightlife' ||
        bestTime === 'night' ||
        /night|late|bars?\b/i.test(everyWord(place))),
  },
  {
    says: /What is served there is not known to suit what you eat/i,
    // One eats there, and no tag says that it is for who keeps to a diet.
    holds: ({ diets = [], cuisines = [], ...place }, { request }) =>
      !diets.some((tag) => tag === request.kind) &&
      (cuisines.length > 0 ||
        /food|eat|cook|tast|lunch|dinner|buffet|kitchen|meal|coffee|tea|supper|feast|market/i.test(
          everyWord(place),
        )),
  },
  {
    says: /club that fills at midnight, which you did not ask for/i,
    holds: ({ kind, interests }) => kind === 'nightlife' || interests.includes('nightlife'),
  },
  {
    says: /^It is planned with (a tour|a car), which is more than a small budget/i,
    holds: ({ dayTrip }, { request }, [, by]) =>
      /budget/.test(request.kind) && dayTrip?.by === (by === 'a tour' ? 'tour' : 'drive'),
  },
  {
    says: /costs more than a small budget spares/i,
    holds: ({ price }, { request }) => /budget/.test(request.kind) && (price ?? 0) >= dear,
  },
  {
    says: /for shopping, which you did not ask for/i,
    holds: ({ kind }) => kind === 'shopping',
  },
  {
    says: /for a night out, which you did not ask for/i,
    holds: ({ kind }) => kind === 'nightlife',
  },
  {
    says: /for those who care for (\w+), which you did not name/i,
    holds: ({ interests }, _, [, subject]) => interests.some((each) => each === subject),
  },
  {
    says: /(?:made|more) for families with children/i,
    holds: ({ interests }) => interests.includes('family'),
  },
]
