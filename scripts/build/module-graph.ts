/** What imports what among the browser's modules, as the bundler knows it. */
import { readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'

export type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The modules that these import, and what those import, without what is loaded later. Not themselves: they run in their turn. */
export function reachedFrom(starts: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>()
  const icons = new Set<string>()
  const importedBy = (id: string): readonly string[] => {
    const info = graph.getModuleInfo(id)
    for (const icon of iconsNamedIn(info?.code ?? '')) icons.add(icon)
    return info?.importedIds ?? []
  }
  const routeModules = starts.map((file) => `${file}?__react-router-build-client-route`)
  const open = [...starts, ...routeModules].flatMap(importedBy)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id) || starts.includes(id)) continue
    reached.add(id)
    open.push(...importedBy(id))
  }
  // The package's index imports every icon there is; those that only other pages show stay with them.
  for (const id of reached) {
    const icon = iconModule.exec(id)?.[1]
    if (icon !== undefined && !icons.has(icon)) reached.delete(id)
  }
  return reached
}

export const iconModule = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.m?js$/
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g

/** The file names of the icons that a module imports: `TrainFront` is in `train-front`, and `CircleAlert` in a file of its newer name. */
export function iconsNamedIn(code: string): string[] {
  return [...code.matchAll(iconImport)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => fileOfIcon(name.trim().split(/\s+as\s+/)[0] ?? '') ?? []),
  )
}

const iconExport = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.m?js'/g
const iconIndex = new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react'))
let iconFiles: ReadonlyMap<string, string> | undefined

/** By the package's index, where an icon has all names that it ever had. */
function fileOfIcon(name: string): string | undefined {
  iconFiles ??= new Map(
    [...readFileSync(iconIndex, 'utf8').matchAll(iconExport)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((each) => [each.trim().replace('default as ', ''), file] as const),
    ),
  )
  return iconFiles.get(name)
}
