import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepTwoBuilds } from './keep-two-builds.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'builds-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** Each build has its minute. */
function build(minute: number, names: readonly string[]): string[] {
  for (const name of names) {
    fs.writeFileSync(path.join(folder, name), name)
    fs.utimesSync(path.join(folder, name), minute * 60, minute * 60)
  }
  keepTwoBuilds(folder, minute * 60_000)
  return fs
    .readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted()
}

test('files of the newest build and of the one before it stay, for servers and pages that began with them', () => {
  expect(build(1, ['site-1.js', 'page-1.js'])).toEqual(['page-1.js', 'site-1.js'])
  expect(build(2, ['site-2.js', 'page-1.js'])).toEqual(['page-1.js', 'site-1.js', 'site-2.js'])
  expect(build(3, ['site-3.js', 'page-3.js'])).toEqual(['page-1.js', 'page-3.js', 'site-2.js', 'site-3.js'])
  expect(build(4, ['site-4.js', 'page-3.js'])).toEqual(['page-3.js', 'site-3.js', 'site-4.js'])
})
