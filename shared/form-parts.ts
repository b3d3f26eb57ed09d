// The constants of a form that the browser needs. They are not in the contract because its schemas import
// zod.

export const sectionNames = ['header', 'formTitle', 'title', 'parties', 'content', 'footer'] as const
export type SectionName = (typeof sectionNames)[number]

export const answerLimits = { characters: 10_000, bytes: 200_000, items: 200 } as const

/** How often interest is added to the principal. */
export const rests = ['none', 'monthly', 'quarterly', 'half-yearly', 'yearly'] as const

/** How serious the finding of a check is, the most serious first. */
export const severities = ['cannot be filed', 'look at this', 'note'] as const
