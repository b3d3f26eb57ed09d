import { describe, expect, it } from 'vitest'
import { parseAudit } from './parse-audit.ts'

describe('the audit of dependencies', () => {
  it('says when the registry could not be asked, instead of saying that all is well', () => {
    const silent = { code: 2, lines: [expect.stringContaining('Nothing was checked')] }
    expect(parseAudit('')).toEqual(silent)
    expect(parseAudit('{"message":"request to https://registry/audit failed"}')).toEqual(silent)
    expect(parseAudit('{"error":{"code":"ENOAUDIT","summary":"does not support audit"}}').lines[0]).toContain(
      'does not support audit',
    )
  })

  it('names each package with a known hole, and fails', () => {
    const advice = { severity: 'high', range: '<1.2.3', fixAvailable: true }
    expect(parseAudit(JSON.stringify({ vulnerabilities: { left: advice } }))).toEqual({
      code: 1,
      lines: ['high      left <1.2.3, a mended version is there'],
    })
  })

  it('passes when there is none', () => {
    const text = JSON.stringify({ vulnerabilities: {}, metadata: { dependencies: { prod: 321 } } })
    expect(parseAudit(text)).toEqual({ code: 0, lines: ['No known holes in 321 packages that ship.'] })
  })
})
