/** The dialogues to work with. */
import { edgeDialogues } from './dialogues-edges.ts'
import { editDialogues } from './dialogues-edits.ts'
import { practicalDialogues } from './dialogues-practical.ts'
import { talkDialogues } from './dialogues-talk.ts'
import { wishDialogues } from './dialogues-wishes.ts'
import type { Dialogue } from './notation.ts'

export const developmentDialogues: readonly Dialogue[] = [
  ...wishDialogues,
  ...talkDialogues,
  ...practicalDialogues,
  ...editDialogues,
  ...edgeDialogues,
]
