/**
 * Props of an element that scrolls sideways and may hold nothing to focus: with these the keyboard reaches it
 * and its arrow keys scroll it, in browsers that don't see to it themselves.
 */
export const sidewaysRow = { tabIndex: 0 } as const
