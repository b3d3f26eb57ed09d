/** What a paragraph of a judgment does in it. */
export const textParts = ['facts', 'issues', 'arguments', 'analysis', 'outcome'] as const
export type TextPart = (typeof textParts)[number]
