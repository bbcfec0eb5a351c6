/** Everything that files import, packages and their packages included, as the bundler sees it. */
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { build, type Plugin } from 'vite'

export interface EngineImports {
  /** Modules of Node, and who imports them. */
  node: string[]
  /** The packages that are bundled. */
  packages: string[]
  /** Gzip is the caller's matter: the files by name, each with its code, minified where its size is asked about. */
  files: { name: string; code: string; isEntry: boolean }[]
}

export async function engineImports(
  root: string,
  entries: readonly string[],
  { minify }: { minify: boolean },
): Promise<EngineImports> {
  const node: string[] = []
  const packages = new Set<string>()
  const watch: Plugin = {
    name: 'engine-imports',
    enforce: 'pre',
    resolveId(source, importer) {
      if (isBuiltin(source)) {
        node.push(`${path.relative(root, importer ?? '')} imports ${source}`)
        return { id: source, external: true }
      }
      return null
    },
    moduleParsed({ id }) {
      const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
      if (name) packages.add(name)
    },
  }
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [watch],
    build: {
      write: false,
      minify,
      target: 'baseline-widely-available',
      rolldownOptions: { input: [...entries], preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const files = outputs.flatMap((each) =>
    'output' in each
      ? each.output.flatMap((file) =>
          file.type === 'chunk'
            ? [{ name: file.fileName, code: file.code, isEntry: file.isEntry }]
            : [],
        )
      : [],
  )
  return { node, packages: [...packages].sort(), files }
}
