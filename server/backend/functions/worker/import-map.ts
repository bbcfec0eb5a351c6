/**
 * Where an import of a function leads: the same specifiers mean the same modules here and on the
 * edge runtime. The function's `deno.json` maps names; `npm:` packages are the installed ones.
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

const denoConfigSchema = z.object({ imports: z.record(z.string(), z.string()).default({}) })

export interface ImportMap {
  imports: Readonly<Record<string, string>>
  /** The file that relative targets start from. */
  base: string
}

export function readImportMap(denoConfig: string | undefined): ImportMap {
  if (denoConfig === undefined) return { imports: {}, base: 'file:///' }
  const parsed = denoConfigSchema.parse(JSON.parse(readFileSync(denoConfig, 'utf8')))
  return { ...parsed, base: pathToFileURL(denoConfig).href }
}

const npmSpecifier = /^npm:\/?((?:@[^/@]+\/)?[^/@]+)(?:@[^/]+)?(\/.*)?$/

/** The specifier as Node resolves it. */
export function nodeSpecifier(specifier: string, map: ImportMap): string {
  const target = mapped(specifier, map)
  // Types for an editor, which the edge runtime drops as well.
  if (target.endsWith('.d.ts')) return 'data:text/javascript,'
  const npm = npmSpecifier.exec(target)
  if (npm) return `${npm[1]}${npm[2] ?? ''}`
  if (/^(jsr|https?):/.test(target)) {
    throw new Error(
      `${target} can't be imported here: functions import npm packages, node: modules and local files`,
    )
  }
  return target
}

/** The longest key wins; a key that ends with a slash maps all that starts with it. */
function mapped(specifier: string, { imports, base }: ImportMap): string {
  const [key, target] =
    Object.entries(imports)
      .filter(([key]) => key === specifier || (key.endsWith('/') && specifier.startsWith(key)))
      .sort(([one], [other]) => other.length - one.length)[0] ?? []
  if (key === undefined || target === undefined) return specifier
  const full = target + specifier.slice(key.length)
  return /^\.{0,2}\//.test(full) ? new URL(full, base).href : full
}
