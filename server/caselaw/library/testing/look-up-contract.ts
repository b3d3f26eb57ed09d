import { describe, expect, it } from 'vitest'
import type { LookUp } from '../look-up.ts'
import { corpus, helpersOf, idsOf, type OpenIndex } from './contract-corpus.ts'
import { makeJudgment } from './make-judgment.ts'

export function describeLookUp(name: string, open: OpenIndex) {
  describe(`a case index knows of what is published: ${name}`, () => {
    const { shared, empty } = helpersOf(open, [
      ...corpus,
      makeJudgment('gahc040000762023-2023-09-25', {
        title: 'Kesavananda Bharati v State of Kerala',
        caseNumber: 'Crl.A./4/2023',
        text: 'The injunctions were enforced; enforcement of an injunction. Bail.',
      }),
    ])
    async function lookUp(asked: LookUp) {
      const { index } = await shared()
      return index.withSnapshot(snapshot => snapshot.lookUp(asked))
    }

    it('answers nothing where nothing is asked, and nothing before anything was put', async () => {
      expect(Object.values(await lookUp({})).flat()).toEqual([])
      const { index } = await empty()
      const known = await index.withSnapshot(snapshot =>
        snapshot.lookUp({ names: ['ram lal'], words: ['bail'], citations: ['AIR 1980 SC 12'] }),
      )
      expect(known).toMatchObject({ names: [[]], citations: [null] })
    })

    it('whether a judgment has a section, and who the judges are', async () => {
      const sections = [
        { act: 'CPC', section: 'Order 39 Rule 1' },
        { act: 'CPC', section: '302' },
      ]
      const known = await lookUp({ sections, judges: ['justice rao', 'sen', 'nobody'] })
      expect(known.sections).toEqual([true, false])
      expect(known.judges).toEqual([['A. Rao'], ['B. Sen'], []])
    })

    it('which judgment a citation, a case number or a CNR means', async () => {
      const number = { kind: 'cra', number: 4, year: 2023 }
      const known = await lookUp({
        citations: ['AIR 1980 SC 12', 'AIR 1981 SC 12'],
        caseNumbers: [
          { cnr: 'GAHC040000762023', numbers: [] },
          { cnr: null, numbers: [number] },
          { cnr: null, numbers: [{ ...number, year: 2022 }] },
        ],
      })
      expect(known.citations).toEqual(['alpha', null])
      expect(known.caseNumbers).toEqual([
        ['gahc040000762023-2023-09-25'],
        ['gahc040000762023-2023-09-25'],
        [],
      ])
    })

    it('which names may be meant, in any spelling, and what was typed otherwise', async () => {
      const { names, versus } = await lookUp({
        names: ['keshavanand bharti', 'sita devi v union of india', 'anticipatory bail'],
        versus: ['Ram Lal v State of Kerala', 'bail v bail'],
      })
      expect(names.map(idsOf)).toEqual([['gahc040000762023-2023-09-25'], ['beta'], []])
      expect(names[0]?.[0]?.title).toBe('Kesavananda Bharati v State of Kerala')
      expect(names[0]?.[0]?.corrections).toContainEqual({ typed: 'keshavanand', searched: 'kesavananda' })
      expect(names[0]?.[0]?.likeness).toBeLessThan(names[1]?.[0]?.likeness ?? 0)
      expect(versus[0]).toBe(true)
    })

    it('the forms of a word, and what was meant by one that no judgment has', async () => {
      const { words } = await lookUp({ words: ['Injunction', 'murdar', 'qqqqq'] })
      expect(words[0]?.forms[0]).toBe('injunction')
      expect(words[0]?.forms).toContain('injunctions')
      expect(words[0]).toMatchObject({ isUnknown: false, nearest: null })
      expect(words[1]).toMatchObject({ isUnknown: true, nearest: 'murder' })
      expect(words[2]).toMatchObject({ isUnknown: true, nearest: null })
    })

    it('the words with a beginning, those of most judgments first, and their number', async () => {
      const { beginnings } = await lookUp({
        beginnings: [
          { text: 'injunction', most: 1 },
          { text: 'zzq', most: 5 },
        ],
      })
      expect(beginnings).toEqual([
        { words: ['injunction'], total: 2 },
        { words: [], total: 0 },
      ])
    })

    it('by which words a long text differs most from the library, and how often they are in it', async () => {
      const text = 'Bail bail bail, and an anticipatory injunction; the injunction of the injunctions.'
      const { telling } = await lookUp({ telling: [{ text, most: 2 }] })
      expect(telling[0]).toHaveLength(2)
      const [first, second] = telling[0] ?? []
      expect(first).toMatchObject({ word: 'injunction', count: 3 })
      expect(first?.weight).toBeGreaterThan(second?.weight ?? Number.POSITIVE_INFINITY)
    })
  })
}
