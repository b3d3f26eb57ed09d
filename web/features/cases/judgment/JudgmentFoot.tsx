import type { CaseView } from '#shared/contract/cases.ts'
import { useSite } from '#web/site.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { OutwardLink } from '../shared/OutwardLink.tsx'

const tall = 'min-h-11'

/** Says what the library does not have of the judgment. */
export function NoFullText({ judgment: { officialUrl, pdfUrl } }: { judgment: CaseView }) {
  return (
    <div className="judgment-part">
      <Notice>
        <p>Our note; the judgment's own text is not in this library.</p>
        <OutwardLink className={tall} href={officialUrl}>
          Search for it on the official site
        </OutwardLink>
        <OutwardLink className={tall} href={pdfUrl}>
          The judgment as PDF
        </OutwardLink>
      </Notice>
    </div>
  )
}

/** The source, and a link to report a mistake. */
export function JudgmentFoot({ judgment }: { judgment: CaseView }) {
  const { supportEmail } = useSite()
  const subject = `Error in judgment ${judgment.id}: ${judgment.caseTitle}`
  return (
    <footer className="mt-10 border-t border-rule pt-3 text-sm text-muted">
      {judgment.source ? <p>Source: {judgment.source}</p> : null}
      <p data-chrome="" className="flex flex-wrap gap-x-5">
        {judgment.hasFullText ? (
          <>
            <OutwardLink className={tall} href={judgment.officialUrl}>
              On the official site
            </OutwardLink>
            <OutwardLink className={tall} href={judgment.pdfUrl}>
              As PDF
            </OutwardLink>
          </>
        ) : null}
        <a
          href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}
          className="inline-flex min-h-11 items-center text-bench-ink underline"
        >
          Report an error
        </a>
      </p>
    </footer>
  )
}
