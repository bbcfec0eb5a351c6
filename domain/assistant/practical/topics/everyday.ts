/** Plugs, water, emergencies, phrases, the side of the road, the local time, and what is good to know. */
import { offsetAt } from '#domain/calendar/zoned-time.ts'
import { countryName } from '#domain/places/country-name.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { listed } from '#domain/text/listed.ts'
import { asked, at } from '../asks.ts'
import { countries, countryOfPeople } from '../countries.ts'
import { phrases } from '../phrases.ts'
import type { Ask, Said, Topic, Where } from '../practical-answer.ts'
import { claim, clock, forEachWhere, fromTable, joined, unknown } from '../said.ts'

export const plug: Topic = {
  name: 'plug',
  asked: at(
    /\b(?:plugs?|sockets?|adapt[eo]rs?|adaptors?|voltage|volts|power outlets?|outlets?|hair ?dryer|charger)\b/,
  ),
  answer: (ask) => {
    const left = ask.where.length > 1 ? ask.where.find((each) => isLeft(ask, each)) : undefined
    const people = ask.words.split(' ').map(countryOfPeople)
    const home = left?.country ?? people.find((code) => code !== undefined)
    const others = ask.where.filter((each) => each !== left && each.country !== home)
    const where = others.length > 0 ? others : ask.where
    return forEachWhere({ ...ask, where }, ({ name, country, destination }) => {
      const facts = countries.get(country)
      const told = destination
        ? claim(`${name} has ${plugText(destination.facts.plug)}`)
        : facts
          ? claim(
              `In ${countryName(country)} plugs are of type ${listed(facts.plugs)}, ${facts.volts} V.`,
              fromTable,
            )
          : unknown(`I don't know for sure which plugs ${name} has.`)
      return home && home !== country && facts ? joined([fits(home, country), told]) : told
    })
  },
}

/** "From Australia to New Zealand": whether this country is the one they come from, whose plugs they have. */
function isLeft({ words }: Ask, { name }: Where): boolean {
  return words.includes(`from ${foldName(name.replace(/^the /, ''))}`)
}

function plugText(text: string): string {
  return `${text.replace(/^Types?/, (word) => `plug ${word.toLowerCase()}`)}.`
}

/** Socket types that take the flat two-pin plug (type C). */
const takesC = new Set(['C', 'E', 'F', 'J', 'K', 'L', 'N'])
/** Earthed plugs fit both E and F sockets nowadays, so that the two count as one. */
const alike = (type: string) => (type === 'E' ? 'F' : type)

function fits(home: string, country: string): Said {
  const [own, there] = [countries.get(home), countries.get(country)]
  if (!(own && there)) return unknown("Whether yours fits I don't know for sure.")
  const sockets = new Set(there.plugs.map(alike))
  const volts =
    own.volts.slice(0, 1) === there.volts.slice(0, 1)
      ? ''
      : ` The voltage differs (${there.volts} V there), so check your device.`
  if (own.plugs.every((type) => sockets.has(alike(type))))
    return claim(`Yes, plugs from ${countryName(home)} fit as a rule.${volts}`, fromTable)
  if (own.plugs.includes('C') && there.plugs.some((type) => takesC.has(type)))
    return claim(
      `Flat two-pin plugs from ${countryName(home)} (type C) fit; others need an adapter.${volts}`,
      fromTable,
    )
  return claim(
    `No, a plug from ${countryName(home)} does not fit: take an adapter.${volts}`,
    fromTable,
  )
}

export const water: Topic = {
  name: 'water',
  asked: at(
    /\b(?:tap water|drink(?:ing)? (?:the |from the )?(?:tap|water)|water (?:safe|drinkable|ok|okay)|drinkable|(?:is|are) the (?:tap|water) (?:ok|okay|safe|good)|from the tap|ice cubes|(?:is|are) (?:the )?ice\b|(?:eat|have|take|safe|ok|okay)\b(?: \w+)? ice(?! cream))\b/,
  ),
  answer: (ask) =>
    forEachWhere(ask, ({ name, country, destination }) => {
      const known = destination ?? ask.question.catalogue?.find((each) => each.country === country)
      return known
        ? claim(
            `In ${destination ? name : known.name}: ${known.facts.water.replace(/\.?$/, '.').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`,
          )
        : unknown(
            `I don't know for sure about the tap water in ${name}; bottled water is the careful choice.`,
          )
    }),
}

export const emergency: Topic = {
  name: 'emergency',
  asked: at(
    /\b(?:emergency (?:number|numbers|call|services|phone)|ambulance|(?:call|number for|phone) (?:the )?(?:police|fire brigade|firemen|fire department)|police (?:number|phone)|in an emergency|call for help)\b/,
  ),
  answer: (ask) =>
    forEachWhere(ask, ({ name, country, destination }) => {
      const number = destination?.facts.emergency ?? countries.get(country)?.emergency
      return number
        ? claim(`In an emergency in ${name} call ${number}.`, destination ? undefined : fromTable)
        : unknown(
            `I don't know the emergency number of ${name} for sure; 112 works on most mobiles. Ask at your hotel.`,
          )
    }),
}

