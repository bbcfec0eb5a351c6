/** Lets stops be dragged in the list of days, once the code for it is there. */
import { useCallback, useEffect } from 'react'
import type { DayId, StopId } from '#domain/trip/ids.ts'
import type { Editing } from './use-editing.ts'

type Move = (stop: StopId, to: { day: DayId; index: number }) => void

export function useDrag({ ready, moveTo }: Editing, onMove: (focus: string) => void): void {
  const move = useCallback<Move>(
    (id, to) => {
      onMove(`drag-${id}`)
      moveTo(id, to)
    },
    [moveTo, onMove],
  )
  useDraggedStops(ready, move)
}

/** `move` stays the same between renders: with another one, dragging begins anew. */
export function useDraggedStops(ready: boolean, move: Move): void {
  useEffect(() => {
    if (!ready) return
    let stop: (() => void) | undefined
    let wanted = true
    void import('./drag/drag-stops.ts').then(({ dragStops }) => {
      const list = document.querySelector<HTMLElement>('ol[aria-label="Days"]')
      if (!wanted || !list) return
      stop = dragStops({
        list,
        move,
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
  }, [ready, move])
}
