/** Replaces a link that acts for anybody who opens it. */
export const hiddenLink = '[one-time link, shown to the recipient only]'
