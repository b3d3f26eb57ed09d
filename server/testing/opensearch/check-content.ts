import { join } from 'node:path'
import { loadLibrary } from '#server/content/library.ts'

// Leaves what was checked where a server looks for it.
loadLibrary(join(import.meta.dirname, '../../../content'))
