import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { SettingsView } from '#shared/contract/settings.ts'
import { useAnswers } from '#web/answers.ts'
import { SpokenLanguage, useSiteLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AccountsSection } from '../AccountsSection.tsx'
import { AiSection } from '../AiSection.tsx'
import { AnnouncementSection } from '../AnnouncementSection.tsx'
import { EnvironmentSection } from '../EnvironmentSection.tsx'
import { FooterSection } from '../FooterSection.tsx'
import { goToPart } from '../go-to-part.ts'
import { IdentitySection } from '../IdentitySection.tsx'
import { MailSection } from '../MailSection.tsx'
import { settingsMessages } from '../messages.ts'
import { OrderSection } from '../OrderSection.tsx'
import { settingsQuery } from '../queries.ts'
import { SampleSection } from '../SampleSection.tsx'
import { UnsavedQuestion, useUnsaved } from '../unsaved.tsx'

/** Speaks the language of the site, in a panel that is English still. */
export function SettingsTab() {
  const language = useSiteLanguage()
  return (
    <SpokenLanguage value={language}>
      <div lang={language}>
        <Suspense fallback={<Skeleton count={4} className="h-40" />}>
          <LoadedSettings />
        </Suspense>
      </div>
    </SpokenLanguage>
  )
}

function LoadedSettings() {
  const say = useMessages(settingsMessages)
  const { sayFailure } = useAnswers()
  const query = useQuery(settingsQuery)
  if (query.isPending) return <Skeleton count={4} className="h-40" label={say('loading')} />
  if (!query.data) {
    return (
      <ErrorState
        title={say('notLoaded')}
        message={sayFailure(query.error)}
        onRetry={() => query.refetch()}
      />
    )
  }
  return <SettingsSections view={query.data} />
}

const parts = [
  { id: 'identity', Content: IdentitySection },
  { id: 'accounts', Content: AccountsSection },
  { id: 'order', Content: OrderSection },
  { id: 'announcement', Content: AnnouncementSection },
  { id: 'sample', Content: SampleSection },
  { id: 'footer', Content: FooterSection },
  { id: 'mail', Content: MailSection },
  { id: 'ai', Content: AiSection },
] as const

function SettingsSections({ view }: { view: SettingsView }) {
  const say = useMessages(settingsMessages)
  const unsaved = useUnsaved()
  return (
    <>
      <p className="max-w-prose text-muted">{say('lead')}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={say('parts')} className="sticky top-6 hidden lg:block">
          <ul className="border-l border-rule text-sm">
            {[...parts.map(({ id }) => id), 'environment' as const].map(id => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center pl-4 text-muted no-underline hover:text-ink hover:underline"
                  onClick={event => {
                    event.preventDefault()
                    goToPart(id)
                  }}
                >
                  {say(id)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-6">
          {parts.map(({ id, Content }) => (
            <Content key={id} view={view} onDirty={unsaved.note} />
          ))}
          <EnvironmentSection environment={view.environment} />
        </div>
      </div>
      <UnsavedQuestion sections={unsaved.sections} />
    </>
  )
}
