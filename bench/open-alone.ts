import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { connect } from '@lancedb/lancedb'

// The floor for a start: only the two engines, opened on a data folder, with one query each.

const [, , folder = ''] = process.argv
const database = await PGlite.create(join(folder, 'pglite'))
await database.query('select 1')
const connection = await connect(join(folder, 'cases'))
const table = await connection.openTable('judgments')
await table.countRows()
process.send?.('ready')

process.once('disconnect', async () => {
  await database.close()
  process.exit()
})
