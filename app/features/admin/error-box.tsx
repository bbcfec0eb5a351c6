interface ErrorBoxProps {
  error: string | null
  /** What to do about it, in a line of its own. */
  advice?: string | null
}

/** An error message for administrators, announced by screen readers. */
export function ErrorBox({ error, advice = null }: ErrorBoxProps) {
  return (
    <div role="alert">
      {error !== null && (
        <div
          data-surface="paper"
          className="mb-6 rounded-control border border-danger bg-danger-wash px-4 py-3 text-danger"
        >
          <p className="font-semibold">Error: {error}</p>
          {advice !== null && <p className="mt-1 text-sm">{advice}</p>}
        </div>
      )}
    </div>
  )
}
