import { describe, expect, it } from 'vitest'
import { shownTreatments } from '#shared/cases/shown-treatments.ts'
import { parseJudgment } from '../parse-judgment.ts'
import { readTold } from './read-treatments.ts'
import { handRead, measureTold } from './testing/measure-told.ts'

describe('how a judgment treats other cases, on sentences read by hand', () => {
  it('was measured on more than two hundred sentences, about half of them held out', () => {
    expect(handRead.length).toBeGreaterThan(200)
    expect(handRead.filter(({ half }) => half === 'held out').length).toBeGreaterThan(100)
  })

  it.each(shownTreatments)('%s is right in 95 of 100 held-out cases, of at least 20', kind => {
    const { found, wrong } = measureTold(kind, 'held out')
    expect(found).toBeGreaterThanOrEqual(20)
    expect(1 - wrong.length / found, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('is not shown for a kind of which the held-out half has too few', () => {
    const { found } = measureTold('overruled', 'held out')
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(20)
    expect(shownTreatments).not.toContain('overruled')
  })
})

const tell = (sentence: string, before: string[] = []) =>
  readTold(sentence, before).map(
    ({ kind, of, by, isTold }) => `${of.name} ${kind} by ${by?.name ?? (isTold ? 'another' : 'this')}`,
  )

describe('the direction of a treatment', () => {
  it.each([
    ['Ram Lal v. State, (1999) 7 SCC 101 was overruled in Mohan v. Goa, (2001) 3 SCC 44.', 'Mohan v Goa'],
    ['Mohan v. Goa, (2001) 3 SCC 44 has overruled Ram Lal v. State, (1999) 7 SCC 101.', 'Mohan v Goa'],
    ['In Mohan v. Goa, this Court, overruling Ram Lal v. State, held that notice is needed.', 'Mohan v Goa'],
    ['Ram Lal v. State was overruled by a larger Bench.', 'another'],
    ['We therefore overrule Ram Lal v. State.', 'this'],
  ])('is who did it to whom: %s', (sentence, by) => {
    expect(tell(sentence)).toEqual([`Ram Lal v State overruled by ${by}`])
  })

  it("is found where 'this decision' means the only case of the sentence before", () => {
    const before = 'In Ram Lal v. State, (1999) 7 SCC 101 notice was held to be needed.'
    const sentence = 'This decision was followed in Mohan v. Goa, (2001) 3 SCC 44.'
    expect(tell(sentence, [before])).toEqual(['Ram Lal v State followed by Mohan v Goa'])
    expect(tell(sentence, [`${before.slice(0, -1)}, as in Sohan v. Bihar.`])).toEqual([])
  })
})

it.each([
  'Learned counsel submits that Ram Lal v. State is distinguishable.',
  'It was contended that Ram Lal v. State was overruled in Mohan v. Goa.',
  'Whether Ram Lal v. State was overruled in Mohan v. Goa is not before us.',
  'Ram Lal v. State was not overruled in Mohan v. Goa.',
  'It cannot be said that Ram Lal v. State was overruled in Mohan v. Goa.',
  'If Ram Lal v. State is distinguishable, the appeal must be allowed.',
  'Was Ram Lal v. State overruled in Mohan v. Goa?',
  'The High Court held that Ram Lal v. State is distinguishable.',
  'Ram Lal v. State binds us until it is overruled by a larger Bench.',
])('no act of the court is: %s', sentence => {
  expect(tell(sentence)).toEqual([])
})

describe('in a judgment', () => {
  const treated = (text: string) =>
    parseJudgment(text).treated.map(({ kind, title, citation }) => [kind, title, citation])

  it('a short name means the case that was named in full before', () => {
    const text = `1. Counsel relied on Ram Lal v. State of Kerala, (1999) 7 SCC 101.
2. In our view Ram Lal's case (supra) is distinguishable on facts.
3. The appeal fails.`
    expect(treated(text)).toEqual([['distinguished', 'Ram Lal v State of Kerala', '(1999) 7 SCC 101']])
    expect(parseJudgment(text).treated[0]).toMatchObject({ paragraphId: 'p2', isTold: false, by: null })
  })

  it('what counsel go on to say, and what is quoted, is not read', () => {
    expect(
      treated(`1. Ram Lal v. State of Kerala, (1999) 7 SCC 101 was cited.
2. Learned counsel submitted that the rule is old. The case of Ram Lal v. State of Kerala is distinguishable.
3. The High Court held:
"The decision in Ram Lal v. State of Kerala is distinguishable."
4. Dismissed.`),
    ).toEqual([])
  })
})

it('no sentence makes the reading slow', () => {
  const sentence = `${'In the case of the State of Bihar v. '.repeat(8)}${'the decision of the Court in '.repeat(12)} followed.`
  const started = process.cpuUsage().user
  readTold(sentence)
  expect((process.cpuUsage().user - started) / 1000).toBeLessThan(2000)
})
