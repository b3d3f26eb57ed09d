import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

export class MissingTool extends Error {}

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const headlessShell = 'chromium-headless-shell'

/**
 * The browser of the tests: Debian's Chromium without what draws its windows, which does the same pages with a third less
 * work; any other Chromium where that cannot be had.
 */
export function ensureTestBrowser(): string {
  if (process.env.CHROME_PATH) return ensureChromium()
  const found = findProgram(headlessShell) ?? (installPackage(headlessShell) && findProgram(headlessShell))
  return found || ensureChromium()
}

/** A browser with everything: the one named, one on the machine, or one that can be installed. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium on this machine: installing one ...')
  const playwright = join('node_modules', '@playwright', 'test', 'cli.js')
  spawnSync(process.execPath, [playwright, 'install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })
  const installed = findChromium() ?? (installPackage('chromium') && findChromium())
  if (installed) return installed
  throw new MissingTool(
    'The browser tests need Chromium. None was found (CHROME_PATH, chromium, google-chrome) and none could be installed: install Chromium or Google Chrome, or set CHROME_PATH to its program.',
  )
}

function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH
  if (named && isProgram(named)) return named
  const playwrights = chromium.executablePath()
  return chromiumNames.map(findProgram).find(Boolean) ?? (existsSync(playwrights) ? playwrights : undefined)
}

/** A Debian package that opens generated files; installed when run as root, otherwise named in the error. */
export function ensureProgram(name: string, debianPackage: string, purpose: string): void {
  if (findProgram(name)) return
  console.log(`No ${name} on this machine: installing ${debianPackage} ...`)
  if (installPackage(debianPackage) && findProgram(name)) return
  throw new MissingTool(
    `${purpose} need the program ${name}. Install it (on Debian or Ubuntu: apt-get install ${debianPackage}) and run again.`,
  )
}

/** A font that generated files name, so that they are converted with its widths and not with those of another. */
export function ensureFont(family: string, debianPackage: string, purpose: string): void {
  if (isFont(family)) return
  console.log(`No ${family} on this machine: installing ${debianPackage} ...`)
  if (installPackage(debianPackage) && isFont(family)) return
  throw new MissingTool(
    `${purpose} need the font ${family}. Install it (on Debian or Ubuntu: apt-get install ${debianPackage}) and run again.`,
  )
}

function isFont(family: string): boolean {
  return spawnSync('fc-list', [family], { encoding: 'utf8' }).stdout?.includes(family) ?? false
}

function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return false
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as 'ignore'[],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options).status === 0
}

function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map(folder => join(folder, name)).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
