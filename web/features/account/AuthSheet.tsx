import type { ReactNode } from 'react'
import { accountMessages } from '#web/features/account/messages.ts'
import { useMessages } from '#web/messages.ts'
import { useSite } from '#web/site.ts'

type AuthSheetProps = {
  title: string
  lead?: ReactNode
  footer?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** The sheet that every page about getting in is written on. */
export function AuthSheet({ title, lead, footer, wide, children }: AuthSheetProps) {
  return (
    <div className="flex flex-1 items-start justify-center px-4 py-8 sm:py-14">
      <div className={wide ? 'w-full max-w-2xl' : 'w-full max-w-md'}>
        <section className="rounded-md border border-rule border-t-4 border-t-bench bg-sheet px-5 py-7 shadow-sheet sm:px-9 sm:py-9">
          <h1 className="text-2xl">{title}</h1>
          {lead ? <p className="mt-2 text-muted">{lead}</p> : null}
          <div className="mt-6">{children}</div>
        </section>
        {footer ? <div className="mt-5 px-1 text-sm text-muted">{footer}</div> : null}
      </div>
    </div>
  )
}

export function SupportLine() {
  const { supportEmail } = useSite()
  const say = useMessages(accountMessages)
  return (
    <p className="flex flex-wrap items-center gap-x-1">
      {say('needHelp')}
      <a
        href={`mailto:${supportEmail}`}
        className="inline-flex min-h-11 items-center text-bench-ink underline"
      >
        {supportEmail}
      </a>
    </p>
  )
}
