import mammoth from 'mammoth'
import { type FileText, type ReadOptions, toFileText, UnreadableFile } from './file-text.ts'
import { refuseSwollenZip } from './swollen-zip.ts'

/** The start of Word's older format, in which an encrypted .docx is wrapped as well. */
const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le')

/** The words of a Word file, a paragraph to a paragraph; headers, footers and pictures stay out. */
export async function readDocx(bytes: Uint8Array, options: ReadOptions = {}): Promise<FileText> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length === 0) throw new UnreadableFile('empty')
  if (file.subarray(0, oldOffice.length).equals(oldOffice))
    throw new UnreadableFile(file.includes(encryptedPart) ? 'encrypted' : 'old_word')
  refuseSwollenZip(file)
  const text = await extract(file)
  if (text.trim() === '') throw new UnreadableFile('empty')
  return toFileText([text.trim()], options)
}

async function extract(file: Buffer): Promise<string> {
  try {
    const { value } = await mammoth.extractRawText({ buffer: file })
    return value
  } catch {
    throw new UnreadableFile('damaged')
  }
}
