import { expect, it } from 'vitest'
import { listFeatureCircles } from './feature-circles.ts'

const of = (...pairs: [string, string][]) =>
  listFeatureCircles(
    pairs.map(([from, to]) => ({ from: `server/features/${from}`, to: `server/features/${to}` })),
  )

it('features that use each other are told once', () => {
  expect(
    of(['users/change-user.ts', 'newsletter/store.ts'], ['newsletter/subscribe.ts', 'users/store.ts']),
  ).toEqual(['server/features/newsletter -> server/features/users -> server/features/newsletter'])
})

it('so are features that use each other through a third', () => {
  expect(of(['a/x.ts', 'b/x.ts'], ['b/y.ts', 'c/x.ts'], ['c/y.ts', 'a/z.ts'])).toEqual([
    'server/features/a -> server/features/b -> server/features/c -> server/features/a',
  ])
})

it('a feature may use itself, and a test may use what it tests with', () => {
  expect(of(['a/x.ts', 'a/y.ts'], ['a/x.ts', 'b/x.ts'], ['b/x.api.test.ts', 'a/x.ts'])).toEqual([])
})

it('what hangs on a circle is not part of it', () => {
  expect(of(['a/x.ts', 'b/x.ts'], ['b/y.ts', 'c/x.ts'], ['c/y.ts', 'b/z.ts'])).toEqual([
    'server/features/b -> server/features/c -> server/features/b',
  ])
})
