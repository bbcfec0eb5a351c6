import { WordsToSend } from './words-to-send.tsx'

const greetings = [
  'Four slow days in Lisbon in May',
  'Somewhere warm in February, with a toddler',
  'Porto or Lisbon?',
  'What is open in Rome on a Monday?',
]

/** What one sees before anything was said: the evening outside, and examples that are sent when tapped. */
export function Greeting({ name, onSay }: { name: string; onSay: (words: string) => void }) {
  return (
    <div className="flex min-h-0 grow flex-col overflow-y-auto">
      <Evening />
      <div className="mt-auto flex flex-col gap-4 p-4">
        <div>
          <p className="font-display text-2xl">Where shall we go?</p>
          <p className="mt-1 text-on-surface-muted">
            Tell {name} what you wish for, or begin with one of these.
          </p>
        </div>
        <WordsToSend words={greetings} onSend={onSay} className="flex flex-col gap-2" />
      </div>
    </div>
  )
}

/** Hills after sunset with a few lit houses. It takes the room that is left, and goes where there is none. */
function Evening() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 380 150"
      preserveAspectRatio="xMidYMax slice"
      className="min-h-0 w-full shrink grow basis-0 bg-[linear-gradient(var(--color-dusk),var(--color-violet)_45%,var(--color-coral)_85%,var(--color-horizon))] forced-colors:hidden"
    >
      <g fill="var(--color-foam)">
        <circle cx="48" cy="24" r="1.4" />
        <circle cx="122" cy="46" r="1" />
        <circle cx="206" cy="18" r="1.2" />
        <circle cx="286" cy="40" r="1" />
        <circle cx="342" cy="16" r="1.5" />
      </g>
      <path fill="var(--color-violet)" d="M0 112 54 84l48 20 62-40 58 34 44-20 60 30 54-18v60H0Z" />
      <path fill="var(--color-dusk)" d="M0 126c60-26 112-22 172-6s126 10 208-14v44H0Z" />
      <path fill="var(--color-night)" d="M0 140c90-14 170-10 244-4s100 2 136-4v18H0Z" />
      <g fill="var(--color-night)">
        <path d="M86 118v-9l8-6 8 6v9Zm172 6v-10l9-7 9 7v10Z" />
      </g>
      <g fill="var(--color-horizon-bright)">
        <path d="M92 110h4v5h-4Zm170 6h4v5h-4Zm7 0h4v5h-4Z" />
      </g>
    </svg>
  )
}
