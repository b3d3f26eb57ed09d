import { z } from 'zod'
import { type Call, defineCall } from '#shared/contract/call.ts'

/** The level of knowledge that a webinar or a video needs. */
export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const
export type Level = (typeof levels)[number]

export const discussionStatuses = ['open', 'solved', 'closed'] as const
export type DiscussionStatus = (typeof discussionStatuses)[number]

/** The support pages; each has a file with its name in content/support. */
export const supportTopics = ['faq', 'videos', 'forum', 'chat', 'webinars'] as const
export type SupportTopic = (typeof supportTopics)[number]

const id = z.number().int().positive()
const text = z.string().trim().min(1)
const tags = z.array(text).min(1)
const count = z.number().int().nonnegative()
const rating = z.number().min(1).max(5)
/** Two letters instead of a picture, because these persons are fictitious. */
const avatar = z.string().regex(/^[A-Z]{2}$/, 'Two capital letters')

export const faqEntry = z.strictObject({
  id,
  question: text,
  answer: text,
  category: text,
  tags,
  /** The source of the figure in the answer, when a later law has changed it. */
  basis: text.optional(),
  inForce: z.strictObject({ since: z.iso.date(), text, source: text }).optional(),
  isSample: z.boolean().optional(),
})
export type FaqEntry = z.infer<typeof faqEntry>
export const faqContent = z.strictObject({ entries: listOf(faqEntry) })

export const releaseMonths = ['July 2024', 'August 2024', 'September 2024'] as const
const person = { name: text, title: text, experience: text }

export const videoTutorial = z.strictObject({
  id,
  title: text,
  description: text,
  duration: z.string().regex(/^\d{1,2}:\d\d$/, 'Minutes and seconds'),
  instructor: z.strictObject(person),
  category: text,
  difficulty: z.enum(levels),
  isAvailable: z.boolean(),
  plannedRelease: z.enum(releaseMonths),
  tags,
})
export type VideoTutorial = z.infer<typeof videoTutorial>
export const videosContent = z.strictObject({
  timeline: z.array(z.strictObject({ month: z.enum(releaseMonths), title: text, description: text })),
  videos: listOf(videoTutorial),
})
export type VideosContent = z.infer<typeof videosContent>

export const discussion = z.strictObject({
  id,
  title: text,
  content: text,
  author: z.strictObject({ name: text, avatar, role: text, reputation: count }),
  category: text,
  tags,
  replies: count,
  likes: count,
  views: count,
  createdAt: z.iso.date(),
  lastActivity: text,
  status: z.enum(discussionStatuses),
})
export type Discussion = z.infer<typeof discussion>
export const forumContent = z.strictObject({
  statistics: z.array(z.strictObject({ label: text, value: text })),
  guidelines: z.array(text).min(1),
  discussions: listOf(discussion),
})
export type ForumContent = z.infer<typeof forumContent>

export const chatExpert = z.strictObject({
  id,
  name: text,
  specialization: text,
  experience: text,
  rating,
  status: z.enum(['online', 'busy', 'offline']),
  avatar,
})
export type ChatExpert = z.infer<typeof chatExpert>

export const replyTopics = ['bail', 'divorce', 'consumer', 'form', 'default'] as const
export type ReplyTopic = (typeof replyTopics)[number]

export const chatMessage = z.strictObject({
  id,
  content: text,
  sender: z.enum(['user', 'expert', 'bot']),
  timestamp: z.iso.datetime(),
  senderName: text,
  status: z.enum(['sent', 'delivered', 'read']),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** A form or a guide that a reply mentions. */
export const replyLink = z
  .strictObject({ title: text, form: id.optional(), procedure: text.optional() })
  .refine(
    link => (link.form === undefined) !== (link.procedure === undefined),
    'Either a form or a procedure',
  )
export type ReplyLink = z.infer<typeof replyLink>

export const chatContent = z.strictObject({
  experts: listOf(chatExpert),
  chatHours: text,
  responseTime: text,
  greeting: text,
  disclaimer: text,
  replies: z.record(z.enum(replyTopics), text),
  links: z.record(z.enum(replyTopics), z.array(replyLink)),
})
export type ChatContent = z.infer<typeof chatContent>

export const webinarStatuses = ['upcoming', 'live', 'completed'] as const
export type WebinarStatus = (typeof webinarStatuses)[number]

export const webinar = z
  .strictObject({
    id,
    title: text,
    description: text,
    speaker: z.strictObject({ ...person, avatar }),
    /** Days from today. A fixed date would soon be in the past. */
    day: z.number().int(),
    time: text,
    duration: text,
    category: text,
    level: z.enum(levels),
    status: z.enum(webinarStatuses),
    attendees: count,
    maxAttendees: z.number().int().min(200).max(500),
    /** In rupees. */
    price: z.number().int().min(599).max(1299),
    topics: z.array(text).min(1),
    materials: z.array(text).optional(),
    rating: rating.optional(),
  })
  .refine(one => one.attendees <= one.maxAttendees, {
    path: ['attendees'],
    message: 'More than there are places',
  })
  .refine(one => statusOnDay(one.day) === one.status, {
    path: ['day'],
    message: 'Upcoming lies ahead, live is today, completed is past',
  })
export type Webinar = z.infer<typeof webinar>
export const webinarsContent = z.strictObject({ webinars: listOf(webinar) })

export const supportContents = {
  faq: faqContent,
  videos: videosContent,
  forum: forumContent,
  chat: chatContent,
  webinars: webinarsContent,
} satisfies Record<SupportTopic, z.ZodType>
export type SupportContent = { [Topic in SupportTopic]: z.infer<(typeof supportContents)[Topic]> }

const topicParams = z.object({ topic: z.string() })

export const readSupportCall = defineCall('GET /api/support/:topic', {
  access: 'user',
  params: topicParams,
  answer: z.union(Object.values(supportContents)),
})

/** The same call, typed for a given topic. */
export function readSupportCallOf<Topic extends SupportTopic>(_topic: Topic) {
  type Parts = { access: 'user'; params: typeof topicParams; answer: z.ZodType<SupportContent[Topic]> }
  return readSupportCall as unknown as Call<Parts> // the topic decides the type of the answer
}

function listOf<Item extends z.ZodType<{ id: number }>>(item: Item) {
  return z
    .array(item)
    .min(1)
    .refine(items => new Set(items.map(one => one.id)).size === items.length, 'Two have the same id')
}

function statusOnDay(day: number): WebinarStatus {
  if (day > 0) return 'upcoming'
  return day === 0 ? 'live' : 'completed'
}
