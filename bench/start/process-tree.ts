/** The processes that a command has started, and what each of them holds. Linux tells; elsewhere there are none. */
import { readdirSync, readFileSync } from 'node:fs'
import { residentMegabytes } from '../figures.ts'

export interface RunningProcess {
  pid: number
  command: string
  megabytes: number
}

/** The process itself and all that come from it. */
export function processTree(pid: number): RunningProcess[] {
  const parents = new Map(allProcesses().map((each) => [each, parentOf(each)]))
  const isBelow = (each: number | undefined): boolean =>
    each !== undefined && (each === pid || isBelow(parents.get(each)))
  return [...parents.keys()].filter(isBelow).map((each) => ({
    pid: each,
    command: commandOf(each),
    // One that ended while it was looked at holds nothing.
    megabytes: residentMegabytes(each) || 0,
  }))
}

function allProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

/** Undefined for a process that has ended meanwhile. */
function parentOf(pid: number): number | undefined {
  const parent = Number(readProcess(pid, 'status').match(/^PPid:\s+(\d+)/m)?.[1])
  return parent > 0 ? parent : undefined
}

const commandOf = (pid: number) => readProcess(pid, 'cmdline').replaceAll('\0', ' ').trim()

function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
