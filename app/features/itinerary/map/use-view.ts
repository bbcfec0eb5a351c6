/** What part of the drawing is looked at: by buttons, the wheel, the mouse and fingers. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Drawing } from '#domain/drawing/drawing.ts'
import type { Area, SheetPoint, View } from '#domain/drawing/projection.ts'

const step = 1.6
/** The smallest scale fits the world on a thumb; at the largest a house is as wide as a marker. */
const [leastScale, mostScale] = [300, 40_000_000]

interface ViewControl {
  /** Null shows everything. */
  view: View | null
  zoomIn: () => void
  zoomOut: () => void
  reset: () => void
  /** Zooms by `factor` around a point of the sheet. */
  zoomTo: (point: SheetPoint, factor: number) => void
}

/** `whole`: the map fills the screen, so it takes every wheel and touch. */
export function useView(
  box: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  whole: boolean,
): ViewControl & { follow: (drawing: Drawing) => void } {
  const [view, setView] = useState<View | null>(null)
  const shown = useRef<{ view: View; area: Area } | null>(null)
  const change = useCallback((make: (view: View, area: Area) => View) => {
    const now = shown.current
    if (!now) return
    const next = make(now.view, now.area)
    const scale = Math.max(leastScale, Math.min(mostScale, next.scale))
    setView({ ...next, scale })
  }, [])
  const zoomTo = useCallback(
    (point: SheetPoint, factor: number) => change((now, area) => zoomed(now, area, point, factor)),
    [change],
  )
  const zoomBy = (factor: number) =>
    change((now, area) => zoomed(now, area, middleOf(area), factor))
  useEffect(
    () =>
      listen(box.current, layer.current, whole, {
        zoomTo,
        move: (point, factor, by) =>
          change((now, area) => panned(zoomed(now, area, point, factor), by)),
      }),
    [box, layer, whole, change, zoomTo],
  )
  return {
    view,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    reset: () => setView(null),
    zoomTo,
    follow: ({ sheet }) => {
      shown.current = { view: sheet.view, area: sheet.area }
    },
  }
}

const middleOf = ({ x, y, width, height }: Area): SheetPoint => ({
  x: x + width / 2,
  y: y + height / 2,
})

/** Zooms by `factor` so that `point` stays at its place on the sheet. */
function zoomed({ centre, scale }: View, area: Area, point: SheetPoint, factor: number): View {
  const middle = middleOf(area)
  const [byX, byY] = [(point.x - middle.x) / scale, (point.y - middle.y) / scale]
  const keep = 1 - 1 / factor
  return {
    centre: { x: centre.x + byX * keep, y: centre.y + byY * keep },
    scale: scale * factor,
  }
}

const panned = ({ centre, scale }: View, by: SheetPoint): View => ({
  centre: { x: centre.x - by.x / scale, y: centre.y - by.y / scale },
  scale,
})

interface Moves {
  zoomTo: (point: SheetPoint, factor: number) => void
  move: (around: SheetPoint, factor: number, by: SheetPoint) => void
}

/** While fingers move, the picture is transformed as it is; it is drawn anew when they are lifted. */
function listen(
  box: HTMLElement | null,
  layer: HTMLElement | null,
  whole: boolean,
  { zoomTo, move }: Moves,
): () => void {
  if (!box || !layer) return () => undefined
  const leave = new AbortController()
  const { signal } = leave
  const fingers = new Map<number, SheetPoint>()
  let from: Gesture | null = null
  const pointIn = ({ clientX, clientY }: MouseEvent): SheetPoint => {
    const { left, top } = box.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const restart = () => {
    from = fingers.size > 0 ? gestureOf([...fingers.values()]) : null
  }
  const finish = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return
    if (from) {
      const to = gestureOf([...fingers.values()])
      const by = { x: to.middle.x - from.middle.x, y: to.middle.y - from.middle.y }
      const factor = from.spread > 0 ? to.spread / from.spread : 1
      layer.style.transform = ''
      // Smaller movements are those of a press.
      if (factor !== 1 || Math.hypot(by.x, by.y) > 3) move(from.middle, factor, by)
    }
    fingers.delete(event.pointerId)
    restart()
  }
  box.addEventListener(
    'wheel',
    (event) => {
      // A pinch on a touchpad comes as a wheel with the Control key; a wheel without it scrolls the page.
      if (!whole && !event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomTo(pointIn(event), 2 ** (-event.deltaY / (event.ctrlKey ? 100 : 300)))
    },
    { signal, passive: false },
  )
  box.addEventListener(
    'pointerdown',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[data-controls]')) return
      if (!whole && event.pointerType === 'touch') return
      fingers.set(event.pointerId, pointIn(event))
      restart()
    },
    { signal },
  )
  box.ownerDocument.addEventListener(
    'pointermove',
    (event) => {
      if (!from || !fingers.has(event.pointerId)) return
      fingers.set(event.pointerId, pointIn(event))
      const to = gestureOf([...fingers.values()])
      const factor = from.spread > 0 ? to.spread / from.spread : 1
      layer.style.transformOrigin = `${from.middle.x}px ${from.middle.y}px`
      layer.style.transform = `translate(${to.middle.x - from.middle.x}px, ${to.middle.y - from.middle.y}px) scale(${factor})`
    },
    { signal },
  )
  box.ownerDocument.addEventListener('pointerup', finish, { signal })
  box.ownerDocument.addEventListener('pointercancel', finish, { signal })
  return () => leave.abort()
}

interface Gesture {
  middle: SheetPoint
  /** How far two fingers are apart; 0 for one. */
  spread: number
}

function gestureOf([one = { x: 0, y: 0 }, other]: readonly SheetPoint[]): Gesture {
  if (!other) return { middle: one, spread: 0 }
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    spread: Math.hypot(one.x - other.x, one.y - other.y),
  }
}
