import type { Sentences } from '#shared/messages/sentence.ts'

/**
 * Sentences of the server's answers and of the contract's rules: those of the two features with message
 * files, and general ones.
 */
export const messages = {
  // Signing in
  wrongEmailOrPassword: 'Invalid email or password',
  accountPending: 'Account pending approval',
  accountRejected: 'Your registration was not approved. Write to support if you think this is a mistake.',
  accountSuspended: 'Your account is suspended. Write to support to have it reactivated.',
  accountGone: 'This account no longer exists.',
  codeWanted: 'Enter the code of your authenticator app.',
  codeWrong: 'This code is not right, or it was used already. Wait for the next one and try again.',
  codeKeyChanged:
    'Codes of your app cannot be checked here, because the key of this installation has changed. Use a recovery code, or ask an administrator to reset your second step.',
  stepGone: 'This took too long, or too many tries. Please sign in again.',
  signInPlease: 'Please sign in.',
  adminNeeded: 'You need administrator privileges for this.',
  triesInSeconds: {
    one: 'Too many attempts. Please try again in {count} second.',
    other: 'Too many attempts. Please try again in {count} seconds.',
  },
  triesInMinutes: {
    one: 'Too many attempts. Please try again in {count} minute.',
    other: 'Too many attempts. Please try again in {count} minutes.',
  },

  // Registering, and links in mails
  usernameTaken: 'Username is already taken',
  emailTaken: 'Email is already registered',
  emailTakenAdvice: 'Sign in with this address, or reset its password',
  resetLinkSent: 'If this address has an account, a link to reset its password is on its way.',
  linkSpent: 'This link has been used or has expired. Please ask for a new one.',
  invitationSpent: 'This invitation has been used, has expired or was withdrawn. Ask for a new one.',
  passwordSet: 'Your password is set. You can sign in with it now.',
  emailConfirmed: 'Your e-mail address is confirmed.',
  emailConfirmedBefore: 'Your e-mail address is already confirmed.',

  // Passwords, the second step, devices
  passwordNotCurrent: 'This is not your current password',
  passwordCommon:
    'This password is one of those that are tried first, because many people use it. Choose another, for instance three words that do not belong together.',
  passwordOwnName: 'Your own name or address is tried first. Choose a password that nobody can know.',
  passwordShortForAdmin: 'Administrators need at least {min} characters, or a second step.',
  passwordLongerFirst:
    'Administrators without a second step need a password of at least 12 characters. Change it first.',
  secondStepNotBegun: 'Begin again: there is no key waiting for its first code.',
  secondStepOn: 'A second step is already on. Turn it off first.',
  secondStepOff: 'The second step is already off.',
  secondStepOwn: 'Turn off your own second step in your profile.',
  secondStepOfOtherOff: 'This user has no second step.',
  userGone: 'This user does not exist (any more).',
  deviceOut: 'This device is already signed out.',
  noOtherDevice: 'No other device was signed in.',
  othersSignedOut: {
    one: '{count} other device signed out.',
    other: '{count} other devices signed out.',
  },
  passwordChanged: 'Your password is changed. Your other devices have been signed out.',
  confirmLinkSent: 'A link to confirm your address is on its way to {email}.',
  lastAdmin: 'You are the last administrator. Make somebody else an administrator first.',

  // Settings
  registrationClosed: 'This site takes no new registrations at present.',
  invitationNeeded: 'Registration here is by invitation. Open the link in your invitation.',
  settingsStale:
    'Somebody else has saved these settings in the meantime. Look at what changed and save again.',
  noMailServer: 'No mail server is set, so no mail can be sent.',
  fillingUnderWay: 'The library is being filled already. Stop that first, or wait until it is done.',
  fillingGone: 'There is no such filling of the library.',
  fillingMovedOn: 'It has moved on in the meantime. Look at what it is doing now.',
  fillingFolder: 'The operator of this server has not allowed this folder.',
  fillingCourt: 'There is no High Court with this code.',
  yearNeeded: 'Must be a year',
  yearTooEarly: 'Years begin with {year}',
  yearsOrder: 'The last year must not be before the first',
  settingName: 'Name is required',
  settingAddress: 'Address is required',
  settingLabel: 'Label is required',
  settingUrl: 'Must begin with https://, mailto: or /',
  settingWholeNumber: 'Must be a whole number',
  settingNotNegative: 'Must be 0 or more',
  settingMostLimit: 'At most 10,00,000',
  settingDate: 'Must be a date',
  settingAnnouncement: 'Write the announcement in at least one language',
  settingUntil: 'Must not be before the first day',
  settingSender: 'A name needs an address',

  // Saved searches
  searchSavedAs: 'You have saved this search already, as "{name}".',
  searchesFull:
    'You have {max} saved searches, which is all the list holds. Delete one that you no longer need.',
  feedGone: 'This feed has been turned off.',
  noSuchBench: 'The library has no such court or judge.',
  searchNotSaved: 'This search is not among your saved searches (any more).',
  searchChangedElsewhere: 'This search was changed in another tab or on another device.',
  searchNameMissing: 'Give the search a name',
  alertLinkGone: 'This link is not complete, or it belongs to an account that no longer exists.',

  // Law that has changed
  lawChangeMissing: 'Say in a sentence what changed',
  lawChangeAhead: 'The day must not be after today',
  lawDayWrong: 'Must be a date',
  noSuchLaw: 'No such section, Act or judgment is listed.',
  lawMarkGone: 'This mark does not exist (any more).',

  // Rules of a person's details
  emailInvalid: 'Invalid email address',
  usernameShort: 'Username must be at least 3 characters',
  usernameLong: 'Username must be at most 40 characters',
  usernameLetters: 'Username may have letters, digits, dots, dashes and underscores',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  passwordLong: 'Password must be at most 128 characters',
  passwordTooLong: 'Password is too long',
  passwordsDiffer: "Passwords don't match",
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  codeRequired: 'Enter the code',
  codeNotOne: 'This is not a code',
  atMost: 'At most {max} characters',
  required: 'Required',
  unprintable: 'Contains a character that cannot be printed',
  oneLine: 'Must be one line, without control characters',
  notValid: 'Not valid',
  requestNotValid: 'The request is not valid',

  // Forms, drafts and documents
  formNotFound: 'The requested form could not be found.',
  noFormToTry: 'There is no form to try.',
  noSuchQuestion: 'This form has no such question',
  noSuchMark: 'The mark needs one place for its number, {number}, or its letter, {letter}.',
  noSuchPaper: 'This form has no such paper, or it cannot be left out',
  noSuchLayout: 'There is no such layout',
  noSuchSizeLimit: 'The largest file that a court takes is a whole number of MB from 1 to 200',
  notInTheSet: 'The set as it stands has no paper {paper}',
  mustBeList: 'Must be a list',
  mustBeSet: 'Must be a set of answers',
  mustBeText: 'Must be a text',
  atMostEntries: 'At most {max} entries',
  answersTooLong: 'The answers together are too long (200 KB). Please shorten some.',
  answersTooLongToKeep: 'The answers together are longer than we can keep (200 KB). Please shorten some.',
  noLetters:
    "The PDF has no letters for: {shown}. Write them in the document's script, or take the Word file.",
  noLettersIn: '{label}: no letters for {shown}',
  draftTitleRequired: 'A title is required',
  draftChanged: 'This draft was changed in another tab or on another device.',
  draftGone: 'This draft does not exist (any more).',
  monthUsedUp:
    'You have used all {limit} documents and searches of this month. Text, print and HTML stay free; the count starts again on the 1st. Write to support to have your limit raised.',
  drawingTooLong: 'This took too long and was given up. Please try again, or shorten it.',
  drawingTooMuch: 'Too much is being made at this moment. Please try again in a minute.',

  // Annexures
  annexureGone: 'This annexure does not exist (any more).',
  annexureChanged: 'This annexure was changed in another tab or on another device.',
  annexureEncrypted:
    'This PDF is protected by a password or against copying. Open it, print it to a new PDF, and add that one.',
  annexureDamaged: 'This file is damaged and cannot be opened. Save or scan it once more.',
  annexureCutShort: 'The end of this file is missing. Copy or download it once more, then add it again.',
  annexureEmpty: 'There is nothing in this file. Check that it is the one you meant.',
  annexureSwollen:
    'This file unpacks to more than can be bound. Print it to a new PDF, or scan it with fewer dots per inch.',
  annexureTooManyPages: 'A file may have up to {max} pages. Divide it into several files.',
  annexureScripts:
    "This PDF contains a script, which a court's record must not have. Print it to a new PDF and add that one.",
  annexureLiveForm:
    'This PDF is a form that only the program it was made for can show. Open it there, print it to a new PDF, and add that one.',
  annexureHeic:
    'This photograph is in the format HEIC, which cannot be bound. On an iPhone: Settings, Camera, Formats, Most Compatible, then photograph it again; or share the photograph as a PDF or JPEG.',
  annexureUnknownKind:
    'Only PDF files and photographs (JPEG, PNG) can be bound. Save or print this file as a PDF.',
  annexureHugePicture: 'This picture has more dots than can be bound. Make it smaller, or save it as a JPEG.',
  annexureTooSlow:
    'This file took too long to read and was given up. Print it to a new PDF and add that one.',
  annexureTooLarge: 'A file may have up to {max} MB. Scan it with fewer dots per inch, or divide it.',
  annexureOneAtATime: 'Your other file is still on its way. This one follows when it has arrived.',
  annexuresBusy: 'Many files are arriving at this moment. Try again in a minute.',
  annexuresTooMany: 'A draft may have up to {max} annexures.',
  annexuresFullDraft:
    'The annexures of a draft may have up to {max} MB together. Remove one, or make it smaller.',
  annexuresFullPerson:
    'Your annexures in all drafts may have up to {max} MB together. Delete a draft that is done; its files count for thirty days more.',
  annexuresTooManyPages: 'The annexures of a draft may have up to {max} pages together.',
  annexureFileLost:
    'The file of this annexure is not there any more. Remove the annexure and add the file again.',
  annexuresNone: 'There is no annexure to bind in. Add one first.',

  // For any request
  unreachable: 'The server could not be reached. Check the connection and try again.',
  unexpected:
    'Something went wrong on our side. Please try again; if it happens again, tell support this reference: {reference}',
  databaseUnreachable:
    'The database cannot be reached at this moment. What was saved before is safe. Please try again in a minute.',
  databaseFull:
    'There is no room left on the server to save anything. What was saved before is safe. Please tell whoever runs this site.',
  unreadable: 'The request could not be read.',
  nothingHere: 'There is nothing at this address.',
  tooLarge: 'This is larger than we accept (1 MB).',
  wrongKind: 'This kind of content is not accepted here; send JSON.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  startingOrStopping: 'The server is stopping or starting. Please try again in a moment.',
  tooSlow: 'This took too long to arrive. Please try again.',
} as const satisfies Sentences
