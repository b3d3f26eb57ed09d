/** What to do when the server did not say what was wrong: most often it was not reached at all. */
export const checkConnection = 'Please check your connection and try again.'
