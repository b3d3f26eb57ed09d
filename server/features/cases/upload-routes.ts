import type { FastifyError } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#server/lib/app-error.ts'
import { createFileReader } from '#server/lib/read-file/file-reader.ts'
import { uploadedText, uploadLimit } from '#shared/contract/cases.ts'
import { readUpload } from './uploads.ts'

const types = ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document']

/** Takes a file as the whole body: no form to take apart, and one limit that holds while it arrives. */
export function uploadRoutes(): FastifyPluginAsyncZod {
  return async app => {
    const reader = createFileReader()
    app.addHook('onClose', () => reader.close())
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: uploadLimit }, (_request, body, done) =>
      done(null, body),
    )
    app.post(
      '/api/case-law/uploads',
      {
        config: { access: 'user' },
        schema: { response: { 200: uploadedText } },
        errorHandler: error => {
          throw tellUploads(error)
        },
      },
      async request => readUpload(reader, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)),
    )
  }
}

/** The general sentences speak of JSON and of one megabyte. */
function tellUploads(error: FastifyError): Error {
  if (error instanceof AppError) return error
  if (error.statusCode === 413)
    return new AppError('too_large', 'This file is larger than we read (25 MB).', {
      suggestion: 'Save only the pages that matter as a file of their own.',
    })
  if (error.statusCode === 415)
    return new AppError('unsupported_media', 'Only PDF and Word files (.docx) can be read.', {
      suggestion: 'Save the file as PDF or .docx, or paste its text into the search box.',
    })
  return error
}
