import { X } from 'lucide-react'

interface TokenListProps {
  label: string
  /** Sent with the form under this name. */
  name: string
  tokens: readonly string[]
  onChange: (tokens: readonly string[]) => void
}

/** What was taken into a list, each with a button that takes it out. */
export function TokenList({ label, name, tokens, onChange }: TokenListProps) {
  if (tokens.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {tokens.map((token) => (
        <li
          key={token}
          className="inline-flex max-w-full items-center rounded-control bg-surface-sunken pl-3"
        >
          <input type="hidden" name={name} value={token} />
          <span className="min-w-0 break-words py-1">{token}</span>
          <button
            type="button"
            aria-label={`Remove ${token}`}
            onClick={() => onChange(tokens.filter((each) => each !== token))}
            className="inline-flex size-touch shrink-0 items-center justify-center rounded-control hover:bg-hover"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
