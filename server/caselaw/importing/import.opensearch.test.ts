import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { type Front, openFront } from '#server/testing/opensearch/front.ts'
import { nodeUrls } from '#server/testing/opensearch/test-cluster.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import { walkAll } from '../library/walk-all.ts'
import { openOpenSearchIndex } from '../opensearch/open-search-index.ts'
import { importPlace, loadLibrary } from './testing/import-in-test.ts'
import { lineOfJudgment, writeFiles } from './testing/make-sources.ts'

const [node = ''] = nodeUrls
const script = 'scripts/import.ts'
const count = 48

let folder: string
const fronts: Front[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-import-'))
})
afterEach(async () => {
  for (const front of fronts.splice(0)) await front.close()
  await fetch(`${node}/munshi-*`, { method: 'DELETE' })
  rmSync(folder, { recursive: true, force: true })
})

function writeTexts(name: string, from: number, to: number): string {
  const source = path.join(folder, name)
  const numbers = Array.from({ length: to - from }, (_, at) => from + at)
  writeFiles(
    source,
    Object.fromEntries(numbers.map(number => [`${number}.txt`, lineOfJudgment(number).join('\n')])),
  )
  return source
}

function startImport(source: string, url: string, { data = 'data', env = {} } = {}) {
  const options = ['--data-dir', path.join(folder, data), '--workers', '1', '--batch', '4']
  const child = spawn(process.execPath, [script, source, ...options], {
    env: { ...process.env, OPENSEARCH_URL: url, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  child.stderr.on('data', text => {
    told += text
  })
  const ended = new Promise<{ code: number | null; told: string }>(done =>
    child.once('exit', code => done({ code, told })),
  )
  return { child, ended }
}

async function loadFromCluster(): Promise<Judgment[]> {
  const index = openOpenSearchIndex({ addresses: node })
  try {
    return await index.withSnapshot(async snapshot => {
      const ids: string[] = []
      for await (const { id } of walkAll(snapshot)) ids.push(id)
      return snapshot.judgments(ids)
    })
  } finally {
    await index.close()
  }
}

const imported = (judgments: readonly Judgment[]) =>
  judgments.filter(({ importance }) => importance === 'other')

describe.skipIf(nodeUrls.length === 0)('an import into a cluster', () => {
  it('that is killed in the midst of a bulk shows nothing half, and run again at once ends in the same library', async () => {
    const source = writeTexts('source', 0, count)
    let bulks = 0
    const front = await openFront(node, {
      onRequest: request => {
        bulks += request.startsWith('POST /_bulk') ? 1 : 0
        // Landmarks and words are bulks too; by now judgments are being sent.
        if (bulks === 20) killed.child.kill('SIGKILL')
      },
    })
    fronts.push(front)
    const killed = startImport(source, front.url)
    expect((await killed.ended).code).toBeNull()
    expect(bulks).toBe(20)
    expect(imported(await loadFromCluster())).toEqual([])

    expect((await startImport(source, node).ended).code).toBe(0)
    const whole = path.join(folder, 'whole')
    await importPlace(source, whole, { landmarks: loadLandmarkFiles('content') })
    expect(imported(await loadFromCluster())).toHaveLength(count)
    expect(await loadFromCluster()).toEqual(await loadLibrary(whole))
  })

  it('goes on beside another, each with a data folder of its own, and neither loses anything', async () => {
    const sources = [writeTexts('one', 0, 12), writeTexts('two', 12, 24)]
    const both = sources.map((source, at) => startImport(source, node, { data: `data-${at}` }).ended)
    for (const { code, told } of await Promise.all(both)) expect(code, told).toBe(0)
    expect(imported(await loadFromCluster())).toHaveLength(24)
  })

  it('begins although the first thing it asks is refused, as by an index that another import is just making', async () => {
    let asked = 0
    const isFirst = (request: string) => request.includes('-state/_doc/') && ++asked === 1
    const front = await openFront(node, { isRefused: isFirst })
    fronts.push(front)
    const { code, told } = await startImport(writeTexts('source', 0, 12), front.url).ended
    expect(code, told).toBe(0)
    expect(asked).toBeGreaterThan(1)
    expect(imported(await loadFromCluster())).toHaveLength(12)
  })

  it('goes on when a node is too busy for some of what it asks and writes', async () => {
    const refused = new Map<string, number>()
    const front = await openFront(node, {
      isRefused: request => {
        const kind = request.replace(/[?].*/, '')
        const times = (refused.get(kind) ?? 0) + 1
        refused.set(kind, times)
        // The third of each kind: by then the import has begun.
        return times === 3
      },
    })
    fronts.push(front)
    const { code, told } = await startImport(writeTexts('source', 0, 12), front.url).ended
    expect(code, told).toBe(0)
    expect([...refused.values()].filter(times => times >= 3).length).toBeGreaterThan(4)
    expect(imported(await loadFromCluster())).toHaveLength(12)
  })

  it('learns a citation that two judgments print for a third, and finds it by that', async () => {
    const source = path.join(folder, 'source')
    const write = (name: string, title: string, text: string) =>
      writeFiles(source, {
        [`${name}.txt`]: `${title}\nSupreme Court of India\n\n24 January 1984\n1. The appellant was discharged.\n2. ${text}\n3. The appeal is allowed.`,
      })
    write('jaiswal', 'Anoop Jaiswal v Government Of India And Anr.', 'He was found unfit.')
    write(
      'one',
      'Ram Prasad v State of Bihar',
      'In Anoop Jaiswal v. Government of India, [1984] 2 SCC 369, it was said.',
    )
    write(
      'two',
      'Sita Devi v State of Bihar',
      'In Anoop Jaiswal vs. Govt. of India (1984) 2 SCC 369, it was found.',
    )
    await importPlace(source, path.join(folder, 'data'), { openSearch: node })
    const known = (await loadFromCluster()).find(({ title }) => title.startsWith('Anoop'))
    expect(known?.citations).toEqual(['(1984) 2 SCC 369'])
    const index = openOpenSearchIndex({ addresses: node })
    const asked = { citations: ['(1984) 2 SCC 369'] }
    expect((await index.withSnapshot(one => one.lookUp(asked))).citations).toEqual([known?.id])
    await index.close()
  })

  it('speaks TLS with a user, and says what is wrong where the certificate or the password is', async () => {
    const source = writeTexts('source', 0, 3)
    const { tls, authority } = makeCertificate()
    const front = await openFront(node, { tls, user: { name: 'munshi', password: 'p@ss/word' } })
    fronts.push(front)
    const at = (user: string) => front.url.replace('https://', `https://${user}@`)
    const env = { NODE_EXTRA_CA_CERTS: authority }

    const trusted = await startImport(source, at('munshi:p%40ss%2Fword'), { env }).ended
    expect(trusted.code, trusted.told).toBe(0)
    expect(front.requests.length).toBeGreaterThan(5)
    expect(imported(await loadFromCluster())).toHaveLength(3)

    const unknown = await startImport(source, at('munshi:p%40ss%2Fword')).ended
    expect(unknown.code).toBe(1)
    expect(unknown.told).toContain('NODE_EXTRA_CA_CERTS')
    const refused = await startImport(source, at('munshi:wrong'), { env }).ended
    expect(refused.code).toBe(1)
    expect(refused.told).toContain('OPENSEARCH_URL')
  })
})

/** Java is there where these tests run, and its keytool makes what a proxy with TLS needs. */
function makeCertificate() {
  const store = path.join(folder, 'front.p12')
  const authority = path.join(folder, 'front.pem')
  const passphrase = 'only for this test'
  const common = ['-keystore', store, '-storepass', passphrase, '-alias', 'front']
  execFileSync(
    'keytool',
    [
      ...['-genkeypair', ...common, '-storetype', 'PKCS12', '-keyalg', 'EC', '-validity', '2'],
      ...['-dname', 'CN=127.0.0.1', '-ext', 'san=ip:127.0.0.1'],
    ],
    { stdio: 'ignore' },
  )
  execFileSync('keytool', ['-exportcert', '-rfc', ...common, '-file', authority], { stdio: 'ignore' })
  return { tls: { pfx: readFileSync(store), passphrase }, authority }
}
