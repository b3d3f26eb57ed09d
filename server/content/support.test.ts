import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { discussionStatuses, levels, type SupportTopic, webinarStatuses } from '#shared/contract/support.ts'
import { formatProblem } from './problem.ts'
import { checkSupportFile, loadSupport } from './support.ts'

const folder = path.join(import.meta.dirname, '../../content')
const { faq, videos, forum, chat, webinars } = loadSupport(folder)

describe('the sample data of the support pages', () => {
  it('answers eight questions with the figures of the time, and says what is in force now', () => {
    expect(faq.entries).toHaveLength(8)
    const text = faq.entries.map(entry => entry.answer).join('\n')
    for (const claim of [
      '358 sections against 511',
      '1-10 crore',
      '2 years',
      '223+ forms',
      '3 form languages',
    ])
      expect(text).toContain(claim)
    const limits = faq.entries.find(entry => entry.tags.includes('pecuniary limits'))
    expect(limits?.basis).toContain('2019')
    expect(limits?.inForce?.since).toBe('2021-12-30')
    expect(limits?.inForce?.text).toMatch(/50 lakh.*2 crore/)
  })

  it('announces eight videos, none of them available, in every level and planned month', () => {
    expect(videos.videos).toHaveLength(8)
    expect(videos.videos.some(video => video.isAvailable)).toBe(false)
    expect(new Set(videos.videos.map(video => video.difficulty))).toEqual(new Set(levels))
    const months = videos.timeline.map(step => step.month)
    expect(months).toEqual(['July 2024', 'August 2024', 'September 2024'])
    expect(new Set(videos.videos.map(video => video.plannedRelease))).toEqual(new Set(months))
  })

  it('has discussions in every status, and the figures of the forum', () => {
    expect(new Set(forum.discussions.map(one => one.status))).toEqual(new Set(discussionStatuses))
    expect(forum.statistics).toEqual([
      { label: 'Members', value: '2,500+' },
      { label: 'Discussions', value: '8,750+' },
    ])
  })

  it('has experts in every status, and the claims of the chat', () => {
    expect(new Set(chat.experts.map(expert => expert.status))).toEqual(new Set(['online', 'busy', 'offline']))
    expect(chat.responseTime).toContain('typically respond within 2-3 minutes during business hours')
    expect(chat.replies.form).toContain('223+ forms across 12 categories in English, Hindi and Marathi')
  })

  it('has webinars in every status, at prices from 599 to 1299 for 200 to 500 people', () => {
    const { webinars: list } = webinars
    expect(new Set(list.map(one => one.status))).toEqual(new Set(webinarStatuses))
    expect([Math.min(...list.map(one => one.price)), Math.max(...list.map(one => one.price))]).toEqual([
      599, 1299,
    ])
    const places = list.map(one => one.maxAttendees)
    expect([Math.min(...places), Math.max(...places)]).toEqual([200, 500])
  })
})

describe('a mistake in the sample data is named with its line', () => {
  it.each<[string, SupportTopic, string, string, string]>([
    ['a misspelt entry', 'faq', 'answer:', 'anser:', 'anser: no such entry'],
    ['an id used twice', 'faq', 'id: 2', 'id: 1', 'Two have the same id'],
    ['a month nobody planned', 'videos', 'plannedRelease: July 2024', 'plannedRelease: May 2024', 'one of'],
    ['a status that does not exist', 'forum', 'status: open', 'status: pinned', 'open, solved, closed'],
    ['a reply left out', 'chat', '  bail: >-', '  bale: >-', 'bale: no such entry'],
    ['a price out of range', 'webinars', 'price: 799', 'price: 99', '599'],
    ['a hall too small', 'webinars', 'maxAttendees: 500', 'maxAttendees: 199', '200'],
    ['more guests than places', 'webinars', 'attendees: 286', 'attendees: 600', 'More than there are places'],
    ['an upcoming webinar in the past', 'webinars', 'day: 6', 'day: -6', 'Upcoming lies ahead'],
  ])('%s', (_, topic, from, to, message) => {
    const text = readFileSync(path.join(folder, 'support', `${topic}.yaml`), 'utf8')
    expect(text).toContain(from)
    const file = { path: `content/support/${topic}.yaml`, text: text.replace(from, to) }
    const problems = checkSupportFile(topic, file).problems.map(formatProblem).join('\n')
    expect(problems).toContain(message)
    expect(problems).toMatch(/^content\/support\/\w+\.yaml:\d+: /)
  })
})
