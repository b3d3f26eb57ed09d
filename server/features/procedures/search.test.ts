import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import type { ProcedureView } from '#shared/contract/procedures.ts'
import { createGuideIndex, searchGuides } from './search.ts'

const map = loadSectionMap(path.join(import.meta.dirname, '../../../content'))
const words = (en: string, hi: string, mr: string) => ({ en, hi, mr })

function makeGuide(id: number, more: Partial<ProcedureView> = {}): ProcedureView {
  return {
    id,
    slug: `guide-${id}`,
    title: `Guide ${id}`,
    description: 'When this is the way.',
    courtType: 'Civil Court',
    provision: 'CPC 1908, s.26',
    estimatedTime: '',
    isPopular: false,
    lawCheckedOn: '2026-11-20',
    reviewedBy: '',
    requirements: [],
    steps: [],
    ...more,
  }
}

const asking = makeGuide(2, {
  title: 'Irrigation licence',
  question: {
    ask: words('Which?', 'कौन?', 'कोण?'),
    options: [
      { id: 'canal', label: words('Canal water', 'नहर का जल', 'कालव्याचे पाणी') },
      { id: 'well', label: words('Borewell', 'नलकूप', 'कूपनलिका') },
    ],
  },
  steps: [
    {
      step: 1,
      title: 'Apply',
      description: '',
      documents: ['Hydrograph'],
      forms: [],
      status: 'current',
      choices: [
        {
          only: ['well'],
          note: words('Ask the geologist.', 'भूवैज्ञानिक से पूछें।', 'भूवैज्ञानिकाला विचारा.'),
          documents: [words('Hydrograph', 'जलालेख', 'जलालेख')],
          forms: [],
        },
      ],
    },
  ],
})

describe('a guide that asks', () => {
  const index = createGuideIndex({
    procedures: [makeGuide(1, { title: 'Irrigation dues' }), asking],
    guideKeywords: new Map(),
    summaries: [],
  })

  it.each(['canal', 'borewell', 'नलकूप', 'कालव्याचे', 'geologist', 'hydrograph', 'जलालेख'])(
    'is found by its subject with %j, the words of any answer in any language',
    search =>
      expect(searchGuides(index, map, `irrigation ${search}`).map(({ slug }) => slug)).toEqual(['guide-2']),
  )
})
