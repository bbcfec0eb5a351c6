/** Checks whether a slug is free while it is being typed. */
import { useEffect, useState } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { slugProblem } from '#domain/pages/slug.ts'
import { isSlugFree } from './page-calls.ts'

export type SlugState =
  | { kind: 'wrong'; message: string }
  | { kind: 'checking' | 'free' | 'taken' | 'unknown' }

const restMs = 300

export function useSlugCheck(slug: string, ownId: string | null): SlugState {
  const { supabase } = useAccount()
  const [answer, setAnswer] = useState<{ slug: string; state: SlugState } | null>(null)
  const problem = slugProblem(slug)

  useEffect(() => {
    if (problem !== undefined) return
    let overtaken = false
    const ask = async () => {
      const free = await supabase().then(
        (client) => isSlugFree(client, slug, ownId),
        () => undefined,
      )
      if (overtaken) return
      const kind = free === undefined ? 'unknown' : free ? 'free' : 'taken'
      setAnswer({ slug, state: { kind } })
    }
    const timer = setTimeout(() => void ask(), restMs)
    return () => {
      overtaken = true
      clearTimeout(timer)
    }
  }, [slug, ownId, problem, supabase])

  if (problem !== undefined) return { kind: 'wrong', message: problem }
  return answer?.slug === slug ? answer.state : { kind: 'checking' }
}
