import { describe, expect, it } from 'vitest'
import type { Discussion, FaqEntry, VideoTutorial, Webinar } from '#shared/contract/support.ts'
import { filterDiscussions, filterFaq, filterVideos, filterWebinars } from './filter-lists.ts'

const question: FaqEntry = {
  id: 1,
  question: 'Which commission?',
  answer: 'Up to 1 crore the District one.',
  category: 'Consumer Law',
  tags: ['limits'],
  inForce: { since: '2021-12-30', text: 'Up to 50 lakh.', source: 'Rules of 2021' },
}
const video: VideoTutorial = {
  id: 1,
  title: 'Bail',
  description: 'In ten minutes',
  duration: '10:00',
  instructor: { name: 'A', title: 'B', experience: 'C' },
  category: 'Criminal Law',
  difficulty: 'Beginner',
  isAvailable: false,
  plannedRelease: 'July 2024',
  tags: ['BNSS'],
}
const talk: Discussion = {
  id: 1,
  title: 'Bail?',
  content: 'Which court first',
  author: { name: 'A', avatar: 'AB', role: 'B', reputation: 1 },
  category: 'Criminal Law',
  tags: ['BNSS 482'],
  replies: 0,
  likes: 0,
  views: 0,
  createdAt: '2026-01-01',
  lastActivity: '1 hour ago',
  status: 'open',
}
const webinar: Webinar = {
  id: 1,
  title: 'Bail clinic',
  description: 'Ten situations',
  speaker: { name: 'A', title: 'B', experience: 'C', avatar: 'AB' },
  day: 1,
  time: '6 PM',
  duration: '1 hour',
  category: 'Criminal Law',
  level: 'Beginner',
  status: 'upcoming',
  attendees: 1,
  maxAttendees: 200,
  price: 599,
  topics: ['Default bail'],
}

describe('the lists of the support pages', () => {
  it.each([
    ['', 'all', 1],
    ['COMMISSION', 'Consumer Law', 1],
    ['crore', 'all', 1],
    ['50 lakh', 'all', 1],
    ['limits', 'all', 1],
    ['divorce', 'all', 0],
    ['', 'Family Law', 0],
  ])('find questions by "%s" in %s', (search, category, count) => {
    expect(filterFaq([question], { search, category })).toHaveLength(count)
  })

  it.each([
    ['minutes', 'all', 'all', 1],
    ['bnss', 'Criminal Law', 'Beginner', 1],
    ['bnss', 'Criminal Law', 'Advanced', 0],
    ['bnss', 'Civil Law', 'Beginner', 0],
  ])('find videos by "%s" in %s, %s', (search, category, level, count) => {
    expect(filterVideos([video], { search, category, level })).toHaveLength(count)
  })

  it.each([
    ['court', 'all', 'all', 1],
    ['482', 'Criminal Law', 'open', 1],
    ['482', 'Criminal Law', 'closed', 0],
    ['nowhere', 'all', 'all', 0],
  ])('find discussions by "%s" in %s, %s', (search, category, status, count) => {
    expect(filterDiscussions([talk], { search, category, status })).toHaveLength(count)
  })

  it.each([
    ['upcoming', '', 1],
    ['all', 'default', 1],
    ['live', '', 0],
    ['upcoming', 'nowhere', 0],
  ])('find webinars that are %s by "%s"', (status, search, count) => {
    expect(filterWebinars([webinar], status, search)).toHaveLength(count)
  })
})
