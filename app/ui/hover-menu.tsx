import { ChevronDown } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from './class-names.ts'
import { type HoverTimings, useHoverIntent } from './hover-intent.ts'

interface HoverMenuProps {
  label: string
  timings: HoverTimings
  /** The panel's content; `close` is for links that were chosen. */
  children: (close: () => void) => ReactNode
  /** Of the button. */
  buttonClassName: string
  /** Of the panel. */
  className?: string
}

/** A button that discloses a panel of links: under a resting mouse, on a click, by the keyboard. */
export function HoverMenu({
  label,
  timings,
  children,
  buttonClassName,
  className,
}: HoverMenuProps) {
  const { open, setOpen, pointerEntered, pointerLeft } = useHoverIntent(timings)
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [pinned, setPinned] = useState(false)
  // A finger has no resting place: its tap is a click, and hover must not undo it.
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act()
  }
  const close = () => {
    setPinned(false)
    setOpen(false)
  }
  // A click on a menu that hover has just opened means "stay", not "go away".
  const onClick = () => {
    setPinned(!pinned)
    setOpen(!pinned)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    close()
    button.current?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only hears what bubbles up from the button and its links.
    <div
      className="relative"
      onPointerEnter={byMouse(pointerEntered)}
      onPointerLeave={byMouse(pinned ? () => {} : pointerLeft)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={onClick}
        className={buttonClassName}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className={cx('size-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      {/* The padding bridges the gap, so that the pointer never leaves on its way down. */}
      <div id={panelId} hidden={!open} className="absolute top-full right-0 pt-2">
        <div
          data-surface="paper"
          className={cx(
            'animate-pop-in rounded-card border border-hairline bg-surface p-3 text-on-surface shadow-soft',
            className,
          )}
        >
          {children(close)}
        </div>
      </div>
    </div>
  )
}
