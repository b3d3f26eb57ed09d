import type { Language } from '#shared/languages.ts'
import { InsertInDraft } from '#web/features/drafts/parts/InsertInDraft.tsx'
import { useMessages } from '#web/messages.ts'
import type { ButtonVariant } from '#web/ui/button-class.ts'
import { type Citable, listCitations } from './list-citations.ts'
import { caseMessages } from './messages.ts'

type CiteInDraftProps = { judgment: Citable; variant?: ButtonVariant }

/** Inserts the citation of a judgment into one of the user's drafts. */
export function CiteInDraft({ judgment, variant }: CiteInDraftProps) {
  const word = useMessages(caseMessages)
  const citations = listCitations(judgment, word)
  const find = (form: string) =>
    citations.find(citation => citation.form === form)?.text ?? judgment.caseTitle
  return (
    <InsertInDraft
      variant={variant}
      insertable={{
        title: word('citeInDraft'),
        subject: judgment.caseTitle,
        choiceLabel: word('citation'),
        choices: citations.map(({ form, text }) => ({ value: form, label: text })),
        write: (form, language) => writeSentence(find(form), language),
      }}
    />
  )
}

const sentences: Record<Language, (citation: string) => string> = {
  en: citation => `Reliance is placed on ${citation}.`,
  hi: citation => `इस सम्बन्ध में ${citation} के निर्णय का आश्रय लिया जाता है।`,
  mr: citation => `या संदर्भात ${citation} या न्यायनिर्णयाचा आधार घेण्यात येत आहे.`,
}

export function writeSentence(citation: string, language: Language): string {
  return sentences[language](citation)
}
