/** Reads files of tables, as research data often comes. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The texts of a folder's files with this ending, by name. */
export async function readAll(folder: string, ending: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(ending)).sort()
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
}

/** Rows of a CSV file by the names in its first line; quotes may hold commas and line breaks. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index]
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (text[index + 1] === '"') {
        cell += '"'
        index += 1
      } else quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === ',' || letter === '\n') {
      rows.at(-1)?.push(cell.replace(/\r$/, ''))
      cell = ''
      if (letter === '\n') rows.push([])
    } else cell += letter
  }
  if (cell) rows.at(-1)?.push(cell)
  const [names = [], ...records] = rows.filter((row) => row.length > 0)
  return records.map((row) =>
    Object.fromEntries(names.map((name, column) => [name, row[column] ?? ''])),
  )
}
