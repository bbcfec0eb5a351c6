import { TextLink } from '#app/ui/text-link.tsx'
import { Facts, Key, type LegalSection } from './legal-page.tsx'

/**
 * The sections about stored data. They name the tables, cookies and keys of this version, and
 * change with them.
 */
export const storedSections: readonly LegalSection[] = [
  {
    id: 'visitor',
    title: 'If you only look around',
    content: (
      <>
        <p>
          You need no account to read this site. We count no visits, load nothing from advertisers
          or analytics services, and build no profile of you.
        </p>
        <p>
          The server writes one line for each request: time, method, path, status and how long it
          took. Your address is not in it. For a page that does not exist it also notes the query,
          the page you came from and what your browser calls itself, so that broken links can be
          mended. The lines go to the standard output of the server, and are kept as long as whoever
          runs the site keeps that.
        </p>
        <p>
          To slow down floods, the server also remembers how often an address has signed in, written
          to us, planned a trip, asked the assistant or kept the database busy, for a short while,
          and how much of a language model it has used that day; it keeps a digest, not the address
          itself.
        </p>
        <p>
          Where you are is asked for only when you tap “Where I am” among the restaurants. Your
          browser rounds it to about 100 meters before it is sent, in the body of one request: it
          stands in no address, no log and no table, and is used to find tables near you.
        </p>
        <p>
          What you write to the assistant without an account stays in your browser and travels with
          each message; the server answers and keeps nothing of it.
        </p>
      </>
    ),
  },
  {
    id: 'stored',
    title: 'What we store when you have an account',
    content: (
      <>
        <p>
          What you make is stored in our database and can be read by you, and by the people you
          share it with. That is enforced by the database itself, row by row.
        </p>
        <Facts
          facts={[
            [
              'Account',
              'Your email address, your name and the address of your picture if you gave them or Google did, and your password as an argon2id hash, never as text. Until you delete the account.',
            ],
            [
              'Second factor',
              'The secret that your authenticator app shares with us, if you turned it on. Until you turn it off.',
            ],
            [
              'Sessions',
              'For each device you signed in on: when, its internet address and what its browser calls itself, so that you can end them. Until you sign out there.',
            ],
            [
              'Recovery codes',
              'If you use two-factor authentication: a digest of each code, when it was made and when it was used. Until you make new ones or delete the account.',
            ],
            [
              'Security log',
              'Sign-ins and changes to accounts: which account and its email address, what, when, from which internet address. For 90 days, also when the account is deleted before, so that misuse can be traced.',
            ],
            [
              'Ideas',
              'The cards on your board: title, notes, date, time, color, and what is known of the place. Until you delete them.',
            ],
            [
              'Conversations',
              'What you asked the assistant and what it answered, and your votes on its suggestions. Until you delete the account. How many messages you sent in the last hour and how much of a language model you used that day are counted too, under a digest.',
            ],
            [
              'Groups',
              'The groups you own or joined, and what you wrote in them. Companions see your name and picture. A group goes when its owner’s account goes.',
            ],
            [
              'Pictures',
              'A profile picture that you upload. Whoever knows its address can see it. Until you replace it, or delete it or the account.',
            ],
            [
              'Administration',
              'If you are an administrator: what you changed on the site’s pages, pictures and rights, and when. The record stays; your name on it goes with your account.',
            ],
            [
              'Google Calendar',
              'If you connect it, the token that lets us use your calendar, encrypted. Until you disconnect it. And which trips you put into it.',
            ],
          ]}
        />
      </>
    ),
  },
  {
    id: 'contact-messages',
    title: 'What you write to us',
    content: (
      <p>
        The <TextLink to="/contact">contact form</TextLink> stores your name, your email address and
        your message, with the time, whether it has been read and, if you are signed in, which
        account it came from. It may mail a copy to our team, and administrators can read it. Sent
        while signed in, it is part of your export and deleted with your account; otherwise it is
        kept until we delete it, or you ask us to.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and what your browser keeps',
    content: (
      <>
        <p>
          Only what a sign-in, your trips and a chat need, which is why no banner asks you. A
          visitor who never signs in gets no cookie.
        </p>
        <Facts
          facts={[
            [
              <Key key="session">sb-…-auth-token</Key>,
              'Cookie. Your session, split over several cookies when it is long. Renewed while you use it, at most 400 days; gone when you sign out.',
            ],
            [
              <Key key="verifier">sb-…-code-verifier</Key>,
              'Cookie. Proves that the sign-in that ends here began here. Gone once it has ended.',
            ],
            [
              <Key key="flow">auth-flow-…</Key>,
              'Cookie. The same proof, for the way to Google and back. 15 minutes.',
            ],
            [
              <Key key="departure">calendar_departure</Key>,
              'Cookie. The same proof, for connecting a calendar. 10 minutes.',
            ],
            [
              <Key key="redirect">auth_redirect_path</Key>,
              'Local storage. The page you were on before signing in, until you are back on it.',
            ],
            [
              <Key key="reload">auth_reload_target</Key>,
              'Local storage. Where a sign-in that reloads the page goes next.',
            ],
            [
              <Key key="calendar">calendar_auth_pending</Key>,
              'Local storage. That you are on your way to connect a calendar.',
            ],
            [
              <Key key="prompt">sign_in_prompt_closed</Key>,
              'Session storage. That you declined to sign in. Gone with the tab.',
            ],
            [
              <Key key="wish">wish_draft</Key>,
              'Session storage. What you typed into the field for a wish and did not send. Gone with the tab.',
            ],
            [
              <Key key="chat-session">chat_session_id</Key>,
              'Local storage. Which conversation with the assistant goes on in this browser, while you are not signed in. Until you begin a new one.',
            ],
            [
              <Key key="chat">chat_conversation_…</Key>,
              'Local storage. That conversation: its last messages, suggestions and your votes on them. Until you begin a new one, or take it along into your account.',
            ],
            [
              <Key key="chat-window">chat_window</Key>,
              'Local storage. Where the window of the chat stood, and how large it was.',
            ],
            [
              <Key key="store">piri</Key>,
              'IndexedDB. The trips and ideas you made without an account; signed in, copies of your trips and ideas and changes that wait to be sent. Yours are gone when you sign out. One that can’t be read is set aside, and piri-2 or piri-3 takes its place.',
            ],
            [
              <Key key="ideas">savedIdeas_unreadable</Key>,
              'Local storage. Ideas that an earlier version of the board kept and that could not be read. Until you clear it.',
            ],
            [
              <Key key="undo">trip_undo_…</Key>,
              'Session storage. Which of your changes can be undone. Gone with the tab.',
            ],
            [
              <Key key="left">left_with_visitor</Key>,
              'Session storage. That you left what was made in this browser where it is. Gone with the tab.',
            ],
            [
              <Key key="scroll">react-router-scroll-positions</Key>,
              'Session storage. How far you had scrolled, for the Back button. Gone with the tab.',
            ],
          ]}
        />
      </>
    ),
  },
]
