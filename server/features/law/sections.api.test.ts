import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { addressOf } from '#shared/contract/call.ts'
import {
  type ActEntry,
  type ActView,
  type FoundSection,
  findSectionsCall,
  listActsCall,
  readActCall,
  readSectionCall,
  type SectionView,
} from '#shared/contract/sections.ts'
import { nameSections } from '#shared/law/section.ts'
import { importActs } from './import-acts.ts'

let test: TestApp
let token: string
beforeAll(async () => {
  test = await openTestApp()
  token = (await test.createSignedIn()).token
})
afterAll(() => test.close())

const get = (url: string) => test.call(token, { method: 'GET', url })

async function readSection(act: string, section: string): Promise<SectionView> {
  const { status, body } = await get(addressOf(readSectionCall, { params: { act, section } }))
  expect(status).toBe(200)
  return body
}

async function find(search: string): Promise<string[]> {
  const { body } = await get(addressOf(findSectionsCall, { query: { search } }))
  return (body as FoundSection[]).map(({ actSlug, slug }) => `${actSlug}/${slug}`)
}

describe('the Acts', () => {
  it('are all there, each with an address of its own', async () => {
    const acts: ActEntry[] = (await get(addressOf(listActsCall))).body
    expect(acts.length).toBeGreaterThan(150)
    expect(new Set(acts.map(({ slug }) => slug)).size).toBe(acts.length)
    const counts = new Map(acts.map(({ act, sectionCount }) => [act, sectionCount]))
    expect(['BNS', 'BNSS', 'BSA'].map(act => counts.get(act))).toEqual([358, 531, 170])
    expect(acts.find(({ act }) => act === 'IPC')).toMatchObject({ isInForce: false })
  })

  it('list their sections, each with an address of its own', async () => {
    const acts: ActEntry[] = (await get(addressOf(listActsCall))).body
    for (const { slug } of acts) {
      const act: ActView = (await get(addressOf(readActCall, { params: { act: slug } }))).body
      expect(act.sections.length, slug).toBeGreaterThan(0)
      expect(new Set(act.sections.map(section => section.slug)).size, slug).toBe(act.sections.length)
    }
  })

  it('answer 404 with a sentence for an Act or a section that there is none of', async () => {
    expect(await get(addressOf(readActCall, { params: { act: 'no-such-act' } }))).toMatchObject({
      status: 404,
      body: { message: 'There is no such Act in the list.' },
    })
    expect(await get(addressOf(readSectionCall, { params: { act: 'bns', section: '359' } }))).toMatchObject({
      status: 404,
    })
  })
})

describe('the page of a section', () => {
  it('names the old section of a new one, what stands beside it, and what cites it', async () => {
    const section = await readSection('bns', '103')
    expect(section).toMatchObject({ section: '103', isInForce: true })
    expect(section.heading).toMatch(/murder/i)
    expect(section.chapter?.title.en).toMatch(/human body/)
    expect(section.says?.hi).toContain('मृत्युदंड')
    expect(section.offences[0]).toMatchObject({ cognizable: 'yes', bailable: 'no', court: 'session' })
    expect(nameSections(section.formerly)).toContain('IPC 302')
    expect([section.previous?.slug, section.next?.slug]).toEqual(['102', '104'])
    expect(section.cases.map(({ id }) => id)).toContain('bachan-singh-v-state-of-punjab')
  })

  it('names the new section of an old one, and brings what cites either', async () => {
    const old = await readSection('crpc', '438')
    expect(nameSections(old.now)).toContain('BNSS 482')
    const now = await readSection('bnss', '482')
    expect(now.forms.map(({ slug }) => slug)).toContain('anticipatory-bail-sessions')
    expect(old.forms).toEqual(now.forms)
    expect(now.guides.length).toBeGreaterThan(0)
  })

  it('says that a section is not in force', async () => {
    expect((await readSection('constitution', '31')).status).toBe('omitted')
  })

  it('is there for orders, articles and lettered sections', async () => {
    expect((await readSection('cpc', 'order-39-rule-1')).section).toBe('Order 39 Rule 1')
    expect((await readSection('limitation-act', 'article-65')).section).toBe('Article 65')
    expect((await readSection('ni-act', '143a')).section).toBe('143A')
  })

  it('has no text until the operator imports it', async () => {
    expect((await readSection('bsa', '1')).text).toBeNull()
    const folder = mkdtempSync(path.join(tmpdir(), 'munshi-acts-'))
    writeFileSync(path.join(folder, 'bsa.tsv'), 'section\ttext\n1\tThe words of the Act.\n171\tNone.\n')
    writeFileSync(path.join(folder, 'unknown.tsv'), 'section\ttext\n1\tWords.\n')
    writeFileSync(path.join(folder, 'bns.tsv'), 'number\twords\n1\tWords.\n')
    expect(await importActs(test.db, folder)).toEqual([
      { file: 'bns.tsv', act: null, imported: 0, leftOut: [] },
      { file: 'bsa.tsv', act: 'BSA', imported: 1, leftOut: ['171'] },
      { file: 'unknown.tsv', act: null, imported: 0, leftOut: [] },
    ])
    rmSync(folder, { recursive: true })
    expect((await readSection('bsa', '1')).text).toBe('The words of the Act.')
  })
})

describe('what someone types leads to the section', () => {
  it.each([
    ['498A', 'ipc/498a'],
    ['धारा ३०२', 'ipc/302'],
    ['कलम 420', 'ipc/420'],
    ['section 138', 'ni-act/138'],
    ['BNS 103', 'bns/103'],
    ['302 ipc', 'ipc/302'],
    ['Article 226', 'constitution/226'],
    ['section 9 of the Arbitration Act', 'arbitration-act/9'],
    ['Order 39 Rule 1 CPC', 'cpc/order-39-rule-1'],
    ['u/s 482 CrPC', 'crpc/482'],
  ])('%s: %s', async (search, first) => {
    expect((await find(search))[0]).toBe(first)
  })

  it.each(['bail', 'recovery of 5 lakh', '2019', 'BNS 999'])('%s names no section', async search => {
    expect(await find(search)).toEqual([])
  })

  it('refuses a search without words', async () => {
    expect((await get('/api/law/find?search=')).status).toBe(400)
  })
})
