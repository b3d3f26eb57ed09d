/**
 * An act as judgments, chambers and clients name it. `name` is the one used throughout; acts that are missing here
 * go by their full title with the year.
 *
 * In an alias a dot may be absent or followed by a space, a space may be a hyphen or a line break, and a Devanagari
 * alias may carry an ending: 'भारतीय दंड संहित' is also 'संहिता' and 'संहितेच्या'.
 */
export type Act = {
  name: string
  title: string
  year: number
  /** When it came into force, if that was not in the year of its title. */
  inForce?: number
  /** Meant only where its year stands beside the name: everybody still says the older one's name bare. */
  onlyWithYear?: boolean
  /** A section beyond the last one is of the act that had the name before. */
  lastSection?: number
  /** The act that it repealed, by its name here. */
  replaces?: string
  /** Words that mean it in a search of forms and guides, each by itself. */
  searched?: string
  aliases: string
}
