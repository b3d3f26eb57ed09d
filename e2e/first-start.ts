import { makeStartedFolder } from '#server/testing/first-start.ts'

const variable = 'STARTED_FOLDER'

/** Each server of the run begins with a copy of one folder that was started on; what it is told goes to all workers. */
export default async function makeTemplate() {
  const { folder, remove } = await makeStartedFolder()
  process.env[variable] = folder
  return remove
}

export function findStartedFolder(): string {
  const folder = process.env[variable]
  if (!folder) throw new Error('no server was started before the tests')
  return folder
}
