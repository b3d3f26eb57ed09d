import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startChildServer } from '#server/testing/child-server.ts'
import { type Figure, type Part, percentile } from './figure.ts'
import { clock, compareWithFloor, type Pair, takeInTurn } from './in-turn.ts'
import { withFolder } from './site.ts'

const starts = 7
const settle = 5000
const floor = 'PGlite and LanceDB alone'

export const startPart: Part = {
  name: 'start',
  title: 'Start and memory',
  method:
    'The server with the embedded database and the landmark judgments, from the start of the process to the first answer of /api/health/ready; in turn with a process that opens the same PGlite folder and the same LanceDB table and asks each one thing. The first start makes the data; memory is the resident set five seconds after the start.',
  measure: () => withFolder(measureStarts),
}

type Running = { pid: number | undefined; stop: () => Promise<unknown> }

async function measureStarts(folder: string): Promise<Figure[]> {
  const { milliseconds: first, running } = await timeStart(() => startServer(folder))
  await running.stop()
  const memory: Pair = { ours: [], floor: [] }
  const take = (start: () => Promise<Running>, sizes: number[]) => async (number: number) => {
    const { milliseconds, running } = await timeStart(start)
    if (number === 0) sizes.push(...(await readSettledMemory(running.pid)))
    await running.stop()
    return milliseconds
  }
  const times = await takeInTurn(
    starts,
    take(() => startServer(folder), memory.ours),
    take(() => openAlone(folder), memory.floor),
    1,
  )
  const sizes = Number.isNaN(percentile(memory.ours, 0.5))
    ? []
    : compareWithFloor({ what: 'memory, idle, second start', floor, unit: 'MB' }, memory)
  return [
    { what: 'first start to first answer', median: first, unit: 'ms' },
    ...compareWithFloor({ what: 'second start to first answer', floor }, times),
    ...sizes,
  ]
}

async function timeStart(start: () => Promise<Running>) {
  let running: Running | undefined
  const milliseconds = await clock(async () => {
    running = await start()
  })
  if (!running) throw new Error('nothing was started')
  return { milliseconds, running }
}

async function startServer(folder: string): Promise<Running> {
  const { child, stop } = await startChildServer(folder, {}, 10)
  return { pid: child.pid, stop }
}

async function openAlone(folder: string): Promise<Running> {
  const child = fork(join(import.meta.dirname, 'open-alone.ts'), [folder])
  const ended = once(child, 'exit')
  const [said] = await Promise.race([once(child, 'message'), ended])
  if (said !== 'ready') throw new Error('the folder could not be opened alone')
  const stop = () => {
    child.disconnect()
    return ended
  }
  return { pid: child.pid, stop }
}

/** In megabytes; only Linux reports it without another program. */
async function readSettledMemory(pid: number | undefined): Promise<number[]> {
  if (process.platform !== 'linux') return []
  await setTimeout(settle)
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kilobytes ? [Number(kilobytes) / 1024] : []
}
