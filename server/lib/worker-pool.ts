import { Worker } from 'node:worker_threads'
import { AppError } from './app-error.ts'

type Options = {
  file: URL
  size: number
  /** A job that takes longer is given up and its thread replaced. */
  timeLimit: number
  /** More waiting jobs than this are refused. */
  queueLimit: number
}

/** What a worker answers with; a failure it understood travels as data. */
export type WorkerAnswer<Result> = { result: Result } | { failure: string }

type Task<Job, Result> = { job: Job; resolve: (result: Result) => void; reject: (error: Error) => void }

export type WorkerPool<Job, Result> = { run: (job: Job) => Promise<Result>; close: () => Promise<void> }

/** Threads start when there is work for them and then wait for more. */
export function createWorkerPool<Job, Result>(options: Options): WorkerPool<Job, Result> {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const queue: Task<Job, Result>[] = []

  function next() {
    const task = queue[0] && (idle.length > 0 || all.size < options.size) ? queue.shift() : undefined
    if (task) work(idle.pop() ?? spawn(), task)
  }

  function spawn(): Worker {
    const worker = new Worker(options.file)
    all.add(worker)
    worker.unref()
    worker.once('exit', () => {
      all.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    })
    return worker
  }

  function work(worker: Worker, { job, resolve, reject }: Task<Job, Result>) {
    const timer = setTimeout(() => give(tooSlow()), options.timeLimit)
    worker.on('message', hear).once('error', give).once('exit', stopped)
    worker.postMessage(job)

    function hear(answer: WorkerAnswer<Result>) {
      release()
      idle.push(worker)
      if ('result' in answer) resolve(answer.result)
      else reject(new Error(answer.failure))
      next()
    }

    function give(error: Error) {
      release()
      all.delete(worker)
      worker.terminate()
      reject(error)
      next()
    }

    function stopped() {
      give(new Error('the worker stopped'))
    }

    function release() {
      clearTimeout(timer)
      worker.off('message', hear).off('error', give).off('exit', stopped)
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
  return new AppError('unavailable', 'This took too long and was given up. Please try again, or shorten it.')
}

function tooBusy(): AppError {
  return new AppError('unavailable', 'Too much is being made at this moment. Please try again in a minute.')
}
