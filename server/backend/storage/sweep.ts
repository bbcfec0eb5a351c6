/** Finds bytes that no row names, as a crash between the two leaves them, and removes them. */
import { asService } from './authority.ts'
import type { StorageParts } from './context.ts'

export interface SweepReport {
  checked: number
  removed: number
}

const batchSize = 1000

/** Leaves alone what was written within the grace: its row may be about to come, from any process. */
export async function sweepOrphans(parts: StorageParts, graceMs: number): Promise<SweepReport> {
  const before = parts.now() - graceMs
  await parts.store.removeUnfinished(before)
  const report = { checked: 0, removed: 0 }
  let batch: string[] = []
  const flush = async () => {
    const orphans = await withoutRow(parts, batch)
    await parts.store.remove(orphans)
    report.checked += batch.length
    report.removed += orphans.length
    batch = []
  }
  for await (const { address, modifiedAt } of parts.store.list()) {
    if (modifiedAt >= before || parts.underWay.has(address)) continue
    if (batch.push(address) === batchSize) await flush()
  }
  if (batch.length > 0) await flush()
  return report
}

async function withoutRow(parts: StorageParts, addresses: readonly string[]): Promise<string[]> {
  const [result] = await asService(parts).run(
    [
      {
        text: `select address from jsonb_array_elements_text($1::jsonb) as address
          where not exists (select from storage.objects where version = address)`,
        values: [JSON.stringify(addresses)],
      },
    ],
    { readOnly: true },
  )
  return (result?.rows ?? []).flatMap(([address]) => address ?? [])
}
