/**
 * Into which files the browser's code goes. Left alone, every module that two routes share becomes a
 * file of its own: forty requests before a page is alive. What every page needs goes into two files.
 */
import path from 'node:path'
import type { Rolldown } from 'vite'

const frameworkPackages = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/

/**
 * What adds to a trip, for the viewer and for the chat. Small modules that import each other alone:
 * shared by screens of different kinds, each would be a file of its own.
 */
const tripTools =
  /[\\/]features[\\/]itinerary[\\/](edit[\\/](add-to-trip|trip-tools|new-ids|notes)|trip[\\/](use-place-facts|told-facts))\.tsx?$/

/** What the board's screen shares with its lazy parts, for the same reason. */
const boardParts =
  /[\\/]features[\\/]board[\\/](board-tools|inspired[\\/]talk)\.ts$|[\\/]domain[\\/]ideas[\\/]on-board\.ts$/

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
      { name: 'trip-tools', test: tripTools, priority: 1 },
      { name: 'board-parts', test: boardParts, priority: 1 },
      {
        debugName: 'shell',
        name: (id, graph) => {
          shell ??= reachedFrom(everyPage, graph)
          return shell.has(id) || ofManyPages.test(id) ? 'shell' : null
        },
        priority: 2,
      },
      {
        debugName: 'icons',
        name: (id, graph) => {
          const icon = iconModule.exec(id)?.[1]
          if (icon === undefined) return null
          areas ??= areasOfIcons(id, graph)
          return iconFile([...(areas.get(icon) ?? [])])
        },
        priority: 1,
      },
      {
        debugName: 'small parts of itineraries',
        name: (id, graph) => {
          const { code } = graph.getModuleInfo(id) ?? {}
          const isSmall = code != null && code.length < smallModule
          return (isSmall && itineraryModule.test(id)) || dateWords.test(id)
            ? 'itinerary-small'
            : null
        },
        minShareCount: 3,
        priority: 0,
      },
    ],
  }
}

/** Characters of a module that is not worth a request of its own. */
const smallModule = 900
/** Their screens share many: kinds of words, addresses, choices. */
const itineraryModule = /[\\/]app[\\/]features[\\/]itinerary[\\/]/

/** The words for dates, which they all say. */
const dateWords = /[\\/]domain[\\/]calendar[\\/]english-dates\.ts$/

/** A few lines that pages of every kind share. */
const ofManyPages = /[\\/]app[\\/]ui[\\/]servers-markup\.tsx$/

/** Screens that one works with; what they share is no burden of the pages that one reads. */
const workAreas = new Set([
  'account',
  'admin',
  'board',
  'chat',
  'itinerary',
  'restaurants',
  'suggestions',
  'voice',
])

function iconFile(areas: readonly string[]): string {
  const [area, ...others] = areas
  if (area === undefined || area === 'ui') return 'icons'
  if (others.length === 0) return `icons-${area}`
  return areas.every((each) => workAreas.has(each)) ? 'icons-work' : 'icons'
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
