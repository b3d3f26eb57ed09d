import type { ComponentType } from 'react'
import { DeleteAccountSection } from './DeleteAccountDialog.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { ExportSection } from './ExportSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SecondStepSection } from './SecondStepSection.tsx'
import { UsageSection } from './UsageSection.tsx'

type ProfileSection = { id: string; title: string; Content: ComponentType }

/** The profile from top to bottom. `id` is the anchor in the address. */
export const profileSections: readonly ProfileSection[] = [
  { id: 'details', title: 'Your details', Content: DetailsSection },
  { id: 'email', title: 'Email', Content: EmailSection },
  { id: 'usage', title: 'Usage this month', Content: UsageSection },
  { id: 'password', title: 'Change password', Content: PasswordSection },
  { id: 'second-step', title: 'Second step at sign-in', Content: SecondStepSection },
  { id: 'devices', title: 'Signed-in devices', Content: DevicesSection },
  { id: 'export', title: 'Your data', Content: ExportSection },
  { id: 'delete', title: 'Delete account', Content: DeleteAccountSection },
]
