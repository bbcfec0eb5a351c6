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
import { KeptServerMarkup } from './kept-server-markup.tsx'

interface HoverMenuProps {
  label: string
  timings: HoverTimings
  /** The panel's content; links call `close` when they are chosen. */
  children: (close: () => void) => ReactNode
  /** Of the button. */
  buttonClassName: string
  /** Of the panel. */
  className?: string
}

/** A button that opens a panel of links by hover, click or keyboard. What the server sent of a closed panel is hydrated when it opens. */
export function HoverMenu({
  label,
  timings,
  children,
  buttonClassName,
  className,
}: HoverMenuProps) {
  const { open, setOpen, pointerEntered, pointerLeft } = useHoverIntent(timings)
  const panelId = useId()
  const [isAsleep, setAsleep] = useState(() => isSent(panelId))
  if (isAsleep && open) setAsleep(false)
  const button = useRef<HTMLButtonElement>(null)
  const [pinned, setPinned] = useState(false)
  // Mouse only: a tap is a click already, and hover events after it would undo it.
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act()
  }
  const close = () => {
    setPinned(false)
    setOpen(false)
  }
  // A click right after hover has opened the menu keeps it open.
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
      {/* Padding instead of a gap, so that the pointer does not leave the menu on its way down. */}
      {isAsleep ? (
        <KeptServerMarkup key="asleep" id={panelId} className={panelClasses} hidden />
      ) : (
        <div key="awake" id={panelId} hidden={!open} className={panelClasses}>
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
      )}
    </div>
  )
}

const panelClasses = 'absolute top-full right-0 pt-2'

/** Not on the server, and not where the menu is drawn by the browser alone. */
const isSent = (panelId: string) => Boolean(globalThis.document?.getElementById(panelId))
