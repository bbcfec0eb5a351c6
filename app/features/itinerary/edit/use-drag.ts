/** Lets stops be dragged in the list of days, once the code for it is there. */
import { useEffect } from 'react'
import type { Editing } from './use-editing.ts'

export function useDrag(editing: Editing, onMove: (focus: string) => void): void {
  const { ready, moveTo } = editing
  useEffect(() => {
    if (!ready) return
    let stop: (() => void) | undefined
    let wanted = true
    void import('./drag/drag-stops.ts').then(({ dragStops }) => {
      const list = document.querySelector<HTMLElement>('ol[aria-label="Days"]')
      if (!wanted || !list) return
      stop = dragStops({
        list,
        move: (id, to) => {
          onMove(`drag-${id}`)
          moveTo(id, to)
        },
        say: (text) => {
          const region = document.getElementById('drag-said')
          if (region) region.textContent = text
        },
      })
      list.dataset.drags = 'true'
    })
    return () => {
      wanted = false
      stop?.()
    }
  }, [ready, moveTo, onMove])
}
