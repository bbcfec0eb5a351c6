import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSmtpStandIn, type SmtpStandIn } from '#testing/smtp-stand-in.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'
import { clientOf, keepInAccount, makeAccount, operationIds } from '#testing/trips/account-trips.ts'
import { sendEveningMails, serviceOf, tripOfTonight } from '#testing/trips/trip-of-tonight.ts'
import { weatherService } from '#testing/weather-service.ts'

let office: SmtpStandIn
let product: RunningProduct
let weather: Awaited<ReturnType<typeof weatherService>>
beforeAll(async () => {
  office = await openSmtpStandIn()
  weather = await weatherService(() => 'rain')
  product = await startProduct({
    SMTP_URL: office.url,
    WEATHER_PROVIDER: 'open-meteo',
    WEATHER_BASE_URL: weather.url,
    LOG_LEVEL: 'info',
  })
})
afterAll(async () => {
  await product.stop()
  await weather.close()
  office.close()
})

/** A header or a body without the folds of a mail. */
const unfolded = (data: string) => data.replace(/=\r\n/g, '').replace(/\r\n[ \t]+/g, ' ')

/** Somebody with a trip tomorrow, and the mail about it. */
async function mailed() {
  const person = await makeAccount(product)
  const client = await clientOf(person, product)
  const trip = await tripOfTonight()
  await keepInAccount(client, trip)
  const { error } = await client.rpc('watch_trip', { p_trip: trip.id, p_evening_mail: true })
  if (error) throw error
  await sendEveningMails(product)
  const find = () => office.received.find(({ to }) => to.includes(person.email))
  await expect.poll(find, { timeout: 60_000 }).toBeDefined()
  const data = unfolded(find()?.data ?? '')
  const linkTo = (name: string) =>
    new RegExp(`https?://[^\\s<>"]+/view-itinerary/${name}/[A-Za-z0-9_-]{43}`).exec(data)?.[0] ?? ''
  const here = (link: string) => product.url + new URL(link).pathname
  return {
    ...{ client, trip, data },
    swap: here(linkTo('swap')),
    stop: here(linkTo('evening')),
    operations: () => operationIds(client, trip.id),
  }
}

it('a mail says how to end it, and one click of a mail program does', async () => {
  const { client, trip, data, stop } = await mailed()
  expect(data).toMatch(/^List-Unsubscribe: <https?:\/\/\S+\/view-itinerary\/evening\/\S{43}>\r?$/m)
  expect(data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  const isOn = async () => {
    const { data: watch } = await client
      .from('trip_watches')
      .select('evening_mail')
      .eq('trip_id', trip.id)
      .single()
    return watch?.evening_mail
  }
  for (const method of ['GET', 'HEAD']) expect((await fetch(stop, { method })).status).toBe(200)
  expect(await isOn()).toBe(true)
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(stop, { method: 'POST', body })).status).toBe(200)
  expect(await isOn()).toBe(false)
})

it('programs that open the links of a mail change nothing, and the secret stands in no log', async () => {
  const { swap, operations } = await mailed()
  for (const method of ['HEAD', 'GET', 'GET']) {
    const answer = await fetch(swap, { method })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
  }
  expect(await operations()).toEqual([])
  const post = async () => (await fetch(swap, { method: 'POST' })).text()
  expect(await post()).toContain('It is changed')
  expect(await post()).toContain('This change was made already')
  expect(await operations()).toHaveLength(1)
  expect(product.output()).toContain('/view-itinerary/swap/…')
  expect(product.output()).not.toContain(swap.slice(-43))
})

it('a link that is over, or never was, says so', async () => {
  const { swap, trip, operations } = await mailed()
  const over = { swap_until: new Date(0).toISOString() }
  const { error } = await serviceOf(product)
    .from('evening_mails')
    .update(over)
    .eq('trip_id', trip.id)
  expect(error).toBeNull()
  for (const method of ['GET', 'POST']) {
    expect(await (await fetch(swap, { method })).text()).toContain('The day has begun')
  }
  expect(await operations()).toEqual([])
  const never = await fetch(`${product.url}/view-itinerary/swap/${'x'.repeat(43)}`)
  expect(never.status).toBe(404)
  expect(await never.text()).toContain('This link leads nowhere now')
})
