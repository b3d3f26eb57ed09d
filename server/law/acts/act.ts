/**
 * An act under the names that judgments, lawyers and clients use. `name` is the one used throughout the
 * program; an act that is not in the table is called by its full title with the year. In an alias a dot may
 * be missing or followed by a space, and a space may be a hyphen or a line break. A Devanagari alias may
 * have an ending: 'भारतीय दंड संहित' also matches 'संहिता' and 'संहितेच्या'.
 */
export type Act = {
  name: string
  title: string
  year: number
  /** When it came into force, if that was not in the year of its title. */
  inForce?: number
  /** Meant only if its year is beside the name: without a year, people still mean the older act. */
  onlyWithYear?: boolean
  /** A higher section number belongs to the earlier act of that name. */
  lastSection?: number
  /** The act that it repealed, by its `name`. */
  replaces?: string
  /** Words that mean this act in a search of forms and guides, each by itself. */
  searched?: string
  aliases: string
}
