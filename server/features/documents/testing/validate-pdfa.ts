import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const program = join(import.meta.dirname, 'verapdf', 'Validate.java')
const jars = join(import.meta.dirname, '../../../../node_modules/.cache/verapdf')

/** Needs Java, and the library that `npm run pdfa:fetch` downloads from Maven Central. */
export const canValidate =
  existsSync(jars) && spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

/** veraPDF's result for each file: its flavour and 'valid', or the rules that it breaks. */
export function validatePdfA(files: readonly string[]): string[] {
  const args = ['-cp', join(jars, '*'), program, ...files]
  const said = execFileSync('java', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return said.split('\n').filter(line => /^\d\w? /.test(line))
}
