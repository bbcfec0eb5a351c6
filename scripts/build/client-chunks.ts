/**
 * Into which files the browser's code goes. Left alone, every module that two routes share becomes a
 * file of its own: forty requests before a page is alive. What every page needs goes into two files.
 */
import path from 'node:path'
import type { Rolldown } from 'vite'
import { iconModule, iconsNamedIn, type ModuleGraph, reachedFrom } from './module-graph.ts'
import { sharedModules } from './shared-modules.ts'

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

/** Schemas of what keeps trips: in six files, because all of them together are a long task when they are evaluated. */
const heldSchemas: readonly (readonly [name: string, modules: RegExp])[] = [
  ['fact-schemas', /[\\/]domain[\\/](calendar|facts|money|weather)[\\/]/],
  ['place-schemas', /[\\/]domain[\\/]places[\\/]/],
  ['brief-schemas', /[\\/]domain[\\/]brief[\\/]/],
  ['trip-parts', /[\\/]domain[\\/]trip[\\/](car|ids|order-keys|parts)\.ts$/],
  ['trip-operations', /[\\/]domain[\\/]trip[\\/]operation\.ts$/],
  ['trip-schemas', /./],
]

/**
 * A file takes along what its modules import, unless a file of higher priority has it. So what more pages load
 * has the higher priority: nothing that many need ends up in the file of few.
 */
export function clientChunks(root: string): Rolldown.OutputOptions['codeSplitting'] {
  const everyPage = ['entry.client.tsx', 'root.tsx', 'routes/frames/open.tsx'].map((file) =>
    path.join(root, 'app', file),
  )
  const routes = sharedModules(root)
  let shell: ReadonlySet<string> | undefined
  let areas: ReadonlyMap<string, ReadonlySet<string>> | undefined
  const isShell = (id: string, graph: ModuleGraph) => {
    shell ??= reachedFrom(everyPage, graph)
    return shell.has(id) || ofManyPages.test(id)
  }
  return {
    groups: [
      { name: 'framework', test: frameworkPackages, priority: 104 },
      {
        debugName: 'shell',
        name: (id, graph) => (isShell(id, graph) ? 'shell' : null),
        priority: 103,
      },
      {
        debugName: 'icons',
        name: (id, graph) => {
          const icon = iconModule.exec(id)?.[1]
          if (icon === undefined || formModules.test(id)) return null
          areas ??= areasOfIcons(id, graph)
          return iconFile([...(areas.get(icon) ?? [])])
        },
        priority: 102,
      },
      { name: 'schemas', test: schemaPackage, priority: 101 },
      { name: 'forms', test: formModules, priority: 101 },
      {
        debugName: 'parts',
        name: (id, graph) =>
          routes.isPart(id, graph, (each) => isShell(each, graph)) ? 'parts' : null,
        priority: 100,
      },
      { name: 'posters', test: posterModules, priority: 99 },
      {
        debugName: 'trip-words',
        name: (id, graph) => (routes.isTripWords(id, graph) ? 'trip-words' : null),
        priority: 98,
      },
      ...routes.groups(97),
      ...heldSchemas.map(([name, modules], index) => ({
        debugName: name,
        name: (id: string, graph: ModuleGraph) =>
          modules.test(id) && routes.isHeldAndInChat(id, graph) ? name : null,
        priority: 5 + heldSchemas.length - index,
      })),
      {
        debugName: 'trip-view',
        name: (id, graph) => (routes.isTripView(id, graph) ? 'trip-view' : null),
        priority: 4,
      },
      {
        debugName: 'trip-editor',
        name: (id, graph) => (routes.isTripEditor(id, graph) ? 'trip-editor' : null),
        priority: 3,
      },
      { name: 'trip-tools', test: tripTools, priority: 2 },
      { name: 'board-parts', test: boardParts, priority: 2 },
      {
        debugName: 'held-data',
        name: (id, graph) => (routes.isHeld(id, graph) ? 'held-data' : null),
        priority: 1,
      },
    ],
  }
}

/** The fields of forms: a page that has one has most of them. With the icon of their errors, the only one that some of those pages show. */
const formModules =
  /[\\/]app[\\/]ui[\\/](field-control|form-field|input|native-select|textarea)\.tsx?$|[\\/]icons[\\/]circle-exclamation-point\.m?js$/
const schemaPackage = /[\\/]node_modules[\\/]zod[\\/]/
const posterModules =
  /[\\/]app[\\/]ui[\\/]poster\.tsx$|[\\/]domain[\\/]site[\\/]posters(\.generated)?\.ts$/

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

/** Which features show an icon. Those of one feature come in one file, because each alone would be a file. */
function areasOfIcons(
  iconId: string,
  graph: ModuleGraph,
): ReadonlyMap<string, ReadonlySet<string>> {
  const index = iconId.replace(/icons[\\/][\w-]+(\.m?js)$/, 'lucide-react$1')
  const areas = new Map<string, Set<string>>()
  for (const id of graph.getModuleInfo(index)?.importers ?? []) {
    const area = /[\\/]app[\\/]features[\\/]([\w-]+)[\\/]/.exec(id)?.[1] ?? 'ui'
    // It shows pieces of everything, and is no page that visitors see.
    if (area === 'ui-gallery') continue
    for (const icon of iconsNamedIn(graph.getModuleInfo(id)?.code ?? '')) {
      areas.set(icon, (areas.get(icon) ?? new Set()).add(area))
    }
  }
  return areas
}
