import type { ReactNode } from 'react'
import { BackLink } from '#web/BackLink.tsx'
import { useMessages } from '#web/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { toolsMessages } from './messages.ts'

type ToolPageProps = { title: string; intro: string; children: ReactNode }

/** The frame of a tool, on screen and on paper. */
export function ToolPage({ title, intro, children }: ToolPageProps) {
  const say = useMessages(toolsMessages)
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-8 print:p-0">
      <PageTitle title={title} />
      <div data-chrome="">
        <BackLink to={{ to: '/resources' }}>{say('resourceHub')}</BackLink>
      </div>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 mb-8 max-w-2xl text-lg text-muted print:hidden">{intro}</p>
      {children}
    </div>
  )
}
