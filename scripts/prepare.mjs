// Plain JavaScript without dependencies, because it runs before anything is installed, on any Node from
// version 20.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const isWindows = process.platform === 'win32'
/** The project's own Node, pinned by the lock file, so that the machine's version does not matter. */
export const projectNode = join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node')

/** Installs when the lock file has changed, or the Node for which packages were compiled. */
export function install() {
  const wanted = hashOf(['package.json', 'package-lock.json'])
  if (existsSync(projectNode) && read('node_modules/.munshi') === wanted) return
  say('Installing (once; later starts are quick) ...')
  // Not `npm ci`: it refuses a lock file that lacks the binaries of platforms a registry does not carry.
  // The locked versions hold all the same.
  run(isWindows ? 'npm.cmd' : 'npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  if (!existsSync(projectNode)) {
    fail(
      'The package "node" was installed without its binary. npm was told to skip install scripts: run "npm config set ignore-scripts false" and try again.',
    )
  }
  write('node_modules/.munshi', wanted)
}

/** Builds the site when any of its inputs has changed. */
export function build() {
  const wanted = hashOf(
    ['package-lock.json', 'vite.config.ts', 'scripts/build-web.ts', 'web', 'shared'],
    ['content/forms', 'content/procedures'],
  )
  if (existsSync(join(root, 'dist/web/app.html')) && read('dist/.munshi') === wanted) return
  say('Building the site ...')
  run(projectNode, ['scripts/build-web.ts'], ['ignore', 'ignore', 'inherit'])
  write('dist/.munshi', wanted)
}

/** Runs a script with the project's own Node and exits with its exit code. */
export function handOver(file, args) {
  const child = spawn(projectNode, [file, ...args], { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function run(command, args, stdio = 'inherit') {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio, shell: isWindows })
  if (status !== 0) fail(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`)
}

/** A hash of the content of `paths`, and of only the names of the files in `counted`. */
function hashOf(paths, counted = []) {
  const hash = createHash('sha256').update(process.arch + process.platform)
  for (const path of paths)
    for (const file of listFiles(path)) hash.update(file).update(readFileSync(join(root, file)))
  for (const path of counted) for (const file of listFiles(path)) hash.update(file)
  return hash.digest('hex')
}

function listFiles(path) {
  if (!existsSync(join(root, path))) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path)).sort()
  return names.flatMap(name => listFiles(`${path}/${name}`))
}

function read(file) {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined
}

function write(file, text) {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

function say(text) {
  console.log(`  ${text}`)
}

function fail(text) {
  console.error(`\n  ${text}\n`)
  process.exit(1)
}
