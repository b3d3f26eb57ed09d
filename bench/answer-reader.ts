const endOfHead = '\r\n\r\n'
const endOfChunks = '0\r\n\r\n'

/**
 * Reports for each chunk of an HTTP/1.1 connection whether it completes an answer. Any status but 200 and
 * 304 throws: an error would be measured as a very fast answer.
 */
export function createAnswerReader(): (piece: Buffer) => boolean {
  let head = Buffer.alloc(0)
  let missing: number | undefined
  let isChunked = false
  let tail = ''

  return piece => {
    if (missing === undefined && !isChunked) return parseHead(piece)
    if (isChunked) return end(endsChunks(piece))
    missing = (missing ?? 0) - piece.length
    return end(missing <= 0)
  }

  function parseHead(piece: Buffer): boolean {
    head = Buffer.concat([head, piece])
    const bodyStart = head.indexOf(endOfHead) + endOfHead.length
    if (bodyStart < endOfHead.length) return false
    const text = head.toString('latin1', 0, bodyStart)
    const body = head.subarray(bodyStart)
    isChunked = /^transfer-encoding: chunked/im.test(text)
    missing = isChunked ? undefined : parseLength(text) - body.length
    return end(isChunked ? endsChunks(body) : (missing ?? 0) <= 0)
  }

  /** The last chunk may itself arrive split. */
  function endsChunks(piece: Buffer): boolean {
    tail = (tail + piece.toString('latin1', Math.max(0, piece.length - endOfChunks.length))).slice(
      -endOfChunks.length,
    )
    return tail === endOfChunks
  }

  function end(isOver: boolean): boolean {
    if (!isOver) return false
    head = Buffer.alloc(0)
    missing = undefined
    isChunked = false
    tail = ''
    return true
  }
}

function parseLength(head: string): number {
  const status = Number(head.slice(9, 12))
  if (status === 304) return 0
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (status !== 200 || length === undefined) throw new Error(`the server answered\n${head}`)
  return Number(length)
}
