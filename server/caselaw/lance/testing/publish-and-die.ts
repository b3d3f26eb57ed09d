import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { makeJudgment } from '../../library/testing/make-judgment.ts'

// node publish-and-die.ts <folder> <number>: puts a judgment and publishes, but is killed before it puts so many
// files into their places.
const [folder = '', deadly = ''] = process.argv.slice(2)

let renamed = 0
const { rename } = fs
fs.rename = async (...names) => {
  renamed += 1
  if (renamed === Number(deadly)) process.kill(process.pid, 'SIGKILL')
  return rename(...names)
}
syncBuiltinESMExports()

const { openLanceIndex } = await import('../lance-index.ts')
const writer = await openLanceIndex({ folder }).beginWrite()
await writer.put([
  makeJudgment('one', { text: 'The bail was cancelled.' }),
  makeJudgment('three', { text: 'Bail, and a word that is new: zamindari.' }),
])
await writer.publish()
await writer.close()
