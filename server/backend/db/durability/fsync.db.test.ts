/** Counts what the kernel was really asked: strace watches the process, not our own counter. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../open.ts'

const WRITES = 50
const hasStrace = spawnSync('strace', ['-V']).status === 0

describe('a commit on pglite', () => {
  let dir: string
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'test-fsync-'))
  })
  afterAll(() => rm(dir, { recursive: true, force: true }))
})
