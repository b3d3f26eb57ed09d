import type { Language } from '#shared/languages.ts'
import { useAnswers } from '#web/answers.ts'
import { queryClient } from '#web/api.ts'
import { DownloadIcon } from '#web/DownloadIcon.tsx'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { saveFile } from '#web/save-file.ts'
import { type FormsSay, formsMessages } from './messages.ts'
import { formQuery } from './queries.ts'

/** Saves the blank form as an html file. */
export function DownloadButton({ id, title }: { id: number; title: string }) {
  const say = useMessages(formsMessages)
  const language = useLanguage()
  const { sayFailure } = useAnswers()
  return (
    <DownloadIcon
      label={say('download', { title })}
      title={say('downloadBlank')}
      download={() => downloadBlankForm(id, language, say)}
      describeFailure={error => ({
        title: say('failedForm'),
        description: sayFailure(error, say('checkConnection')),
      })}
    />
  )
}

/**
 * Downloads the blank form as an HTML page to print and fill in by hand. Its writer is loaded with the first download.
 */
async function downloadBlankForm(id: number, language: Language, say: FormsSay) {
  const [form, { blankFormFileName, writeBlankForm }] = await Promise.all([
    queryClient.fetchQuery(formQuery(id)),
    import('./blank/blank-form.ts'),
  ])
  saveFile(
    blankFormFileName(form.title),
    new Blob([writeBlankForm(form, language, say)], { type: 'text/html;charset=utf-8' }),
  )
}
