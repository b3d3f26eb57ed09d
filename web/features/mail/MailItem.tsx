import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { MailView } from '#shared/contract/mail.ts'
import { formatMoment } from '#web/dates.ts'
import { Badge, type Tone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { describeMail } from './list-mails.ts'
import { useRetryMail } from './queries.ts'

const tones: Record<MailView['status'], Tone> = { queued: 'brass', sent: 'bench', failed: 'seal' }

type MailItemProps = { mail: MailView; canSend: boolean }

/** Rows outside the view are not laid out: the list may have 500. */
export function MailItem({ mail, canSend }: MailItemProps) {
  const [isOpen, setIsOpen] = useState(false)
  const lineClass = isOpen ? 'block wrap-anywhere' : 'block truncate'
  const moment = mail.sentAt ?? mail.createdAt
  return (
    <li className="border-b border-rule [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
      <details onToggle={event => setIsOpen(event.currentTarget.open)}>
        <summary className="grid cursor-pointer list-none grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 px-1 py-3 hover:bg-sheet sm:grid-cols-[auto_1fr_auto]">
          <ChevronRight
            aria-hidden="true"
            className={isOpen ? 'size-5 rotate-90 text-muted' : 'size-5 text-muted'}
          />
          <span className="min-w-0">
            <span className={`${lineClass} font-semibold`}>{mail.subject}</span>
            <span className={`${lineClass} text-sm text-muted`}>To {mail.to}</span>
          </span>
          <span className="flex flex-wrap items-center gap-x-3 text-sm max-sm:col-start-2 sm:flex-col sm:items-end">
            <Badge tone={tones[mail.status]}>{describeMail(mail, canSend)}</Badge>
            <time dateTime={moment} className="text-muted">
              {formatMoment(moment)}
            </time>
          </span>
        </summary>
        {isOpen ? <OpenedMail mail={mail} canSend={canSend} /> : null}
      </details>
    </li>
  )
}

function OpenedMail({ mail, canSend }: MailItemProps) {
  const retry = useRetryMail(mail.id)
  return (
    <div className="flex flex-col items-start gap-3 pt-1 pb-5 sm:pl-9">
      {mail.lastError ? (
        <p className="text-sm text-seal-ink wrap-anywhere">The mail server said: {mail.lastError}</p>
      ) : null}
      <p className="w-full max-w-3xl rounded-sm border border-rule bg-sheet p-4 text-sm whitespace-pre-wrap wrap-anywhere">
        {mail.text}
      </p>
      <div className="flex flex-wrap gap-3">
        {mail.status === 'failed' ? (
          <Button loading={retry.isPending} onClick={() => retry.mutate()}>
            Send again
          </Button>
        ) : null}
        {canSend ? null : (
          <Button variant="secondary" onClick={() => copyText(mail)}>
            Copy the text
          </Button>
        )}
      </div>
    </div>
  )
}

/** The clipboard works on https and localhost only; elsewhere the text can be selected. */
async function copyText(mail: MailView) {
  try {
    await navigator.clipboard.writeText(mail.text)
    notify({ tone: 'success', title: 'Copied', description: `Pass it on to ${mail.to}.` })
  } catch {
    notify({
      tone: 'danger',
      title: 'This browser did not let us copy',
      description: 'Select the text instead.',
    })
  }
}
