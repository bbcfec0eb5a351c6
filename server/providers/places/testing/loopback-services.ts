/** What tests of providers share: services on loopback, and the clock and the log that a provider is asked with. */
import { afterEach } from 'vitest'
import { type LoopbackService, loopbackService } from './loopback-service.ts'

/** Starts a service, which ends with the test. */
export function loopbackServices(): typeof loopbackService {
  const running: LoopbackService[] = []
  afterEach(async () => {
    for (const service of running.splice(0)) await service.close()
  })
  return async (answer) => {
    const service = await loopbackService(answer)
    running.push(service)
    return service
  }
}

/** Time stands still but where a test lets it pass. */
export function clockAndLog() {
  const logged: unknown[] = []
  let time = 0
  return {
    options: {
      timeoutMs: 5_000,
      now: () => time,
      log: { warn: (_: string, fields?: object) => void logged.push(fields) },
    },
    logged,
    passing: (ms: number) => {
      time += ms
    },
  }
}
