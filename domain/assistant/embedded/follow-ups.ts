/** What may be said next: the answer's own ideas first, then what is always useful, nothing twice. */
import { folded, type Memory } from './memory.ts'
import type { MessageContext, Reply } from './message-context.ts'

const most = 4
const longest = 90

export function followUpsOf(
  reply: Reply,
  context: MessageContext,
  heard: readonly string[],
): string[] {
  const used = new Set(heard)
  const turn = context.memory.heard.length
  const extra = usual(context, reply)
  const start = extra.length === 0 ? 0 : turn % extra.length
  const own = context.memory.planned
    ? reply.followUps.filter((each) => !each.startsWith('Plan three'))
    : reply.followUps
  const all = [...own, ...extra.slice(start), ...extra.slice(0, start)]
  const chosen: string[] = []
  for (const text of all) {
    const key = folded(text)
    if (text.length > longest || used.has(key)) continue
    used.add(key)
    chosen.push(text)
  }
  const wanted = Math.max(3, Math.min(most, reply.followUps.length))
  return chosen.slice(0, wanted)
}

function usual(
  { turn, brief, knowledge, memory }: MessageContext,
  { remember, trip }: Reply,
): string[] {
  if (turn.trip && !trip) {
    const days = turn.trip.days.length
    return [
      'What is on day 1?',
      ...(days > 1 ? ['Make day 2 lighter'] : []),
      'Add a dinner on day 1',
      'Is this too much?',
      'What is the weather like when we go?',
      'Add a day',
      `What is on day ${days}?`,
    ]
  }
  const about = remember ?? ({} as Partial<Memory>)
  const slug =
    about.destinations?.[0] ??
    brief.destinations.find((each) => each.slug)?.slug ??
    memory.destinations[0]
  const city = knowledge.catalogue.bySlug.get(slug ?? '')?.name
  if (city) {
    return [
      `What should we see in ${city}?`,
      `Where to eat in ${city}?`,
      `Plan three days in ${city}`,
      `What is the best month for ${city}?`,
      `Something for a rainy day in ${city}`,
      `Day trips from ${city}`,
      `Do you tip in ${city}?`,
      `Cafés in ${city}`,
      `A museum in ${city}`,
    ]
  }
  return [
    'Somewhere warm with a beach in February',
    'Three days in Lisbon in May for two',
    'A weekend with good food and museums',
    'Somewhere with snow in January',
    'What should we see in Kyoto?',
    'Porto or Lisbon with a toddler?',
  ]
}
