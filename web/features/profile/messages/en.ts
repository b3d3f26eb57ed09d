import type { Sentences } from '#shared/messages/sentence.ts'

export const messages = {
  profile: 'Profile',
  yourProfile: 'Your profile',
  sections: 'Sections',
  details: 'Your details',
  email: 'Email',
  usage: 'Usage this month',
  changePassword: 'Change password',
  secondStep: 'Second step at sign-in',
  signedInDevices: 'Signed-in devices',
  yourData: 'Your data',
  deleteAccount: 'Delete account',
  unreachable: 'The server could not be reached.',

  // Details
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  barCouncilId: 'Bar Council ID',
  specialization: 'Specialization',
  chamber: 'Your chamber',
  chamberHint: 'With your name, enrolment number, phone and email, this fills in every form you start.',
  chamberAddress: 'Chamber address',
  usualCourt: 'Usual court',
  usualPlace: 'Usual place',
  saveChanges: 'Save changes',
  saveOnTop: 'Save on top',
  profileSaved: 'Profile saved',
  profileNotSaved: 'Your profile was not saved',

  // Email
  verified: 'Verified',
  notVerified: 'Not verified',
  toChangeAddress: 'To change the address, write to support.',
  linkWasSent: 'We sent a link to this address when the account was made. Open it to confirm.',
  linkNotSent: 'The link could not be sent',
  sendLinkAgain: 'Send the link again',

  // Usage
  documents: 'documents',
  countStartsAgain:
    'The count starts again on the first of every month. If the limit is too low for your practice, write to support.',

  // Password
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  newPasswordHelp: 'At least {min} characters. Your other devices are signed out.',
  passwordChanged: 'Password changed',
  passwordNotChanged: 'The password was not changed',

  // The second step
  loadingSecondStep: 'Loading your second step...',
  secondStepNotLoaded: 'Your second step could not be loaded',
  secondStepDoes:
    'After the password, sign-in asks for a code that an app on your phone shows. Whoever learns your password can then do nothing with it.',
  adviseAdmins: 'We advise every administrator to turn it on.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  on: 'On',
  since: 'since {moment}',
  codesLeft: {
    one: '{count} recovery code is left for the day you do not have your phone.',
    other: '{count} recovery codes are left for the day you do not have your phone.',
  },
  newCodes: 'New recovery codes',
  makeNewCodesTitle: 'Make new recovery codes?',
  oldCodesStop: 'The ones you have now stop working.',
  makeNewCodes: 'Make new codes',
  noNewCodes: 'No new codes were made',
  turnOnTitle: 'Turn on the second step',
  appNeeded:
    'You need an authenticator app on your phone, for instance Aegis, Google Authenticator or Microsoft Authenticator.',
  continue: 'Continue',
  notBegun: 'The second step could not be begun',
  scanTitle: 'Scan this with your app',
  scanHint: 'In the app, add an account and point the camera here. Then enter the six digits that it shows.',
  notOnYet: 'The second step is not on yet',
  picture: 'Picture for your authenticator app',
  keyInstead: 'On this same phone, or without a camera, enter this key in the app instead:',
  codeOfApp: 'Code shown by the app',
  keepCodesTitle: 'Keep these recovery codes',
  keepCodesHint:
    'The second step is on. If you lose your phone, each of these codes signs you in once. They are shown only now: print them, or write them down.',
  saveAsFile: 'Save as a file',
  haveKept: 'I have kept them',
  codesFile: 'Recovery codes for {name}, {host}. Each works once.',
  turnOffTitle: 'Turn off the second step?',
  turnOffHint:
    'Your password alone will then open your account. The entry in your app and the recovery codes stop working.',
  notTurnedOff: 'The second step was not turned off',
  isOff: 'The second step is off',
  passwordOnly: 'Sign-in asks for the password only.',

  // Devices
  loadingDevices: 'Loading your devices...',
  devicesNotLoaded: 'Your devices could not be loaded',
  devices: 'Devices',
  browserOn: '{browser} on {system}',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  placeNotLookedUp:
    'Where a device is we do not look up. If you do not know one of them, sign it out and change your password.',
  signOutOthers: 'Sign out all other devices',
  othersNotSignedOut: 'The other devices were not signed out',
  deviceSignedOut: 'Device signed out',
  deviceNotSignedOut: 'The device was not signed out',
  deviceUsed: 'Last used {used} · place unknown · signed in {signedIn}',
  signOut: 'Sign out',

  // Data and the end of the account
  everythingKept:
    'Everything we keep about you, in one file: your account, devices, messages and their history.',
  dataNotDownloaded: 'Your data could not be downloaded',
  exportData: 'Export my data',
  deletesAll:
    'Deletes your account and everything saved in it, at once and for good. Export your data first if you want to keep it.',
  deleteMyAccount: 'Delete my account',
  deleteTitle: 'Delete your account?',
  deleteHint: 'Your account and everything saved in it is deleted at once, for good.',
  notDeleted: 'Your account was not deleted',
  typeUsername: 'Type your username, {username}, to confirm',
  deleted: 'Your account is deleted',
  thankYou: 'Thank you for having been with us.',
} as const satisfies Sentences
