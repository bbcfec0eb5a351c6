/**
 * The great drives that ship with the product, on any runtime: each is a chunk that is imported when it
 * is asked for, and a list of short descriptions is one of its own. The files are checked against the
 * schema when the modules are generated and by the catalogue's tests, not again where they are used.
 */
import { driveChunks } from '#catalogue/drive-chunks.generated.ts'
import type { DriveSummary, GreatDrive } from './schema.ts'

const loaded = new Map<string, Promise<GreatDrive>>()

/** One drive with its stops and legs; undefined where there is none of that slug. */
export async function loadDrive(slug: string): Promise<GreatDrive | undefined> {
  const known = loaded.get(slug)
  if (known) return known
  const chunk = Object.hasOwn(driveChunks, slug) ? driveChunks[slug] : undefined
  if (!chunk) return undefined
  const drive = chunk().then((module) => module.default as GreatDrive)
  loaded.set(slug, drive)
  // A browser that was offline for a moment asks again.
  drive.catch(() => loaded.delete(slug))
  return drive
}

/** All of them, in the order of their slugs. */
export async function loadDrives(): Promise<readonly GreatDrive[]> {
  const all = await Promise.all(Object.keys(driveChunks).map(loadDrive))
  return all.filter((each) => each !== undefined)
}

/** What a gallery shows of each, in the order of their slugs. */
export async function loadDriveSummaries(): Promise<readonly DriveSummary[]> {
  const { driveSummaries } = await import('#catalogue/drive-summaries.generated.js')
  return driveSummaries as readonly DriveSummary[]
}
