import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readFileSizes, weighSet } from './set-size.ts'

const megabytes = (title: string, size: number) => ({ title, bytes: size * 1024 * 1024 })
const parts = [megabytes('Papers', 1), megabytes('P-1', 12), megabytes('P-2', 9), megabytes('P-3', 6)]

describe('what a set weighs', () => {
  it('is over where the court takes no file as large, and not where it is divided', () => {
    expect(weighSet(parts, 20, false)).toMatchObject({ files: 1, isOver: true, tooLarge: [] })
    expect(weighSet(parts, 20, true)).toMatchObject({ files: 2, isOver: false })
    expect(weighSet(parts, 28, false)).toMatchObject({ files: 1, isOver: false })
    expect(weighSet(parts, undefined, true)).toMatchObject({ files: 1, isOver: false })
  })

  it('is over with a part that no division makes smaller, which is named', () => {
    const { isOver, tooLarge, files } = weighSet(parts, 10, true)
    expect(isOver).toBe(true)
    expect(tooLarge.map(({ title }) => title)).toEqual(['P-1'])
    expect(files).toBe(4)
  })

  it('is read off the volumes that came', () => {
    const zip = zipSync({ 'वाद - 1.pdf': strToU8('abc'), 'b.pdf': strToU8('defgh') }, { level: 0 })
    expect(readFileSizes(new DataView(zip.buffer, zip.byteOffset, zip.byteLength))).toEqual([3, 5])
  })
})
