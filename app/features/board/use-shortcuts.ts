/** The board's keyboard shortcuts. While somebody is writing only the one that saves works. */
import { useEffect, useRef } from 'react'
import { redo, undo } from './board-actions.ts'

interface Shortcuts {
  add: () => void
  search: () => void
  showBoard: () => void
  showCalendar: () => void
  save: () => void
  help: () => void
  leave: () => void
}

export const shortcutWords: readonly (readonly [keys: string, does: string])[] = [
  ['N', 'Write a new idea'],
  ['/', 'Search'],
  ['B', 'Idea board'],
  ['C', 'Calendar'],
  ['Ctrl or ⌘ S', 'Save the board'],
  ['Ctrl or ⌘ Z', 'Undo'],
  ['Ctrl or ⌘ Shift Z', 'Redo'],
  ['Space, then arrows', 'Lift a card and move it; Space puts it down'],
  ['Esc', 'Leave a selection'],
  ['?', 'This list'],
]

export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const command = commandOf(event, latest.current)
      if (!command || (isWriting(event.target) && command !== latest.current.save)) return
      event.preventDefault()
      command()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

function commandOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  { add, search, showBoard, showCalendar, save, help, leave }: Shortcuts,
): (() => void) | undefined {
  if (altKey) return undefined
  if (ctrlKey || metaKey) {
    const pressed = key.toLowerCase()
    if (pressed === 's' && !shiftKey) return save
    if (pressed === 'z') return () => void (shiftKey ? redo() : undo())
    return undefined
  }
  const plain: Readonly<Record<string, () => void>> = {
    n: add,
    '/': search,
    b: showBoard,
    c: showCalendar,
    '?': help,
    Escape: leave,
  }
  return Object.hasOwn(plain, key) ? plain[key] : undefined
}

/** Also within a dialog or a menu, which has keys of its own. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null)
  )
}
