/**
 * Which pages load a module with themselves, and into which file it goes by that. What is loaded later is no
 * page's own: a part that several of them load comes in the files of those.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'
import { iconsNamedIn, type ModuleGraph, reachedFrom } from './module-graph.ts'

/** Screens that show the days of a trip; what only they share comes in one file. The gallery shows everything. */
const viewers: ReadonlySet<string> = new Set([
  'generate-itinerary',
  'itinerary-details',
  'road-trip',
  'shared-itinerary',
  'ui-gallery',
  'view-itinerary',
])

/** Of a shared trip alone, but in both parts of its route: each would be a file. */
const sharedTripModule =
  /[\\/]itinerary[\\/]shared[\\/]last-shown\.ts$|[\\/]domain[\\/]sharing[\\/]links\.ts$/

/** Small pieces of screens, of which most pages have some: one file with all of them is less than a request for each. */
const partModule = /[\\/]app[\\/](ui|lib)[\\/]/
/** A few lines each that pages of different kinds have, and what keeps trips or the chat. */
const alwaysPart =
  /[\\/]app[\\/]data[\\/](new|server)-id\.ts$|[\\/]domain[\\/](trip[\\/]by-order|calendar[\\/]local-time)\.ts$/
const mostLetters = 1100
const fewestRoutes = 6
/** So few lines that a file costs more than they do, however few pages have them. */
const isTiny = (letters: number): boolean => letters < 700
const isVisited = (route: string): boolean => route !== 'ui-gallery'

/** The words and lists of trips, for every page that names one. */
const tripWordModule =
  /[\\/]app[\\/](data[\\/]trips|features[\\/]itinerary)[\\/]|[\\/]domain[\\/](calendar|trip)[\\/]/

type Group = NonNullable<
  Extract<Rolldown.OutputOptions['codeSplitting'], { groups?: unknown }>['groups']
>[number]

export function sharedModules(root: string) {
  const files = readdirSync(path.join(root, 'app', 'routes'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(root, 'app', 'routes', file))
  const heldData = path.join(root, 'app', 'data', 'held', 'open-held-data.ts')
  const chat = path.join(root, 'app', 'features', 'chat', 'chat-window.tsx')
  let known: Known | undefined
  const read = (graph: ModuleGraph): Known => {
    known ??= {
      routes: routesByModule(files, graph),
      held: new Set([heldData, ...reachedFrom([heldData], graph)]),
      chat: reachedFrom([chat], graph),
    }
    return known
  }
  const routesOf = (id: string, graph: ModuleGraph) => read(graph).routes.get(id) ?? []

  const isPart = (id: string, graph: ModuleGraph, isShell: (id: string) => boolean): boolean => {
    if (alwaysPart.test(id)) return true
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {}
    return (
      partModule.test(id) &&
      code != null &&
      code.length < mostLetters &&
      // The icons are a file that many of these pages don't need.
      iconsNamedIn(code).length === 0 &&
      (routesOf(id, graph).length >= fewestRoutes ||
        (isTiny(code.length) && routesOf(id, graph).filter(isVisited).length > 1)) &&
      importedIds.every(
        (each) => isShell(each) || frameworkModule.test(each) || isPart(each, graph, isShell),
      )
    )
  }

  const isOfViewers = (id: string, graph: ModuleGraph): boolean => {
    const routes = routesOf(id, graph)
    return routes.length > 1 && routes.every((route) => viewers.has(route))
  }

  const isTripView = (id: string, graph: ModuleGraph): boolean =>
    sharedTripModule.test(id) ||
    (isOfViewers(id, graph) && routesOf(id, graph).includes('shared-itinerary'))

  const isTripWords = (id: string, graph: ModuleGraph): boolean =>
    tripWordModule.test(id) && routesOf(id, graph).length > 4 && !isOfViewers(id, graph)

  return {
    isPart,
    isTripView,
    isTripEditor: isOfViewers,
    isTripWords,
    /** What keeps trips and ideas, where no page has a part of it at once. */
    isHeld: (id: string, graph: ModuleGraph): boolean => read(graph).held.has(id),
    /** The part of it that the chat has too, which opens on any page. */
    isHeldAndInChat: (id: string, graph: ModuleGraph): boolean =>
      read(graph).held.has(id) && read(graph).chat.has(id) && !isTripView(id, graph),
    /** For what the viewers, or what keeps trips, share with other pages: a file for each set of pages. */
    groups: (priority: number): Group[] =>
      Array.from({ length: files.length }, (_, index) => ({
        debugName: `of ${files.length - index} pages`,
        name: (id, graph) => {
          const routes = routesOf(id, graph)
          if (routes.length !== files.length - index || isOfViewers(id, graph)) return null
          if (isTripView(id, graph)) return null
          const isTaken = read(graph).held.has(id) || routes.some((route) => viewers.has(route))
          return isTaken && (routes.length > 1 || read(graph).held.has(id))
            ? `of-${routes.slice(0, 2).join('-')}-${routes.length}`
            : null
        },
        priority: priority - index,
      })),
  }
}

interface Known {
  routes: ReadonlyMap<string, readonly string[]>
  held: ReadonlySet<string>
  chat: ReadonlySet<string>
}

const frameworkModule = /[\\/]node_modules[\\/](react|react-dom|react-router)[\\/]/

/** The names of the routes that load a module with their page. */
function routesByModule(
  files: readonly string[],
  graph: ModuleGraph,
): ReadonlyMap<string, readonly string[]> {
  const routes = new Map<string, string[]>()
  for (const file of files) {
    for (const id of reachedFrom([file], graph)) {
      routes.set(id, [...(routes.get(id) ?? []), path.basename(file, '.tsx')])
    }
  }
  return routes
}
