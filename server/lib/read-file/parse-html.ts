import { Parser } from 'htmlparser2'
import { decodeText } from './decode-text.ts'
import { createDepthGuard, type FileText, type ReadOptions, toFileText, UnreadableFile } from './file-text.ts'

const unread = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'svg',
  'select',
  'button',
  'iframe',
])
const blocks = new Set(
  'address article aside blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead title tr ul'.split(
    ' ',
  ),
)

/** The visible text of a page: no scripts, an empty line between blocks. */
export function parseHtml(bytes: Uint8Array, options: ReadOptions = {}): FileText {
  const text = collectText(decodeText(bytes, { isHtml: true }))
  if (text === '') throw new UnreadableFile('empty')
  return toFileText([text], options)
}

function collectText(html: string): string {
  let hidden = 0
  let text = ''
  const depth = createDepthGuard()
  const parser = new Parser(
    {
      onopentag(name) {
        depth.open()
        if (unread.has(name)) hidden += 1
        if (name === 'br') text += '\n'
        if (blocks.has(name)) text += '\n\n'
      },
      onclosetag(name) {
        depth.close()
        if (unread.has(name)) hidden -= 1
        if (blocks.has(name)) text += '\n\n'
      },
      ontext(words) {
        if (hidden === 0) text += words.replace(/\s+/g, ' ')
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
