import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'

export function ThankYouScreen() {
  return (
    <PageBody className="flex flex-col items-center pt-16 text-center">
      <MessageInABottle />
      <h1 className="mt-8 font-display text-4xl">Thank You!</h1>
      <p className="mt-4 max-w-measure text-balance text-lg text-on-surface-muted">
        We've received your message and will get back to you as soon as possible.
      </p>
      <LinkButton to="/" size="lg" className="mt-10">
        Back to Home
      </LinkButton>
    </PageBody>
  )
}

function MessageInABottle() {
  return (
    <svg
      viewBox="0 0 240 140"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-60 stroke-foam"
    >
      <g transform="rotate(-24 120 84)" strokeWidth="2">
        <path d="M74 66h66c8 0 12 7 24 8h26v20h-26c-12 1-16 8-24 8H74c-8 0-12-7-12-18s4-18 12-18Z" />
        <path d="M190 71h8v26h-8" />
        <path className="fill-horizon stroke-horizon" d="M198 76h12v16h-12z" />
        <path className="stroke-horizon-bright" d="M84 76h40c6 0 6 16 0 16H84c-6 0-6-16 0-16Z" />
        <path className="stroke-horizon-bright" strokeWidth="1.5" d="M90 82h26M90 87h18" />
      </g>
      <path
        className="stroke-mist-line"
        strokeWidth="2"
        d="M8 112c14 0 14 8 28 8s14-8 28-8 14 8 28 8 14-8 28-8 14 8 28 8 14-8 28-8 14 8 28 8 14-8 28-8"
      />
      <path
        className="stroke-mist-line"
        strokeWidth="2"
        opacity=".5"
        d="M36 130c14 0 14 6 28 6s14-6 28-6 14 6 28 6 14-6 28-6 14 6 28 6"
      />
    </svg>
  )
}
