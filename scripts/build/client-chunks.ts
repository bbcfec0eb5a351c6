/**
 * Into which files the browser's code goes. Left alone, every module that two routes share becomes a
 * file of its own: forty requests before a page is alive. What every page needs goes into two files.
 */
import path from 'node:path'
import type { Rolldown } from 'vite'

const frameworkPackages = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

export function clientChunks(root: string): Rolldown.OutputOptions['codeSplitting'] {
  const everyPage = ['entry.client.tsx', 'root.tsx', 'routes/frames/open.tsx'].map((file) =>
    path.join(root, 'app', file),
  )
  let shell: ReadonlySet<string> | undefined
  let areas: ReadonlyMap<string, ReadonlySet<string>> | undefined
  return {
    groups: [
      { name: 'framework', test: frameworkPackages, priority: 3 },
      {
        debugName: 'shell',
        name: (id, graph) => {
          shell ??= reachedFrom(everyPage, graph)
          return shell.has(id) ? 'shell' : null
        },
        priority: 2,
      },
      {
        debugName: 'icons',
        name: (id, graph) => {
          const icon = iconModule.exec(id)?.[1]
          if (icon === undefined) return null
          areas ??= areasOfIcons(id, graph)
          const [area, ...others] = areas.get(icon) ?? []
          return area === undefined || area === 'ui' || others.length > 0
            ? 'icons'
            : `icons-${area}`
        },
        priority: 1,
      },
    ],
  }
}

/** The modules that these import, and what those import, without what is loaded later. Not themselves: they run in their turn. */
function reachedFrom(starts: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
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

const iconModule = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.m?js$/
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g

/** The file names of the icons that a module imports: `TrainFront` is in `train-front`. */
function iconsNamedIn(code: string): string[] {
  return [...code.matchAll(iconImport)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) =>
        (name.trim().split(/\s+as\s+/)[0] ?? '')
          .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
          .toLowerCase(),
      ),
  )
}

/** Which features show an icon. Those of one feature come in one file, because each alone would be a file. */
function areasOfIcons(
  iconId: string,
  graph: ModuleGraph,
): ReadonlyMap<string, ReadonlySet<string>> {
  const index = iconId.replace(/icons[\\/][\w-]+(\.m?js)$/, 'lucide-react$1')
  const areas = new Map<string, Set<string>>()
  for (const id of graph.getModuleInfo(index)?.importers ?? []) {
    const area = /[\\/]app[\\/]features[\\/]([\w-]+)[\\/]/.exec(id)?.[1] ?? 'ui'
    for (const icon of iconsNamedIn(graph.getModuleInfo(id)?.code ?? '')) {
      areas.set(icon, (areas.get(icon) ?? new Set()).add(area))
    }
  }
  return areas
}
