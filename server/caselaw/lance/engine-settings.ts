// The engine reads these variables when it is loaded, so this file must be imported first.

// It prints its own warnings, for example that a new table did not exist before.
process.env.LANCE_LOG ??= 'error'
// It holds several batches of rows at once while it puts the table's pieces together; with the 8,192 that are usual, of
// 30 KB each, that was more than all else an import needs.
process.env.LANCE_DEFAULT_BATCH_SIZE ??= '256'
