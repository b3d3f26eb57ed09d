import { type UploadedText, uploadTextCall } from '#shared/contract/cases.ts'
import { ApiError } from '#web/api.ts'
import { readToken } from '#web/storage.ts'

const megabyte = 1024 * 1024
export const uploadLimit = 25 * megabyte
export const acceptedFiles = '.pdf,.docx'

const types: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** Checks a file before upload: the problem, or null. */
export function refuseFile({ name, size }: { name: string; size: number }) {
  if (/\.doc$/i.test(name)) return 'oldWord'
  if (!typeOf(name)) return 'otherFile'
  if (size > uploadLimit) return 'largeFile'
  if (size === 0) return 'emptyFile'
  return null
}

type Progress = (share: number) => void

/** Uploads a file and returns its text. Only XMLHttpRequest reports upload progress. */
export function uploadFile(file: File, onProgress: Progress, signal: AbortSignal): Promise<UploadedText> {
  return new Promise((done, fail) => {
    const call = new XMLHttpRequest()
    call.open(uploadTextCall.method, uploadTextCall.address)
    call.setRequestHeader('content-type', typeOf(file.name) ?? file.type)
    const token = readToken()
    if (token) call.setRequestHeader('x-session-token', token)
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    call.onerror = () => fail(new TypeError('Failed to send the file'))
    call.onabort = () => fail(new DOMException('Cancelled', 'AbortError'))
    call.onload = () => {
      if (call.status !== 200) return fail(new ApiError(call.status, call.statusText, call.responseText))
      done(JSON.parse(call.responseText)) // the server checks every answer against the contract
    }
    signal.addEventListener('abort', () => call.abort())
    call.send(file)
  })
}

function typeOf(name: string): string | undefined {
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
}
