import type { EventEmitter } from 'node:events'
import { Worker } from 'node:worker_threads'
import { said } from '#shared/messages/said.ts'
import { AppError } from './app-error.ts'

/** A thread, or a process that behaves like one. */
export type Helper = EventEmitter & {
  postMessage: (job: unknown) => void
  terminate: () => unknown
  unref: () => void
}

type Options = {
  file: URL
  /** Starts one that does the jobs of `file`; a thread unless told otherwise. */
  start?: (file: URL) => Helper
  /** One that has had no work for so long is ended; without it, it waits for ever. */
  idleLimit?: number
  size: number
  /** A job that takes longer is given up and its thread replaced. */
  timeLimit: number
  /** More waiting jobs than this are refused. */
  queueLimit: number
  /** A job whose worker stopped is given to another one, once. */
  again?: boolean
  /** A worker is ended only between two jobs: native code that is broken off ends the whole process. */
  finishes?: boolean
  /** What a refused job and one that took too long are told; by default, that documents are being made. */
  refusals?: Refusals
}

type Refusals = { busy: () => AppError; slow: () => AppError }

/** Sent to a worker that does the job of somebody who has gone. It answers as soon as it can, with anything. */
export const giveUp = 'give up'

/** The worker ended in the middle of a job, by itself or killed by the system. */
export class WorkerStopped extends Error {}

/** The job took longer than the time limit. */
export class WorkerTooSlow extends AppError {}

/** A worker's answer; an expected failure travels as data. */
export type WorkerAnswer<Result> = { result: Result } | { failure: string }

type Task<Job, Result> = {
  job: Job
  resolve: (result: Result) => void
  reject: (error: Error) => void
  signal: AbortSignal | undefined
  mayRepeat: boolean
}

export type WorkerPool<Job, Result> = {
  /** With the signal, the job is given up: not begun, or its worker told. */
  run: (job: Job, signal?: AbortSignal) => Promise<Result>
  read: () => { waiting: number; working: number }
  close: () => Promise<void>
}

/** Threads start when there is work for them and then wait for more. */
export function createWorkerPool<Job, Result>(options: Options): WorkerPool<Job, Result> {
  const idle: Helper[] = []
  const idleTimers = new Map<Helper, NodeJS.Timeout>()
  const all = new Set<Helper>()
  const queue: Task<Job, Result>[] = []
  const { busy, slow } = options.refusals ?? drawing
  let isClosed = false

  function next() {
    const task = queue[0] && (idle.length > 0 || all.size < options.size) ? queue.shift() : undefined
    if (task) work(takeIdle() ?? spawn(), task)
  }

  function takeIdle(): Helper | undefined {
    const worker = idle.pop()
    if (worker) clearTimeout(idleTimers.get(worker))
    return worker
  }

  function makeIdle(worker: Helper) {
    idle.push(worker)
    if (!options.idleLimit) return
    idleTimers.set(worker, setTimeout(() => remove(worker).terminate(), options.idleLimit).unref())
  }

  function remove(worker: Helper): Helper {
    all.delete(worker)
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    clearTimeout(idleTimers.get(worker))
    idleTimers.delete(worker)
    return worker
  }

  function spawn(): Helper {
    const worker = options.start?.(options.file) ?? new Worker(options.file)
    all.add(worker)
    worker.unref()
    worker.once('exit', () => remove(worker))
    worker.on('error', () => remove(worker)) // without a listener, the error of an idle worker would end the process
    return worker
  }

  function work(worker: Helper, task: Task<Job, Result>) {
    const { job, resolve, reject, signal } = task
    const timer = setTimeout(() => fail(slow(), options.finishes ? endAfterJob : end), options.timeLimit)
    const tell = () => worker.postMessage(giveUp)
    worker.on('message', takeAnswer).once('error', broke).once('exit', stopped)
    signal?.addEventListener('abort', tell)
    worker.postMessage(job)

    function takeAnswer(answer: WorkerAnswer<Result>) {
      release()
      makeIdle(worker)
      if ('result' in answer) resolve(answer.result)
      else reject(new Error(answer.failure))
      next()
    }

    function fail(error: Error, endIt = end) {
      release()
      endIt(remove(worker))
      reject(error)
      next()
    }

    function stopped() {
      broke(new WorkerStopped('the worker stopped'))
    }

    function broke(error: Error) {
      if (!task.mayRepeat || isClosed || signal?.aborted) return fail(error)
      release()
      remove(worker).terminate()
      queue.unshift({ ...task, mayRepeat: false })
      next()
    }

    function release() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', tell)
      worker.off('message', takeAnswer).off('error', broke).off('exit', stopped)
    }
  }

  return {
    run: (job, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        if (queue.length >= options.queueLimit) return reject(busy())
        const task = { job, resolve, reject, signal, mayRepeat: options.again ?? false }
        signal?.addEventListener('abort', () => {
          const place = queue.findIndex(one => one.signal === signal)
          if (place >= 0) queue.splice(place, 1)
          reject(signal.reason)
        })
        queue.push(task)
        next()
      }),
    read: () => ({ waiting: queue.length, working: all.size - idle.length }),
    close: async () => {
      isClosed = true
      for (const { reject } of queue.splice(0)) reject(busy())
      const endOf = (worker: Helper) => (options.finishes && !idle.includes(worker) ? endAfterJob : end)
      await Promise.all([...all].map(worker => endOf(worker)(worker)))
    },
  }
}

function end(worker: Helper): unknown {
  return worker.terminate()
}

/** Tells it to give up its job, and ends it when it answers. */
async function endAfterJob(worker: Helper) {
  worker.postMessage(giveUp)
  await new Promise(done => worker.once('message', done).once('exit', done))
  worker.terminate()
}

const drawing: Refusals = {
  busy: () => new AppError('unavailable', said('drawingTooMuch')),
  slow: () => new WorkerTooSlow('unavailable', said('drawingTooLong')),
}
