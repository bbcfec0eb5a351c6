/** Reads a wish from an address and begins to plan it. Nothing is written: a GET leaves no trace. */
import { waitWhenLimited } from '#app/lib/limit-refusal.server.ts'
import type { SiteServices } from '#domain/site/site-services.ts'
import { readWish } from '../create/wish-text.ts'
import type { GenerateData } from './generate-screen.tsx'
import { planToTheEnd, streamPlan } from './stream-plan.server.ts'

interface AddressedWish {
  request: Request
  services: Pick<SiteServices, 'planWish' | 'mayPlan' | 'report'>
  address: string | null
}

export interface Found {
  status: number
  headers?: Record<string, string>
  body: GenerateData
}

export async function planFromAddress({
  request,
  services,
  address,
}: AddressedWish): Promise<Found> {
  const { searchParams } = new URL(request.url)
  const wish = readWish(searchParams)
  if (wish.kind === 'none') return { status: 200, body: { kind: 'ask' } }
  if (wish.kind === 'empty') {
    return { status: 400, body: { kind: 'ask', error: 'Please say what you wish for.' } }
  }
  const { asked } = wish
  if (wish.kind === 'too-long') {
    return { status: 400, body: { kind: 'ask', asked, error: wish.error } }
  }
  // A HEAD request plans nothing.
  if (request.method === 'HEAD') return { status: 200, body: { kind: 'ask', asked } }
  const wait = waitWhenLimited(await services.mayPlan(address), 'plans')
  if (wait) {
    const { words: error, headers } = wait
    return { status: 429, headers, body: { kind: 'ask', asked, error } }
  }
  const { planWish, report } = services
  const plan = { planWish, report, text: asked.text, set: wish.set, signal: request.signal }
  return searchParams.has('whole')
    ? { status: 200, body: { kind: 'planned', asked, step: await planToTheEnd(plan) } }
    : { status: 200, body: { kind: 'planning', asked, first: streamPlan(plan) } }
}
