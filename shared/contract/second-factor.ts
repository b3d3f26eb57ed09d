import { z } from 'zod'
import { passwordBody } from '#shared/contract/account.ts'
import { defineCall } from '#shared/contract/call.ts'
import { idParams } from '#shared/contract/common-fields.ts'
import { codeField } from '#shared/contract/person-fields.ts'

export const codeBody = z.object({ code: codeField })

export const secondFactorView = z.object({
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int(),
})
export type SecondFactorView = z.infer<typeof secondFactorView>

/** For the authenticator app: `uri` becomes a QR code, `key` can be typed. */
export const secondFactorKey = z.object({ key: z.string(), uri: z.string() })
export type SecondFactorKey = z.infer<typeof secondFactorKey>

/** Shown once. */
export const recoveryCodeList = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodeList = z.infer<typeof recoveryCodeList>

export const readSecondFactorCall = defineCall('GET /api/account/second-factor', {
  access: 'user',
  answer: secondFactorView,
})

export const beginEnrolmentCall = defineCall('POST /api/account/second-factor', {
  access: 'user',
  body: passwordBody,
  answer: secondFactorKey,
})

export const confirmEnrolmentCall = defineCall('PUT /api/account/second-factor', {
  access: 'user',
  body: codeBody,
  answer: recoveryCodeList,
})

export const turnOffSecondFactorCall = defineCall('DELETE /api/account/second-factor', {
  access: 'user',
  body: passwordBody,
})

export const renewRecoveryCodesCall = defineCall('POST /api/account/second-factor/recovery-codes', {
  access: 'user',
  body: passwordBody,
  answer: recoveryCodeList,
})

export const resetSecondFactorCall = defineCall('DELETE /api/admin/users/:id/second-factor', {
  access: 'admin',
  params: idParams,
})
