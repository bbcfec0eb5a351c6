/**
 * Particular things that the brief reads as a wide interest: golf as sport, castles as history. They are planned as
 * themselves, or told as missing, instead of anything of that interest.
 */
import { type Interest, interests, type PlaceKind } from '#domain/places/schema.ts'
import type { Experience } from './experiences.ts'

type Particular = Pick<Experience, 'what' | 'heard'> &
  Partial<Pick<Experience, 'says' | 'kinds' | 'not'>>

const kindsOf: Readonly<Partial<Record<Interest, readonly PlaceKind[]>>> = {
  adventure: ['activity', 'nature', 'park', 'beach', 'theme-park'],
  nature: ['nature', 'park', 'garden', 'beach', 'activity', 'zoo', 'viewpoint'],
  sport: ['activity', 'stage', 'landmark', 'museum', 'park', 'neighbourhood'],
}
const ways = {
  adventure: 'Clubs and outfitters around the town take guests: ask at your lodging.',
  sport: 'Ask at your lodging, or see what is on in your days.',
  other: 'Ask at your lodging, or name a place that has it.',
}

/** Done once in a stay, in town or on a day trip. */
const doneOnce: Readonly<Partial<Record<Interest, readonly Particular[]>>> = {
  adventure: [
    { what: 'rafting', heard: /\b(?:white[- ]?water )?rafting\b/i },
    {
      what: 'bungee jumping',
      heard: /\bbung(?:ee|y|ie|i)(?: ?jump(?:s|ing)?)?\b/i,
      says: /\bbung(?:ee|y)\b/i,
    },
    { what: 'paragliding', heard: /\bparaglid(?:e|ing)\b/i, says: /\bparaglid/i },
    {
      what: 'climbing',
      heard: /\b(?:rock |wall )climbing\b/i,
      says: /\bclimbing (?:wall|tower|hall|route)|rock climbing\b/i,
    },
    { what: 'canyoning', heard: /\bcanyon(?:ing|eering)\b/i },
    {
      what: 'diving',
      heard: /\b(?:scuba(?: diving)?|(?<!sky|cliff )diving)\b/i,
      says: /\b(?:scuba|diving|dives?)\b/i,
    },
    { what: 'skydiving', heard: /\bskydiv(?:e|ing)\b/i, says: /\bskydiv/i },
  ],
  nature: [
    {
      what: 'birds',
      heard: /\bbird ?(?:watching|ing|ers?)\b/i,
      says: /\b(?:birds?|birdwatch\w*|flamingos|puffins|pelicans|herons|storks|eagles)\b/i,
    },
    {
      what: 'wildlife',
      heard: /\bwild ?life\b|\bwild animals\b/i,
      says: /\b(?:wildlife|wild animals|deer|monkeys|seals|penguins|kangaroos|koalas|elephants|safari|bears|alligators|birds)\b/i,
    },
    { what: 'a glacier', heard: /\b(?:glaciers|a glacier)\b/i, says: /\bglaciers?\b/i },
    { what: 'a fjord', heard: /\b(?:fjords|a fjord)\b/i, says: /\bfjords?\b/i },
    {
      what: 'a volcano',
      heard: /\b(?:volcanoe?s|a volcano)\b/i,
      says: /\b(?:volcano\w*|volcanic|crater)\b/i,
    },
    {
      what: 'a waterfall',
      heard: /\b(?:waterfalls|a waterfall)\b/i,
      says: /\b(?:waterfalls?|cascades?|falls)\b/,
    },
  ],
  relaxation: [{ what: 'yoga', heard: /\byoga\b/i }],
  science: [
    {
      what: 'an observatory',
      heard: /\b(?:observatories|an observatory)\b/i,
      says: /\b(?:observator(?:y|ies)|telescopes?)\b/i,
    },
  ],
  sport: [
    {
      what: 'a stadium tour',
      heard: /\bstadium (?:tours?|visits?)\b/i,
      says: /\b(?:stadium|arena|ballpark)\b/i,
    },
    { what: 'golf', heard: /\bgolf(?:ing)?\b/i, not: /\bmini(?:ature)?[- ]golf\b/i },
    { what: 'baseball', heard: /\bbaseball\b/i, says: /\b(?:baseball|ballpark)\b/i },
    { what: 'basketball', heard: /\b(?:basketball|nba)\b/i, says: /\b(?:basketball|NBA)\b/ },
    {
      what: 'Formula 1',
      heard: /\b(?:formula (?:1|one)|f1)\b/i,
      says: /\b(?:Formula (?:1|One)|Grand Prix)\b/i,
    },
    { what: 'tennis', heard: /\btennis\b/i, not: /\btable[- ]tennis\b/i },
  ],
}

/** Seen several times in a stay. */
const seenOften: Readonly<Partial<Record<Interest, readonly Particular[]>>> = {
  architecture: [{ what: 'Art Deco', heard: /\bart deco\b/i }],
  history: [
    {
      what: 'castles',
      heard: /\b(?:castles|fortresses|forts|an? (?:[a-z]+ )?castle)\b/i,
      says: /\b(?:castles?|fortress|citadel|fort|alcázar|Burg)\b/,
      kinds: ['palace', 'landmark', 'museum', 'ruins', 'viewpoint', 'park'],
    },
  ],
  literature: [
    {
      what: 'libraries',
      heard: /\b(?:libraries|an? (?:[a-z]+ )?library)\b/i,
      says: /\blibrar(?:y|ies)\b/i,
    },
    { what: 'Shakespeare', heard: /\bshakespeare\b/i },
  ],
  nature: [{ what: 'lakes', heard: /\blakes?\b(?! [A-Z])/, says: /\b(?:lakes?|lakeside)\b/ }],
  sport: [
    {
      what: 'stadiums',
      heard: /\bstadiums\b/i,
      says: /\b(?:stadium|arena|ballpark)\b/i,
    },
  ],
}

const each = (
  table: typeof doneOnce,
  more: (interest: Interest) => Partial<Experience>,
): Experience[] =>
  interests.flatMap((interest) =>
    (table[interest] ?? []).map(
      (thing): Experience => ({
        says: thing.heard,
        offers: 'says',
        wayOut: interest === 'adventure' || interest === 'sport' ? ways[interest] : ways.other,
        outing: true,
        ...(kindsOf[interest] && { kinds: kindsOf[interest] }),
        ...more(interest),
        ...thing,
        when: 'any',
      }),
    ),
  )

export const particularExperiences: readonly Experience[] = [
  {
    what: 'a beach club',
    heard: /\b(?:beach|pool) clubs?\b|\bday ?clubs?\b/i,
    says: /\b(?:beach|pool|day) clubs?\b/i,
    offers: /\b(?:beach|pool|day) clubs?\b/i,
    when: 'any',
    wayOut:
      'Hotels on the sea sell a day at their beach and pool: book one by name, and give it here with its hour.',
  },
  // Who plays golf did not ask for all sports; who likes castles likes what is old.
  ...each(doneOnce, (partOf) => ({ once: true, partOf })),
  ...each(seenOften, () => ({ onSeveralDays: true })),
]
