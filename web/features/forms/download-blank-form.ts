import { queryClient } from '#web/api.ts'
import { saveFile } from '#web/save-file.ts'
import { formQuery } from './queries.ts'

/** The blank form as a page to print and fill in by hand. What writes it is fetched with the first download. */
export async function downloadBlankForm(id: number) {
  const [form, { blankFormFileName, writeBlankForm }] = await Promise.all([
    queryClient.fetchQuery(formQuery(id)),
    import('./blank-form.ts'),
  ])
  saveFile(
    blankFormFileName(form.title),
    new Blob([writeBlankForm(form)], { type: 'text/html;charset=utf-8' }),
  )
}
