/** Ideas and boards as rows of the server. */

import type { SupabaseClient } from '@supabase/supabase-js'
import type { RowBackend, RowKind } from '#app/data/rows/row-kind.ts'
import { createRowBackend } from '#app/data/rows/supabase-rows.ts'
import { type Board, boardSchema, compareBoards } from '#domain/ideas/board.ts'
import { compareIdeas, type Idea } from '#domain/ideas/idea.ts'
import { ideaSchema } from '#domain/ideas/idea-schema.ts'
import type { PersonId } from '#domain/trip/ids.ts'

export const ideaKind: RowKind<Idea> = {
  entity: 'ideas',
  schema: ideaSchema,
  compare: compareIdeas,
}
export const boardKind: RowKind<Board> = {
  entity: 'boards',
  schema: boardSchema,
  compare: compareBoards,
}

export interface BoardBackend {
  ideas: RowBackend<Idea>
  boards: RowBackend<Board>
}

export function createBoardBackend(client: SupabaseClient, personId: PersonId): BoardBackend {
  return {
    ideas: createRowBackend({
      client,
      personId,
      kind: ideaKind,
      columns: Object.keys(ideaSchema.shape).join(','),
      toStored: ({ row, changed }) => ({ ...row, updated_at: new Date().toISOString(), changed }),
    }),
    boards: createRowBackend({
      client,
      personId,
      kind: boardKind,
      columns: Object.keys(boardSchema.shape).join(','),
      toStored: ({ row }) => row,
    }),
  }
}
