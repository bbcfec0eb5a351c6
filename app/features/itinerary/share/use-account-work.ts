import { useState } from 'react'
import type { AccountOutcome } from '#app/data/account-refusal.ts'
import type { AccountWork } from '#app/data/use-account-state.ts'

/** What a button does to the account: whether it is under way, and why the last time did not work. */
export function useAccountWork(act: (work: AccountWork) => Promise<AccountOutcome<unknown>>) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const doing = async (work: AccountWork) => {
    setBusy(true)
    const done = await act(work)
    setProblem(done.ok ? null : done.message)
    setBusy(false)
  }
  return { isBusy, problem, setProblem, doing }
}
