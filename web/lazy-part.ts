import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A part of a page that is fetched apart from it. React would take the whole page down where that fails: without a
 * network there is what `missing` shows instead, or nothing.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().then(asDefault, () => asDefault(missing)))
}

function asDefault<Props>(component: ComponentType<Props>) {
  return { default: component }
}

function Nothing() {
  return null
}
