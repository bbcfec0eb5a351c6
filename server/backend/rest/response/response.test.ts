import { describe, expect, it } from 'vitest'
import { DatabaseError } from '#server/backend/db/driver.ts'
import { RestError } from '../errors.ts'
import { fromDatabaseError } from './database-errors.ts'
import { errorResponse, toRestError } from './error-response.ts'
import { contentRange, rangeStatus, withOverrides } from './headers.ts'
import { negotiate } from './negotiate.ts'

const statusOf = (code: string, message = 'm', authenticated = true) =>
  fromDatabaseError(new DatabaseError({ code, message }), authenticated).fields.status

describe('errors of Postgres', () => {
  it.each([
    ['23505', 409],
    ['23503', 409],
    ['23502', 400],
    ['22P02', 400],
    ['25006', 405],
    ['42P01', 404],
    ['42883', 404],
    ['42P17', 500],
    ['57014', 500],
    ['57P01', 503],
    ['53300', 503],
    ['53400', 500],
    ['08006', 503],
    ['P0001', 400],
    ['P0002', 500],
    ['28000', 403],
    ['PT418', 418],
  ])('%s is answered with %i', (code, status) => {
    expect(statusOf(code)).toBe(status)
  })

  it('asks the anonymous to sign in, and forbids the others', () => {
    expect(statusOf('42501', 'permission denied', true)).toBe(403)
    const anonymous = fromDatabaseError(new DatabaseError({ code: '42501', message: 'm' }), false)
    expect(anonymous.fields).toMatchObject({
      status: 401,
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
  })

  it('looks at the message where the code says too little', () => {
    expect(statusOf('22023', 'role "ghost" does not exist')).toBe(401)
    expect(statusOf('22023', 'something else')).toBe(400)
    expect(statusOf('21000', 'DELETE requires a WHERE clause')).toBe(400)
    expect(statusOf('21000', 'more than one row returned')).toBe(500)
  })

  it.each([
    ['53100', 'could not extend file "base/5/16422": No space left on device', 503],
    ['58030', 'could not read file "/srv/piri/data/database/base/5/16422": I/O error', 500],
  ])('%s names no file of the server', (code, message, status) => {
    const { fields } = fromDatabaseError(
      new DatabaseError({ code, message, hint: 'Check free disk space in /srv/piri.' }),
      true,
    )
    expect(fields).toMatchObject({ status, code })
    expect(JSON.stringify(fields)).not.toMatch(/base\/|\/srv/)
  })

  it('lets a function write the whole answer', () => {
    const raised = fromDatabaseError(
      new DatabaseError({
        code: 'PGRST',
        message: '{"code":"123","message":"Payment Required","details":"Quota exceeded"}',
        detail: '{"status":402,"headers":{"X-Powered-By":"Nerd Rage"}}',
      }),
      true,
    )
    expect(raised.fields).toEqual({
      status: 402,
      code: '123',
      message: 'Payment Required',
      details: 'Quota exceeded',
      hint: null,
      headers: { 'X-Powered-By': 'Nerd Rage' },
    })
    const broken = (message: string, detail?: string) =>
      fromDatabaseError(
        new DatabaseError({ code: 'PGRST', message, ...(detail ? { detail } : {}) }),
        true,
      ).fields
    expect(broken('nope').details).toContain('Invalid JSON value for MESSAGE')
    expect(broken('{"code":"1","message":"m"}').details).toContain('DETAIL is missing')
    expect(broken('{"code":"1","message":"m"}', '{}')).toMatchObject({
      status: 500,
      code: 'PGRST121',
    })
  })
})

describe('error responses', () => {
  it('always has the four keys, and never the cause', async () => {
    const response = errorResponse(toRestError(new Error('secret detail'), true), 'GET')
    expect(response.status).toBe(500)
    expect(response.headers.get('proxy-status')).toBe('PostgREST; error=PGRSTX00')
    expect(await response.json()).toEqual({
      code: 'PGRSTX00',
      details: null,
      hint: null,
      message: 'The request could not be completed',
    })
  })

  it('survives codes and headers that no HTTP header can hold', async () => {
    const odd = new RestError({
      status: 400,
      code: 'é\n',
      message: 'm',
      headers: { 'bad name': 'x', fine: 'a\nb' },
    })
    const response = errorResponse(odd, 'HEAD')
    expect(response.headers.get('fine')).toBe('a?b')
    expect(await response.text()).toBe('')
  })
})

describe('ranges', () => {
  it('names the rows of the page and the total', () => {
    expect(contentRange(0, 10, undefined)).toBe('0-9/*')
    expect(contentRange(20, 5, 25)).toBe('20-24/25')
    expect(contentRange(0, 0, 0)).toBe('*/0')
    expect(contentRange(0, 0, undefined)).toBe('*/*')
  })

  it('is partial when rows are missing, and refused beyond the end', () => {
    expect(rangeStatus(0, 5, undefined)).toBe(200)
    expect(rangeStatus(0, 5, 5)).toBe(200)
    expect(rangeStatus(0, 5, 6)).toBe(206)
    expect(() => rangeStatus(7, 0, 6)).toThrow('not satisfiable')
  })
})

describe('what SQL sets itself', () => {
  it('wins over our own headers and status', () => {
    const { status, headers } = withOverrides({ 'cache-control': 'no-store' }, 200, {
      headers: '[{"Cache-Control":"max-age=60"},{"Set-Cookie":"a=1"},{"Set-Cookie":"b=2"}]',
      status: '418',
    })
    const all = new Headers(headers)
    expect(status).toBe(418)
    expect(all.get('cache-control')).toBe('max-age=60')
    expect(all.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  it.each(['{}', 'x', '[{"a":1}]', '[{"a":"1","b":"2"}]', '[{"a b":"1"}]'])(
    'refuses %j as headers',
    (text) => {
      expect(() => withOverrides({}, 200, { headers: text, status: undefined })).toThrow(
        'response.headers guc',
      )
    },
  )

  it('refuses what is no status', () => {
    for (const status of ['abc', '99', '600', '20.5']) {
      expect(() => withOverrides({}, 200, { headers: undefined, status })).toThrow(
        'response.status guc',
      )
    }
  })
})

describe('negotiation', () => {
  it('takes the first acceptable type', () => {
    expect(negotiate('text/html, application/json;q=0.9', false).form).toBe('array')
    expect(negotiate('application/vnd.pgrst.object+json; nulls=stripped', false)).toEqual({
      form: 'object',
      stripNulls: true,
      contentType: 'application/vnd.pgrst.object+json; nulls=stripped; charset=utf-8',
    })
    expect(() => negotiate('image/png', false)).toThrow('None of these media types are available')
  })

  it('gives plans only where they are switched on', () => {
    const accept = 'application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|nonsense'
    expect(() => negotiate(accept, false)).toThrow('None of these media types')
    expect(negotiate(accept, true)).toMatchObject({
      form: 'csv',
      contentType:
        'application/vnd.pgrst.plan+json; for="text/csv"; options=analyze; charset=utf-8',
      explain: { format: 'json', options: ['analyze'] },
    })
  })
})
