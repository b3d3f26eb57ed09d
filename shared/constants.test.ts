import { describe, expect, it } from 'vitest'
import { importances } from './cases/judgment.ts'
import { caseCategories, searchTypes } from './cases/search-choices.ts'
import { courtTypes, defaultSelectOptions } from './courts.ts'
import { languageNames, languages } from './languages.ts'
import { defaultPreferences, newsletterTopics, topicNames } from './newsletter.ts'
import {
  adminExperienceLabels,
  defaultUsageLimit,
  experienceLabels,
  messageTypes,
  priorities,
  registrationExperiences,
  roles,
  userStatuses,
} from './users.ts'

// Repeated here on purpose: screens and stored data depend on these exact words.
describe('the constants of the specification', () => {
  it('the court filter has these words in this order', () => {
    expect(courtTypes).toEqual([
      ...[
        'Supreme Court',
        'High Court',
        'District Court',
        'Sessions Court',
        'Magistrate Court',
        'Family Court',
      ],
      ...['Civil Court', 'Labour Court', 'Consumer Forum', 'NCLT', 'ITAT', 'DRT', 'Police Station', 'ROC'],
    ])
  })

  it('a select without options offers four courts', () => {
    expect(defaultSelectOptions).toEqual([
      'Delhi High Court',
      'Bombay High Court',
      'Supreme Court',
      'District Court',
    ])
  })

  it('forms are in English, Hindi and Marathi', () => {
    expect(languages).toEqual(['en', 'hi', 'mr'])
    expect(Object.values(languageNames)).toEqual(['English', 'Hindi', 'Marathi'])
  })

  it('accounts have two roles and four states', () => {
    expect([roles, userStatuses]).toEqual([
      ['user', 'admin'],
      ['pending', 'approved', 'rejected', 'suspended'],
    ])
    expect(defaultUsageLimit).toBe(500)
  })

  it('experience is one set of values, described for each screen', () => {
    expect(registrationExperiences).toEqual(['new', 'experienced'])
    expect(experienceLabels.new).toContain('0-3 years')
    expect(experienceLabels.experienced).toContain('3+ years')
    const { beginner, intermediate, experienced, senior } = adminExperienceLabels
    expect(
      [beginner, intermediate, experienced, senior].map(label => /\((.*) years\)/.exec(label)?.[1]),
    ).toEqual(['0-2', '3-7', '8-15', '15+'])
  })

  it('a message of an administrator has five types and three priorities', () => {
    expect([messageTypes, priorities]).toEqual([
      ['approval', 'rejection', 'warning', 'info', 'support'],
      ['low', 'medium', 'high'],
    ])
  })

  it('a subscriber gets everything but technology until he chooses', () => {
    expect(defaultPreferences).toEqual({
      legalUpdates: true,
      caseLaw: true,
      practiceGuides: true,
      technology: false,
      webinars: true,
    })
    expect(newsletterTopics.map(topic => topicNames[topic])).toEqual([
      ...['Legal Updates', 'Case Law', 'Practice Guides', 'Technology', 'Webinars'],
    ])
  })

  it('cases have ten categories, three importances and three ways of searching', () => {
    expect(caseCategories).toEqual([
      ...['Civil', 'Criminal', 'Constitutional', 'Corporate', 'Family'],
      ...['Property', 'Tax', 'Labour', 'Environmental', 'Consumer'],
    ])
    expect(importances).toEqual(['landmark', 'important', 'other'])
    expect(searchTypes).toEqual(['keyword', 'case_brief', 'legal_issue'])
  })
})
