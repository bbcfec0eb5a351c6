import { expect, it } from 'vitest'
import { sharedProduct } from '#testing/shared-product.ts'

const product = await sharedProduct()
const from = { 'x-forwarded-for': '192.0.2.40' }

const post = (path: string, body: unknown) =>
  fetch(product.url + path, {
    method: 'POST',
    headers: { ...from, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const spots = [[38.7, -9.15]]
const points = [
  [38.72, -9.14],
  [41.15, -8.61],
]

it.each([
  ['/view-itinerary/weather', { spots, from: 29_700_000, to: 29_700_600 }, 60],
  ['/roadtrip/drives', { points }, 120],
])('%s answers an address up to its limit, and then asks it to wait', async (path, body, burst) => {
  const statuses: number[] = []
  for (let count = 0; count < burst + 25; count += 1) {
    statuses.push((await post(path, body)).status)
  }
  expect(statuses.slice(0, burst)).toEqual(Array(burst).fill(200))
  expect(statuses).toContain(429)
  const refused = await post(path, body)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({
    ok: false,
    reason: 'too-often',
    message: 'Those were many questions in a short time. Please try again in a minute.',
  })
})

it('counts each of them for itself', async () => {
  const answer = await fetch(`${product.url}/restaurants?where=Lisbon`, { headers: from })
  expect(answer.status).toBe(200)
})
