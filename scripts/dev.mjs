import { spawn } from 'node:child_process'
import { install, projectNode, root } from './prepare.mjs'

install()
// The server restarts and the page reloads as files change; the site is at Vite's address, which passes /api on.
const commands = [['--watch', 'server/main.ts'], ['node_modules/vite/bin/vite.js']]
const children = commands.map(args =>
  spawn(projectNode, args, { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } }),
)
for (const child of children) {
  child.on('exit', code => {
    for (const other of children) other.kill()
    process.exitCode = code ?? 0
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
