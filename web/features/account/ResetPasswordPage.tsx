import { getRouteApi } from '@tanstack/react-router'
import { NewPasswordSheet } from '#web/features/account/NewPasswordSheet.tsx'

const route = getRouteApi('/reset-password')

export function ResetPasswordPage() {
  const { token } = route.useSearch()
  return (
    <NewPasswordSheet
      token={token}
      title="Choose a new password"
      lead="Saving it signs you out on every device."
    />
  )
}
