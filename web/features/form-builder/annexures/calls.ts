import { queryOptions } from '@tanstack/react-query'
import {
  type AnnexureList,
  type AnnexureView,
  addAnnexureCall,
  type BoundSetBody,
  bindAnnexuresCall,
  type ChangeAnnexureBody,
  changeAnnexureCall,
  deleteAnnexureCall,
  listAnnexuresCall,
  orderAnnexuresCall,
  readAnnexurePictureCall,
  restoreAnnexureCall,
} from '#shared/contract/annexures.ts'
import { addressOf } from '#shared/contract/call.ts'
import { ApiError, queryClient } from '#web/api.ts'
import { download, query, send } from '#web/calls.ts'
import { readToken } from '#web/storage.ts'

export function annexuresQuery(draftId: number) {
  return queryOptions({
    ...query(listAnnexuresCall, { params: { id: draftId } }),
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  })
}

/** Cached while the page is open, because a file never changes. */
export function pictureQuery(id: number, page?: number) {
  const input = { params: { id }, query: { page } }
  return queryOptions({
    queryKey: [addressOf(readAnnexurePictureCall, input)],
    queryFn: async () => (await download(readAnnexurePictureCall, input)).content,
    retry: 2,
  })
}

export function changeList(draftId: number, change: (list: AnnexureView[]) => AnnexureView[]) {
  queryClient.setQueryData(
    annexuresQuery(draftId).queryKey,
    (list: AnnexureList | undefined) => list && { ...list, annexures: change(list.annexures) },
  )
}

/** An earlier question may still be on its way and would bring the list as it was before. */
export async function askAgain(draftId: number) {
  const { queryKey } = annexuresQuery(draftId)
  await queryClient.cancelQueries({ queryKey })
  return queryClient.invalidateQueries({ queryKey })
}

export function changeAnnexure(id: number, body: ChangeAnnexureBody) {
  return send(changeAnnexureCall, { params: { id }, body })
}

export function removeAnnexure(id: number) {
  return send(deleteAnnexureCall, { params: { id } })
}

export function restoreAnnexure(id: number) {
  return send(restoreAnnexureCall, { params: { id } })
}

export function orderAnnexures(draftId: number, ids: number[]) {
  return send(orderAnnexuresCall, { params: { id: draftId }, body: { ids } })
}

export function downloadSet(draftId: number, body: BoundSetBody) {
  return download(bindAnnexuresCall, { params: { id: draftId }, body })
}

type Upload = {
  draftId: number
  key: string
  title: string
  entry: string | undefined
  content: Blob
  signal: AbortSignal
}

/** Uses XMLHttpRequest because `fetch` does not report upload progress. */
export function uploadAnnexure(
  { draftId, key, title, entry, content, signal }: Upload,
  onProgress: (share: number) => void,
): Promise<AnnexureView> {
  const address = addressOf(addAnnexureCall, { params: { id: draftId }, query: { key, title, entry } })
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(addAnnexureCall.method, address)
    call.setRequestHeader('content-type', 'application/octet-stream')
    call.setRequestHeader('x-session-token', readToken() ?? '')
    call.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    call.onload = () =>
      call.status === 201
        ? resolve(JSON.parse(call.responseText))
        : reject(new ApiError(call.status, call.statusText, call.responseText))
    call.onerror = () => reject(new TypeError('the upload was cut off'))
    call.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => call.abort())
    call.send(content)
  })
}
