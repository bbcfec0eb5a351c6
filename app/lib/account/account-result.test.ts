import { expect, it } from 'vitest'
import { accountCall } from './account-result.ts'

const client = async () => ({ ask: async (answer: { data: unknown; error: unknown }) => answer })

it('gives what the service answered', async () => {
  expect(await accountCall(async () => (await client()).ask({ data: 7, error: null }))).toEqual({
    data: 7,
    error: null,
    errorType: null,
    errorCode: null,
  })
})

it('keeps the message of errors of every shape', async () => {
  const refused = (error: unknown) =>
    accountCall(async () => (await client()).ask({ data: null, error }))
  const weak = Object.assign(new Error('Too short'), {
    __isAuthError: true,
    code: 'weak_password',
    reasons: ['length'],
  })
  expect(await refused(weak)).toMatchObject({
    error: { message: 'Too short', reasons: ['length'] },
    errorType: 'auth',
    errorCode: 'weak_password',
  })
  // The data service refuses with a plain object.
  const denied = { code: '42501', message: 'permission denied for table ideas' }
  expect(await refused(denied)).toMatchObject({ error: { message: denied.message } })
})

it('is a value also where the client can’t be loaded', async () => {
  const lost = (): ReturnType<typeof client> => Promise.reject(new Error('The chunk is not there'))
  expect(await accountCall(async () => (await lost()).ask({ data: 7, error: null }))).toEqual({
    data: null,
    error: { message: 'The chunk is not there' },
    errorType: 'network',
    errorCode: 'network',
  })
})
