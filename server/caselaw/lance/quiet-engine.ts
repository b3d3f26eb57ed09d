// The engine prints its own warnings, for example that a new table did not exist before. It reads this
// variable when it is loaded, so this file must be imported first.
process.env.LANCE_LOG ??= 'error'
