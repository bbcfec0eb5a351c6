/** strace, by which tests see what the kernel was really asked to force to disk. Only Linux has it. */
import { spawnSync } from 'node:child_process'
import { installWithApt, runs } from './debian-packages.ts'

export const isLinux = process.platform === 'linux'

/** Debian's package where apt may install it. Where it may not, the tests that need it fail and say so. */
export function ensureStrace(): void {
  if (isLinux && !runs('strace', ['-V'])) installWithApt('strace')
}

/** Follows threads and child processes; stops at the asked calls alone where the kernel can filter. */
export function straceFlags(): string[] {
  const flags = [['-f', '--seccomp-bpf'], ['-f']].find(canTrace)
  if (flags) return flags
  throw new Error(
    'This test needs strace, which is missing here or may not trace. Install it (apt-get install strace), and let containers trace (--cap-add=SYS_PTRACE).',
  )
}

function canTrace(flags: readonly string[]): boolean {
  const { status } = spawnSync('strace', [...flags, '-e', 'trace=fsync', 'true'])
  return status === 0
}
