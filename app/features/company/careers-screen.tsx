import { useBrand } from '#app/lib/site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { RemoteWorkDrawing } from './remote-work-drawing.tsx'

const role = 'Full-Stack Engineer'

const tools = ['TypeScript', 'React', 'Node', 'PostgreSQL']

const ways = [
  [
    'Remote-first',
    'Work where you live. We write things down, meet when it helps, and nobody is a second-class colleague for being far away.',
  ],
  [
    'Lean',
    'A startup of few people and few layers. What you decide on Monday can be in front of people on Tuesday.',
  ],
  [
    'Careful',
    'Small changes, tested on a real database and in a real browser, and a product that does not pretend.',
  ],
] as const

const work = [
  'Build whole features: the screen, the query, the policy in SQL and the tests that hold them.',
  'Work in TypeScript throughout: React on one side, Node and PostgreSQL on the other.',
  'Make the planner better at its job: days that respect opening hours, distances, weather and budget.',
  'Look at what you built, on a small phone, before you call it done.',
]

export function CareersScreen() {
  const brand = useBrand()
  const application = `mailto:${brand.careersEmail}?subject=${encodeURIComponent(`Application: ${role}`)}`
  return (
    <>
      <PageBody className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <div>
          <h1 className="font-display text-4xl">Careers</h1>
          <p className="mt-6 max-w-measure text-balance text-lg text-on-surface-muted">
            {brand.name} is a remote-first, lean startup. We make a travel planner that keeps its
            word, and we are looking for one person to build it with us.
          </p>
          <LinkButton href="#open-role" size="lg" variant="outline" className="mt-8">
            See the open role
          </LinkButton>
        </div>
        <RemoteWorkDrawing />
      </PageBody>

      <PageBody aria-label="How we work" className="pt-0">
        <dl className="grid gap-x-6 md:grid-cols-3">
          {ways.map(([term, text]) => (
            <div key={term} className="border-hairline border-t py-6">
              <dt className="font-[560] font-display text-xl">{term}</dt>
              <dd className="mt-2 max-w-measure text-pretty text-on-surface-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </PageBody>

      <PageBody aria-labelledby="open-role" className="pt-0">
        <Card as="article" className="lg:p-12">
          <h2 id="open-role" className="font-display text-3xl">
            {role}
          </h2>
          <div className="mt-4 flex flex-wrap gap-2">
            <Badge tone="info">Remote</Badge>
            {tools.map((tool) => (
              <Badge key={tool}>{tool}</Badge>
            ))}
          </div>
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-2">
            <ul className="ml-5 flex max-w-measure list-disc flex-col gap-3">
              {work.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <div className="border-hairline lg:border-l lg:pl-12">
              <p className="max-w-measure text-on-surface-muted">
                Send us something you have made and are fond of, and a few lines on a decision in it
                that you would take again. No cover letter, no puzzle.
              </p>
              <LinkButton href={application} size="lg" className="mt-6">
                Apply Now
              </LinkButton>
              <p className="mt-6 text-on-surface-muted">
                Questions first? Write to{' '}
                <TextLink href={`mailto:${brand.careersEmail}`}>{brand.careersEmail}</TextLink>.
              </p>
            </div>
          </div>
        </Card>
      </PageBody>
    </>
  )
}
