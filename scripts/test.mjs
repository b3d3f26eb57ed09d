import { handOver, install } from './prepare.mjs'

install()
handOver('scripts/test.ts', process.argv.slice(2))
