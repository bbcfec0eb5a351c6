import { Info } from 'lucide-react'
import type { Ground } from '#domain/assistant/contract.ts'

const sourceWords: Readonly<Record<Ground['source']['kind'], string>> = {
  catalogue: 'from our catalogue',
  provider: 'from a live source',
  estimate: 'an estimate',
  traveller: 'what you said',
  assistant: 'the assistant’s own words',
  partner: 'from a partner',
}

export function Grounds({ grounds }: { grounds: readonly Ground[] }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-touch cursor-pointer items-center gap-2 text-link">
        <Info aria-hidden="true" className="size-4" />
        How do you know?
      </summary>
      <ul className="flex flex-col gap-1.5">
        {grounds.map(({ claim, source }) => (
          <li key={claim}>
            {claim}{' '}
            <span className="text-on-surface-muted">
              ({source.name ?? sourceWords[source.kind]}
              {source.asOf && `, ${source.asOf}`})
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
