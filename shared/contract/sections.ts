import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import { localized } from '#shared/contract/common-fields.ts'
import { linkedSection } from '#shared/contract/law.ts'
import { formLink, procedureLink } from '#shared/contract/procedures.ts'

/** The classification of an offence in the First Schedule of the BNSS: 'follows' means as the main offence is. */
export const classifications = ['yes', 'no', 'follows'] as const

/** The courts of the First Schedule: 'follows' means the court by which the main offence is triable. */
export const triableBy = ['session', 'first class', 'any magistrate', 'follows'] as const

export const offence = z.object({
  /** The section or the part of it: '303(2)'. */
  section: z.string(),
  /** Where one section has several lines: 'If the value is less than five thousand rupees'. */
  case: z.string(),
  punishment: z.string(),
  cognizable: z.enum(classifications),
  bailable: z.enum(classifications),
  court: z.enum(triableBy),
})
export type Offence = z.infer<typeof offence>

export const actEntry = z.object({
  act: z.string(),
  slug: z.string(),
  title: z.string(),
  isInForce: z.boolean(),
  /** 'in force', or what became of the Act. */
  status: z.string(),
  /** The day, month or year of the list of sections. */
  asOf: z.string(),
  sectionCount: z.int(),
  /** Whether its sections are explained in plain words. */
  isExplained: z.boolean(),
})
export type ActEntry = z.infer<typeof actEntry>

export const sectionEntry = z.object({
  section: z.string(),
  slug: z.string(),
  heading: z.string(),
  status: z.enum(['', 'omitted', 'repealed']),
})
export type SectionEntry = z.infer<typeof sectionEntry>

export const chapter = z.object({ number: z.string(), title: localized, from: z.string() })
export type Chapter = z.infer<typeof chapter>

export const actView = actEntry.extend({ chapters: z.array(chapter), sections: z.array(sectionEntry) })
export type ActView = z.infer<typeof actView>

/** A section with its other number and the address of its page. */
export const foundSection = linkedSection.extend({
  actSlug: z.string(),
  slug: z.string(),
  heading: z.string(),
})
export type FoundSection = z.infer<typeof foundSection>

/** What the table of numbers and the headings prove of a section of the codes of 2023. */
const changeKinds = ['new', 'joined', 'divided', 'renumbered', 'same heading', 'other heading'] as const

export const whatChanged = z.object({
  kind: z.enum(changeKinds),
  /** The old sections by name, the first few of `count`. */
  old: z.array(z.string()),
  count: z.int(),
  /** Where the rest of a divided section went. */
  others: z.array(z.string()),
  oldHeading: z.string(),
  /** Sub-sections without anything in the old law. */
  newParts: z.array(z.string()),
})
export type WhatChanged = z.infer<typeof whatChanged>

const counterpart = foundSection.pick({ act: true, section: true, actSlug: true, slug: true, heading: true })
const neighbour = sectionEntry.pick({ section: true, slug: true })

export const sectionView = sectionEntry.extend({
  act: actEntry,
  chapter: chapter.nullable(),
  now: z.array(counterpart),
  formerly: z.array(counterpart),
  isInForce: z.boolean(),
  changed: whatChanged.nullable(),
  /** The page of India Code: of the Act where that is known for sure, else its search. */
  officialUrl: z.url(),
  /** What the section says, in our words. */
  says: localized.nullable(),
  /** The text of the Act, where the operator of this installation has imported it. */
  text: z.string().nullable(),
  offences: z.array(offence),
  forms: z.array(formLink),
  guides: z.array(procedureLink),
  cases: z.array(z.object({ id: z.string(), title: z.string(), year: z.int().nullable() })),
  previous: neighbour.nullable(),
  next: neighbour.nullable(),
})
export type SectionView = z.infer<typeof sectionView>

const slug = z.string().min(1).max(150)

export const listActsCall = defineCall('GET /api/law/acts', {
  access: 'user',
  answer: z.array(actEntry),
})

export const readActCall = defineCall('GET /api/law/acts/:act', {
  access: 'user',
  params: z.object({ act: slug }),
  answer: actView,
})

export const readSectionCall = defineCall('GET /api/law/acts/:act/:section', {
  access: 'user',
  params: z.object({ act: slug, section: slug }),
  answer: sectionView,
})

export const findSectionsCall = defineCall('GET /api/law/find', {
  access: 'user',
  query: z.object({
    search: z.string().trim().min(1, 'Say what you look for').max(200, 'At most 200 characters'),
  }),
  answer: z.array(foundSection),
  summary: 'The sections that words of a search name: 498A, BNS 103, धारा 302',
})

export const foundHeadings = z.object({ total: z.int(), sections: z.array(foundSection) })
export type FoundHeadings = z.infer<typeof foundHeadings>

export const findHeadingsCall = defineCall('GET /api/law/headings', {
  access: 'user',
  query: z.object({
    search: z.string().trim().min(1, 'Say what you look for').max(200, 'At most 200 characters'),
  }),
  answer: foundHeadings,
  summary: 'Sections of every Act by the words of their headings: cheating',
})
