/** Checks a new password as it is typed, in the browser only. */
import { useEffect, useState } from 'react'
import { logInBrowser } from '#app/lib/browser-log.ts'
import {
  type PasswordOwner,
  type PasswordProblem,
  passwordProblem,
} from '#domain/account/password-rule.ts'

const nothingCommon: ReadonlySet<string> = new Set()
let loading: Promise<ReadonlySet<string>> | undefined

/** Fetches the list of common passwords once. If that fails, only the server's check remains. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= fetchCommonPasswords().catch((error: unknown) => {
    loading = undefined
    logInBrowser(`auth: the common passwords did not arrive (${error})`)
    return nothingCommon
  })
  return loading
}

async function fetchCommonPasswords(): Promise<ReadonlySet<string>> {
  const response = await fetch('/auth/common-passwords')
  if (!response.ok) throw new Error(`status ${response.status}`)
  return new Set((await response.text()).split('\n'))
}

export async function findPasswordProblem(
  password: string,
  owner: PasswordOwner,
): Promise<PasswordProblem | undefined> {
  const common = await commonPasswords()
  return passwordProblem(password, owner, (plain) => common.has(plain))
}

/** The problem of the password so far; undefined while it is empty. */
export function usePasswordProblem(
  password: string,
  { email, name }: PasswordOwner,
): PasswordProblem | undefined {
  const [common, setCommon] = useState<ReadonlySet<string>>()
  const begun = password !== ''
  useEffect(() => {
    if (!begun) return
    let current = true
    void commonPasswords().then((list) => current && setCommon(list))
    return () => {
      current = false
    }
  }, [begun])
  if (!begun) return undefined
  return passwordProblem(password, { email, name }, (plain) => common?.has(plain) ?? false)
}
