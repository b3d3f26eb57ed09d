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
}

/** The worker ended in the middle of a job, by itself or killed by the system. */
export class WorkerStopped extends Error {}

/** The job took longer than the time limit. */
export class WorkerTooSlow extends AppError {}

/** A worker's answer; an expected failure travels as data. */
export type WorkerAnswer<Result> = { result: Result } | { failure: string }

type Task<Job, Result> = { job: Job; resolve: (result: Result) => void; reject: (error: Error) => void }

export type WorkerPool<Job, Result> = { run: (job: Job) => Promise<Result>; close: () => Promise<void> }

/** Threads start when there is work for them and then wait for more. */
export function createWorkerPool<Job, Result>(options: Options): WorkerPool<Job, Result> {
  const idle: Helper[] = []
  const idleTimers = new Map<Helper, NodeJS.Timeout>()
  const all = new Set<Helper>()
  const queue: Task<Job, Result>[] = []

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

  function work(worker: Helper, { job, resolve, reject }: Task<Job, Result>) {
    const timer = setTimeout(() => fail(tooSlow()), options.timeLimit)
    worker.on('message', takeAnswer).once('error', fail).once('exit', stopped)
    worker.postMessage(job)

    function takeAnswer(answer: WorkerAnswer<Result>) {
      release()
      makeIdle(worker)
      if ('result' in answer) resolve(answer.result)
      else reject(new Error(answer.failure))
      next()
    }

    function fail(error: Error) {
      release()
      remove(worker).terminate()
      reject(error)
      next()
    }

    function stopped() {
      fail(new WorkerStopped('the worker stopped'))
    }

    function release() {
      clearTimeout(timer)
      worker.off('message', takeAnswer).off('error', fail).off('exit', stopped)
    }
  }

  return {
    run: job =>
      new Promise((resolve, reject) => {
        if (queue.length >= options.queueLimit) return reject(tooBusy())
        queue.push({ job, resolve, reject })
        next()
      }),
    close: async () => {
      for (const { reject } of queue.splice(0)) reject(tooBusy())
      await Promise.all([...all].map(worker => worker.terminate()))
    },
  }
}

function tooSlow(): AppError {
  return new WorkerTooSlow('unavailable', said('drawingTooLong'))
}

function tooBusy(): AppError {
  return new AppError('unavailable', said('drawingTooMuch'))
}
