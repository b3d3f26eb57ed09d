// The engine writes warnings of its own to the terminal, such as that a new table did not exist before. It reads this when
// it is loaded, so that this file must be imported before it.
process.env.LANCE_LOG ??= 'error'
