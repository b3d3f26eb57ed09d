import type { Sentences } from '#shared/messages/sentence.ts'

export const messages = {
  lead: 'Each part is saved by itself and counts for everybody at once, on every server of this installation. Each change stands under History.',
  parts: 'Parts',
  loading: 'Loading the settings...',
  notLoaded: 'The settings could not be loaded',
  save: 'Save',
  saveOnTop: 'Save on top',
  undo: 'Undo',
  saved: 'Saved: {part}',
  notSaved: 'Not saved',
  unsaved: 'Not saved yet',
  neverChanged: 'As installed',
  lastSaved: 'Saved by {name}, {moment}',
  theirsTitle: 'Somebody else has saved this in the meantime',
  theirsLead: 'What you typed still stands and is not saved yet. “{save}” writes it over theirs.',
  theirsNone: 'What they changed is none of what you changed: it stands in the fields now.',
  change: '{label}: {before} became {now}',
  leaveTitle: 'Leave without saving?',
  leaveLead: 'Not saved yet: {parts}.',
  leave: 'Leave',
  stay: 'Stay',
  on: 'on',
  off: 'off',
  empty: 'empty',

  identity: 'Name and support address',
  name: 'Name of this installation',
  nameHelp:
    'In the header, in titles, in mails and in authenticator apps. Texts about the program itself go on calling it Munshi.',
  supportEmail: 'Support address',
  supportEmailHelp:
    'Wherever people are told whom to write to: on pages and in mails. While it is empty, pages show an example.',

  accounts: 'Registration and limit',
  registration: 'Who may register',
  registrationOpen: 'Anybody; every account waits for approval',
  registrationInvitation: 'Whoever has an invitation',
  registrationClosed: 'Nobody',
  registrationHelp:
    'Where not everybody may register, the links to it are gone. You can create accounts under Users at any time.',
  monthlyLimit: 'Monthly limit of new accounts',
  monthlyLimitHelp: 'Documents and searches. Accounts that exist keep theirs: change those under Users.',

  order: 'What comes first',
  language: 'First language',
  languageHelp:
    'The site opens in it for whoever has not chosen one, and new documents begin in it where the form has it.',
  languageEn: 'English',
  languageHi: 'Hindi',
  languageMr: 'Marathi',
  layout: 'First layout',
  layoutHelp:
    'For papers of courts whose own rules are not known. Forms of the courts named here keep theirs.',
  layoutGeneral: 'Other courts',
  layoutSupremeCourt: 'Supreme Court of India',
  layoutDelhi: 'Delhi High Court and district courts',
  layoutBombay: 'Bombay High Court',
  layoutNclt: 'NCLT and NCLAT',

  announcement: 'Announcement',
  isOn: 'Show an announcement above every page',
  isOnHelp:
    'To everybody who is signed in, until they put it away. Other words are shown to everybody again.',
  textEn: 'In English',
  textHi: 'In Hindi',
  textMr: 'In Marathi',
  textHelp: 'One language is enough: who reads another sees it marked with its language.',
  from: 'First day',
  until: 'Last day',
  daysHelp: 'In India, both days included. Empty: at once, and without an end.',
  preview: 'How it will look',

  sample: 'Sample data',
  sampleData: 'Show sample data',
  sampleDataHelp:
    'The planned figures, the forum, the webinars, the videos, the chat and support hours, all marked “Sample data”. Switched off they are nowhere, and their pages say that this is not offered.',

  footer: 'Links in the footer',
  footerLead:
    'Below every page, beside Privacy: terms of use, an imprint, the page of your bar association. At most {most}.',
  noLinks: 'There are none yet.',
  link: 'Link {number}',
  url: 'Address',
  urlHelp: 'https://…, mailto:… or a page of this site: /faq',
  labelEn: 'Label',
  labelHi: 'In Hindi',
  labelMr: 'In Marathi',
  addLink: 'Add a link',
  removeLink: 'Remove',
  removeLinkNumber: 'Remove link {number}',

  mail: 'Mail',
  senderName: 'Name of the sender',
  senderEmail: 'Address of the sender',
  senderHelp:
    'While it is empty, mails come from {from}, as MAIL_FROM says. The mail server must let this address send.',
  replyTo: 'Replies go to',
  replyToHelp: 'While it is empty, to the sender.',
  testTitle: 'Test mail',
  testLead: 'Goes out at once with the sender that is saved. The answer below is what the mail server says.',
  testTo: 'To',
  testSend: 'Send a test mail',
  testSent: 'The mail server has taken the mail from {from}. Look whether it arrives.',
  testRefused: 'The mail was not sent: {reason}',
  testFailed: 'The test could not be made',
  noMailServer:
    'No mail server is set (SMTP_URL), so no mail leaves. What would be sent stands under Outbox.',

  ai: 'Language models',
  aiNone:
    'No model is set (AI_BASE_URL), so case-law search works without one and nothing that people type leaves this server.',
  aiWhere: 'Models of the operator at {address}. Nothing else is sent anywhere.',
  answers: 'Ask the language model {model}',
  answersHelp:
    'Sent at each search by brief or by issue: what was typed, beginnings of the first 15 judgments, and at most 12 passages to answer from. Keyword searches send nothing. Names of people are not removed from what they type.',
  meaning: 'Compare meanings with {model}',
  meaningHelp:
    'Sent: the texts of judgments, once, in the background, and what was typed at each search by brief or by issue.',
  aiOff: 'Switched off, the search goes on without it, and nothing is sent from the next search on.',

  environment: 'From the environment',
  environmentLead:
    'Set where the server is started, and read at its start: to change it, set it there and start again. All else on this page overrides the environment.',
  publicUrl: 'Address of the site',
  database: 'Database',
  databaseEmbedded: 'embedded',
  mailServer: 'Mail server',
  mailFrom: 'Sender, unless set above',
  openSearch: 'Search cluster',
  aiAddress: 'Address of the models',
  notSet: 'not set',
} as const satisfies Sentences
