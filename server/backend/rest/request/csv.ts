/** CSV bodies: a header line names the columns, `NULL` is null, quotes protect commas and lines. */
import { errors } from '../errors.ts'
import type { Payload } from '../plan/write.ts'

const field = /("(?:[^"]|"")*"|[^,"\r\n]*)(,|\r?\n|$)/y

const records = (text: string): string[][] => {
  const found: string[][] = []
  let record: string[] = []
  field.lastIndex = 0
  while (field.lastIndex < text.length || record.length > 0) {
    const match = field.exec(text)
    if (!match) throw errors.body('The CSV could not be read: a quote is out of place')
    const [, raw = '', end = ''] = match
    record.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw)
    if (end === ',') continue
    found.push(record)
    record = []
    if (end === '') break
  }
  return found
}

export const parseCsv = (text: string): Payload => {
  const [header, ...lines] = records(text)
  if (!header || header.every((name) => name === '')) throw errors.body('Empty or invalid CSV')
  const rows = lines.map((line) => {
    if (line.length !== header.length)
      throw errors.body('All lines must have same number of fields')
    return Object.fromEntries(
      header.map((name, index) => [name, line[index] === 'NULL' ? null : line[index]]),
    )
  })
  return { json: JSON.stringify(rows), columns: header, rows: rows.length }
}
