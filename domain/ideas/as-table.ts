/** The ideas of a board as a table (CSV, RFC 4180) that a spreadsheet opens. */
import { columnOf, columns } from './columns.ts'
import type { Idea } from './idea.ts'
import { placeOf } from './place-of.ts'

const headings = [
  'Title',
  'Description',
  'Column',
  'Date',
  'Time',
  'Pinned',
  'Color',
  'Address',
  'Website',
]

export function ideasAsTable(ideas: readonly Idea[]): string {
  const rows = ideas.map((idea) => {
    const place = placeOf(idea)
    return [
      idea.title,
      idea.description ?? '',
      columns.find(({ id }) => id === columnOf(idea))?.title ?? '',
      idea.date ?? '',
      idea.time ?? '',
      idea.pinned ? 'yes' : '',
      idea.color,
      place?.address ?? place?.vicinity ?? '',
      place?.website ?? '',
    ]
  })
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  return `\uFEFF${[headings, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** A cell that a spreadsheet would take for a formula begins with an apostrophe, which makes it text. */
function cell(value: string): string {
  const plain = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
