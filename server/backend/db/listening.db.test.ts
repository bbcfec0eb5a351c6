import { expect, it } from 'vitest'
import { DatabaseError } from './driver.ts'
import { describeOnBothEngines } from './testing/both-engines.ts'

describeOnBothEngines(
  'listening',
  (engine) => {
    it('refuses a channel that can’t be, at every try', async () => {
      for (const _ of ['first', 'second']) {
        await expect(engine.database.listen('', () => {})).rejects.toThrow(DatabaseError)
      }
    })

    it('refuses it to everyone who asks at the same time', async () => {
      const asked = [1, 2].map(() => engine.database.listen('', () => {}))
      for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected')
    })

    it('goes on hearing a channel that one of two has left', async () => {
      const heard: string[] = []
      const stop = await engine.database.listen('news', () => heard.push('who left'))
      const stopOther = await engine.database.listen('news', (payload) => heard.push(payload))
      await stop()
      await engine.database.script("select pg_notify('news', 'still here')")
      await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['still here'])
      await stopOther()
    })
  },
  { empty: true },
)
