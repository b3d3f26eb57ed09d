import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { askOnce, describeRefusal, type Remote } from './ask.ts'
import { FillingError } from './filling-error.ts'
import { parseEtag, type RemoteFile } from './list-files.ts'
import { PassingError, tryPatiently } from './patience.ts'

type Wanted = {
  remote: Remote
  file: RemoteFile
  /** Where it is put when all of it is there; until then it is `<to>.part`. */
  to: string
  /** How many bytes of it are on the disk. */
  onBytes: (bytes: number) => void
}

/** A file and what says that it is still the same one, when the rest of it is asked for. */
type Part = { path: string; noted: string; size: number; etag: string | null }

/** Fetches a file, going on where an earlier attempt stopped. What is put in its place has the announced size and checksum. */
export async function fetchFile({ remote, file, to, onBytes }: Wanted): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  for (let attempt = 1; ; attempt += 1) {
    await tryPatiently(remote.patience, remote.signal, () => fetchRest({ remote, file, to, onBytes }))
    const wrong = await findWrong(file, partOf(to))
    if (!wrong) break
    await dropPart(to)
    // The rest may have been of another edition of the file than its beginning: once more from the start.
    if (attempt === 2) throw wrong
  }
  await rename(partOf(to), to)
  await rm(noteOf(to), { force: true })
}

async function fetchRest({ remote, file, to, onBytes }: Wanted): Promise<void> {
  const part = await readPart(to, file)
  onBytes(part.size)
  if (file.size !== null && part.size === file.size) return
  const response = await askOnce(remote, file.path, { headers: askForRest(part) })
  const isRest = response.status === 206
  if (response.status === 416 && part.size > 0) {
    await response.body?.cancel()
    await dropPart(to)
    throw new PassingError(new FillingError('wrong_size', file.path))
  }
  if (!isRest && response.status !== 200) {
    await response.body?.cancel()
    const code = response.status === 404 || response.status === 410 ? 'not_there' : 'refused'
    throw new FillingError(
      code,
      code === 'not_there' ? file.path : describeRefusal(remote.address, file.path, response.status),
    )
  }
  const from = isRest ? startOfRest(response) : 0
  if (isRest && from !== part.size) {
    await response.body?.cancel()
    await dropPart(to)
    throw new PassingError(new FillingError('wrong_size', file.path))
  }
  if (!isRest) await dropPart(to)
  const etag = parseEtag(response.headers.get('etag'))
  if (etag) await keep(() => writeFile(part.noted, etag), file)
  await writeBody(response, { remote, file, part: { ...part, size: from }, onBytes })
}

/** Without anything that says it is the same file, all of it is asked for. */
function askForRest({ size, etag }: Part): Record<string, string> {
  return size > 0 && etag ? { range: `bytes=${size}-`, 'if-range': etag } : {}
}

function startOfRest(response: Response): number {
  return Number(/^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1] ?? -1)
}

type Written = Pick<Wanted, 'remote' | 'file' | 'onBytes'> & { part: Part }

async function writeBody(response: Response, { remote, file, part, onBytes }: Written) {
  const handle = await keep(() => open(part.path, part.size > 0 ? 'r+' : 'w', 0o600), file)
  let at = part.size
  try {
    for await (const bytes of readWatched(response, remote)) {
      await keep(() => writeAll(handle, bytes, at), file)
      at += bytes.length
      onBytes(at)
      if (file.size !== null && at > file.size) throw new FillingError('wrong_size', file.path)
    }
  } catch (error) {
    remote.signal.throwIfAborted()
    if (error instanceof FillingError) throw error
    throw new PassingError(new FillingError('cut_off', file.path), at > part.size)
  } finally {
    await response.body?.cancel().catch(() => {})
    await handle.close()
  }
  const announced = file.size ?? lengthOf(response, part.size)
  if (announced !== null && at < announced)
    throw new PassingError(new FillingError('cut_off', file.path), at > part.size)
}

function lengthOf(response: Response, from: number): number | null {
  const length = response.headers.get('content-length')
  return length === null ? null : from + Number(length)
}

/** Ends with an error when nothing comes for too long. */
async function* readWatched(response: Response, { patience, signal }: Remote): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader()
  if (!reader) return
  for (;;) {
    const late = Promise.withResolvers<never>()
    const giveUp = () => late.reject(new Error('nothing comes any more'))
    const timer = setTimeout(giveUp, patience.idle)
    signal.addEventListener('abort', giveUp, { once: true })
    try {
      const { done, value } = await Promise.race([reader.read(), late.promise])
      if (done) return
      yield value
    } catch (error) {
      await reader.cancel().catch(() => {})
      throw error
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    }
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, at: number) {
  for (let written = 0; written < bytes.length; )
    written += (await handle.write(bytes, written, bytes.length - written, at + written)).bytesWritten
}

/** A full disk is told as what it is. */
async function keep<Result>(work: () => Promise<Result>, { path: name }: RemoteFile): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new FillingError('disk_full', name)
    throw new FillingError('unexpected', `${name} could not be written: ${code || error}`)
  }
}

async function findWrong(file: RemoteFile, part: string): Promise<FillingError | null> {
  const { size } = await stat(part)
  if (file.size !== null && size !== file.size) return new FillingError('wrong_size', file.path)
  const checksum = checksumOf(file.etag)
  if (checksum && (await hash(part)) !== checksum) return new FillingError('wrong_checksum', file.path)
  return null
}

/** S3 names an object that was sent in one piece by its MD5; one sent in several has a '-' in its name. */
function checksumOf(etag: string | null): string | null {
  return /^"?([0-9a-f]{32})"?$/i.exec(etag ?? '')?.[1]?.toLowerCase() ?? null
}

async function hash(file: string): Promise<string> {
  const made = createHash('md5')
  for await (const bytes of createReadStream(file)) made.update(bytes)
  return made.digest('hex')
}

async function readPart(to: string, { size, etag }: RemoteFile): Promise<Part> {
  const there = await stat(partOf(to)).catch(() => null)
  const noted = await readFile(noteOf(to), 'utf8').catch(() => null)
  const part = { path: partOf(to), noted: noteOf(to), etag: noted }
  const isOther =
    (etag !== null && noted !== null && noted !== etag) || (size !== null && (there?.size ?? 0) > size)
  return { ...part, size: isOther || !noted ? 0 : (there?.size ?? 0) }
}

async function dropPart(to: string) {
  await rm(partOf(to), { force: true })
  await rm(noteOf(to), { force: true })
}

const partOf = (to: string) => `${to}.part`
const noteOf = (to: string) => `${to}.part-of`
