import { spawn } from 'node:child_process'
import { install, projectNode, root } from './prepare.mjs'

install()
// The server restarts and the page reloads when files change. The site is at Vite's address, which
// forwards /api. Edited content is checked at once; when it is in order the server restarts with it.
const env = { ...process.env, NODE_ENV: 'development' }
const children = new Set()
let stopping = false
let server = startServer()
start(['node_modules/vite/bin/vite.js'])
start(['scripts/content-watch.ts'], ['inherit', 'inherit', 'inherit', 'ipc']).on('message', () => {
  const before = server
  before.removeAllListeners('exit')
  before.on('exit', () => {
    children.delete(before)
    server = startServer()
  })
  before.kill()
})

function startServer() {
  return start(['--watch', 'server/main.ts'])
}

function start(args, stdio = 'inherit') {
  const child = spawn(projectNode, args, { cwd: root, stdio, env })
  children.add(child)
  child.on('exit', code => stop(code ?? 0))
  return child
}

function stop(code) {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill()
  process.exitCode = code
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => stop(0))
}
