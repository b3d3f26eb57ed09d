import { build, handOver, install } from './prepare.mjs'

install()
build()
handOver('server/main.ts', [])
