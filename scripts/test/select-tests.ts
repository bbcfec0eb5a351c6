/** Which test files a person means by a few words: by where a file stands, else by what its tests are called. */

/** In the order in which a run goes through them. */
export const testParts = ['unit', 'database', 'product', 'browser'] as const
export type TestPart = (typeof testParts)[number]

export interface TestFile {
  path: string
  source: string
}

export interface SelectedTests {
  files: Record<TestPart, string[]>
  /** Given where the words stand in titles: only tests whose title has them run. */
  title?: string
}

export function selectTests(files: readonly TestFile[], words: readonly string[]): SelectedTests {
  const wanted = words.map((word) => word.toLowerCase())
  const byPath = files.filter(({ path }) =>
    wanted.every((word) => path.toLowerCase().includes(word)),
  )
  if (byPath.length > 0) return { files: byPart(byPath) }
  const title = wanted.join(' ')
  const byTitle = files.filter(({ source }) => source.toLowerCase().includes(title))
  return { files: byPart(byTitle), title }
}

export function partOf(path: string): TestPart | undefined {
  if (/^e2e\/.*\.spec\.ts$/.test(path)) return 'browser'
  if (/\.db\.test\.ts$/.test(path)) return 'database'
  if (/\.product\.test\.ts$/.test(path)) return 'product'
  return /\.test\.tsx?$/.test(path) ? 'unit' : undefined
}

function byPart(files: readonly TestFile[]): Record<TestPart, string[]> {
  const parts: Record<TestPart, string[]> = { unit: [], database: [], product: [], browser: [] }
  for (const { path } of files) {
    const part = partOf(path)
    if (part) parts[part].push(path)
  }
  return parts
}
