import { describe, expect, it } from 'vitest'
import { addedDocumentsAreNamed } from './added-documents.ts'
import { annexed, listsDocuments, takesDocuments } from './testing/annexed.ts'
import { asks, draftOf, inAll } from './testing/drafts.ts'
import { several } from './testing/other-side.ts'

const counts = (text: string) =>
  takesDocuments(text).replace(
    '\nderived:',
    '\nderived:\n  documentsNamed: { fn: count, group: documents, where: documentName is answered }',
  )
const found = (words: string, yaml = takesDocuments) =>
  addedDocumentsAreNamed(draftOf({ yaml, ...inAll(words) })).map(({ message }) => message)

describe('a document that the advocate adds', () => {
  it.each([
    ['only the annexures of the form are named', '1. The deed was made ({annexure deed}).'],
    ['it is said what the copies are', '1. The annexures are true copies of their originals.'],
    ['the documents of the other side are spoken of', '1. The documents on which they rely are forged.'],
  ])('is named nowhere where %s', (_, words) => {
    expect(found(words)).toEqual([expect.stringContaining('is named nowhere in the main paper')])
  })

  it('is named nowhere where it is named for some answers only', () => {
    const words =
      '{if replyText is answered}\n1. These are filed:\n\n{each documents}\n(a) {documentName}.\n{end}\n{end}'
    expect(found(words, text => takesDocuments(asks()(text)))).toEqual([
      expect.stringContaining('(in the required answers only)'),
    ])
  })

  it.each([
    ['each annexure', '1. These are filed:\n\n{each annexures}\n(a) {annexureMark}: {annexureTitle}.\n{end}'],
    ['a table of them', '| Mark | Document |\n| {annexureMark} | {annexureTitle} |'],
    ['each document', '1. These are filed:\n\n{each documents}\n(a) {documentName}.\n{end}'],
    ['where all are listed', '1. The documents relied on are entered in the list of annexures.'],
    ['that all are filed', '1. The documents relied upon are filed with this application.'],
  ])('is named by %s', (_, words) => {
    expect(found(words)).toEqual([])
  })

  it('is named by the partial of forms', () => {
    expect(found('{>annexed}', counts)).toEqual([])
  })

  it('is asked about in a pleading only, and where documents can be added', () => {
    const words = '1. The deed was made ({annexure deed}).'
    expect(found(words, text => annexed('Copy of the deed')(several(text)))).toEqual([])
    expect(found(words, listsDocuments)).toEqual([])
  })
})
