/** Which ideas of a board are shown. */
import { type ColumnId, columnOf } from './columns.ts'
import type { Idea } from './idea.ts'

export interface IdeaFilter {
  text: string
  color: string | null
  pinned: boolean
  column: ColumnId | null
}

export const everyIdea: IdeaFilter = { text: '', color: null, pinned: false, column: null }

export function isFiltering({ text, color, pinned, column }: IdeaFilter): boolean {
  return text.trim() !== '' || color !== null || pinned || column !== null
}

/** Every word must be there, in any order, without regard to case and marks. */
export function filterIdeas(ideas: readonly Idea[], filter: IdeaFilter): readonly Idea[] {
  if (!isFiltering(filter)) return ideas
  const words = plain(filter.text).split(/\s+/u).filter(Boolean)
  return ideas.filter((idea) => {
    if (filter.pinned && !idea.pinned) return false
    if (filter.column !== null && columnOf(idea) !== filter.column) return false
    if (filter.color !== null && idea.color.toLowerCase() !== filter.color.toLowerCase())
      return false
    const text = plain(`${idea.title} ${idea.description ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase('en')
}
