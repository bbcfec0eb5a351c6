/**
 * Props of an element that scrolls sideways and may hold nothing focusable: they let the keyboard focus and
 * scroll it, in browsers that do not do so by themselves.
 */
export const horizontalScroller = { tabIndex: 0 } as const
