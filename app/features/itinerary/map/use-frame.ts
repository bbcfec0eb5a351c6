import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Frame } from '#domain/drawing/drawing.ts'

/** The size of an element, in whole pixels; null until it is measured. */
export function useFrame<E extends HTMLElement>(): {
  ref: RefObject<E | null>
  frame: Frame | null
} {
  const ref = useRef<E>(null)
  const [frame, setFrame] = useState<Frame | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const [width, height] = [element.clientWidth, element.clientHeight]
      if (width === 0 || height === 0) return
      setFrame((now) => (now?.width === width && now.height === height ? now : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, frame }
}
