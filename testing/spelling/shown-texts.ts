/** Every text of the product that a person may read: of its catalogue, and as its code has it. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

export interface ShownText {
  /** The file, from the root of the project. */
  file: string
  text: string
}

const root = path.join(import.meta.dirname, '..', '..')
const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted()
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Keys whose values are read by programs, or typed by people and looked up: nobody is shown them. */
const unseenKeys = new Set(
  'id slug kind website hours from to country countries currency timeZone interests alsoKnownAs airports setting bestTime meals cuisines diets shape side by place'.split(
    ' ',
  ),
)

/** The id of a place, as walks and parts name it. */
const id = /^[a-z\d]+(?:-[a-z\d]+)+$/

export function catalogueTexts(): ShownText[] {
  return filesOf('catalogue/{destinations,drives}/*.json').flatMap((file) =>
    textsIn(JSON.parse(read(file)))
      .filter((text) => !id.test(text))
      .map((text) => ({ file, text })),
  )
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.entries(value).filter(([key]) => !unseenKeys.has(key))
  return parts.flatMap(([, part]) => textsIn(part))
}

/** What a first start fills in, without its comments. */
export function seedTexts(): ShownText[] {
  const file = 'supabase/seed.sql'
  return [{ file, text: read(file).replace(/^\s*--.*$/gmu, '') }]
}

/** What the code says: its literal texts, without names of modules, classes of styles and single words in lower case. */
export function codeTexts(): ShownText[] {
  return filesOf('{app,domain,server,supabase/functions}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\.generated\./.test(file))
    .flatMap((file) =>
      literals(file)
        .filter(isProse)
        .map((text) => ({ file, text })),
    )
}

const isProse = (text: string): boolean => /\p{L}\s+\p{L}|^\s*\p{Lu}\p{Ll}/u.test(text)

function literals(file: string): string[] {
  const { program, errors } = parseSync(file, read(file))
  if (errors.length > 0) throw new Error(`${file} could not be read`)
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    if (isUnseen(node)) return
    if (node.type === 'Literal' || node.type === 'JSXText') {
      if ('value' in node && typeof node.value === 'string') found.push(node.value)
    } else if (node.type === 'TemplateElement' && 'value' in node) {
      found.push((node.value as { raw: string }).raw)
    }
    for (const part of Object.values(node)) visit(part)
  }
  visit(program)
  return found
}

function isUnseen(node: object): boolean {
  if (!('type' in node)) return false
  const { type } = node
  if (typeof type !== 'string') return false
  if (/^(?:Import|TS|ExportAll)/.test(type)) return !/^TS(?:As|Satisfies|NonNull)/.test(type)
  return (
    type === 'JSXAttribute' &&
    'name' in node &&
    /"name":"(?:className|class|style|d|viewBox)"/.test(JSON.stringify(node.name))
  )
}
