/** What stands where a link stood that acts for whoever opens it. */
export const hiddenLink = '[one-time link, shown to the recipient only]'
