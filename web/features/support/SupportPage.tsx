import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SupportContent, SupportTopic } from '#shared/contract/support.ts'
import { readSupportCallOf } from '#shared/contract/support.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { query } from '#web/calls.ts'
import { useSite } from '#web/site.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

type SupportPageProps<Topic extends SupportTopic> = {
  topic: Topic
  title: string
  intro: string
  /** Whether all content of the page, people included, is sample data. */
  isSample?: boolean
  children: (content: SupportContent[Topic]) => ReactNode
}

/** The frame of a support page: its heading at once, the rest when its content has loaded. */
export function SupportPage<Topic extends SupportTopic>(props: SupportPageProps<Topic>) {
  const { sampleData } = useSite()
  return props.isSample && !sampleData ? <NotOffered title={props.title} /> : <OfferedPage {...props} />
}

/** All that this page could show is invented, and the administrator wants none of that. */
function NotOffered({ title }: { title: string }) {
  const { supportEmail } = useSite()
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="mb-6 text-2xl">{title}</h1>
      <EmptyState
        title="This is not offered here"
        hint={`For a question, write to ${supportEmail}, or look among the frequently asked ones.`}
        action={<ButtonLink to="/faq">Frequently Asked Questions</ButtonLink>}
      />
    </div>
  )
}

function OfferedPage<Topic extends SupportTopic>(props: SupportPageProps<Topic>) {
  const { topic, title, intro, isSample, children } = props
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
          title="This page could not be loaded"
          message={deriveErrorMessage(error, 'Check the connection and try again.')}
          onRetry={() => refetch()}
        />
      ) : null}
      {data ? children(data) : null}
    </div>
  )
}
