import { getRouteApi } from '@tanstack/react-router'
import { accountMessages } from '#web/features/account/messages.ts'
import { NewPasswordSheet } from '#web/features/account/NewPasswordSheet.tsx'
import { useMessages } from '#web/messages.ts'

const route = getRouteApi('/reset-password')

export function ResetPasswordPage() {
  const say = useMessages(accountMessages)
  const { token } = route.useSearch()
  return <NewPasswordSheet token={token} title={say('chooseNewPassword')} lead={say('savingSignsOut')} />
}
