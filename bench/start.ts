import { readFileSync } from 'node:fs'
import { type ChildServer, startChildServer } from '#server/testing/child-server.ts'
import { type Figure, type Part, summarise } from './figure.ts'
import { withFolder } from './site.ts'

const starts = 5
const settle = 5000

export const startPart: Part = {
  name: 'start',
  title: 'Start and memory',
  method:
    'The server with the embedded database, from the start of the process to the first answer of /api/health/ready (asked every 50 ms). The first start makes the database; memory is the resident set five seconds after a second start.',
  measure: () => withFolder(measureStarts),
}

async function measureStarts(folder: string): Promise<Figure[]> {
  const first = await timeStart(folder)
  await first.server.stop()
  const times: number[] = []
  const sizes: number[] = []
  for (let number = 0; number < starts; number += 1) {
    const { server, milliseconds } = await timeStart(folder)
    times.push(milliseconds)
    await new Promise(done => setTimeout(done, number === 0 ? settle : 0))
    if (number === 0) sizes.push(...readMemory(server.child.pid))
    await server.stop()
  }
  const memory = sizes.map(
    (median): Figure => ({ what: 'memory, idle, second start', median, unit: 'MB', budget: '600 MB' }),
  )
  return [
    { what: 'first start to first answer', median: first.milliseconds, unit: 'ms' },
    { what: 'second start to first answer', ...summarise(times), unit: 'ms', budget: '3 s' },
    ...memory,
  ]
}

async function timeStart(folder: string): Promise<{ server: ChildServer; milliseconds: number }> {
  const started = performance.now()
  const server = await startChildServer(folder)
  return { server, milliseconds: performance.now() - started }
}

/** Linux alone tells it without another program. */
function readMemory(pid: number | undefined): number[] {
  if (process.platform !== 'linux') return []
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kilobytes ? [Number(kilobytes) / 1024] : []
}
