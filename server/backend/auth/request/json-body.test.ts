import { expect, it } from 'vitest'
import { z } from 'zod'
import { dataSchema, readBody } from './json-body.ts'

const schema = z.object({ data: dataSchema })
const post = (body: string) => new Request('http://here.test', { method: 'POST', body })

it('reads what is nested as people nest things', async () => {
  const body = await readBody(post('{"data":{"home":{"city":"Lisbon"}}}'), schema)
  expect(body.data).toEqual({ home: { city: 'Lisbon' } })
})

it('refuses, as no JSON at all, what is nested without end', async () => {
  const levels = 400_000
  const body = `{"data":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`
  await expect(readBody(post(body), schema)).rejects.toMatchObject({
    fields: { status: 400, code: 'bad_json' },
  })
})
