/** A judgment as it is printed: texts only, in the order of the page. */
export type JudgmentPage = {
  title: string
  /** At the head of every page but the first. */
  running: string
  court: string
  citations: readonly string[]
  facts: readonly { name: string; value: string }[]
  later: { texts: readonly string[]; checked: string | null } | null
  parts: readonly PrintedPart[]
  paragraphs: readonly PrintedPiece[]
  /** Below all: where it is from. */
  remarks: readonly string[]
}
export type PrintedPiece = { text: string; label?: string | undefined }
export type PrintedPart = { title: string; isList: boolean; pieces: readonly PrintedPiece[] }

/** Draws it as a PDF, outside the main thread. */
export type DrawJudgment = (page: JudgmentPage) => Promise<Buffer>
