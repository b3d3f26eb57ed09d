export type Line = { number: number; text: string; isTooLong: boolean }

/** The lines of a stream. The text of a line longer than the limit is not kept. */
export async function* loadLines(stream: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Line> {
  let parts: Buffer[] = []
  let length = 0
  let number = 0

  function keep(part: Buffer) {
    length += part.length
    if (length > limit) parts = []
    else parts.push(part)
  }

  function closeLine(): Line {
    number += 1
    const line = { number, text: Buffer.concat(parts).toString('utf8'), isTooLong: length > limit }
    parts = []
    length = 0
    return line
  }

  for await (const chunk of stream) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      keep(chunk.subarray(from, end))
      yield closeLine()
      from = end + 1
    }
    keep(chunk.subarray(from))
  }
  if (length > 0) yield closeLine()
}
