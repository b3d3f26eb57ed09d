import { z } from 'zod'
import { ask, askForText, describeRefusal, type Remote } from './ask.ts'
import type { DataSet, Place } from './data-set.ts'
import { FillingError } from './filling-error.ts'

/** A file of the open data. What the address does not tell of it is null. */
export type RemoteFile = { path: string; size: number | null; etag: string | null }

/** The tables and archives of a year; empty where there is nothing of that year. */
export async function listYear(remote: Remote, dataSet: DataSet, year: number): Promise<RemoteFile[]> {
  const listed: RemoteFile[] = []
  for (const prefix of dataSet.listed(year)) {
    const files = await listBucket(remote, prefix)
    if (!files) return lookForFiles(remote, dataSet.places(year))
    listed.push(...files.filter(({ path }) => path.startsWith(prefix) && dataSet.isWanted(path)))
  }
  return listed
}

/** What a bucket of S3, or of a server that speaks as S3 does, has in a folder; null where the address is none. */
async function listBucket(remote: Remote, prefix: string): Promise<RemoteFile[] | null> {
  const files: RemoteFile[] = []
  let next: string | undefined
  do {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(next && { 'continuation-token': next }),
    })
    const answer = await askForText(remote, `?${query}`)
    if (!answer?.includes('<ListBucketResult')) return null
    for (const [, content = ''] of answer.matchAll(/<Contents>(.*?)<\/Contents>/gs))
      files.push({
        path: readTag(content, 'Key') ?? '',
        size: parseSize(readTag(content, 'Size')),
        etag: parseEtag(readTag(content, 'ETag') ?? null),
      })
    next = readTag(answer, 'NextContinuationToken')
  } while (next)
  return files
}

function readTag(xml: string, name: string): string | undefined {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return found?.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&amp;', '&')
}

const index = z.object({ parts: z.array(z.object({ name: z.string().regex(/^[\w-]+\.tar(\.gz)?$/) })) })

/** A plain web server with a copy of the bucket: names are known, or stand in the data set's own index files. */
async function lookForFiles(remote: Remote, places: readonly Place[]): Promise<RemoteFile[]> {
  const found: RemoteFile[] = []
  for (const place of places)
    for (const name of await nameFiles(remote, place)) {
      const file = await lookAt(remote, place.prefix + name)
      if (file) found.push(file)
    }
  return found
}

async function nameFiles(remote: Remote, { prefix, index: indexName, usual }: Place) {
  const text = indexName && (await askForText(remote, prefix + indexName))
  const parts = text ? parseIndex(text) : []
  return parts.length > 0 ? parts : usual
}

function parseIndex(text: string): string[] {
  try {
    return index.parse(JSON.parse(text)).parts.map(({ name }) => name)
  } catch {
    return [] // the usual names are tried
  }
}

async function lookAt(remote: Remote, path: string): Promise<RemoteFile | null> {
  const { status, headers } = await ask(remote, path, { method: 'HEAD' })
  if (status === 404 || status === 410) return null
  if (status !== 200) throw new FillingError('refused', describeRefusal(remote.address, path, status))
  return { path, size: parseSize(headers.get('content-length')), etag: parseEtag(headers.get('etag')) }
}

function parseSize(text: string | null | undefined): number | null {
  return text && /^\d+$/.test(text) ? Number(text) : null
}

/** A weak one says nothing of the bytes. */
export function parseEtag(text: string | null): string | null {
  return text && !text.startsWith('W/') ? text : null
}
