/** How much one request, one visitor and one person may ask of the database of this product. */
import type { BackendOptions } from '#server/backend/backend.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** More than twice what any screen of the product asks for. */
export function requestLimits(visitorTimeoutMs: number): BackendOptions['rest'] {
  return {
    bodyLimit: 8 * megabyte,
    writtenRows: 1_000,
    countedRows: 100_000,
    embeds: 20,
    conditions: 200,
    anon: {
      // A visitor writes contact messages, one at a time, and reads pages.
      bodyLimit: 64 * kilobyte,
      answerLimit: 4 * megabyte,
      writtenRows: 10,
      countedRows: 10_000,
      embeds: 8,
      conditions: 50,
      statementTimeoutMs: visitorTimeoutMs,
    },
    work: {
      // Three statements that run into their time-out, or a tenth of the database's time in the
      // long run.
      visitors: { atOnce: 2, waiting: 100, time: { burst: 6_000, seconds: 60 } },
      people: { atOnce: 4, waiting: 100, time: { burst: 20_000, seconds: 60 } },
    },
  }
}
