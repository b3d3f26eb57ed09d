import { inject } from 'vitest'

const given = inject('openSearch')

/** Tests that kill a node are skipped where no OpenSearch can be had, and on a cluster of others. */
export const canKillNodes = Boolean(given?.control)
export const nodeUrls = given?.urls ?? []

export async function killNode(at: number) {
  await fetch(`${given?.control}/kill/${at}`, { method: 'POST' })
}

export async function startNode(at: number) {
  await fetch(`${given?.control}/start/${at}`, { method: 'POST' })
}
