/** What the words around a name, and the other names, tell of its role: the features of the role model. */
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { type RequestWords, requestWords } from './request-words.ts'
import type { RoleCandidate } from './role-candidates.ts'

const clauseEnd = /^(?:[.;:!?\n()]|but|so|because|although|though|while|since)$/
const window = { before: 14, behind: 12, near: 4, clauseBefore: 6, clauseBehind: 5 }
const longestGap = 24
const joint =
  /^(?:\s*\(?\d*\s*(?:days?|nights?|n|d|nts)?\)?)?\s*(?:,|&|\+|\/|and|then|or|-|–|→|>|->|plus|to|, and|, then|and then)?\s*(?:the |in |to )?$/

/** A list of features for each name. */
export function roleFeatures(text: string, names: readonly RoleCandidate[]): string[][] {
  const words = requestWords(text, names, (index) => isSpelled(names[index]))
  const leads: string[][] = []
  return names.map((name, index) => {
    const near = wordsNear(words, index)
    const before = names[index - 1]
    const gap = before && text.slice(before.end, name.start).toLowerCase()
    const isJoined = gap !== undefined && joint.test(gap)
    const lead = (isJoined ? leads[index - 1] : undefined) ?? near.lead
    leads.push(lead)
    const behind = names[index + 1]
    return [
      ...new Set([
        ...near.features,
        ...clauseFeatures(words, index),
        ...companyFeatures(names, index, words.plain.length),
        ...ownFeatures(name, near.before, near.behind),
        ...toldFeatures(names, index, near.lead),
        `j=${isJoined}`,
        ...gapFeature('gap', gap),
        ...gapFeature('ngap', behind && text.slice(name.end, behind.start).toLowerCase()),
        ...(isJoined ? lead.map((each, at) => `J${at}=${each}`) : []),
      ]),
    ]
  })
}

/** A name in small letters that is a word of everyday English stands as that word. */
function isSpelled(name: RoleCandidate | undefined): boolean {
  return name?.everyday === true && !name.capital
}

function gapFeature(kind: string, gap: string | undefined): string[] {
  return gap === undefined || gap.length >= longestGap
    ? []
    : [`${kind}=${gap.trim().replace(/\d+/g, '#')}`]
}

function wordsNear({ plain, classed, at }: RequestWords, index: number) {
  const here = at[index] ?? 0
  const from = (words: readonly string[], by: number) =>
    here + by < 0 ? '^' : (words[here + by] ?? '$')
  const run = (words: readonly string[], first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, step) => from(words, first + step)).join(' ')
  const before = from(plain, -1)
  const behind = from(plain, 1)
  return {
    before,
    behind,
    lead: [before, run(plain, -2, -1), run(classed, -3, -1)],
    features: [
      `a=${before}`,
      `b=${from(plain, -2)}`,
      `ab=${run(plain, -2, -1)}`,
      `abc=${run(plain, -3, -1)}`,
      `abcd=${run(plain, -4, -1)}`,
      `vab=${run(classed, -2, -1)}`,
      `vabc=${run(classed, -3, -1)}`,
      `vabcd=${run(classed, -4, -1)}`,
      `r=${behind}`,
      `s=${from(plain, 2)}`,
      `rs=${run(plain, 1, 2)}`,
      `rst=${run(plain, 1, 3)}`,
      `vrs=${run(classed, 1, 2)}`,
      `vrst=${run(classed, 1, 3)}`,
      `ar=${before}|${behind}`,
      `abr=${run(plain, -2, -1)}|${behind}`,
      `ars=${before}|${run(plain, 1, 2)}`,
    ],
  }
}

