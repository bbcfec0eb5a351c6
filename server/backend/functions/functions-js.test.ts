/** What supabase-js, the client of every page, makes of the answers. */
import {
  createClient,
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
} from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { functionsOfTests } from './testing/functions-of-tests.ts'
import { publishableKey, signToken } from './testing/server.ts'

const functions = functionsOfTests({ timeoutMs: 2_000 })

const signedIn = () =>
  createClient(functions.url, publishableKey, { accessToken: () => signToken() })
const visitor = () =>
  createClient(functions.url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })

describe('data', () => {
  it('is parsed by its type: JSON', async () => {
    const { data, error } = await signedIn().functions.invoke('echo', { body: { name: 'Ada' } })
    expect(error).toBeNull()
    expect(data).toMatchObject({ method: 'POST', body: { name: 'Ada' }, greeting: 'hello' })
  })

  it('is parsed by its type: text', async () => {
    const { data } = await signedIn().functions.invoke('served', { body: 'hi' })
    expect(data).toBe('served /served: hi')
  })

  it('is left as a stream when it is one', async () => {
    const { data } = await signedIn().functions.invoke('stream?count=2', { method: 'GET' })
    expect(await data.text()).toBe('data: 1\n\ndata: 2\n\n')
  })

  it('may be sent as a form', async () => {
    const form = new FormData()
    form.set('name', 'Ada')
    const { data } = await signedIn().functions.invoke('stream', { body: form })
    expect(data.size).toBeGreaterThan(0)
  })
})

describe('errors', () => {
  it('of the function keep its answer', async () => {
    const { error } = await signedIn().functions.invoke('trouble?kind=own-error')
    expect(error).toBeInstanceOf(FunctionsHttpError)
    expect(error.message).toBe('Edge Function returned a non-2xx status code')
    expect(error.context.status).toBe(409)
    expect(await error.context.json()).toEqual({ reason: 'no seats left' })
  })

  it('thrown by the function are its own too', async () => {
    const { error } = await signedIn().functions.invoke('trouble?kind=throw')
    expect(error).toBeInstanceOf(FunctionsHttpError)
    expect(error.context.status).toBe(500)
  })

  it.each([
    ['no-such-function', 404],
    ['broken', 503],
    ['trouble?kind=never', 504],
    ['trouble?kind=exit', 500],
  ])('of the relay are told from those (%s)', async (name, status) => {
    const { error } = await signedIn().functions.invoke(name)
    expect(error).toBeInstanceOf(FunctionsRelayError)
    expect(error.message).toBe('Relay Error invoking the Edge Function')
    expect(error.context.status).toBe(status)
  })

  it('of the network are told from those', async () => {
    const nowhere = createClient('http://127.0.0.1:9', publishableKey)
    const { error } = await nowhere.functions.invoke('echo')
    expect(error).toBeInstanceOf(FunctionsFetchError)
    expect(error.message).toBe('Failed to send a request to the Edge Function')
  })
})

describe('a visitor, whose client sends only the publishable key', () => {
  it('is refused by a function that verifies', async () => {
    const { error } = await visitor().functions.invoke('echo', { body: { name: 'Ada' } })
    expect(error).toBeInstanceOf(FunctionsRelayError)
    expect(error.context.status).toBe(401)
    expect((await error.context.json()).code).toBe('UNAUTHORIZED_NO_AUTH_HEADER')
  })

  it('reaches a function that does not', async () => {
    const { data } = await visitor().functions.invoke('open')
    expect(data).toEqual({ key: publishableKey, signed: null })
  })
})
