import type { CaseView } from '#shared/contract/cases.ts'
import { useMessages } from '#web/messages.ts'
import { useSite } from '#web/site.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { OutwardLink } from '../shared/OutwardLink.tsx'
import { judgmentMessages } from './messages.ts'

const tall = 'min-h-11'

/** Says what the library does not have of the judgment. */
export function NoFullText({ judgment: { officialUrl, pdfUrl } }: { judgment: CaseView }) {
  const say = useMessages(judgmentMessages)
  return (
    <div className="judgment-part">
      <Notice>
        <p>{say('noText')}</p>
        <OutwardLink className={tall} href={officialUrl}>
          {say('searchOfficial')}
        </OutwardLink>
        <OutwardLink className={tall} href={pdfUrl}>
          {say('pdfOfJudgment')}
        </OutwardLink>
      </Notice>
    </div>
  )
}

/** The source, and a link to report a mistake. */
export function JudgmentFoot({ judgment }: { judgment: CaseView }) {
  const say = useMessages(judgmentMessages)
  const { supportEmail } = useSite()
  const subject = `Error in judgment ${judgment.id}: ${judgment.caseTitle}`
  return (
    <footer className="mt-10 border-t border-rule pt-3 text-sm text-muted">
      {judgment.source ? <p>{say('source', { source: judgment.source })}</p> : null}
      <p data-chrome="" className="flex flex-wrap gap-x-5">
        {judgment.hasFullText ? (
          <>
            <OutwardLink className={tall} href={judgment.officialUrl}>
              {say('onOfficial')}
            </OutwardLink>
            <OutwardLink className={tall} href={judgment.pdfUrl}>
              {say('asPdf')}
            </OutwardLink>
          </>
        ) : null}
        <a
          href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}
          className="inline-flex min-h-11 items-center text-bench-ink underline"
        >
          {say('reportError')}
        </a>
      </p>
    </footer>
  )
}
