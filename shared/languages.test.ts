import { describe, expect, it } from 'vitest'
import { localFile, readSiteLanguage, writeSiteLanguage } from './languages.ts'

describe('the language of the site', () => {
  it('is read from the cookie that keeps it, among others', () => {
    const [kept] = writeSiteLanguage('mr').split(';')
    expect(readSiteLanguage(`munshi-device=x; ${kept}; other=hi`)).toBe('mr')
  })

  it('is English where nothing was chosen, or what stands there is no language of ours', () => {
    expect(
      [undefined, '', 'munshi-language=fr', 'not-munshi-language=mr'].map(cookies =>
        readSiteLanguage(cookies),
      ),
    ).toEqual(Array(4).fill('en'))
  })

  it('has a file of its own for each page that is written into HTML', () => {
    expect([localFile('login.html', 'en'), localFile('login.html', 'mr')]).toEqual([
      'login.html',
      'login.mr.html',
    ])
  })
})
