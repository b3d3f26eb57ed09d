import { availableParallelism } from 'node:os'
import { createWorkerPool, type WorkerPool } from '#server/lib/worker-pool.ts'
import type { Rendered, RenderJob } from './render.ts'

export type Renderer = WorkerPool<RenderJob, Rendered>

/** Documents are made outside the main thread; one core stays free for other requests. */
export function createRenderer(): Renderer {
  return createWorkerPool({
    file: new URL('./worker.ts', import.meta.url),
    size: Math.max(1, Math.min(4, availableParallelism() - 1)),
    timeLimit: 20_000,
    queueLimit: 200,
  })
}
