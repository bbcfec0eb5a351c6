/** A drawing of a sealed envelope. */
export function EnvelopeDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 220"
      fill="none"
      className="mx-auto block w-full max-w-80 -rotate-3 [filter:drop-shadow(0_16px_24px_rgb(11_16_48/0.16))]"
    >
      <path
        className="fill-paper"
        d="M8 12h304a4 4 0 0 1 4 4v188a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4Z"
      />
      <path className="fill-sand" d="M4 206 128 104h64l124 102a4 4 0 0 1-4 2H8a4 4 0 0 1-4-2Z" />
      <path
        className="fill-violet-wash"
        d="M5 14a4 4 0 0 1 3-2h304a4 4 0 0 1 3 2L176 128c-9 8-23 8-32 0Z"
      />
      <path
        className="stroke-ink"
        opacity=".18"
        strokeWidth="1.5"
        d="M5 14 144 128c9 8 23 8 32 0L315 14M5 206l112-92M315 206l-112-92"
      />
      <path
        className="fill-coral-deep"
        d="M160 92c12-3 16 5 25 8 10 4 14 12 12 22-1 9 4 17-3 25-6 7-15 6-22 11-9 6-17 4-25-1-8-4-17-3-22-11-4-8 0-15-1-24-1-10 5-16 14-20 8-4 13-8 22-10Z"
      />
      <circle cx="160" cy="127" r="23" className="fill-coral" opacity=".55" />
      <path className="fill-paper" d="m160 104 5 18 18 5-18 5-5 18-5-18-18-5 18-5Z" opacity=".92" />
    </svg>
  )
}
