import { getDocumentProxy } from 'unpdf'
import { type FileText, type ReadOptions, toFileText, UnreadableFile } from './file-text.ts'
import { layOutPage } from './lay-out-page.ts'
import { refuseSwollenStreams } from './swollen-streams.ts'

/** The text layer of a PDF. One without a text layer is a scan and is refused, not guessed at. */
export async function parsePdf(bytes: Uint8Array, options: ReadOptions = {}): Promise<FileText> {
  if (bytes.length === 0) throw new UnreadableFile('empty')
  await refuseSwollenStreams(bytes)
  // The library takes no Buffer, and empties what it takes: it gets a copy.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, stopAtErrors: false }).catch(
    refuse,
  )
  try {
    const { limit = Number.POSITIVE_INFINITY } = options
    const pages: string[] = []
    let length = 0
    for (let number = 1; number <= pdf.numPages && length <= limit; number += 1) {
      const page = await parsePage(pdf, number)
      pages.push(page)
      length += page.length
    }
    if (!pages.some(page => /[\p{L}\p{N}]/u.test(page))) throw new UnreadableFile('no_text')
    return toFileText(pages, options)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** A damaged page is left out; the others are still parsed. */
async function parsePage(pdf: Pdf, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    page.cleanup()
    return layOutPage(items.filter(item => 'str' in item))
  } catch {
    return ''
  }
}

function refuse(error: unknown): never {
  const isLocked = error instanceof Error && error.name === 'PasswordException'
  throw new UnreadableFile(isLocked ? 'encrypted' : 'damaged')
}
