/** What those who plan a trip with somebody are called. Only companions' profiles can be read. */
import { useEffect, useState } from 'react'
import { useAccount, usePerson } from '#app/lib/account/account-context.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'

const none: ReadonlyMap<string, string> = new Map()

/** First names by person; without those who have none, or are no companions any more. */
export function useCompanionNames(
  personIds: readonly (string | null)[],
): ReadonlyMap<string, string> {
  const { supabase } = useAccount()
  const own = usePerson()?.id
  const [names, setNames] = useState(none)
  // As text, so that they are read again only when there are others.
  const others = [...new Set(personIds)]
    .filter((id) => id !== null && id !== own)
    .toSorted()
    .join(' ')
  useEffect(() => {
    if (own === undefined || others === '') return
    let wanted = true
    const read = async () => {
      const client = await supabase()
      const { data, error } = await client
        .from('profiles')
        .select('id, full_name')
        .in('id', others.split(' '))
      if (error) throw new Error('The names were not read', { cause: error })
      const named = data.flatMap(({ id, full_name }) => {
        const first = full_name?.trim().split(/\s+/)[0]
        return first ? [[id, first] as const] : []
      })
      if (wanted) setNames(new Map(named))
    }
    // Without a network the history is told without names.
    read().catch((error) => logInBrowser(`companions: ${error}`))
    return () => {
      wanted = false
    }
  }, [supabase, own, others])
  return names
}
