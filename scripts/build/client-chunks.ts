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
    ],
  }
}

/** The modules that these import, and what those import, without what is loaded later. Not themselves: they run in their turn. */
function reachedFrom(starts: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const importedBy = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
  const reached = new Set<string>()
  const routeModules = starts.map((file) => `${file}?__react-router-build-client-route`)
  const open = [...starts, ...routeModules].flatMap(importedBy)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id) || starts.includes(id)) continue
    reached.add(id)
    open.push(...importedBy(id))
  }
  return reached
}
