import { describe, expect, it } from 'vitest'
import { rankWeights } from '#server/caselaw/ranking/rank.ts'
import { rankParts } from '#shared/contract/cases.ts'
import { listAblations, type Setting } from './ablations.ts'

const missingOf = ({ weights }: Setting) =>
  rankParts.filter(part => rankWeights[part] > 0 && weights[part] === 0)

describe('what is left out to see what it is worth', () => {
  const ablations = listAblations()

  it('is every part of the ranking by itself, but meaning, which needs a model', () => {
    const alone = ablations.map(missingOf).filter(missing => missing.length === 1)
    expect(alone.flat().sort()).toEqual(rankParts.filter(part => part !== 'meaning').toSorted())
  })

  it('is word pairs and concepts too, with all weights as they are', () => {
    for (const key of ['pairs', 'concepts'] as const) {
      const [only] = ablations.filter(setting => !setting[key] && missingOf(setting).length === 0)
      expect(only?.weights).toEqual(rankWeights)
    }
  })

  it('changes no weight but to nothing', () => {
    for (const { weights } of ablations)
      for (const part of rankParts) expect([0, rankWeights[part]]).toContain(weights[part])
  })

  it('has a name of its own each time', () => {
    expect(new Set(ablations.map(({ name }) => name)).size).toBe(ablations.length)
  })
})
