import { z } from 'zod'
import { markPattern } from '#shared/annexures.ts'
import { camelCase, perLanguage, words } from '../schema-parts.ts'

const annexureMark = z
  .string()
  .regex(markPattern, 'has one place for the number, {n}, or for the letter, {A}')

const called = perLanguage.extend({ if: words.optional() })
type Called = z.infer<typeof called>

/** The words under a party: the same in every case, or the first alternative whose condition holds. */
const role = z.union([perLanguage.transform((one): Called[] => [one]), z.array(called).min(2)])

const side = z
  .strictObject({
    group: camelCase.optional(),
    /** For a side that is not asked for as a party. */
    name: perLanguage.optional(),
    role,
    /** A question whose lines name further parties of the side, whom the short title counts. */
    also: camelCase.optional(),
    /** 'some': each party of the side is asked whether it joins in the filing. */
    files: z.union([z.boolean(), z.literal('some')]).default(false),
    /** The condition under which this side is named first, whatever its place in the list. */
    'first if': words.optional(),
    /** Each party of the side is asked whether it verifies and swears. */
    swears: z.literal('some').optional(),
  })
  .refine(({ group, name }) => (group === undefined) !== (name === undefined), 'has either a group or a name')

/** What the papers call the court that they are filed in: 'this Hon'ble {courtWord}'. */
export const forums = ['court', 'commission', 'tribunal', 'authority'] as const
const forumWord = z.enum(forums)
type ForumAlternative = { if?: string | undefined; is: z.infer<typeof forumWord> }

/** The same word in every case, or the first alternative whose condition holds. */
const forum = z.union([
  forumWord.transform((is): ForumAlternative[] => [{ is }]),
  z
    .array(z.strictObject({ if: words.optional(), is: forumWord }))
    .min(2)
    .refine(
      alternatives =>
        alternatives.every((one, index) => (one.if === undefined) === (index === alternatives.length - 1)),
      'has an if in each alternative but the last',
    ),
])

const paperId = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be small letters, digits and single dashes, such as stay-application',
  )
/** The details common to every paper of a set; docs/content.md, 'The cause'. */
export const causeSchema = z.strictObject({
  court: z.strictObject({
    name: camelCase,
    place: camelCase.optional(),
    heading: perLanguage,
    forum: forum.default([{ is: 'court' }]),
  }),
  number: z
    .strictObject({
      kind: z.union([perLanguage, camelCase]),
      number: camelCase.optional(),
      year: camelCase.optional(),
    })
    .optional(),
  sides: z.array(side).min(1),
  /** The shared clause that stands in the place of the signature, under this condition or always, and its like in that of the jurat. */
  signature: z.strictObject({ if: words.optional(), partial: paperId }).optional(),
  between: perLanguage.optional(),
})
export type CauseFile = z.infer<typeof causeSchema>

/** The documents that the paper mentions; docs/content.md, 'Annexures'. */
export const annexuresSchema = z.strictObject({
  mark: z.strictObject({ en: annexureMark, hi: annexureMark, mr: annexureMark }),
  /** The repeat group to which further documents are added. */
  documents: camelCase.optional(),
  list: z
    .record(
      camelCase,
      z.strictObject({
        title: perLanguage,
        'show if': words.optional(),
        electronic: z.boolean().optional(),
        unmarked: z.literal(true).optional(),
        last: z.literal(true).optional(),
        was: z.array(camelCase).min(1).optional(),
      }),
    )
    .refine(
      list => Object.values(list).every(({ was = [] }) => was.every(name => !(name in list))),
      "must not list what one of them says that it 'was'",
    )
    .default({}),
})
export type AnnexuresFile = z.infer<typeof annexuresSchema>

const ownKinds = ['paper', 'application', 'affidavit'] as const

const entry = z
  .strictObject({
    paper: paperId,
    title: perLanguage.optional(),
    'show if': words.optional(),
    per: camelCase.optional(),
    /** Of the parties that `per` names only the first of whom this condition holds. */
    one: words.optional(),
    own: z.literal(true).optional(),
    kind: z.enum(ownKinds).optional(),
  })
  .refine(({ own, title }) => !own || title !== undefined, 'is a paper of the form: give its title')
  .refine(({ one, per }) => one === undefined || per !== undefined, "is 'one' of no parties: give 'per'")
  .refine(({ own, kind }) => own || kind === undefined, 'has its kind in its own paper.yaml')

export type PaperEntry = z.infer<typeof entry>

/** The papers in the order of filing: a name alone, or a name with options. */
export const paperEntries = z
  .array(z.union([paperId.transform((paper): PaperEntry => ({ paper })), entry]))
  .refine(entries => entries.some(({ paper }) => paper === 'main'), "must name 'main', the form's own text")
  .refine(
    entries => new Set(entries.map(({ paper }) => paper)).size === entries.length,
    'must name each paper once',
  )
  .refine(
    entries => entries.slice(0, -1).every(({ paper }) => paper !== 'annexures'),
    "must name 'annexures' last: they are bound in after the last paper",
  )
