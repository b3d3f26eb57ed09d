import { describe, expect, it } from 'vitest'
import { categories } from '#shared/categories.ts'
import { purposes } from '#shared/procedures/purposes.ts'
import { messages } from './messages/en.ts'
import { adminLink, formCategories, mainLinks, procedureCategories, supportLinks } from './nav-links.ts'

const written = (links: typeof mainLinks) => links.map(({ key, to }) => `${messages[key]}: ${to.to}`)

describe('the links of the header and the footer', () => {
  it('lead a signed-in person to five places, an administrator to one more', () => {
    expect(written(mainLinks)).toEqual([
      'Home: /',
      'Legal Forms: /forms',
      'AI Case Law: /case-law',
      'Procedures: /procedures',
      'Resources: /resources',
    ])
    expect(written([adminLink])).toEqual(['Admin Panel: /admin-panel'])
  })

  it('lead to the six support pages', () =>
    expect(written(supportLinks)).toEqual([
      'FAQ: /faq',
      'Video Tutorials: /video-tutorials',
      'Community Forum: /community-forum',
      'Live Chat Support: /live-chat-support',
      'Webinar Series: /webinar-series',
      'Newsletter: /newsletter',
    ]))

  it('lead to the forms of a category that the library has', () => {
    const names = categories.map(category => category.name)
    expect(formCategories.map(({ key }) => messages[key])).toEqual([
      ...['Civil Law', 'Criminal Law', 'Family Law', 'Corporate Law', 'Labour Law', 'Tax Law'],
    ])
    for (const { key, to } of formCategories) {
      const label = messages[key]
      expect(names).toContain(label)
      expect(to).toEqual({ to: '/forms', search: { category: label.split(' ')[0]?.toLowerCase() } })
    }
  })

  it('lead to the guides of a purpose', () => {
    for (const { key, to } of procedureCategories) {
      const label = messages[key]
      expect(purposes).toContain(label)
      expect(to).toEqual({ to: '/procedures', search: { purpose: label } })
    }
  })
})
