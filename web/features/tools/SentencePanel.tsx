import { Copy, Printer } from 'lucide-react'
import { useState } from 'react'
import { type Language, languages } from '#shared/languages.ts'
import { copyText } from '#web/copy-text.ts'
import { InsertInDraft } from '#web/features/drafts/parts/InsertInDraft.tsx'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { toolsMessages } from './messages.ts'

type SentencePanelProps = {
  subject: string
  likely: readonly RegExp[]
  write: (language: Language) => string
}

const names: Record<Language, string> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' }

/** The result as a sentence for a paper: to copy, insert in a draft, or print. */
export function SentencePanel({ subject, likely, write }: SentencePanelProps) {
  const say = useMessages(toolsMessages)
  const [language, setLanguage] = useState<Language>('en')
  const sentence = write(language)
  return (
    <div className="flex flex-col gap-3 border-t border-rule pt-4">
      <div className="max-w-48 print:hidden">
        <SelectField
          label={say('sentenceIn')}
          value={language}
          options={languages.map(code => ({ value: code, label: names[code] }))}
          onChange={event => setLanguage(languages.find(code => code === event.target.value) ?? 'en')}
        />
      </div>
      <blockquote lang={language} className="border-l-4 border-brass pl-4">
        {sentence}
      </blockquote>
      <div className="-ml-4 flex flex-wrap print:hidden">
        <Button
          variant="quiet"
          onClick={async () => {
            if (await copyText(sentence)) notify({ title: say('copied') })
          }}
        >
          <Copy aria-hidden="true" className="size-4" />
          {say('copy')}
        </Button>
        <InsertInDraft
          insertable={{
            title: say('putIntoDraft'),
            subject,
            likely,
            choices: [],
            choiceLabel: '',
            write: (_, wanted) => write(wanted),
          }}
        />
        <Button variant="quiet" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {say('print')}
        </Button>
      </div>
    </div>
  )
}
