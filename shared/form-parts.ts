// What the browser needs of a form besides its types: apart from the contract, whose schemas bring zod along.

export const sectionNames = ['header', 'formTitle', 'title', 'parties', 'content', 'footer'] as const
export type SectionName = (typeof sectionNames)[number]

export const answerLimits = { characters: 10_000, bytes: 200_000, items: 200 } as const

/** How often interest is added to the principal. */
export const rests = ['none', 'monthly', 'quarterly', 'half-yearly', 'yearly'] as const

/** How grave it is what a check across answers found; the gravest first. */
export const severities = ['cannot be filed', 'look at this', 'note'] as const
