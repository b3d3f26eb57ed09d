import type { ProfileBody } from '#shared/contract/account.ts'
import type { Touched } from '#web/features/users/model/stale-edit.ts'
import type { UserValues } from '#web/features/users/model/user-values.ts'

/** The changed fields, and always the names, which the call requires. */
export function toProfileBody(values: UserValues, touched: Touched, version: number): ProfileBody {
  const {
    phoneNumber,
    barCouncilId,
    enrolmentState,
    specialization,
    chamberAddress,
    usualCourt,
    usualPlace,
  } = touched
  const { firstName, lastName } = values
  return {
    firstName,
    lastName,
    phoneNumber,
    barCouncilId,
    enrolmentState: enrolmentState as ProfileBody['enrolmentState'], // the select holds only States
    specialization,
    chamberAddress,
    usualCourt,
    usualPlace,
    version,
  }
}
