import { swap } from '../../fixtures/skeleton-sources.ts'
import { asks } from './drafts.ts'
import { several } from './other-side.ts'

/** A form with one annexure, in every case or under a condition. */
export const annexed = (title: string) =>
  swap(
    '\nsample:',
    `\nannexures:\n  mark: { en: "A-{n}", hi: "क-{n}", mr: "क-{n}" }\n  list:\n    deed: { title: { en: "${title}", hi: "${title}", mr: "${title}" } }\n\nsample:`,
  )

export const annexedIf = (condition: string) => (text: string) =>
  annexed('Copy of the deed')(text).replace('} }\n\nsample:', `}, show if: ${condition} }\n\nsample:`)

export const annexedTwice = (title: string, other: string) => (text: string) =>
  annexed(title)(text).replace(
    ' } }\n\nsample:',
    ` } }\n    other: { title: { en: "${other}", hi: "${other}", mr: "${other}" } }\n\nsample:`,
  )

/** One annexure of the form and a list into which the advocate puts documents. */
export const listsDocuments = (text: string) =>
  annexed('Copy of the deed')(text)
    .replace('\n  list:\n', '\n  documents: documents\n  list:\n')
    .replace('\n  - { id: signing', '\n  - { take: documents }\n  - { id: signing')

/** The same in a pleading. */
export const takesDocuments = (text: string) => listsDocuments(several(text))

/** An order of which a plain copy may be filed, with the application for exemption. */
export const plainCopy = (title: string) => (text: string) =>
  annexed(title)(asks('en: "Yes"', 'en: A plain copy')(text)).replace(
    '\nannexures:',
    '\npapers:\n  - main\n  - { paper: exemption-copies, show if: reply is "A plain copy" }\nannexures:',
  )

/** One annexure, and an answer of the example that cites documents. */
export const letterCited = (words: string) => (text: string) =>
  annexed('Copy of the deed')(
    asks('replyText: words', `replyText: { en: "${words}", hi: पत्र, mr: पत्र }`)(text),
  )
