/** Every address of the site is built here, and nowhere else. */
export const paths = {
  home: () => '/',
  landing: () => '/landing',
  login: (next?: string) => withQuery('/login', { next }),
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  resetPassword: (token: string) => withQuery('/reset-password', { token }),
  setPassword: (token: string) => withQuery('/set-password', { token }),
  verifyEmail: (token: string) => withQuery('/verify-email', { token }),
  confirmNewsletter: (token: string) => withQuery('/confirm-newsletter', { token }),
  unsubscribe: (token: string) => withQuery('/unsubscribe', { token }),
  privacy: () => '/privacy',
  demo: () => '/demo',

  forms: (find: { search?: string; category?: string; court?: string; page?: string } = {}) =>
    withQuery('/forms', find),
  formBuilder: (id?: number | string, draft?: number) =>
    id === undefined ? '/form-builder' : withQuery(`/form-builder/${id}`, { draft: draft?.toString() }),
  drafts: () => '/drafts',
  procedures: (find: { search?: string; court?: string; purpose?: string } = {}) =>
    withQuery('/procedures', find),
  procedure: (slug: string) => `/procedures/${slug}`,
  procedurePrint: (slug: string, part?: 'checklist') => withQuery(`/procedures/${slug}/print`, { part }),
  resources: () => '/resources',
  oldAndNew: (find: { q?: string; code?: string } = {}) => withQuery('/law/old-and-new', find),
  limitation: (find: Record<string, string | undefined> = {}) => withQuery('/tools/limitation', find),
  interest: (find: Record<string, string | undefined> = {}) => withQuery('/tools/interest', find),
  caseLaw: (find: Record<string, string | undefined> = {}) => withQuery('/case-law', find),
  savedCases: (find: { search?: string } = {}) => withQuery('/case-law/saved', find),
  judgment: (id: string, paragraph?: string) =>
    paragraph ? `/case-law/${id}#${paragraph}` : `/case-law/${id}`,

  faq: () => '/faq',
  videoTutorials: () => '/video-tutorials',
  communityForum: () => '/community-forum',
  liveChat: () => '/live-chat-support',
  webinars: () => '/webinar-series',
  newsletter: () => '/newsletter',

  profile: (section?: string) => (section ? `/profile#${section}` : '/profile'),
  admin: (find: { tab?: string; status?: string } = {}) => withQuery('/admin-panel', find),
} as const

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
