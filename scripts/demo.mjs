import { build, handOver, install } from './prepare.mjs'

install()
build()
handOver('scripts/demo.ts', [])
