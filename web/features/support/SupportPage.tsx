import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SupportContent, SupportTopic } from '#shared/contract/support.ts'
import { readSupportCallOf } from '#shared/contract/support.ts'
import { useAnswers } from '#web/answers.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { query } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { useSite } from '#web/site.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { supportMessages } from './messages.ts'

type SupportPageProps<Topic extends SupportTopic> = {
  topic: Topic
  title: string
  /** In the tab of the browser, where it is shorter. */
  shortTitle?: string
  intro: string
  /** Whether all content of the page, people included, is sample data. */
  isSample?: boolean
  children: (content: SupportContent[Topic]) => ReactNode
}

/** The frame of a support page: its heading at once, the rest when its content has loaded. */
export function SupportPage<Topic extends SupportTopic>(props: SupportPageProps<Topic>) {
  const { sampleData } = useSite()
  return (
    <>
      <PageTitle title={props.shortTitle ?? props.title} />
      {props.isSample && !sampleData ? <NotOffered title={props.title} /> : <OfferedPage {...props} />}
    </>
  )
}

/** All that this page could show is invented, and the administrator wants none of that. */
function NotOffered({ title }: { title: string }) {
  const say = useMessages(supportMessages)
  const { supportEmail } = useSite()
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="mb-6 text-2xl">{title}</h1>
      <EmptyState
        title={say('notOffered')}
        hint={say('notOfferedHint', { email: supportEmail })}
        action={<ButtonLink to="/faq">{say('faqTitle')}</ButtonLink>}
      />
    </div>
  )
}

function OfferedPage<Topic extends SupportTopic>(props: SupportPageProps<Topic>) {
  const { topic, title, intro, isSample, children } = props
  const say = useMessages(supportMessages)
  const { sayFailure } = useAnswers()
  const { data, error, isPending, refetch } = useQuery(query(readSupportCallOf(topic), { params: { topic } }))
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-7xl flex-col gap-5 px-4 py-8 sm:px-6 sm:py-10">
      <header>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="text-2xl">{title}</h1>
          {isSample ? <SampleMark /> : null}
        </div>
        <p className="mt-1 max-w-3xl text-muted">{intro}</p>
      </header>
      {isPending ? <Skeleton className="h-40" /> : null}
      {error ? (
        <ErrorState
          title={say('notLoaded')}
          message={sayFailure(error, say('checkConnection'))}
          onRetry={() => refetch()}
        />
      ) : null}
      {data ? children(data) : null}
    </div>
  )
}
