/**
 * Circles between rooms (folders), found from the imports of the files in them. Two files may be
 * free of a circle while their folders are not; then neither folder can be understood, moved or
 * tested without the other.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const topFolders = [
  'app',
  'bench',
  'catalogue',
  'domain',
  'e2e',
  'posters',
  'scripts',
  'server',
  'supabase',
  'testing',
]

/** Folders that hold rooms: each folder in them is one, and so is each file that lies loose in them. */
const divided = ['server/backend', 'app/features', 'app', 'domain', 'scripts', 'server']

/** Rooms in which folders are held apart as well. */
const dividedRooms = [
  'app/data',
  'app/features/admin',
  'app/features/itinerary',
  'app/features/landing',
  'app/features/partners',
  'app/lib',
  'server/backend/auth',
  'server/backend/db',
  'server/backend/functions',
  'server/backend/realtime',
  'server/backend/rest',
  'server/backend/storage',
  'server/local',
  'server/pictures',
  'server/providers',
  'server/trips',
]

/** Rooms in which folders are held apart, but not the files beside them, which all of them use. */
const roomsWithSharedFiles = [
  'domain/assistant',
  'domain/brief',
  'domain/planner',
  'domain/routing',
]

/** Undefined for a file that folders share. */
function roomOf(file: string, folders: readonly string[]): string | undefined {
  const parent = folders.find((folder) => file.startsWith(`${folder}/`))
  if (parent && roomsWithSharedFiles.includes(parent) && path.posix.dirname(file) === parent) return
  const depth = parent ? parent.split('/').length + 1 : 1
  return file.split('/').slice(0, depth).join('/')
}

/**
 * Each circle as the imports that make it up, one line for each pair of rooms. Circles between
 * whole rooms come first: one that passes through two folders of a room is none between folders.
 */
export function roomCircles(root: string): string[][] {
  const circles = circlesBetween(root, divided)
  return circles.length > 0
    ? circles
    : circlesBetween(root, [...dividedRooms, ...roomsWithSharedFiles, ...divided])
}

function circlesBetween(root: string, folders: readonly string[]): string[][] {
  const arrows = arrowsBetweenRooms(root, folders)
  const reached = new Map([...arrows.keys()].map((room) => [room, reachableFrom(room, arrows)]))
  const reaches = (from: string, to: string) => reached.get(from)?.has(to) ?? false
  const told = new Set<string>()
  const circles: string[][] = []
  for (const room of arrows.keys()) {
    if (told.has(room) || !reaches(room, room)) continue
    const circle = [...arrows.keys()].filter((each) => reaches(room, each) && reaches(each, room))
    for (const each of circle) told.add(each)
    circles.push(circle.flatMap((from) => circle.flatMap((to) => arrows.get(from)?.get(to) ?? [])))
  }
  return circles
}

/** Of each room the rooms that it imports, each with one import as an example. */
type Arrows = Map<string, Map<string, string>>

function arrowsBetweenRooms(root: string, folders: readonly string[]): Arrows {
  const arrows: Arrows = new Map()
  for (const file of sourceFiles(root)) {
    const from = roomOf(file, folders)
    if (from === undefined) continue
    for (const imported of importsOf(file, readFileSync(path.join(root, file), 'utf8'))) {
      const to = roomOf(imported, folders)
      if (to === undefined || to === from) continue
      const known = arrows.get(from) ?? new Map<string, string>()
      arrows.set(from, known.set(to, known.get(to) ?? `${file} imports ${imported}`))
    }
  }
  return arrows
}

function reachableFrom(room: string, arrows: Arrows): Set<string> {
  const reached = new Set<string>()
  const waiting = [room]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const to of arrows.get(next)?.keys() ?? []) {
      if (reached.has(to)) continue
      reached.add(to)
      waiting.push(to)
    }
  }
  return reached
}

/** Tests and what only tests use may look into any room, so they are not counted. */
function sourceFiles(root: string): string[] {
  return topFolders
    .filter((top) => existsSync(path.join(root, top)))
    .flatMap((top) =>
      readdirSync(path.join(root, top), { recursive: true, encoding: 'utf8' })
        .map((name) => path.posix.join(top, ...name.split(path.sep)))
        .filter((file) => /\.(?:tsx?|mjs|js)$/.test(file))
        .filter((file) => !/\.test\.tsx?$|.\/testing\//.test(file)),
    )
}

/** Written with `#` or relative to the file; the types that React Router makes up are no files of ours. */
function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/\b(?:from|import)\b[\s(]*'([.#][^']*)'/g)]
    .map(([, to = '']) => to)
    .filter((to) => !to.includes('+types/'))
    .map((to) => (to.startsWith('#') ? to.slice(1) : path.posix.join(path.dirname(file), to)))
}
