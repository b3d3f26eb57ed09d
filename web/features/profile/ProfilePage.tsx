import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#web/messages.ts'
import { userQuery, useUser } from '#web/session.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { profileMessages } from './messages.ts'
import { profileSections } from './profile-sections.ts'

/** The user's account, in independent sections. */
export function ProfilePage() {
  const say = useMessages(profileMessages)
  const user = useUser()
  useQuery({ ...userQuery, refetchOnMount: 'always' }) // fetches what an administrator or another device changed
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6 sm:py-12">
      <PageTitle title={say('profile')} />
      <h1 className="text-2xl">{say('yourProfile')}</h1>
      <p className="mt-1 text-muted wrap-anywhere">
        {user.username} · {user.email}
      </p>
      <div className="mt-7 grid items-start gap-8 lg:grid-cols-[12rem_1fr]">
        <nav aria-label={say('sections')} className="sticky top-6 hidden lg:block">
          <ul className="border-l border-rule text-sm">
            {profileSections.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to="/profile"
                  hash={id}
                  className="flex min-h-11 items-center pl-4 text-muted no-underline hover:text-ink hover:underline"
                >
                  {say(title)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-6">
          {profileSections.map(({ id, title, Content }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="scroll-mt-6 rounded-md border border-rule bg-sheet p-5 shadow-sheet sm:p-6"
            >
              <h2 id={`${id}-title`} className="mb-4 text-xl">
                {say(title)}
              </h2>
              <Content />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
