import { getRouteApi } from '@tanstack/react-router'
import { NewPasswordSheet } from '#web/features/account/NewPasswordSheet.tsx'

const route = getRouteApi('/set-password')

export function SetPasswordPage() {
  const { token } = route.useSearch()
  return (
    <NewPasswordSheet
      token={token}
      title="Set your password"
      lead="An account has been opened for you. Choose its password to begin."
    />
  )
}
