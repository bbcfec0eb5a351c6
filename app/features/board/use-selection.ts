/** Several ideas chosen at once, for what is done to all of them. */
import { useCallback, useMemo, useState } from 'react'
import type { Idea } from '#domain/ideas/idea.ts'

export interface Selection {
  selecting: boolean
  selected: ReadonlySet<string>
  /** Those of the selected that are still there, in the board's order. */
  ideas: readonly Idea[]
  begin: () => void
  end: () => void
  toggle: (idea: Idea) => void
  selectAll: (ideas: readonly Idea[]) => void
}

export function useSelection(ideas: readonly Idea[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const begin = useCallback(() => setChosen((before) => before ?? new Set()), [])
  const end = useCallback(() => setChosen(null), [])
  const toggle = useCallback(({ id }: Idea) => {
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const selectAll = useCallback((all: readonly Idea[]) => {
    setChosen(new Set(all.map(({ id }) => id)))
  }, [])
  return useMemo(() => {
    const selected = chosen ?? new Set<string>()
    return {
      selecting: chosen !== null,
      selected,
      ideas: ideas.filter(({ id }) => selected.has(id)),
      begin,
      end,
      toggle,
      selectAll,
    }
  }, [chosen, ideas, begin, end, toggle, selectAll])
}
