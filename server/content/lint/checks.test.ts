import { describe, expect, it } from 'vitest'
import { swap } from '../fixtures/skeleton-sources.ts'
import { samplesPassTheChecks } from './checks.ts'
import { selectsHaveOptions } from './questions.ts'
import { draftOf } from './testing/drafts.ts'

const label = '{ en: Day of the hearing, hi: सुनवाई की तारीख, mr: सुनावणीची तारीख }'
const hearing = (kind: string) => ({
  yaml: (text: string) =>
    swap(
      '\n  - { use: place',
      `\n  - { name: hearing, group: facts, label: ${label}, type: ${kind}, required: true }\n  - { use: place`,
    )(text).replace('\nsample:', '\nsample:\n  hearing: 2030-01-01'),
})

describe('a sample with a day after that of its signing', () => {
  it('is told, with what to write where the day may lie ahead', () => {
    const [problem] = samplesPassTheChecks(draftOf(hearing('date')))
    expect(problem?.message).toContain("or say 'ahead: true' where the day may lie ahead")
  })

  it('is in order where the question says that it may lie ahead', () => {
    expect(samplesPassTheChecks(draftOf(hearing('date, ahead: true')))).toEqual([])
  })

  it('is no matter of a question that asks no day', () => {
    const [problem] = selectsHaveOptions(draftOf(hearing('text, ahead: always')))
    expect(problem?.message).toContain('which only a date may have')
  })
})
