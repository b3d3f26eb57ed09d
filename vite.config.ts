import { globSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightContract } from './scripts/light-contract.ts'

const count = (pattern: string) => String(globSync(pattern, { cwd: import.meta.dirname }).length)

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [lightContract(), react(), tailwindcss()],
  // The landing page says what the library holds before anybody has signed in to ask.
  define: {
    'import.meta.env.VITE_FORMS': JSON.stringify(count('content/forms/*/*/form.yaml')),
    'import.meta.env.VITE_PROCEDURES': JSON.stringify(count('content/procedures/*.yaml')),
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every visitor needs is one file: cut up by who else uses it, it weighs 7 KB more and comes in forty pieces.
    // It names eighty others, whose marks do not compress: seven letters tell two versions of one file apart as well as eight.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
})
