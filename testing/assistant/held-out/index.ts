/** Written and committed before the assistant's first version; never edited so that it passes. */
import type { Dialogue } from '../notation.ts'
import { conversation } from './conversation.ts'
import { edges } from './edges.ts'
import { edits } from './edits.ts'
import { practical } from './practical.ts'
import { wishes } from './wishes.ts'

export const heldOutDialogues: readonly Dialogue[] = [
  ...wishes,
  ...conversation,
  ...practical,
  ...edits,
  ...edges,
]
