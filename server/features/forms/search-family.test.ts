import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadLibrary } from '#server/content/library.ts'
import { listKnownWords } from '#server/lib/catalogue-search/words.ts'
import { createFormIndex, searchForms } from './search.ts'

const library = loadLibrary(path.join(import.meta.dirname, '../../../content'))
const index = createFormIndex(library.summaries, () =>
  listKnownWords([library.summaries, library.procedures]),
)

function slugs(search: string): string[] {
  return searchForms(index, library.sectionMap, { search }).map(form => form.slug)
}

describe('what is said at home finds the form', () => {
  const said: Record<string, string[]> = {
    'divorce-mutual-consent-hma-second-motion': [
      'second motion',
      'waiver of six months',
      'cooling off period',
      'दूसरा मोशन',
      'दुसरा प्रस्ताव',
    ],
    'interim-maintenance-hma': [
      'section 24 HMA',
      'maintenance pendente lite',
      'antarim potgi',
      'अंतरिम खर्चा',
      'अंतरिम पोटगी',
    ],
    'affidavit-assets-liabilities': [
      'assets and liabilities',
      'income affidavit',
      'rajnesh neha',
      'संपत्ति का हलफनामा',
      'मालमत्ता प्रतिज्ञापत्र',
    ],
    'succession-certificate': [
      'succession certificate',
      'bank money of deceased',
      'मृतक का बैंक खाता',
      'वारसा प्रमाणपत्र',
      'varasa pramanpatra',
    ],
    'custody-petition-gwa': [
      'child custody',
      'guardians and wards',
      'बच्चे की कस्टडी',
      'मुलाचा ताबा',
      'bachche ki custody',
    ],
    'senior-citizen-maintenance': [
      'senior citizen maintenance',
      'maintenance tribunal',
      'बुजुर्ग माता-पिता',
      'ज्येष्ठ नागरिक',
      'vridh mata pita',
    ],
    'restitution-conjugal-rights-hma': [
      'restitution of conjugal rights',
      'section 9 HMA',
      'wife left home',
      'पत्नी को वापस लाना',
      'नांदावयास येणे',
    ],
    'rent-agreement': ['rent agreement', '11 month agreement', 'kirayanama', 'किराया करार', 'घरभाडे करार'],
  }

  it.each(Object.entries(said).flatMap(([slug, words]) => words.map(word => [word, slug])))(
    "'%s' finds %s among the first three",
    (word, slug) => expect(slugs(word).slice(0, 3)).toContain(slug),
  )
})
