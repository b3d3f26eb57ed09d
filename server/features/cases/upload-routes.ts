import { Readable } from 'node:stream'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import { minute } from '#server/lib/clock.ts'
import { createFileReader } from '#server/lib/read-file/file-reader.ts'
import { createUploadReceiver } from '#server/lib/receive-upload.ts'
import { route } from '#server/route.ts'
import { uploadLimit, uploadTextCall } from '#shared/contract/cases.ts'
import { loadUpload } from './uploads.ts'

const types = ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document']

/** The file is the whole body: no multipart parsing, and the size limit holds while it arrives. */
export function uploadRoutes(folder: string): FastifyPluginAsync {
  return async app => {
    const reader = createFileReader()
    const receiver = createUploadReceiver(folder, { limit: uploadLimit, tooLarge, oneAtATime, tooMany })
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

function tooLarge(): AppError {
  return new AppError('too_large', 'This file is larger than we read (25 MB).', {
    suggestion: 'Save only the pages that matter as a file of their own.',
  })
}

function oneAtATime(): AppError {
  return new AppError('rate_limited', 'Your other file is still being read.', {
    suggestion: 'Wait until it is done, then choose this one again.',
    retryAfter: 5,
  })
}

function tooMany(): AppError {
  return new AppError('unavailable', 'Many files are being read at this moment.', {
    suggestion: 'Try again in a minute, or paste the text into the search box.',
    retryAfter: 30,
  })
}
