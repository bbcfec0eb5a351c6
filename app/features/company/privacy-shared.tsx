import { TextLink } from '#app/ui/text-link.tsx'
import type { Brand } from '#domain/brand/brand.ts'
import { Facts, type LegalSection } from './legal-page.tsx'

/** The sections about third parties and a person's rights. */
export const sharedSections = (brand: Brand): readonly LegalSection[] => [
  {
    id: 'where',
    title: 'Where it is stored',
    content: (
      <p>
        In one PostgreSQL database and one file store, run by whoever runs this site. Passwords are
        hashed; keys and calendar tokens are encrypted at rest. Whoever runs the site can choose
        services of others to run them on: a PostgreSQL server, an S3-compatible file store, or a
        Supabase project that does both.
      </p>
    ),
  },
  {
    id: 'services',
    title: 'Outside services',
    content: (
      <>
        <p>
          {brand.name} works without any of them. Each is called only where the site is set up to
          use it, and gets no more than stands here.
        </p>
        <Facts
          facts={[
            [
              'Google sign-in',
              'When you choose it. Google learns that you sign in here; we get your name, email address and picture.',
            ],
            [
              'Google Calendar',
              'When you connect it. We ask for leave to see and change your calendar, and you can withdraw it here or at Google. Trips that you put into it go there.',
            ],
            [
              'Mail server',
              'Carries the messages that sign-in needs, and what you send by the contact form.',
            ],
            [
              'Language model',
              'OpenAI, Anthropic, Google or a compatible service. Gets your message to the assistant, the latest messages of that conversation, and of a trip that is open beside it the title, dates, cities and stops with their hours; and what the assistant looks up in our catalogue. It does not get your name, your email or internet address, your notes, bookings or papers; what you write about yourself in a message goes with it. Where none is set up, the assistant answers by itself, and nothing leaves the site.',
            ],
            [
              'Places, weather, routes, exchange rates',
              'Google Places or OpenStreetMap, Open-Meteo, a routing service, Frankfurter. Get the place, date or currency in question; the server asks, so they do not see you. For restaurants near you the place is the rounded point that your browser sent.',
            ],
            [
              'Map tiles',
              'If a tile service is set up, your browser loads the map from it, and it sees your internet address.',
            ],
            [
              'Speech',
              'Dictation uses your browser’s own recognition, which may send sound to the maker of the browser, or OpenAI where that is set up. Only while you record.',
            ],
          ]}
        />
        <p>We do not sell data, rent it out or use it for advertising. There is no exception.</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Take it with you, correct it, delete it',
    content: (
      <>
        <p>
          On your <TextLink to="/account">account page</TextLink>, without asking anyone:
        </p>
        <ul className="ml-5 list-disc space-y-2">
          <li>Export my data gives you your account and everything you made, as one JSON file.</li>
          <li>Your name, picture and password can be changed.</li>
          <li>
            Delete my account removes your account, ideas, conversations, messages, pictures and the
            groups you own, at once and for good. Entries of the security log stay for their 90
            days; messages that you sent by the contact form while signed out stay too.
          </li>
        </ul>
        <p>
          For what you can’t reach there, such as contact messages you sent while signed out and the
          security log, write to <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>.
          Depending on where you live, the law gives you rights of access, correction, deletion and
          objection, and lets you complain to an authority; we honor them for everyone.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    content: (
      <p>
        {brand.name} is not made for children under 16. If one has made an account, tell us and we
        delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'When this changes',
    content: (
      <p>
        This page describes the version of {brand.name} that serves it. When the product starts to
        store something new, the page changes with it, and so does the date at the top.
      </p>
    ),
  },
]
