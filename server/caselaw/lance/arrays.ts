/** Numbers that several threads can look at without a copy, and that a file can hold as they are. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array
/** Nothing but numbers, by their names. */
export type Arrays = { [name: string]: Numbers | Arrays }

type Make = (kind: Kind, length: number) => Numbers

const kinds = { Uint8Array, Uint16Array, Uint32Array, Float64Array }
type Kind = keyof typeof kinds

/** Copies all of it into memory that threads share. */
export function shareArrays<T>(arrays: T): T {
  return changeArrays(arrays, numbers => copyTo(numbers, inSharedMemory))
}

const inSharedMemory: Make = (kind, length) =>
  // Type-checked for one of the kinds, the others have the same form.
  new (kinds[kind] as Uint8ArrayConstructor)(new SharedArrayBuffer(length * kinds[kind].BYTES_PER_ELEMENT))

function copyTo(numbers: Numbers, make: Make): Numbers {
  const copy = make(kindOf(numbers), numbers.length)
  copy.set(numbers)
  return copy
}

/** The same tree with other leaves: what the type says of its form stays true. */
function changeArrays<T>(arrays: T, change: (numbers: Numbers) => unknown): T {
  if (isNumbers(arrays)) return change(arrays) as T
  return Object.fromEntries(
    Object.entries(arrays as Arrays).map(([name, value]) => [name, changeArrays(value, change)]),
  ) as T
}

function isNumbers(value: unknown): value is Numbers {
  return ArrayBuffer.isView(value)
}

function kindOf(numbers: Numbers): Kind {
  return numbers.constructor.name === 'Buffer' ? 'Uint8Array' : (numbers.constructor.name as Kind)
}

type Placed = { kind: Kind; from: number; length: number }

const alignment = 8
const headBytes = 8

/** As bytes: the length of a description, the description, then each array at a multiple of eight. */
export function encodeArrays(arrays: unknown): Buffer[] {
  const parts: Buffer[] = []
  let size = 0
  const described = changeArrays(arrays, numbers => {
    const bytes = Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength)
    const placed: Placed = { kind: kindOf(numbers), from: size, length: numbers.length }
    parts.push(bytes, Buffer.alloc(padding(bytes.length)))
    size += bytes.length + padding(bytes.length)
    return placed
  })
  const description = Buffer.from(JSON.stringify(described))
  const head = Buffer.alloc(headBytes)
  head.writeUInt32LE(description.length + padding(description.length))
  return [head, description, Buffer.alloc(padding(description.length), ' '), ...parts]
}

function padding(length: number): number {
  return (alignment - (length % alignment)) % alignment
}

/** A file that `encodeArrays` wrote has the form that its writer gave it. */
export function decodeArrays<T>(bytes: Uint8Array): T {
  const { buffer, byteOffset } = bytes
  const length = new DataView(buffer, byteOffset).getUint32(0, true)
  const description = JSON.parse(Buffer.from(buffer, byteOffset + headBytes, length).toString())
  const start = byteOffset + headBytes + length
  const read = (value: Placed | Record<string, unknown>): unknown =>
    isPlaced(value)
      ? new kinds[value.kind](buffer as ArrayBuffer, start + value.from, value.length)
      : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, read(one as Placed)]))
  return read(description) as T
}

function isPlaced(value: Placed | Record<string, unknown>): value is Placed {
  return typeof value.kind === 'string'
}
