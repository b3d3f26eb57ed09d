import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Library } from '#server/content/library.ts'
import { AppError } from '#server/lib/app-error.ts'
import { type FixedAnswer, fixAnswer, sendFixed } from '#server/lib/send-cached.ts'
import { formIdParams, formsQuery } from '#shared/contract/forms.ts'
import { listCategories, readStats } from './catalogue.ts'
import { type FormIndex, searchForms } from './search.ts'

const signedIn = { access: 'user' } as const
const demoFormId = 1001

/** What the files say never changes while the server runs: every answer is made once. */
export function formRoutes(library: Library, index: FormIndex): FastifyPluginAsyncZod {
  const { summaries, sectionMap } = library
  const all = fixAnswer(summaries)
  const categories = fixAnswer(listCategories(summaries))
  const stats = fixAnswer(readStats(summaries, library.procedures.length))
  const answers = new Map<number, FixedAnswer>()

  function findAnswer(id: number): FixedAnswer | undefined {
    const form = answers.has(id) ? undefined : library.find(id)
    if (form) answers.set(id, fixAnswer(form))
    return answers.get(id)
  }

  return async app => {
    app.get('/api/categories', { config: signedIn }, (request, reply) =>
      sendFixed(request, reply, categories),
    )

    app.get('/api/stats', { config: signedIn }, (request, reply) => sendFixed(request, reply, stats))

    app.get('/api/forms', { config: signedIn, schema: { querystring: formsQuery } }, (request, reply) => {
      const { category, search } = request.query
      if (!search && (!category || category === 'all')) return sendFixed(request, reply, all)
      return sendFixed(request, reply, fixAnswer(searchForms(index, sectionMap, { category, search })))
    })

    app.get('/api/forms/:id', { config: signedIn, schema: { params: formIdParams } }, (request, reply) => {
      const form = findAnswer(request.params.id)
      if (!form) throw new AppError('not_found', 'The requested form could not be found.')
      return sendFixed(request, reply, form)
    })

    /** The one form that can be tried without an account. */
    app.get('/api/demo-form', { config: { access: 'public' } }, (request, reply) => {
      const form = findAnswer(demoFormId)
      if (!form) throw new AppError('not_found', 'There is no form to try.')
      return sendFixed(request, reply, form)
    })
  }
}
