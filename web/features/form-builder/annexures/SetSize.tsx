import type { AnnexureView } from '#shared/contract/annexures.ts'
import { useMessages } from '#web/messages.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { annexureMessages } from './messages.ts'
import { inMegabytes, papersBytes, type SetPart, type SetWeight, sayLargest, weighSet } from './set-size.ts'

const megabyte = 1024 * 1024

type SetSizeProps = {
  annexures: readonly AnnexureView[]
  parts: readonly SetPart[]
  /** In MB. */
  limit: number | undefined
  isDivided: boolean
  /** The sizes of the files as they were bound. */
  bound: readonly number[] | undefined
}

/** The size of the set against the largest file of the court; a warning says what can be done. */
export function SetSize({ annexures, parts, limit, isDivided, bound }: SetSizeProps) {
  const say = useMessages(annexureMessages)
  const papers = { title: say('papers'), bytes: papersBytes }
  const expected = weighSet([papers, ...parts], limit, isDivided)
  const isOver = bound ? isAnyOver(bound, limit) : expected.isOver
  const pages = annexures.reduce((sum, annexure) => sum + annexure.pages, 0)
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {bound ? sayBound(bound) : say('size', { pages, size: inMegabytes(expected.bytes, 1) })}
        {limit !== undefined && !isOver ? ` · ${sayFits(bound?.length ?? expected.files, limit)}` : null}
      </p>
      {limit !== undefined && isOver ? (
        <Notice tone="seal" role="alert" title={say('over', { limit })}>
          {sayWhatToDo(expected, limit)}
        </Notice>
      ) : null}
    </>
  )

  function sayBound(sizes: readonly number[]): string {
    const [size = 0] = sizes
    if (sizes.length < 2) return say('boundSize', { size: inMegabytes(size, 2) })
    return say('boundVolumes', {
      count: sizes.length,
      sizes: sizes.map(bytes => inMegabytes(bytes, 2)).join(', '),
    })
  }

  function sayFits(files: number, megabytes: number): string {
    return files > 1 ? say('divided', { count: files, limit: megabytes }) : say('fits', { limit: megabytes })
  }

  function sayWhatToDo({ tooLarge, largest }: SetWeight, megabytes: number): string {
    if (tooLarge.length > 0) return say('partOver', { titles: sayLargest(tooLarge), limit: megabytes })
    const titles = sayLargest(largest)
    return isDivided ? say('volumeOver', { titles }) : say('setOver', { titles })
  }
}

function isAnyOver(sizes: readonly number[], limit: number | undefined): boolean {
  return limit !== undefined && sizes.some(bytes => bytes > limit * megabyte)
}