/** Words of the clause, and some of the clauses beside it. */
function clauseFeatures({ plain, classed, at }: RequestWords, index: number): string[] {
  const here = at[index] ?? 0
  const isEnd = (place: number) => clauseEnd.test(plain[place] ?? '')
  let first = here
  while (first > 0 && here - first < window.before && !isEnd(first - 1)) first -= 1
  let last = here
  while (last < plain.length - 1 && last - here < window.behind && !isEnd(last + 1)) last += 1
  const lead = classed.slice(first, here)
  const rest = classed.slice(here + 1, last + 1)
  const pairs = (words: readonly string[]) =>
    words.slice(1).map((word, place) => `${words[place]} ${word}`)
  return [
    ...lead.map((word) => `L=${word}`),
    ...lead.slice(-window.near).map((word) => `l=${word}`),
    ...pairs(lead).map((pair) => `LL=${pair}`),
    `S=${plain[first - 1] ?? '^'}|${classed[first] ?? ''}`,
    `S2=${lead.slice(0, 2).join(' ')}`,
    `S3=${lead.slice(0, 3).join(' ')}`,
    ...rest.map((word) => `R=${word}`),
    ...rest.slice(0, window.near).map((word) => `e=${word}`),
    ...pairs(rest).map((pair) => `RR=${pair}`),
    `E=${plain[last + 1] ?? '$'}`,
    ...classed
      .slice(Math.max(0, first - 1 - window.clauseBefore), Math.max(0, first - 1))
      .map((word) => `Q=${word}`),
    ...classed.slice(last + 2, last + 2 + window.clauseBehind).map((word) => `Z=${word}`),
  ]
}

/** How many names there are, and how this one stands to them. */
function companyFeatures(names: readonly RoleCandidate[], index: number, words: number): string[] {
  const name = names[index]
  if (!name) return []
  const others = names.filter((each) => each !== name)
  const key = foldName(name.name)
  const twin = others.find((each) => foldName(each.name) === key)
  const isArea = ({ kind }: RoleCandidate) => kind !== 'city' && kind !== 'unknown'
  const ofLand = others.filter(({ country }) => country !== undefined && country === name.country)
  const many = Math.min(names.length, 6)
  const away = (other: RoleCandidate) =>
    name.at && other.at && other.kind === 'city' ? kilometres(name.at, other.at) : Number.NaN
  const goals = others.filter(({ told }) => told === 'destination')
  return [
    `n=${many}`,
    `first=${index === 0}`,
    `last=${index === names.length - 1}`,
    `nk=${many}.${Math.min(index, 4)}`,
    `same=${Math.min(ofLand.length, 3)}/${Math.min(others.length, 4)}`,
    `again=${twin ? (twin.start < name.start ? 'later' : 'earlier') : ''}`,
    `inLand=${ofLand.some(isArea)}`,
    `isLand=${isArea(name) && ofLand.some(({ kind }) => kind === 'city')}`,
    `near=${distanceClass(others.map(away))}`,
    `told:goals=${distanceClass(goals.map(away))}`,
    `told:g=${name.told} ${distanceClass(goals.map(away))}`,
    `len=${Math.min(5, Math.floor(words / 10))}`,
  ]
}

/** How far the nearest of them is, in classes. */
function distanceClass(kilometresAway: readonly number[]): string {
  const known = kilometresAway.filter((each) => !Number.isNaN(each))
  if (known.length === 0) return ''
  return String(distanceClasses.findIndex((limit) => Math.min(...known) < limit))
}
const distanceClasses = [5, 60, 200, 600, 1500, 5000]

function ownFeatures(name: RoleCandidate, before: string, behind: string): string[] {
  const { kind, everyday, capital, population, listed } = name
  const size = listed ? '+' : population > 200_000 ? '1' : population > 20_000 ? '2' : '3'
  const word = name.text.toLowerCase()
  return [
    `kind=${kind}${size}`,
    `cap=${capital}${kind}`,
    `ev=${everyday}${capital}`,
    `av=${before}${kind}${everyday ? '!' : ''}`,
    `evr=${everyday}${behind}`,
    ...(everyday ? [`word=${word}`, `worda=${word} ${before}`, `wordr=${word} ${behind}`] : []),
  ]
}

const told = 'told:'

/** Whether a feature tells what the rules made of names. */
export const isTold = (feature: string) => feature.startsWith(told)

/** What the rules made of this name and of the others: the model learns how far to trust them. */
function toldFeatures(
  names: readonly RoleCandidate[],
  index: number,
  lead: readonly string[],
): string[] {
  const name = names[index]
  if (!name) return []
  const goals = names.filter((each) => each !== name && each.told === 'destination').length
  const others = `${Math.min(goals, 2)}`
  return [
    `told:=${name.told}`,
    `told:n=${name.told}/${others}/${Math.min(names.length, 4)}`,
    `told:k=${name.told}${name.kind}${name.listed}`,
    `told:e=${name.told}${name.everyday}${name.capital}`,
    `told:b=${names[index - 1]?.told ?? ''}>${name.told}>${names[index + 1]?.told ?? ''}`,
    ...lead.map((each, at) => `told:${at}=${name.told} ${each}`),
  ]
}
