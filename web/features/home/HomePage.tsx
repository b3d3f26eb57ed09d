import { AppLink, AppLinkButton } from '#web/AppLink.tsx'
import { claims } from '#web/features/landing/public.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session.ts'
import { SampleMark } from '#web/ui/SampleMark.tsx'

/** The first home page: a greeting and the ways on. */
export function HomePage() {
  const user = useUser()
  return (
    <>
      <section className="border-b border-rule bg-sheet">
        <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-6 sm:py-14">
          <p className="text-muted">Good to see you, {user.firstName || user.username}.</p>
          <h1 className="mt-2 max-w-3xl text-3xl">
            {claims.verifiedForms} verified legal forms, ready to fill
          </h1>
          <p className="mt-2">
            <SampleMark />
          </p>
          <p className="mt-3 max-w-2xl text-lg text-muted">
            Choose a form and watch the document take shape, or follow a procedure from the first filing to
            the order.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <AppLinkButton to={paths.forms()}>Browse Legal Forms</AppLinkButton>
            <AppLinkButton to={paths.procedures()} variant="secondary">
              View Procedures
            </AppLinkButton>
          </div>
        </div>
      </section>
      <section className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-6">
        <h2 className="text-2xl">Your desk</h2>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {desk.map(item => (
            <li key={item.to}>
              <DeskLink {...item} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

type DeskItem = { to: string; title: string; text: string }

const desk: readonly DeskItem[] = [
  { to: paths.caseLaw(), title: 'AI Case Law', text: 'Search judgments by keyword, brief or legal issue.' },
  {
    to: paths.resources(),
    title: 'Resources',
    text: 'Legal updates, and the portals of courts and authorities.',
  },
  { to: paths.faq(), title: 'FAQ', text: 'Questions that come up in practice, answered with the section.' },
  { to: paths.communityForum(), title: 'Community Forum', text: 'What other advocates ask and advise.' },
  { to: paths.newsletter(), title: 'Newsletter', text: 'The week’s changes in one page.' },
  {
    to: paths.profile(),
    title: 'Your profile',
    text: 'Name, enrolment number, password and signed-in devices.',
  },
]

function DeskLink({ to, title, text }: DeskItem) {
  return (
    <AppLink
      to={to}
      className="group flex h-full flex-col rounded-md border border-rule bg-sheet p-5 no-underline shadow-sheet hover:border-edge"
    >
      <span className="font-serif text-lg font-semibold text-bench-ink group-hover:underline">{title}</span>
      <span className="mt-1 text-muted">{text}</span>
    </AppLink>
  )
}
