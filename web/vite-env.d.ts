/// <reference types="vite/client" />

/** What the library held when the site was built (vite.config.ts). */
interface ImportMetaEnv {
  readonly VITE_FORMS: string
  readonly VITE_PROCEDURES: string
}
