import { describe, expect, it } from 'vitest'
import { loginBody } from '#shared/contract/auth.ts'
import {
  emailField,
  firstNameField,
  lastNameField,
  newPassword,
  personFields,
  usernameField,
} from '#shared/contract/person-fields.ts'
import * as rules from '#web/features/account/rules.ts'

type Checked = {
  safeParse: (value: string) => { success: boolean; error?: { issues: { message: string }[] } }
}

const long = (length: number) => 'a'.repeat(length)
const words = ['', ' ', 'ab', 'abc', ' abc ', 'a b c', 'अनिल', 'R. Iyer', 'adv_rao-1', 'O’Brien']
const lengths = [6, 40, 41, 60, 61, 80, 81, 120, 121, 128, 129, 200, 201, 1000, 1001].map(long)
const emails = [
  ...[
    'adv@example.com',
    ' adv@example.com ',
    'a.b+c@mail.example.in',
    'adv@example',
    'adv@',
    '@example.com',
    'adv',
  ],
  ...[
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a b@example.com',
    'a@-example.com',
    "o'x@example.com",
  ],
  ...['a@example.c', 'a@exa_mple.com', 'अ@example.com', 'a@b.c.d.example.org', `${long(250)}@example.com`],
]
const samples = [...words, ...lengths, ...emails]

const pairs: [string, (value: string) => string | undefined, Checked][] = [
  ['email', rules.checkEmail, emailField],
  ['username', rules.checkUsername, usernameField],
  ['new password', rules.checkNewPassword, newPassword],
  ['first name', rules.checkFirstName, firstNameField],
  ['last name', rules.checkLastName, lastNameField],
  ['phone number', rules.checkPhoneNumber, personFields.phoneNumber],
  ['Bar Council id', rules.checkBarCouncilId, personFields.barCouncilId],
  ['specialization', rules.checkSpecialization, personFields.specialization],
  ['password at login', rules.checkPassword, loginBody.shape.password],
  ['email at login', rules.checkEmail, loginBody.shape.email],
]

describe('the browser’s rules say what the contract says', () => {
  it.each(pairs)('%s', (_, rule, schema) => {
    for (const sample of samples)
      expect({ sample, says: rule(sample) }).toEqual({ sample, says: say(schema, sample) })
  })
})

function say(schema: Checked, sample: string): string | undefined {
  return schema.safeParse(sample).error?.issues[0]?.message
}
