import { memo } from 'react'
import type { Paragraph } from '#shared/cases/judgment.ts'
import { paths } from '#web/paths.ts'
import { notify } from '#web/ui/toast-store.ts'
import { copyText } from '../shared/copy-text.ts'
import { MarkedText } from './MarkedText.tsx'

type JudgmentTextProps = { id: string; paragraphs: readonly Paragraph[] }

/** The judgment's own words. Each number is a link to its paragraph and copies the address. */
export const JudgmentText = memo(function JudgmentText({ id, paragraphs }: JudgmentTextProps) {
  return (
    <section aria-labelledby="text" className="judgment-part">
      <h2 id="text" tabIndex={-1} className="judgment-heading">
        Text of the judgment
      </h2>
      <div className="judgment-text">
        {paragraphs.map(paragraph => (
          <TextParagraph key={paragraph.id} caseId={id} paragraph={paragraph} />
        ))}
      </div>
    </section>
  )
})

function TextParagraph({ caseId, paragraph }: { caseId: string; paragraph: Paragraph }) {
  const { id, label, text } = paragraph
  const named = label ? `paragraph ${label.replace(/\.$/, '')}` : 'this paragraph'
  return (
    <div id={id} tabIndex={-1} className="judgment-paragraph judgment-target">
      <a
        href={`#${id}`}
        aria-label={`Copy the address of ${named}`}
        className="judgment-number"
        data-numbered={label ? '' : undefined}
        onClick={() => copyAddress(caseId, id, named)}
      >
        {label || '¶'}
      </a>
      <p>
        <MarkedText piece={id} text={text} />
      </p>
    </div>
  )
}

async function copyAddress(caseId: string, paragraph: string, named: string) {
  const address = new URL(paths.judgment(caseId, paragraph), location.origin).href
  if (await copyText(address)) notify({ title: `Address of ${named} copied`, description: address })
}
