import { workerData } from 'node:worker_threads'

/**
 * Runs in a thread of its own, because the parsing thread may be busy for long. Memory outside JavaScript's heap has no
 * other limit.
 */
const { memoryLimit, parent }: { memoryLimit: number; parent: number } = workerData

setInterval(() => {
  if (process.memoryUsage.rss() > memoryLimit || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 10)
