import { useNavigate } from '@tanstack/react-router'
import { type CSSProperties, memo } from 'react'
import type { Paragraph } from '#shared/cases/judgment.ts'
import type { TextPart } from '#shared/cases/text-parts.ts'
import { type Address, useFullAddress } from '#web/address.ts'
import { copyText } from '#web/copy-text.ts'
import { useMessages } from '#web/messages.ts'
import { notify } from '#web/ui/toast-store.ts'
import { caseMessages, partKeys } from '../shared/messages.ts'
import { MarkedText } from './MarkedText.tsx'
import { judgmentMessages } from './messages.ts'

type JudgmentTextProps = { id: string; paragraphs: readonly Paragraph[] }

/** The full text. Each paragraph number is a link to it and copies its address. */
export const JudgmentText = memo(function JudgmentText({ id, paragraphs }: JudgmentTextProps) {
  const say = useMessages(judgmentMessages)
  const navigate = useNavigate()
  const fullAddress = useFullAddress()
  return (
    <section aria-labelledby="text" className="judgment-part">
      <h2 id="text" tabIndex={-1} className="judgment-heading">
        {say('text')}
      </h2>
      <div className="judgment-text">
        {paragraphs.map((paragraph, at) => (
          <TextParagraph
            key={paragraph.id}
            paragraph={paragraph}
            opens={paragraph.part === paragraphs[at - 1]?.part ? undefined : paragraph.part}
            onPick={named => {
              const address: Address = { to: '/case-law/$id', params: { id }, hash: paragraph.id }
              void navigate(address)
              void copyAddress(fullAddress(address), say('addressCopied', { name: named }))
            }}
          />
        ))}
      </div>
    </section>
  )
})

type TextParagraphProps = {
  paragraph: Paragraph
  /** The part of the judgment that begins here. */
  opens: TextPart | undefined
  onPick: (named: string) => void
}

function TextParagraph({ paragraph, opens, onPick }: TextParagraphProps) {
  const say = useMessages(judgmentMessages)
  const word = useMessages(caseMessages)
  const { id, label, text } = paragraph
  const named = label ? say('paragraphNamed', { number: label.replace(/\.$/, '') }) : say('thisParagraph')
  return (
    <div id={id} tabIndex={-1} className="judgment-paragraph judgment-target" style={lengthOf(text)}>
      <a
        href={`#${id}`}
        aria-label={say('copyAddress', { name: named })}
        className="judgment-number"
        data-numbered={label ? '' : undefined}
        onClick={event => {
          event.preventDefault()
          onPick(named)
        }}
      >
        {label || '¶'}
      </a>
      <div>
        {opens ? (
          <p className="text-sm font-semibold text-muted">
            {word(partKeys[opens])} <span className="font-normal">{word('inferred')}</span>
          </p>
        ) : null}
        <p lang="en">
          <MarkedText piece={id} text={text} />
        </p>
      </div>
    </div>
  )
}

/** A custom property, which the types of styles do not know. */
function lengthOf(text: string): CSSProperties {
  return { '--length': text.length } as CSSProperties
}

async function copyAddress(address: string, title: string) {
  if (await copyText(address)) notify({ title, description: address })
}
