/** What this assistant can't do or can't know, said plainly, and who can. */
import { allSaid } from '#domain/places/moments.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { groundsOf } from './suggest.ts'

interface Limit {
  asked: RegExp
  says: (where: string) => string
}

const limits: readonly Limit[] = [
  {
    asked:
      /\b(?:book|reserve|buy|find|get|search|cheapest|compare|price of|how much (?:is|are|for))\b[^.?!]*\b(?:flights?|plane tickets?|airfares?|air tickets?)\b|\bflights? (?:price|cost|deal)s?\b/,
    says: () =>
      'I can’t book flights or see their prices: the airline itself or a flight search does that.',
  },
  {
    asked:
      /\b(?:book|reserve|buy|get (?:me|us))\b[^.?!]*\b(?:trains?|bus|buses|ferry|ferries|coach|rail)\b/,
    says: () =>
      'I can’t book trains, buses or ferries: the railway or the operator sells the seats on its website.',
  },
  {
    asked:
      /\b(?:how much|price|rate|book|reserve|available|availability|vacanc\w+|cancel)\b[^.?!]*\b(?:rooms?|hotels?|hostels?|airbnb|suite|apartment|bed)\b/,
    says: () =>
      'Room prices and free rooms I can’t see: the hotel’s own website or a booking site shows them for your night.',
  },
  {
    asked: /\b(?:book|reserve|get)\b[^.?!]*\b(?:a )?(?:table|reservation)\b/,
    says: () => 'I can’t book a table: the restaurant does that by phone or on its website.',
  },
  {
    asked: /\b(?:buy|book|order|reserve|get (?:me|us))\b[^.?!]*\btickets?\b/,
    says: () =>
      'I can’t buy tickets: the official website of the place or its box office sells them.',
  },
  {
    asked:
      /\b(?:rent|book|reserve|hire)\b[^.?!]*\b(?:a |the )?(?:car|scooter|van|motorbike|camper)\b/,
    says: () => 'I can’t rent a vehicle for you: a rental company or its website does that.',
  },
  {
    asked:
      /\b(?:visas?|entry requirements?|passport (?:valid\w*|rules?)|esta|schengen|immigration|work permit|residence permit)\b/,
    says: (where) =>
      `Visas and entry rules change, so I don’t answer for them: ask the embassy or consulate${where ? ` for ${where}` : ''}, or look at your government’s official travel pages.`,
  },
  {
    asked:
      /\b(?:vaccin\w+|malaria|shots|jabs?|rabies|yellow fever|medicine|medication|pills|symptoms?|fever|infection|insulin|antibiotics|food poisoning|sick|diarrh\w+|hospital|dengue)\b/,
    says: (where) =>
      `I can’t give medical advice: a doctor or a travel health clinic knows what you need${where ? ` for ${where}` : ''}, best some weeks before you go.`,
  },
  {
    asked:
      /\b(?:protests?|riots?|demonstrations?|strikes?|unrest|terror\w*|kidnap\w*|earthquakes?|hurricanes?|wildfires?|flood(?:s|ing)?|eruption|safe (?:right now|at the moment|now|these days)|current(?:ly)? safe|travel (?:warning|advisory|ban))\b/,
    says: (where) =>
      `I don’t follow the news, so what happens${where ? ` in ${where}` : ''} right now I can’t tell. Your foreign office’s official travel advice and the local news can.`,
  },
  {
    asked:
      /\b(?:who (?:plays|is playing|performs|sings)|what(?:'s| is) (?:on|playing|showing) (?:at|in)|concerts? (?:on|tonight|tomorrow|this|next)|line-?up|programme (?:of|at|for)|match (?:tonight|tomorrow|on)|kick-?off|gigs? (?:tonight|tomorrow|this)|exhibitions? (?:right now|at the moment|now|this))\b/,
    says: () =>
      'Programs of single evenings I don’t have: the venue’s own website or its box office knows who plays.',
  },
  {
    asked:
      /\b(?:ratings?|reviews?|how many stars|stars (?:does|do)|tripadvisor|google (?:score|rating)|rated|score (?:on|does))\b/,
    says: () =>
      'I don’t have anybody’s scores or opinions of visitors, only what our own notes say. A map service or a review site shows them.',
  },
  {
    asked:
      /\b(?:exact|precise|current|today'?s|to the cent)\b[^.?!]*\b(?:price|cost|fee|fare)s?\b|\b(?:price|cost|fee)s?\b[^.?!]*\b(?:exact\w*|to the cent)\b/,
    says: () =>
      'Exact ticket prices I don’t have, as they change and differ by age and day: check the official website before you go.',
  },
  {
    asked: /\b(?:exchange rate|how many (?:euros?|dollars|yen|pounds) (?:is|are|for|in))\b/,
    says: () => 'I don’t have today’s exchange rates: your bank or a currency converter does.',
  },
  {
    asked:
      /\b(?:delays?|delayed|gate number|traffic (?:now|right now|jam)|train times? (?:today|tomorrow)|next (?:train|bus|ferry)|timetables?|departures? (?:today|tomorrow))\b/,
    says: () =>
      'Timetables and delays of the day I don’t have: the operator’s website or app does.',
  },
  {
    asked:
      /\b(?:insurance|refund|compensation|lost (?:luggage|baggage|passport)|stolen (?:passport|wallet|bag))\b/,
    says: () =>
      'That I can’t settle: your insurer, the airline or, for a lost passport, your embassy can.',
  },
  {
    asked:
      /\b(?:call|phone|text|email|e-mail|write to|contact|order (?:me )?(?:a |an )?(?:taxi|uber|cab))\b[^.?!]*\b(?:hotel|restaurant|them|him|her|me a|taxi|uber|cab|airline)\b/,
    says: () =>
      'I can’t call or write to anybody for you; the place itself is best reached by phone or its website.',
  },
]

export function outOfScope(context: MessageContext): Reply | null {
  const { heard, brief } = context
  const { lower } = heard
  const limit = limits.find(({ asked }) => asked.test(lower))
  if (!limit) return null
  const [destination] = heard.destinations
  const name = destination?.name ?? heard.said.destinations[0]?.name ?? ''
  const [place] = heard.places
  const note = place ? ` What I do have of ${place.place.name}: ${allSaid(place.place)}` : ''
  const can =
    destination && !place ? ` What I can do is plan your days in ${destination.name}.` : ''
  return {
    meant: 'cannot',
    words: `${limit.says(name)}${note}${can}`,
    ask: null,
    followUps: destination
      ? [`What should I see in ${destination.name}?`, `Plan three days in ${destination.name}`]
      : [],
    ...(place && {
      grounds: groundsOf(place.place),
    }),
    remember: {
      ...(heard.said.destinations.length > 0 && { brief }),
      ...(destination && { destinations: [destination.slug] }),
      ...(place && { place: { slug: place.destination.slug, placeId: place.place.id } }),
    },
  }
}
