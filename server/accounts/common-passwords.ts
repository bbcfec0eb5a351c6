/** The ten thousand commonest passwords that are long enough to be chosen here, read when first asked for. */
import { createRequire } from 'node:module'
import { missingCharacters } from '#domain/account/password-rule.ts'

/** In the order of how many people use them, all in small letters. */
const list = '@zxcvbn-ts/language-common/src/passwords.json'
const howMany = 10_000

let loaded: ReadonlySet<string> | undefined

export function commonPasswords(): ReadonlySet<string> {
  loaded ??= readPasswords()
  return loaded
}

function readPasswords(): ReadonlySet<string> {
  const require = createRequire(import.meta.url)
  const all: string[] = require(list)
  // Unloads the library's list: it is five times as long as what is kept of it.
  delete require.cache[require.resolve(list)]
  return new Set(all.filter((password) => missingCharacters(password) === 0).slice(0, howMany))
}
