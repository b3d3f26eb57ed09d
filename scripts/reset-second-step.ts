import { parseConfig } from '#server/config.ts'
import { LockedError } from '#server/db/data-folder.ts'
import { openData } from '#server/db/open-data.ts'
import { resetByOperator } from '#server/features/account/second-factor/reset-by-admin.ts'

const email = process.argv[2]
if (!email) stop('Usage: npm run second-step:reset -- <e-mail>')

try {
  const data = await openData(parseConfig())
  const isReset = await resetByOperator(data.db, email, new Date())
  await data.close()
  if (!isReset) stop(`There is no account ${email} with a second step.`)
  console.log(`${email} signs in with the password alone from now on.`)
} catch (error) {
  if (!(error instanceof LockedError)) throw error
  stop(error.message)
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
