/** Why nothing could be read. 'no_text': there are pages, but they are pictures. 'old_word': Word's format before 2007. */
export type UnreadableReason = 'encrypted' | 'damaged' | 'no_text' | 'empty' | 'too_large' | 'old_word'

/**
 * A problem of the file, which people can do something about; any other error while parsing is a fault of this program.
 */
export class UnreadableFile extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason) {
    super(`the file cannot be read: ${reason}`)
    this.name = 'UnreadableFile'
    this.reason = reason
  }
}

/** The text of a file. Lines end as in the file; an empty line separates paragraphs where they can be told apart. */
export type FileText = {
  text: string
  /** One for each page of a PDF; a single one for everything else. */
  pages: string[]
  /** Whether reading stopped at the limit. */
  cut: boolean
}

export type ReadOptions = {
  /** Stop after about so many characters. */
  limit?: number
}

export function toFileText(pages: string[], { limit = Number.POSITIVE_INFINITY }: ReadOptions): FileText {
  const text = pages.join('\n\n')
  return { text: text.slice(0, limit), pages, cut: text.length > limit }
}

/**
 * The deepest nesting of tags. No word processor comes near it, and the parser's time grows with the square of the
 * depth.
 */
const mostDepth = 1000

/** Counts the open tags of a document and gives it up when they are too many. */
export function createDepthGuard() {
  let depth = 0
  return {
    open() {
      depth += 1
      if (depth > mostDepth) throw new UnreadableFile('damaged')
    },
    close() {
      depth -= 1
    },
  }
}
