/**
 * The seconds a case has used: processor time of this thread, so that other work on the machine does
 * not count; but never less than half of what the wall clock says. On a quiet machine both agree.
 */
export function startClock(): () => number {
  const wall = performance.now()
  const used = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(used)
    return Math.max((user + system) / 1e6, (performance.now() - wall) / 2000)
  }
}
