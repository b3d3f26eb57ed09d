import { type AnnexureKind, RefusedFile } from './file-facts.ts'

const heicBrands = /^(hei[cfmsx]|hev[cmsx]|mif1|msf1|avif)$/

/** By its content, not by its name: a file with a wrong extension is accepted. */
export function findKind(bytes: Buffer): AnnexureKind {
  if (bytes.length === 0) throw new RefusedFile('empty')
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png'
  const isBoxed = bytes.toString('latin1', 4, 8) === 'ftyp'
  if (isBoxed && heicBrands.test(bytes.toString('latin1', 8, 12))) throw new RefusedFile('heic')
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf'
  throw new RefusedFile('unknownKind')
}
