import { workerData } from 'node:worker_threads'

/** From a thread beside the one that reads, which may be busy for long: memory outside of JavaScript's own heap has no other limit. */
const { memoryLimit, parent }: { memoryLimit: number; parent: number } = workerData

setInterval(() => {
  if (process.memoryUsage.rss() > memoryLimit || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 10)
