/**
 * Drags stops within and between days, by mouse, touch and keyboard. Plain listeners on the list of
 * days, loaded after the first paint: while something is dragged React draws nothing, and only the
 * day under the pointer is measured.
 */
import type { StopId } from '#domain/trip/ids.ts'
import { drawMarks, glide, isSameSlot } from './marks.ts'
import {
  daysIn,
  lineOf,
  nameOf,
  nextSlot,
  type Slot,
  slotAt,
  slotOf,
  stopElement,
} from './slots.ts'

interface DragOptions {
  /** The list of days. */
  list: HTMLElement
  move: (stop: StopId, to: Slot) => void
  /** Tells screen readers where the line is. */
  say: (text: string) => void
}

interface Drag {
  stop: StopId
  name: string
  from: Slot
  to: Slot | null
  /** How far the page was scrolled when the line was drawn. */
  scrolled: number
  marks: ReturnType<typeof drawMarks>
  end: () => void
}

/** Pixels that a mouse must move before dragging begins, so that a click is none. */
const leastMove = 5
/** How near an edge of the window the page begins to move along, and by how much a frame. */
const edge = 90
const fastest = 18

/** Returns a function that removes the listeners. */
export function dragStops({ list, move, say }: DragOptions): () => void {
  let drag: Drag | null = null
  let ignoreClick = false

  const begin = (stop: StopId, handle: HTMLElement): Drag | null => {
    const from = slotOf(stop)
    if (!from) return null
    const name = nameOf(stop)
    const marks = drawMarks(name)
    const element = stopElement(stop)
    if (element) element.style.opacity = '0.45'
    handle.style.cursor = 'grabbing'
    const end = () => {
      marks.remove()
      if (element) element.style.opacity = ''
      handle.style.cursor = ''
      drag = null
    }
    drag = { stop, name, from, to: from, scrolled: window.scrollY, marks, end }
    return drag
  }

  const aim = (to: Slot | null) => {
    if (!drag) return
    const isNew = !isSameSlot(to, drag.to)
    // The line stays where it is, unless it is another slot or the page has moved under it.
    if (!isNew && drag.scrolled === window.scrollY) return
    drag.to = to
    drag.scrolled = window.scrollY
    drag.marks.line(to && !isSameSlot(to, drag.from) ? lineOf(list, to, drag.stop) : null)
    // A live region is read out whenever it is written, so it is written once a slot.
    if (isNew && to) say(`${drag.name}: ${inWords(to)}`)
  }

  const inWords = ({ day, index }: Slot) => {
    const number = daysIn(list).findIndex(({ dataset }) => dataset.day === day) + 1
    return `day ${number}, place ${index + 1}`
  }

  const drop = () => {
    if (!drag) return
    const { stop, name, from, to, end } = drag
    end()
    if (!to || isSameSlot(from, to)) {
      say(`${name} stays where it was.`)
      return
    }
    const days = [from.day, to.day].flatMap((id) => list.querySelector(`[data-day="${id}"]`) ?? [])
    glide([...new Set(days)], () => move(stop, to))
    say(`${name} moved to ${inWords(to)}.`)
  }

  const cancel = () => {
    if (!drag) return
    say(`${drag.name} stays where it was.`)
    drag.end()
  }

  const press = (event: PointerEvent) => {
    const handle = handleOf(event.target)
    if (!handle || event.button !== 0 || drag) return
    const { clientX, clientY, pointerId } = event
    let point = { x: clientX, y: clientY }
    let frame = 0
    const follow = () => {
      frame = 0
      if (!drag) return
      const step = scrollStep(point.y)
      if (step !== 0) window.scrollBy(0, step)
      // Reads the layout before it writes, so that the browser lays out once a frame.
      aim(slotAt(list, point.y, drag.stop))
      drag.marks.point(point.x, point.y)
      // Goes on scrolling near an edge although the pointer rests.
      if (step !== 0) frame = requestAnimationFrame(follow)
    }
    const moved = (next: PointerEvent) => {
      if (next.pointerId !== pointerId) return
      point = { x: next.clientX, y: next.clientY }
      const far = Math.hypot(point.x - clientX, point.y - clientY) >= leastMove
      if (!drag && far && begin(handle.dataset.drag as StopId, handle)) {
        // The elements under the pointer get no events, so that none of them renders for hovering.
        handle.setPointerCapture(pointerId)
      }
      if (drag && frame === 0) frame = requestAnimationFrame(follow)
    }
    const over = new AbortController()
    const finish = (isDropped: boolean) => {
      over.abort()
      cancelAnimationFrame(frame)
      ignoreClick = drag !== null
      if (!isDropped) cancel()
      else if (drag) {
        aim(slotAt(list, point.y, drag.stop))
        drop()
      }
    }
    const { signal } = over
    document.addEventListener('pointermove', moved, { signal })
    document.addEventListener('pointerup', () => finish(true), { signal })
    document.addEventListener('pointercancel', () => finish(false), { signal })
    document.addEventListener('selectstart', (each) => each.preventDefault(), { signal })
    document.addEventListener(
      'keydown',
      (each) => {
        if (each.key !== 'Escape') return
        each.preventDefault()
        finish(false)
      },
      { signal },
    )
  }

  const key = (event: KeyboardEvent) => {
    const handle = handleOf(event.target)
    if (!handle) return
    const isLift = event.key === ' ' || event.key === 'Enter'
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!drag && !isLift) return
    if (drag && !isLift && step === 0 && event.key !== 'Escape') return
    event.preventDefault()
    if (!drag) {
      const begun = begin(handle.dataset.drag as StopId, handle)
      if (begun)
        say(`${begun.name} is lifted. Arrow keys move it, Space puts it down, Escape ends.`)
    } else if (isLift) drop()
    else if (step === 0) cancel()
    else {
      const to = nextSlot(list, drag.to ?? drag.from, step, drag.stop)
      showSlot(list, to, drag.stop)
      aim(to)
    }
  }

  const leave = () => cancel()
  const click = (event: MouseEvent) => {
    if (!ignoreClick) return
    ignoreClick = false
    event.stopPropagation()
  }
  list.addEventListener('pointerdown', press)
  list.addEventListener('keydown', key)
  list.addEventListener('focusout', leave)
  list.addEventListener('click', click, true)
  return () => {
    cancel()
    list.removeEventListener('pointerdown', press)
    list.removeEventListener('keydown', key)
    list.removeEventListener('focusout', leave)
    list.removeEventListener('click', click, true)
  }
}

function handleOf(target: EventTarget | null): HTMLElement | null {
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-drag]') : null
  return handle?.matches(':disabled') ? null : handle
}

function scrollStep(y: number): number {
  const above = edge - y
  const below = y - (window.innerHeight - edge)
  const near = Math.max(above, below)
  if (near <= 0) return 0
  return Math.sign(below) * Math.ceil(Math.min(1, near / edge) * fastest)
}

/** Brings the line of a slot into the window, for those who move by key. */
function showSlot(list: HTMLElement, slot: Slot, dragged: StopId): void {
  const line = lineOf(list, slot, dragged)
  if (!line) return
  if (line.y < edge || line.y > window.innerHeight - edge) {
    window.scrollBy({ top: line.y - window.innerHeight / 2, behavior: 'instant' })
  }
}
