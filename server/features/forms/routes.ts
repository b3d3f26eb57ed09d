import type { FastifyPluginAsync } from 'fastify'
import type { Library } from '#server/content/library.ts'
import type { Tally } from '#server/features/statistics/model.ts'
import { AppError } from '#server/lib/app-error.ts'
import { type FixedAnswer, fixAnswer } from '#server/lib/send-cached.ts'
import { route } from '#server/route.ts'
import {
  type FormView,
  formTitle,
  listCategoriesCall,
  listFormsCall,
  listFormTitlesCall,
  listPopularFormsCall,
  popularForm,
  readDemoFormCall,
  readFormCall,
  readStatsCall,
} from '#shared/contract/forms.ts'
import { languages } from '#shared/languages.ts'
import { said } from '#shared/messages/said.ts'
import { deriveStats, listCategories, pickPopular } from './catalogue.ts'
import { type FormIndex, searchForms, toRow } from './search.ts'

const demoFormId = 1001

/** Content does not change while the server runs, so every answer is serialised once. */
export function formRoutes(library: Library, index: FormIndex, tally: Tally): FastifyPluginAsync {
  const { summaries, sectionMap } = library
  const all = new Map(
    languages.map(language => [language, fixAnswer(summaries.map(form => toRow(form, language)))]),
  )
  const titles = fixAnswer(formTitle.array().parse(summaries))
  const popular = fixAnswer(popularForm.array().parse(pickPopular(summaries)))
  const categories = fixAnswer(listCategories(summaries))
  const stats = fixAnswer(deriveStats(summaries, library.procedures.length))
  const answers = new Map<number, FixedAnswer<FormView>>()

  function findAnswer(id: number): FixedAnswer<FormView> | undefined {
    const form = answers.has(id) ? undefined : library.find(id)
    if (form) answers.set(id, fixAnswer(form))
    return answers.get(id)
  }

  return async app => {
    route(app, listCategoriesCall, () => categories)
    route(app, readStatsCall, () => stats)
    route(app, listFormTitlesCall, () => titles)
    route(app, listPopularFormsCall, () => popular)

    route(app, listFormsCall, ({ user, query: { category, search, language = 'en' } }) => {
      const whole = all.get(language)
      if (whole && !search && (!category || category === 'all')) return whole
      const found = searchForms(index, sectionMap, { category, search, language })
      if (search) tally.typedSearch('forms', found.length, user.id)
      return fixAnswer(found)
    })

    route(app, readFormCall, ({ params }) => {
      const form = findAnswer(params.id)
      if (!form) throw new AppError('not_found', said('formNotFound'))
      return form
    })

    route(app, readDemoFormCall, () => {
      const form = findAnswer(demoFormId)
      if (!form) throw new AppError('not_found', said('noFormToTry'))
      return form
    })
  }
}
