import { describe, expect, it } from 'vitest'
import { labelsAreWhole } from './half-sentences.ts'
import { draftOf } from './testing/drafts.ts'
import { labelled } from './testing/labelled.ts'

describe('a half sentence as a label', () => {
  it.each([
    ['पक्षकार किसी असमर्थता के अधीन था', false],
    ['अभिवाक् यह है', false],
    ['आवेदक कहाँ रहता था', true],
    ['तथ्य कि आवेदक पक्षकार है', true],
    ['कोणताही अर्ज प्रलंबित आहे', false],
    ['भाडे केव्हापासून थकीत आहे', true],
    ['ज्या न्यायालयात प्रकरण प्रलंबित आहे', true],
    ['उसकी अवस्था', true],
  ])('is heard: %s', (label, isWhole) => {
    const found = labelsAreWhole(draftOf({ yaml: labelled(label, label) }))
    expect(found.length === 0).toBe(isWhole)
  })
})
