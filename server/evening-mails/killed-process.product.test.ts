/** A process that is killed while it sends a mail: the next one sends it, as the same message. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#server/backend/db/open.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { openSmtpStandIn, type SmtpStandIn } from '#testing/smtp-stand-in.ts'
import { ended, type RunningProduct, startProduct } from '#testing/start-product.ts'
import { clientOf, keepInAccount, makeAccount } from '#testing/trips/account-trips.ts'
import { sendEveningMails, serviceOf, tripOfTonight } from '#testing/trips/trip-of-tonight.ts'

let office: SmtpStandIn
let isAnswering = false
let product: RunningProduct | undefined
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'piri-killed-'))
  office = await openSmtpStandIn({ answers: () => isAnswering })
})
afterAll(async () => {
  await product?.stop()
  office.close()
  await rm(folder, { recursive: true, force: true })
})

const start = async () => {
  product = await startProduct({ SMTP_URL: office.url, DATA_DIR: path.join(folder, 'data') })
  return product
}

/** A lease runs out after a minute, which nobody waits for: whoever looks next finds that it has. */
async function endLeases(dir: string): Promise<void> {
  const database = await openDatabase({ kind: 'pglite', dir })
  for (const table of ['jobs.jobs', 'public.evening_mails']) {
    await database.script(`update ${table} set leased_until = now() where leased_until is not null`)
  }
  await database.close()
}

const timeout = 240_000

inFullRuns(
  it,
  'every day: jobs of a killed process in `server/jobs/job-runner`, mails that come once in `evening-mails`, both on both engines',
)(
  'a mail whose process was killed before it knew that it was taken comes again, once',
  {
    timeout,
  },
  async () => {
    const first = await start()
    const person = await makeAccount(first)
    const client = await clientOf(person, first)
    const trip = await tripOfTonight()
    await keepInAccount(client, trip)
    await client.rpc('watch_trip', { p_trip: trip.id, p_evening_mail: true }).throwOnError()
    await sendEveningMails(first)
    const received = () => office.received.filter(({ to }) => to.includes(person.email))
    await expect.poll(received, { timeout: 60_000 }).toHaveLength(1)
    await ended(first.process, () => first.process.kill('SIGKILL'))
    await endLeases(path.join(folder, 'data'))

    isAnswering = true
    const second = await start()
    // The job is taken over once the dead one's time is up.
    await expect.poll(() => received().length, { timeout: 150_000 }).toBe(2)
    const idOf = ({ data }: { data: string }) =>
      /^Message-ID: (<evening\..+>)\r?$/im.exec(data)?.[1]
    const [one, other] = received().map(idOf)
    expect(one).toBeDefined()
    expect(other).toBe(one)
    const sent = async () =>
      (await serviceOf(second).from('evening_mails').select('sent_at, leased_until')).data
    await expect.poll(sent).toEqual([{ sent_at: expect.any(String), leased_until: null }])
    await sendEveningMails(second)
    expect(received()).toHaveLength(2)
  },
)
