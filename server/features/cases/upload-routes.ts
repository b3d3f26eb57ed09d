import { Readable } from 'node:stream'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import { minute } from '#server/lib/clock.ts'
import { createFileReader } from '#server/lib/read-file/file-reader.ts'
import { route } from '#server/route.ts'
import { uploadTextCall } from '#shared/contract/cases.ts'
import { createUploadReceiver } from './receive-upload.ts'
import { loadUpload } from './uploads.ts'

const types = ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document']

/** The file is the whole body: no multipart parsing, and the size limit holds while it arrives. */
export function uploadRoutes(folder: string): FastifyPluginAsync {
  return async app => {
    const reader = createFileReader()
    const receiver = createUploadReceiver(folder)
    app.addHook('onReady', () => receiver.deleteLeftovers())
    app.addHook('onClose', () => reader.close())
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(types, (_request, body, done) => done(null, body))
    route(
      app,
      uploadTextCall,
      ({ user, request }) => {
        const upload = {
          userId: user.id,
          body: toStream(request.body),
          declaredSize: Number(request.headers['content-length']) || undefined,
        }
        return receiver.receive(upload, path => loadUpload(reader, path))
      },
      {
        config: { bodyTime: 5 * minute },
        errorHandler: error => {
          throw toUploadError(error)
        },
      },
    )
  }
}

/** Without a content type there is no stream: an empty body. */
function toStream(body: unknown): Readable {
  return body instanceof Readable ? body : Readable.from([])
}

/** The framework's own message speaks of JSON. */
function toUploadError(error: FastifyError): Error {
  if (error.statusCode !== 415 || error instanceof AppError) return error
  return new AppError('unsupported_media', 'Only PDF and Word files (.docx) can be read.', {
    suggestion: 'Save the file as PDF or .docx, or paste its text into the search box.',
  })
}
