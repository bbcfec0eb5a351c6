import { describe, expect, it } from 'vitest'
import { readBytes, readCallBody, readPayload } from './body.ts'
import { parseCsv } from './csv.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const payload = (text: string, type: string | null = null, columnsGiven = false) =>
  readPayload(bytes(text), type, columnsGiven)

describe('payloads', () => {
  it('passes the text of an array through, and wraps an object', () => {
    expect(payload('[{"a": 1.0},{"a":2}]')).toEqual({
      json: '[{"a": 1.0},{"a":2}]',
      columns: ['a'],
      rows: 2,
    })
    expect(payload('{"a":9007199254740993}')).toEqual({
      json: '[{"a":9007199254740993}]',
      columns: ['a'],
      rows: 1,
    })
    expect(payload('[]')).toEqual({ json: '[]', columns: [], rows: 0 })
  })

  it('wants the same keys in every object, unless columns are named', () => {
    expect(() => payload('[{"a":1},{"b":1}]')).toThrow('All object keys must match')
    expect(() => payload('[{"a":1},{"a":1,"b":2}]')).toThrow('All object keys must match')
    expect(payload('[{"a":1},{"b":1}]', null, true).columns).toEqual(['a'])
  })

  it.each(['', '{', '1', '"a"', 'null', '[1]', '[null]', '[[{}]]'])('refuses %j', (text) => {
    expect(() => payload(text)).toThrow(
      expect.objectContaining({
        fields: expect.objectContaining({ status: 400, code: 'PGRST102' }),
      }),
    )
  })

  it('refuses bytes that are no UTF-8 and types it does not read', () => {
    expect(() => readPayload(new Uint8Array([0xff, 0xfe]), null, false)).toThrow('UTF-8')
    expect(() => payload('<a/>', 'image/png')).toThrow('Content-Type not acceptable')
  })

  it('reads forms', () => {
    expect(payload('a=1&b=x+y', 'application/x-www-form-urlencoded')).toEqual({
      json: '[{"a":"1","b":"x y"}]',
      columns: ['a', 'b'],
      rows: 1,
    })
  })
})

describe('CSV', () => {
  it('reads quotes, commas, line breaks and NULL', () => {
    const { json, columns } = parseCsv('id,note\n1,"a, ""b""\nc"\r\n2,NULL\n')
    expect(columns).toEqual(['id', 'note'])
    expect(JSON.parse(json)).toEqual([
      { id: '1', note: 'a, "b"\nc' },
      { id: '2', note: null },
    ])
  })

  it('keeps an empty last field', () => {
    expect(JSON.parse(parseCsv('a,b\n1,').json)).toEqual([{ a: '1', b: '' }])
  })

  it.each(['', 'a,b\n1', 'a\n"1', 'a\n"1"x'])('refuses %j', (text) => {
    expect(() => parseCsv(text)).toThrow(
      expect.objectContaining({ fields: expect.objectContaining({ code: 'PGRST102' }) }),
    )
  })
})

describe('bodies of calls', () => {
  it('takes nothing as no arguments', () => {
    expect(readCallBody(bytes(''), null)).toMatchObject({ kind: 'json', json: '{}', names: [] })
  })

  it('keeps text and bytes as they are', () => {
    expect(readCallBody(bytes('hi'), 'text/plain')).toEqual({ kind: 'text', value: 'hi' })
    const raw = new Uint8Array([0, 255])
    expect(readCallBody(raw, 'application/octet-stream')).toEqual({ kind: 'bytes', value: raw })
  })
})

describe('the body limit', () => {
  const post = (body: BodyInit, headers = {}) =>
    new Request('http://test', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

  it('refuses what declares too much without reading it, and what sends too much without declaring it', async () => {
    const refusal = { fields: { status: 413 } }
    await expect(
      readBytes(post('0123456789', { 'content-length': '10' }), 5),
    ).rejects.toMatchObject(refusal)
    const chunks = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(4)),
    })
    await expect(readBytes(post(chunks), 10)).rejects.toMatchObject(refusal)
  })

  it('joins the chunks of what fits', async () => {
    const chunks = new ReadableStream({
      start: (controller) => {
        controller.enqueue(bytes('ab'))
        controller.enqueue(bytes('cd'))
        controller.close()
      },
    })
    expect(Buffer.from(await readBytes(post(chunks), 10)).toString()).toBe('abcd')
  })
})
