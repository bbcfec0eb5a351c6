/** The address of a calendar, as programs ask for it: once an hour, and a thousand times a second. */
import { expect, it } from 'vitest'
import { runCount } from '#testing/run-count.ts'
import { sharedProduct } from '#testing/shared-product.ts'
import { clientOf, keepInAccount, makeAccount, tripOfStops } from '#testing/trips/account-trips.ts'

const product = await sharedProduct()

/** Programs at different addresses: what one of them spends is not the other's. */
const ask = (url: string, from: string, known = {}) =>
  fetch(url, { headers: { 'x-forwarded-for': from, ...known } })
const [hasty, patient] = ['203.0.113.7', '198.51.100.8']

const asks = runCount('asks of a calendar at once', { everyday: 300, full: 1_000 })

it('answers hundreds of asks at once shortly, reveals its secret nowhere, and ends at once', async () => {
  const client = await clientOf(await makeAccount(product), product)
  const trip = tripOfStops(2, 4)
  await keepInAccount(client, trip)
  const makeFeed = async () => {
    const { data } = await client.rpc('make_trip_feed', { p_trip: trip.id }).throwOnError()
    return { id: String(data.id), url: `${product.url}/calendar/${data.secret}.ics` }
  }
  const feed = await makeFeed()
  const first = await ask(feed.url, hasty)
  expect(await first.text()).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT60M')
  const known = { 'if-none-match': first.headers.get('etag') ?? '' }
  const answers = await Promise.all(
    Array.from({ length: asks }, async () => {
      const response = await ask(feed.url, hasty, known)
      return { status: response.status, bytes: (await response.arrayBuffer()).byteLength }
    }),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([304, 429]))
  expect(answers.filter(({ status }) => status === 304).length).toBeLessThan(100)
  expect(Math.max(...answers.map(({ bytes }) => bytes))).toBeLessThan(100)

  const second = await makeFeed()
  expect((await ask(second.url, patient)).status).toBe(200)
  await client.rpc('revoke_trip_feed', { p_feed: second.id }).throwOnError()
  expect((await ask(second.url, patient, known)).status).toBe(410)
  await expect.poll(() => product.output()).toContain('"path":"/calendar/…","status":410')
  for (const { url } of [feed, second]) {
    expect(product.output()).not.toContain(new URL(url).pathname.slice(10, 50))
  }
})
