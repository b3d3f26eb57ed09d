import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { type LoginBody, type LoginResult, loginCall } from '#shared/contract/auth.ts'
import { useAnswers } from '#web/answers.ts'
import { deriveErrorBody } from '#web/api.ts'
import { send } from '#web/calls.ts'
import { ruleOf } from '#web/check-field.ts'
import { AuthSheet, SupportLine } from '#web/features/account/AuthSheet.tsx'
import { LoginFailure } from '#web/features/account/LoginFailure.tsx'
import { accountMessages } from '#web/features/account/messages.ts'
import { useCheckedForm, useWaitingForm } from '#web/features/account/use-checked-form.ts'
import { lazyPart } from '#web/lazy-part.ts'
import { useMessages } from '#web/messages.ts'
import { signIn, useSession } from '#web/session.ts'
import { Loading } from '#web/shell/Loading.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const delayBeforeLeaving = 700

const route = getRouteApi('/login')

const rules = {
  email: ruleOf(fields => fields.emailField),
  password: ruleOf(fields => fields.presentPassword),
}

export function LoginPage() {
  const router = useRouter()
  const say = useMessages(accountMessages)
  const { sayRule } = useAnswers()
  const { next } = route.useSearch()
  const login = useMutation({
    mutationFn: (body: LoginBody) => send(loginCall, { body }),
    onSuccess: enter,
  })
  const { errors, submit } = useCheckedForm(rules, body => {
    if (!login.isPending && !login.isSuccess) login.mutate(body)
  })
  const step = readStep(login.error)

  function enter(result: LoginResult) {
    signIn(result)
    leave(result.user.role === 'admin' ? '/admin-panel' : '/')
  }

  /** After a moment, long enough to read what happened; the page is fetched meanwhile. */
  function leave(start: '/' | '/admin-panel') {
    const { pathname } = new URL(next || start, window.location.origin)
    router.preloadRoute({ to: pathname }).catch(() => undefined) // a failed fetch shows on going there
    setTimeout(() => router.navigate({ href: next || start, replace: true }), delayBeforeLeaving)
  }

  useWaitingForm()
  useGoOn(next, login.isIdle || (login.isError && !step))

  if (step) {
    return (
      <Suspense fallback={<Loading />}>
        <SecondStep step={step} onDone={enter} onAgain={login.reset} />
      </Suspense>
    )
  }
  return (
    <AuthSheet title={say('signIn')} lead={say('signInLead')} footer={<SupportLine />}>
      <PageTitle title={say('signIn')} />
      <form noValidate method="post" className="flex flex-col gap-5" onSubmit={submit}>
        {login.isError ? <LoginFailure error={login.error} /> : null}
        {login.isSuccess ? (
          <Notice tone="bench" role="status">
            {say('signedIn')}
          </Notice>
        ) : null}
        <TextField
          label={say('email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={sayRule(errors.email)}
        />
        <PasswordField
          label={say('password')}
          name="password"
          autoComplete="current-password"
          required
          error={sayRule(errors.password)}
        />
        <Button type="submit" loading={login.isPending || login.isSuccess}>
          {say('signIn')}
        </Button>
      </form>
      <LoginLinks />
    </AuthSheet>
  )
}

/** Fetched only by those whose sign-in has one. */
const SecondStep = lazyPart(
  () => import('#web/features/account/SecondStep.tsx').then(part => part.SecondStep),
  StepMissing,
)

function StepMissing() {
  const say = useMessages(accountMessages)
  return (
    <AuthSheet title={say('signIn')} footer={<SupportLine />}>
      <Notice tone="seal" role="alert" title={say('stepMissing')} />
    </AuthSheet>
  )
}

function readStep(error: unknown): string | undefined {
  const body = deriveErrorBody(error)
  const step = body?.code === 'second_factor_required' ? body.details?.step : undefined
  return typeof step === 'string' ? step : undefined
}

/** Whoever is signed in already, in another tab perhaps, goes on to where they were going. */
function useGoOn(next: string, isWaiting: boolean) {
  const router = useRouter()
  const isSignedIn = useSession().state === 'signed-in'
  useEffect(() => {
    if (next && isSignedIn && isWaiting) void router.navigate({ href: next, replace: true })
  }, [next, isSignedIn, isWaiting, router])
}

function LoginLinks() {
  const say = useMessages(accountMessages)
  return (
    <div className="mt-4 flex flex-col text-sm">
      <Link to="/forgot-password" className="flex min-h-11 items-center self-start text-bench-ink underline">
        {say('forgotten')}
      </Link>
      <p className="flex flex-wrap items-center gap-x-1.5 border-t border-rule pt-2">
        {say('noAccountYet')}
        <Link to="/register" className="flex min-h-11 items-center text-bench-ink underline">
          {say('registerAsAdvocate')}
        </Link>
      </p>
    </div>
  )
}
