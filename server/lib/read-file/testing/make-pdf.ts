import { deflateSync } from 'node:zlib'

type Options = {
  /** Lines of each page; an empty one leaves a gap. */
  pages: string[][]
  encrypted?: boolean
  /** What each page's stream holds instead of its lines. */
  stream?: Buffer
  /** Leaves `stream` as it is. */
  isPacked?: boolean
}

/** A small, valid PDF (ISO 32000-1) whose every byte is known. */
export function makePdf({ pages, encrypted = false, stream, isPacked = false }: Options): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    ...pages.flatMap((lines, index) => [
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      ),
      writeStream(stream ?? Buffer.from(drawLines(lines)), isPacked),
    ]),
  ]
  return assemble(objects, encrypted)
}

function drawLines(lines: string[]): string {
  const drawn = lines.map(line => `(${line.replace(/[\\()]/g, '\\$&')}) Tj 0 -16 Td`)
  return `BT /F1 12 Tf 72 770 Td ${drawn.join('\n')} ET`
}

function writeStream(content: Buffer, isPacked: boolean): Buffer {
  const packed = isPacked ? content : deflateSync(content)
  const head = `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
}

function assemble(objects: Buffer[], encrypted: boolean): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = 9
  objects.forEach((object, index) => {
    offsets.push(length)
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
  })
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${encrypted ? lock : ''}>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const key = 'ab'.repeat(32)
const lock = `/ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -44 >> `
