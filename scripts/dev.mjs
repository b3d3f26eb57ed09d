import { spawn } from 'node:child_process'
import { install, projectNode, root } from './prepare.mjs'

install()
// The server restarts and the page reloads when files change. The site is at Vite's address, which
// forwards /api.
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
