import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const target = process.argv[2] ?? 'dist/sbom.cdx.json'

const { status, stdout, stderr } = spawnSync(
  'npm',
  [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--omit',
    'dev',
    '--loglevel',
    'error',
  ],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
if (status !== 0) {
  console.error(
    `npm could not write the bill of materials. It needs npm 10 or newer and what "npm ci" installs.\n${stderr.trim()}`,
  )
  process.exit(1)
}
const bill = JSON.parse(stdout)
if (bill.bomFormat !== 'CycloneDX' || !(bill.components?.length > 0)) {
  console.error('npm wrote something else than a CycloneDX bill of materials with components.')
  process.exit(1)
}
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, stdout)
console.log(
  `${bill.components.length} components that ship written to ${target} (CycloneDX ${bill.specVersion}).`,
)
