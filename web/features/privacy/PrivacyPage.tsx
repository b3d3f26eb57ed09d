import type { ReactNode } from 'react'
import { defaultSite } from '#shared/site.ts'
import { useSite } from '#web/site.ts'
import { SampleMark } from '#web/ui/SampleMark.tsx'

/** Describes what this program does with data: a change of what is stored must change this page. */
export function PrivacyPage() {
  const { name, supportEmail } = useSite()
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="text-3xl">Privacy</h1>
      <p className="mt-4 text-lg text-muted">
        An advocate’s papers are privileged. This page says what {name} keeps, where, and who can read it.
      </p>
      <div className="mt-8 border-t-4 border-double border-rule">
        <Clause title="Where your data is kept">
          <p>
            On the server of whoever operates this installation, in its own database. There are no advertising
            or tracking services, and no analytics; pages, fonts and scripts come from the same server.
          </p>
        </Clause>
        <Clause title="What is stored">
          <ul className="list-disc space-y-1.5 pl-5">
            <li>
              Your account: username, email, name, and if you give them, phone number, Bar Council ID,
              experience and specialization. Your password is stored only as an Argon2id hash.
            </li>
            <li>Your signed-in devices: the name of the browser, and when it was last used.</li>
            <li>The last week in which you used the site, so that you are counted once a week.</li>
            <li>
              Decisions about your account: which administrator approved, changed or suspended it, and when.
            </li>
            <li>Emails that the service has sent you, and messages from administrators.</li>
            <li>How many documents and searches you have made, to count against your limit.</li>
            <li>
              Drafts that you save, and the details of your chamber that fill forms in for you, if you give
              them.
            </li>
            <li>
              Your last 50 case-law searches with their text, pasted briefs included, until you clear them;
              and until midnight a fingerprint of each, so that the same search is not counted twice.
            </li>
            <li>
              The judgments that you save, with your notes. Of a file that you upload to search with, nothing
              is kept: its text goes back to your page.
            </li>
            <li>
              The searches that you save, with their text, and the day of your last mail about new judgments,
              if you ask for such mails.
            </li>
            <li>Which announcement of the administrators you have put away.</li>
            <li>Which steps of a procedure guide you have ticked off.</li>
            <li>Which forms you looked for in vain and asked for, with your sentence about it.</li>
            <li>
              If you subscribe to the newsletter: the address, the topics, and when it was confirmed or left.
            </li>
          </ul>
        </Clause>
        <Clause title="Who can read it">
          <p>
            Drafts, searches and saved judgments can be read by their owner only; the product shows them to
            nobody else, administrators included. Administrators see your account, its history, the emails
            sent to you, the forms you asked for and who subscribes to the newsletter. Whoever runs the server
            has technical access to its database, as with any service: choose an operator you trust.
          </p>
        </Clause>
        <Clause title="On your own device">
          <p>
            The browser’s storage holds your session, your name as shown in the header and your choice of
            light or dark and of a language. Signing out removes the session and the name. There are no
            tracking cookies.
          </p>
        </Clause>
        <Clause title="Your rights">
          <p>
            In your profile you can correct your details, export everything the service holds about you, sign
            out devices, and delete your account. Deletion is final.
          </p>
        </Clause>
        <Clause title="Questions">
          <p className="flex flex-wrap items-center gap-x-2">
            Write to
            <a
              href={`mailto:${supportEmail}`}
              className="inline-flex min-h-11 items-center text-bench-ink underline"
            >
              {supportEmail}
            </a>
            {supportEmail === defaultSite.supportEmail ? <SampleMark /> : null}
          </p>
        </Clause>
      </div>
    </article>
  )
}

function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-2 border-b border-rule py-6 last:border-b-0 sm:grid-cols-[11rem_1fr]">
      <h2 className="text-lg">{title}</h2>
      <div>{children}</div>
    </section>
  )
}
