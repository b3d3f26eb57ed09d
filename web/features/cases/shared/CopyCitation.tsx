import { Check, Copy } from 'lucide-react'
import { type ReactElement, useEffect, useState } from 'react'
import { copyText } from '#web/copy-text.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ButtonVariant } from '#web/ui/button-class.ts'
import { DropdownMenu, MenuItem } from '#web/ui/DropdownMenu.tsx'
import { type Citable, type CitationChoice, listCitations } from './list-citations.ts'
import { caseMessages } from './messages.ts'

const shownFor = 2500

/** Copies the citation in a chosen form; at once where there is only one. */
export function CopyCitation({
  judgment,
  variant = 'quiet',
}: {
  judgment: Citable
  variant?: ButtonVariant
}) {
  const word = useMessages(caseMessages)
  const { isCopied, copy } = useCopied()
  const choices = listCitations(judgment, word)
  const [only] = choices
  if (!only) return null
  const isAlone = choices.length === 1
  const Icon = isCopied ? Check : Copy
  const button = (
    <Button
      variant={variant}
      aria-label={isCopied ? word('copied') : word('copyCitationOf', { name: judgment.caseTitle })}
      onClick={isAlone ? () => copy(only.text) : undefined}
    >
      <Icon aria-hidden="true" className="size-4" />
      {isCopied ? word('copied') : word('copyCitation')}
    </Button>
  )
  return (
    <>
      {isAlone ? button : <CitationMenu trigger={button} choices={choices} onChoose={copy} />}
      <span role="status" className="sr-only">
        {isCopied ? word('citationCopied') : ''}
      </span>
    </>
  )
}

type CitationMenuProps = {
  trigger: ReactElement
  choices: readonly CitationChoice[]
  onChoose: (text: string) => void
}

function CitationMenu({ trigger, choices, onChoose }: CitationMenuProps) {
  return (
    <DropdownMenu trigger={trigger}>
      {choices.map(({ form, label, text }) => (
        <MenuItem key={form} onSelect={() => onChoose(text)}>
          <span className="flex max-w-[min(28rem,calc(100vw-4rem))] flex-col">
            <span className="font-semibold">{label}</span>
            <span className="text-muted">{text}</span>
          </span>
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}

function useCopied() {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), shownFor)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy(text: string) {
    if (await copyText(text)) setCopies(count => count + 1)
  }
  return { isCopied: copies > 0, copy }
}
