/** Finds a function's entry file by its name. Folders such as `_shared` are no functions. */
import { existsSync } from 'node:fs'
import path from 'node:path'

export interface FunctionFiles {
  name: string
  entry: string
  /** The import map of the function, else the one that all functions share. */
  denoConfig: string | undefined
}

/** A letter first: neither `_shared` nor `..` can be a name. */
const validName = /^[A-Za-z][\w-]*$/

export function findFunction(dir: string, name: string): FunctionFiles | undefined {
  if (!validName.test(name)) return undefined
  const own = path.join(dir, name)
  const entry = path.join(own, 'index.ts')
  if (!existsSync(entry)) return undefined
  const denoConfig = [path.join(own, 'deno.json'), path.join(dir, 'deno.json')].find(existsSync)
  return { name, entry, denoConfig }
}

/** The first segment after the prefix. */
export function functionNameIn(url: string, prefix: string): string {
  const { pathname } = new URL(url)
  return pathname.slice(prefix.length).split('/')[1] ?? ''
}
