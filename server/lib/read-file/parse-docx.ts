import path from 'node:path'
import { Parser } from 'htmlparser2'
import { decodeText } from './decode-text.ts'
import { createDepthGuard, type FileText, type ReadOptions, toFileText, UnreadableFile } from './file-text.ts'
import { openZip, type Zip } from './open-zip.ts'

/** The start of Word's older format, in which an encrypted .docx is wrapped as well. */
const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * The words of a Word file, a paragraph to a paragraph; headers, footers, notes and pictures stay out. Read as a stream:
 * a library that builds the document's tree first needs a hundred times the file's size in memory.
 */
export async function parseDocx(bytes: Uint8Array, options: ReadOptions = {}): Promise<FileText> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length === 0) throw new UnreadableFile('empty')
  if (file.subarray(0, oldOffice.length).equals(oldOffice))
    throw new UnreadableFile(file.includes(encryptedPart) ? 'encrypted' : 'old_word')
  const zip = openZip(file)
  const document = zip.read(findMainPart(zip))
  if (!document) throw new UnreadableFile('damaged')
  const text = collectWords(decodeText(document), options.limit).trim()
  if (text === '') throw new UnreadableFile('empty')
  return toFileText([text], options)
}

/** Nearly always word/document.xml, but the package says so itself. */
function findMainPart(zip: Zip): string {
  let main = 'word/document.xml'
  const depth = createDepthGuard()
  const parser = new Parser(
    {
      onopentag(_name, { Type = '', Target }) {
        depth.open()
        if (Type.endsWith('/officeDocument') && Target) main = path.posix.join('/', Target).slice(1)
      },
      onclosetag: depth.close,
    },
    { xmlMode: true },
  )
  parser.end(decodeText(zip.read('_rels/.rels') ?? Buffer.alloc(0)))
  return main
}

const chunk = 1024 * 1024

function collectWords(xml: string, limit = Number.POSITIVE_INFINITY): string {
  const found: string[] = []
  let length = 0
  const open = { t: 0, r: 0, Fallback: 0, moveFrom: 0 }
  const depth = createDepthGuard()
  const isRead = () => open.Fallback === 0 && open.moveFrom === 0
  function add(words: string) {
    if (!isRead()) return
    found.push(words)
    length += words.length
  }
  const parser = new Parser(
    {
      onopentagname(name) {
        depth.open()
        const tag = localName(name)
        if (isCounted(tag)) open[tag] += 1
        if (open.r > 0) add(signs[tag] ?? '')
      },
      onclosetag(name) {
        depth.close()
        const tag = localName(name)
        if (isCounted(tag)) open[tag] -= 1
        if (tag === 'p') add('\n\n')
      },
      ontext(words) {
        if (open.t > 0) add(words)
      },
    },
    { xmlMode: true },
  )
  for (let at = 0; at < xml.length && length <= limit; at += chunk) parser.write(xml.slice(at, at + chunk))
  parser.end()
  return found.join('')
}

/**
 * The tags whose nesting matters: text in runs counts, except in the copy for old programs and where text was moved
 * away from.
 */
function isCounted(tag: string): tag is 't' | 'r' | 'Fallback' | 'moveFrom' {
  return tag === 't' || tag === 'r' || tag === 'Fallback' || tag === 'moveFrom'
}

const signs: Record<string, string> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' }

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
