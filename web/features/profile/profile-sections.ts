import type { ComponentType } from 'react'
import { DeleteAccountSection } from './DeleteAccountDialog.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { ExportSection } from './ExportSection.tsx'
import type { messages } from './messages/en.ts'
import { PasswordSection } from './PasswordSection.tsx'
import { SecondStepSection } from './SecondStepSection.tsx'
import { UsageSection } from './UsageSection.tsx'

type ProfileSection = { id: string; title: keyof typeof messages; Content: ComponentType }

/** The profile from top to bottom. `id` is the anchor in the address, `title` a key of its sentences. */
export const profileSections = [
  { id: 'details', title: 'details', Content: DetailsSection },
  { id: 'email', title: 'email', Content: EmailSection },
  { id: 'usage', title: 'usage', Content: UsageSection },
  { id: 'password', title: 'changePassword', Content: PasswordSection },
  { id: 'second-step', title: 'secondStep', Content: SecondStepSection },
  { id: 'devices', title: 'signedInDevices', Content: DevicesSection },
  { id: 'export', title: 'yourData', Content: ExportSection },
  { id: 'delete', title: 'deleteAccount', Content: DeleteAccountSection },
] as const satisfies readonly ProfileSection[]
