/** How much a webinar or a video asks of its listeners. */
export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const
export type Level = (typeof levels)[number]

export const discussionStatuses = ['open', 'solved', 'closed'] as const
export type DiscussionStatus = (typeof discussionStatuses)[number]
