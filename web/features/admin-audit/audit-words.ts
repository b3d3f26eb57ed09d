import type { AuditRow, AuditSubject } from '#shared/contract/audit.ts'
import { formatLongDay } from '#web/dates.ts'
import { describeValue, labelOf } from '#web/features/users/model/describe-value.ts'

export const subjectNames: Record<AuditSubject, string> = {
  user: 'Users',
  update: 'Updates',
  newsletter: 'Newsletter',
  invitation: 'Invitations',
  law: 'Law changes',
  settings: 'Settings',
  library: 'Case library',
}

const verbs: Record<AuditSubject, Record<string, string>> = {
  user: {
    approve: 'approved',
    reject: 'rejected',
    suspend: 'suspended',
    reactivate: 'reactivated',
    edit: 'edited',
    create: 'created',
    delete: 'deleted',
    message: 'sent a message to',
    'reset the second step': 'reset the second step of',
  },
  update: {
    publish: 'published the update',
    edit: 'edited the update',
    activate: 'activated the update',
    deactivate: 'deactivated the update',
    delete: 'deleted the update',
    move: 'moved the update',
  },
  newsletter: { send: 'sent the newsletter' },
  invitation: {
    invite: 'invited',
    withdraw: 'withdrew the invitation of',
    'bring back': 'brought back the invitation of',
  },
  law: {
    mark: 'marked as changed',
    withdraw: 'withdrew the mark of',
    restore: 'put back the mark of',
    recheck: 'rechecked what cites',
    'open again': 'opened again what cites',
  },
  settings: {
    identity: 'changed the name or the support address',
    accounts: 'changed the registration or the limit of new accounts',
    order: 'changed which language or layout comes first',
    announcement: 'changed the announcement',
    sample: 'changed whether sample data is shown',
    footer: 'changed the links of the footer',
    mail: 'changed the sender of mails',
    ai: 'changed what the language models do',
  },
  library: {
    fill: 'began to fill the case library',
    stop: 'stopped filling the case library',
    continue: 'went on filling the case library',
  },
}

/** 'chief approved asha'. What people did to their own accounts is recorded as a sentence already. */
export function describeAct({ actor, action, subject, subjectId, subjectType }: AuditRow): string {
  const verb = verbs[subjectType][action]
  if (verb && (subjectType === 'settings' || subjectType === 'library')) return `${actor} ${verb}`
  return verb ? `${actor} ${verb} ${subject || `no. ${subjectId}`}` : `${actor} ${action}`
}

const settingLabels: Record<string, string> = {
  name: 'Name',
  supportEmail: 'Support address',
  registration: 'Who may register',
  monthlyLimit: 'Monthly limit of new accounts',
  language: 'First language',
  layout: 'First layout',
  isOn: 'Shown',
  en: 'In English',
  hi: 'In Hindi',
  mr: 'In Marathi',
  from: 'First day',
  until: 'Last day',
  sampleData: 'Sample data',
  links: 'Links',
  senderName: 'Name of the sender',
  senderEmail: 'Address of the sender',
  replyTo: 'Replies go to',
  answers: 'Language model',
  meaning: 'Model of meaning',
}

const updateLabels: Record<string, string> = {
  title: 'Title',
  source: 'Source',
  happenedOn: 'Date',
  description: 'Description',
  type: 'Type',
  url: 'Address',
  active: 'Shown',
  place: 'Place',
  category: 'Category',
  uses: 'For how many people',
  expiresAt: 'Works until',
  what: 'What changed',
  since: 'Since',
  marked: 'To be rechecked',
  rechecked: 'Of these',
  ...settingLabels,
}

/** Every field that an act wrote, as it was before and after. */
export function listChanges({ before, after, subjectType }: AuditRow) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const nameOf = (field: string) => (subjectType === 'user' ? labelOf(field) : (updateLabels[field] ?? field))
  return fields.map(field => ({
    label: nameOf(field),
    before: field in before ? sayValue(field, before[field]) : '',
    after: field in after ? sayValue(field, after[field]) : '',
  }))
}

const days = ['happenedOn', 'since', 'from', 'until']

/** Of the footer, where a list is of links. */
function sayItem(item: string | { en: string; url: string }): string {
  return typeof item === 'string' ? item : `${item.en} (${item.url})`
}

function sayValue(field: string, value: unknown): string {
  if (Array.isArray(value)) return value.map(sayItem).join(', ') || 'none'
  return days.includes(field) && value ? formatLongDay(String(value)) : describeValue(field, value)
}
