import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { once } from '#server/lib/once.ts'
import type { LaterKind } from '#shared/cases/later-history.ts'
import type { LimitationPeriod } from '#shared/contract/law.ts'
import type { GuideCase, LimitedKind } from '#shared/contract/procedures.ts'
import type { Localized } from '#shared/languages.ts'
import type { Landmark } from '../cases/landmark-schema.ts'
import { checkLandmarks, loadLandmarkFiles } from '../cases/landmarks.ts'
import { check } from '../checked.ts'
import { loadLimitationPeriods } from '../limitation.ts'
import { ContentError } from '../problem.ts'
import { perLanguage } from '../schema-parts.ts'
import { parseYaml } from '../yaml-file.ts'

/** `ended` says what it is no longer good law by. */
export type GuideCaseDraft = GuideCase & { ended: string | undefined }

/** What guides name by id: periods, the words of deadlines, and judgments. */
export type GuideReferences = {
  period: (id: string) => LimitationPeriod | undefined
  /** The days from which time runs. */
  days: Readonly<Record<string, Localized>>
  /** What is to be done in time. */
  deeds: Readonly<Record<string, Localized>>
  findCase: (id: string) => GuideCaseDraft | undefined
}

const contentFolder = path.join(import.meta.dirname, '../../../content')
const wordsFile = 'content/law/deadlines.yaml'
const deadlineWords = z.strictObject({
  days: z.record(z.string(), perLanguage),
  deeds: z.record(z.string(), perLanguage),
})

export const loadReferences = once((): GuideReferences => {
  const periods = new Map(loadLimitationPeriods(contentFolder).map(period => [period.id, period]))
  const findCases = once(() => {
    const { drafts } = checkLandmarks(loadLandmarkFiles(contentFolder))
    return new Map(drafts.map(({ landmark }) => [landmark.id, toCase(landmark)]))
  })
  return { period: id => periods.get(id), ...loadWords(), findCase: id => findCases().get(id) }
})

/** Changes when a judgment does, which the other keys of the cache do not see. */
export function landmarksEdition(): string {
  return createHash('sha1').update(loadLandmarkFiles(contentFolder).edition).digest('base64url')
}

function loadWords(): z.infer<typeof deadlineWords> {
  const text = readFileSync(path.join(contentFolder, 'law', 'deadlines.yaml'), 'utf8').replaceAll(
    '\r\n',
    '\n',
  )
  const yaml = parseYaml({ path: wordsFile, text })
  const { value, problems } = check(deadlineWords, yaml.value, { yaml })
  if (!value) throw new ContentError([...yaml.problems, ...problems])
  return value
}

const ends: readonly LaterKind[] = ['overruled', 'reversed', 'superseded by statute']
const limits: readonly LimitedKind[] = ['overruled in part', 'superseded in part by statute', 'doubted']

function toCase({ id, title, date, citations, laterHistory: { events } }: Landmark): GuideCaseDraft {
  const last = events.find(({ kind }) => ends.includes(kind))
  const later = limits.find(limit => events.some(({ kind }) => kind === limit))
  const ended = last && `${last.kind} by ${last.by}`
  return { id, title, ...(date && { date }), citation: citations[0] ?? '', ...(later && { later }), ended }
}
