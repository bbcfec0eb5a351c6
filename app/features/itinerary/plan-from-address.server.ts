/** Reads a wish from an address and begins to plan it. Nothing is written: a GET leaves no trace. */
import type { SiteServices } from '#domain/site/site-services.ts'
import type { GenerateData } from './generate-screen.tsx'
import { planToTheEnd, streamPlan } from './stream-plan.server.ts'
import { longestWish, readWish } from './wish-text.ts'

interface Asked {
  request: Request
  services: Pick<SiteServices, 'planWish' | 'mayPlan' | 'report'>
  address: string | null
}

export interface Found {
  status: number
  headers?: Record<string, string>
  body: GenerateData
}

export async function planFromAddress({ request, services, address }: Asked): Promise<Found> {
  const { searchParams } = new URL(request.url)
  const asked = readWish(searchParams.get('q'))
  if (asked.kind === 'none') return { status: 200, body: { kind: 'ask' } }
  if (asked.kind === 'empty') {
    return { status: 400, body: { kind: 'ask', error: 'Please say what you wish for.' } }
  }
  if (asked.kind === 'too-long') {
    const error = `That is ${asked.length.toLocaleString('en-US')} characters. Please say it in ${longestWish.toLocaleString('en-US')} at most.`
    return { status: 400, body: { kind: 'ask', error } }
  }
  const wish = asked.text
  // A look at the head of the page plans nothing.
  if (request.method === 'HEAD') return { status: 200, body: { kind: 'ask', wish } }
  const turn = await services.mayPlan(address)
  if (!turn.granted) {
    const minutes = Math.ceil(turn.waitSeconds / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    const error = `Those were many plans in a short time. Please try again in ${wait}.`
    const headers = { 'retry-after': `${turn.waitSeconds}` }
    return { status: 429, headers, body: { kind: 'ask', wish, error } }
  }
  const { planWish, report } = services
  const plan = { planWish, report, text: wish, signal: request.signal }
  return searchParams.has('whole')
    ? { status: 200, body: { kind: 'planned', wish, step: await planToTheEnd(plan) } }
    : { status: 200, body: { kind: 'planning', wish, first: streamPlan(plan) } }
}