export const language: Topic = {
  name: 'language',
  asked: at(
    /\b(?:(?:what|which) languages?|languages? (?:do|is|are|spoken)|do (?:they|people|locals) speak|speak english|english (?:is )?(?:spoken|widely)|is english|say (?:hello|thank you|thanks|please)|(?:few|some|useful|basic) (?:words|phrases)|how do (?:i|you|we) say)\b/,
  ),
  answer: (ask) => {
    const named = [...phrases].find(([each]) => ask.words.split(' ').includes(each.toLowerCase()))
    if (named && /\bsay\b/.test(ask.words)) return claim(greeting(...named), fromTable)
    return forEachWhere(ask, (where) => {
      const spoken = where.destination?.languages ?? countries.get(where.country)?.languages
      if (!spoken) return unknown(`I don't know for sure what is spoken in ${where.name}.`)
      const source = where.destination ? undefined : fromTable
      const first = spoken.find((each) => phrases.has(each))
      const words = first && phrases.get(first)
      return joined([
        claim(`In ${where.name} people speak ${listed(spoken)}.`, source),
        first && words ? claim(greeting(first, words), fromTable) : null,
        /\benglish\b/.test(ask.words) && !spoken.includes('English')
          ? unknown(
              "How far English carries you I don't know for sure; in hotels and sights it mostly does.",
            )
          : null,
      ])
    })
  },
}

function greeting(language: string, { hello, thanks }: { hello: string; thanks: string }): string {
  return `In ${language}, hello is "${hello}" and thank you "${thanks}".`
}

export const drivingSide: Topic = {
  name: 'driving-side',
  asked: at(
    /\b(?:side of the (?:road|street)|drive on the (?:left|right)|(?:left|right) hand (?:side|traffic|drive)|(?:which|what) side\b.*\bdrive|drive on which|left or right|right or left)\b/,
  ),
  answer: (ask) =>
    forEachWhere(ask, ({ country }) => {
      const facts = countries.get(country)
      return facts
        ? claim(`In ${countryName(country)} they drive on the ${facts.drivesOn}.`, fromTable)
        : unknown(`I don't know for sure on which side they drive in ${countryName(country)}.`)
    }),
}

export const time: Topic = {
  name: 'time',
  asked: asked(
    /\b(?:time (?:difference|zone)|jet ?lag|what time is it|whats the time|what is the time|(?:hours?) (?:ahead|behind)|difference in time|which time zone)\b/,
  ),
  answer: (ask) => {
    const cities = ask.where.flatMap(({ name, destination }) =>
      destination ? [{ name, zone: destination.timeZone }] : [],
    )
    const [first, second] = cities
    if (!first) return forEachWhere(ask, ({ name }) => unknown(`Which city in ${name}?`))
    const { today, zone } = ask.question
    const instant = Date.parse(`${ask.dates?.first ?? today}T12:00:00Z`) / 60_000
    const other = second ?? (zone ? { name: 'where you are', zone } : undefined)
    const offset = offsetAt(instant, first.zone)
    if (!other)
      return claim(
        `${first.name} is at UTC${offset < 0 ? '−' : '+'}${clock(Math.abs(offset))}${ask.dates ? ' then' : ' now'}. Tell me where you are, and I count the difference.`,
        { kind: 'catalogue', name: 'time zones' },
      )
    return claim(
      difference(
        first.name,
        other.name,
        offset - offsetAt(instant, other.zone),
        ask.dates ? 'then' : 'now',
      ),
      { kind: 'catalogue', name: 'time zones' },
    )
  },
}

function difference(one: string, other: string, minutes: number, when: string): string {
  if (minutes === 0) return `${one} and ${other} share the same time ${when}.`
  const hours = Math.abs(minutes) / 60
  const amount = `${Number.isInteger(hours) ? hours : hours.toFixed(2).replace(/0$/, '')} ${hours === 1 ? 'hour' : 'hours'}`
  return `${one} is ${amount} ${minutes > 0 ? 'ahead of' : 'behind'} ${other} ${when}.`
}

/** What the catalogue notes of customs, by what is asked. */
const noted: readonly (readonly [asked: RegExp, note: RegExp])[] = [
  [
    /\b(?:wear|shorts|dress(?:ed)?|dress code|clothes|shoulders|knees|headscarf|cover (?:up|my|your|our)|hair|bikini|shoes)\b/,
    /\b(?:cover (?:your|up|shoulders|knees|arms|hair)|shoulders|knees|hair|shoes (?:come )?off|off your shoes|dress\w*|scarf|swimwear|modest\w*)\b/i,
  ],
  [/\b(?:altitude|soroche|mountain sickness|thin air)\b/, /\b(?:altitude|meters|coca)\b/i],
  [
    /\b(?:pickpockets?|scams?|rip ?offs?)\b/,
    /\b(?:pickpocket|scam|bags?|thie(?:f|ves)|gems|taxi)/i,
  ],
  [/\b(?:alcohol|drink alcohol|buy beer|buy wine)\b/, /\balcohol|drink|beer|wine\b/i],
  [/\b(?:photos?|photograph|pictures)\b/, /\bphotograph|photo|pictures?\b/i],
  [/\bsiesta\b|\bclose for lunch\b/, /\b(?:siesta|afternoon|lunch)\b/i],
  [/\b(?:mosquito(?:es|s)?|insects|repellent)\b/, /\bmosquito|repellent|insect/i],
  [/\b(?:uber|taxis?|cabs?|ride ?hailing)\b/, /\btaxi|app|cab\b/i],
]

export const customs: Topic = {
  name: 'customs',
  asked: asked(new RegExp(noted.map(([pattern]) => pattern.source).join('|'))),
  answer: (ask) =>
    forEachWhere(ask, (where) => {
      const patterns = noted.filter(([pattern]) => pattern.test(ask.words))
      const found = notesOf(where).filter((note) => patterns.some(([, of]) => of.test(note)))
      if (found.length > 0) return claim(found.slice(0, 2).join(' '))
      return where.destination
        ? unknown(
            `I have no note on that for ${where.name}, so I don't know for sure. Your hotel or the tourist office there does.`,
          )
        : null
    }),
}

function notesOf({ destination }: Where): string[] {
  if (!destination) return []
  return [...destination.facts.goodToKnow, ...destination.gettingAround.split(/(?<=\.) /)]
}
