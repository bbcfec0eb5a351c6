import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
      libc: z.array(z.string()).optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      devDependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
})
type LockedPackage = z.infer<typeof lockSchema>['packages'][string]

const root = path.join(import.meta.dirname, '..')
const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
const { packages } = lockSchema.parse(JSON.parse(text))

/** A package is found where Node would look for it: beside its parent's own, else further up. */
function locked(name: string, parent: string): LockedPackage | undefined {
  for (
    let place = parent;
    ;
    place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))
  ) {
    const found = packages[place ? `${place}/node_modules/${name}` : `node_modules/${name}`]
    if (found || !place) return found
  }
}

const families = Object.entries(packages)
  .map(([place, { optionalDependencies = {} }]) => ({
    place,
    members: Object.keys(optionalDependencies).map((name) => ({
      name,
      found: locked(name, place),
    })),
  }))
  .map((family) => ({
    ...family,
    native: family.members.filter(({ found }) => found?.os && found.cpu),
  }))
  .filter(({ native }) => native.length > 1)

const platforms = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'darwin', cpu: 'arm64' },
]

describe('the lockfile', () => {
  it('has native packages to check', () => {
    expect(families.length).toBeGreaterThan(3)
  })

  it.each(families)('serves x64, arm64 and Apple silicon: $place', ({ native }) => {
    for (const { os, cpu } of platforms) {
      const serving = native.filter(
        ({ found }) =>
          found?.os?.includes(os) &&
          found.cpu?.includes(cpu) &&
          (found.libc === undefined || found.libc.includes('glibc')),
      )
      expect(
        serving.map(({ name }) => name),
        `${os} ${cpu}`,
      ).not.toEqual([])
    }
  })

  it.each(families)('lacks no member that npm ci would ask for: $place', ({ members }) => {
    expect(members.filter(({ found }) => !found).map(({ name }) => name)).toEqual([])
  })

  it('pins exact versions and names no registry', () => {
    const { dependencies, devDependencies } = packages[''] ?? {}
    const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    )
    expect(ranges).toEqual([])
    expect(text).not.toContain('"resolved"')
  })
})
