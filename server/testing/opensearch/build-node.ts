import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const cache = join(here, '../../../.cache/opensearch')

/** Why this machine cannot start an OpenSearch. */
export class NoOpenSearch extends Error {}

/** The class path of OneNode.java and the server's jars. Maven makes it once for each version of its two files. */
export function buildNode(): string {
  requireProgram('java', ['-version'])
  const folder = join(cache, hashOf(['pom.xml', 'src/OneNode.java']))
  if (!existsSync(folder)) build(folder)
  return [join(folder, 'classes'), join(folder, 'jars/*')].join(':')
}

function requireProgram(name: string, args: string[]) {
  if (spawnSync(name, args, { stdio: 'ignore' }).status !== 0)
    throw new NoOpenSearch(
      'The tests of OpenSearch need Java 17 and Maven (on Debian: apt-get install openjdk-17-jdk-headless maven), or a cluster in OPENSEARCH_TEST_URL.',
    )
}

/** Into a folder of its own first: two runs may build at once. */
function build(folder: string) {
  requireProgram('mvn', ['-v'])
  console.error('Fetching the jars of OpenSearch for the tests (once) ...')
  mkdirSync(cache, { recursive: true })
  const unfinished = mkdtempSync(join(cache, 'new-'))
  const options = ['-q', '-B', '-ntp', '-f', join(here, 'pom.xml'), `-Dbuilt=${unfinished}`]
  const maven = spawnSync('mvn', [...options, 'process-classes'], { encoding: 'utf8', timeout: 300_000 })
  if (maven.status !== 0) {
    rmSync(unfinished, { recursive: true })
    throw new NoOpenSearch(`Maven could not make OpenSearch for the tests:\n${maven.stdout.slice(0, 1500)}`)
  }
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(here, file)))
  return hash.digest('hex').slice(0, 16)
}
