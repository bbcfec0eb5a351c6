import { describe, expect, it } from 'vitest'
import { readFunctionsConfig } from './function-config.ts'

describe('the switch of a function', () => {
  it('is read from its own table', () => {
    const config = readFunctionsConfig(`
      project_id = "piri"
      verify_jwt = false
      [functions.hook] # called by a bank
      verify_jwt = false # it signs its calls
      entrypoint = "./functions/hook/index.ts"
      [functions."ask-piri"]
      verify_jwt=true
      [ functions . quiet ]
      verify_jwt = false\r
      [db.seed]
      verify_jwt = false
    `)
    expect(config).toEqual({
      hook: { verifyJwt: false },
      'ask-piri': { verifyJwt: true },
      quiet: { verifyJwt: false },
    })
  })

  it.each([
    'verify_jwt = "false"',
    'verify_jwt = 0',
    '# verify_jwt = false',
    'verify_jwts = false',
  ])('stays on with %s', (line) => {
    expect(readFunctionsConfig(`[functions.hook]\n${line}`)).toEqual({})
  })

  it('of one function is not that of a table below it', () => {
    expect(readFunctionsConfig('[functions.hook.env]\nverify_jwt = false')).toEqual({})
  })
})
