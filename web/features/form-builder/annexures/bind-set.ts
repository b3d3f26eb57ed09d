import type { BoundSetBody } from '#shared/contract/annexures.ts'
import { saveFile } from '#web/save-file.ts'
import type { AnswerStore } from '../answer-store.ts'
import { nameFile } from '../downloads/download-document.ts'
import { downloadSet } from './calls.ts'

type BindWish = Pick<BoundSetBody, 'volumeLimit' | 'mark' | 'courtProfile'>

/** Downloads the papers with the annexures bound in, as a file called `name`: one PDF, or a ZIP of volumes. */
export async function bindSet(
  draftId: number,
  store: AnswerStore,
  wish: BindWish,
  name: string,
): Promise<Blob> {
  const { values, language } = store.read()
  const { content } = await downloadSet(draftId, { values, language, ...wish })
  saveFile(nameFile(name, content.type === 'application/zip' ? 'zip' : 'pdf'), content)
  return content
}
