import { decodeText } from './decode-text.ts'
import { type FileText, type ReadOptions, toFileText, UnreadableFile } from './file-text.ts'

/** A text file of whatever encoding, its line ends made alike. */
export function readPlain(bytes: Uint8Array, options: ReadOptions = {}): FileText {
  const text = decodeText(bytes).replace(/\r\n?/g, '\n').replaceAll('\u0000', '').trim()
  if (text === '') throw new UnreadableFile('empty')
  return toFileText([text], options)
}
