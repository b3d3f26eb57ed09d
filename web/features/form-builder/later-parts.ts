import { useEffect } from 'react'
import { languages } from '#shared/languages.ts'
import { readLanguage } from '#web/language.ts'
import { lazyPart } from '#web/lazy-part.ts'
import { useMessages } from '#web/messages.ts'
import { loadCalendar } from '#web/ui/date-field/DateField.tsx'
import { preloadToasts } from '#web/ui/Toaster.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { courtMessages } from './courts/messages.ts'
import { builderMessages } from './messages.ts'
import { PagesNotLoaded } from './preview/PagesNotLoaded.tsx'

// Menus and dialogs are as large as the builder itself, so they are loaded after it but before they are
// needed. Then they also work without a network.

const loadChecklist = () => import('./downloads/ChecklistDialog.tsx').then(part => part.ChecklistDialog)
const loadInvitation = () => import('./demo/RegisterInvitation.tsx').then(part => part.RegisterInvitation)
const loadStepsMenu = () => import('./questions/StepsMenu.tsx').then(part => part.StepsMenu)
const loadPapersSheet = () => import('./papers/PaperList.tsx').then(part => part.PapersSheet)
const loadPaperList = () => import('./papers/PaperList.tsx').then(part => part.PaperList)
const loadPageView = () => import('./preview/PageView.tsx').then(part => part.PageView)
const loadAnnexures = () => import('./annexures/AnnexureStep.tsx').then(part => part.AnnexureStep)
const loadCourtWays = () => import('./courts/CourtWays.tsx').then(part => part.CourtWays)
const loadProcedures = () =>
  import('#web/features/procedures/parts/FormProcedures.tsx').then(part => part.FormProcedures)
const loadLawChanged = () => import('#web/features/law/parts/LawChanged.tsx').then(part => part.LawChanged)
const loadMeantSections = () =>
  import('#web/features/law/parts/MeantSections.tsx').then(part => part.MeantSections)

export const ChecklistDialog = lazyPart(loadChecklist, NoConnection)
export const RegisterInvitation = lazyPart(loadInvitation)
export const StepsMenu = lazyPart(loadStepsMenu)
export const PapersSheet = lazyPart(loadPapersSheet, NoConnection)
export const PaperList = lazyPart(loadPaperList)
export const PageView = lazyPart(loadPageView, PagesNotLoaded)
export const AnnexureStep = lazyPart(loadAnnexures)
export const CourtWays = lazyPart(loadCourtWays)
export const MeantSections = lazyPart(loadMeantSections)
export const LawChanged = lazyPart(loadLawChanged)
export const FormProcedures = lazyPart(loadProcedures)

/** On an English site the questions use the language of the document. */
async function loadQuestionLanguages() {
  if (readLanguage() === 'en') await Promise.all(languages.map(builderMessages.load))
}

export function useLaterParts() {
  useEffect(() => {
    const loads = [preloadToasts, loadStepsMenu, loadChecklist, loadCalendar, loadQuestionLanguages]
    for (const load of [...loads, loadPageView, loadCourtWays, () => courtMessages.load(readLanguage())])
      load().catch(() => undefined)
  }, [])
}

function NoConnection({ onClose }: { onClose: () => void }) {
  const say = useMessages(builderMessages)
  useEffect(() => {
    notify({ title: say('noConnection'), description: say('worksWithout') })
    onClose()
  }, [onClose, say])
  return null
}
