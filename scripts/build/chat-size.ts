/** How much JavaScript the chat costs when it is opened, beyond what a page has loaded by itself. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** Of a file of the build, what it loads before it runs. */
const staticImport = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g

export interface ChatSize {
  gzipBytes: number
  files: string[]
}

export function measureChat(buildDir: string): ChatSize {
  const assets = path.join(buildDir, 'client', 'assets')
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const named = (start: string) => {
    const found = names.filter((name) => name.startsWith(`${start}-`))
    if (found.length !== 1) throw new Error(`The build has ${found.length} files named ${start}`)
    return found.flatMap((name) => closure(assets, name))
  }
  // The last two come after hydration, with the chat's button and with toasts, whether it is pressed or not.
  const ofEveryPage = new Set(['root', 'entry.client', 'after-hydration', 'toast'].flatMap(named))
  const files = named('chat-window').filter((name) => !ofEveryPage.has(name))
  const sizes = files.map((name) => gzipSync(readFileSync(path.join(assets, name))).length)
  return { files, gzipBytes: sizes.reduce((sum, size) => sum + size, 0) }
}

function closure(folder: string, start: string): string[] {
  const reached = new Set<string>()
  const open = [start]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    const code = readFileSync(path.join(folder, name), 'utf8')
    open.push(...[...code.matchAll(staticImport)].map(([, file = '']) => file))
  }
  return [...reached]
}
