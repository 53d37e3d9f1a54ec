import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { expect, test } from 'vitest'
import { type Question, VECTORS, answer, vectors } from './fairness-vectors.ts'

const DRAWS_PY = path.join(import.meta.dirname, '..', 'games', 'randomness', 'independent', 'draws.py')

const text = gunzipSync(fs.readFileSync(VECTORS)).toString()
const lines = text.trimEnd().split('\n')
const known = lines.map((line) => JSON.parse(line) as Question & { draws: string })
const expected = known.map(({ draws }) => draws)

function drawInPython(input: string): string[] {
  const { error, status, stdout, stderr } = spawnSync('python3', [DRAWS_PY], { input, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (error) throw new Error(`This test needs Python 3 (Debian: apt-get install python3): ${error.message}`)
  if (status !== 0) throw new Error(`draws.py failed: ${stderr}`)
  return stdout.trimEnd().split('\n')
}

/** The first few that differ: ten thousand would say no more. */
const differences = (found: readonly string[]): string[] => lines.filter((_, n) => found[n] !== expected[n]).slice(0, 5)

test('there are ten thousand vectors, and the server draws them as they are in the file', () => {
  expect(lines).toHaveLength(10_000)
  const made = vectors()
  expect(made.filter((line, n) => line !== lines[n]).slice(0, 5)).toEqual([])
})

test('the browser, with its own HMAC, draws every vector', () => {
  const encoder = new TextEncoder()
  expect(differences(known.map((vector) => answer(vector, (key, message) => hmac(sha256, key, encoder.encode(message)))))).toEqual([])
})

test('an independent program in Python draws every vector', () => {
  const asked = known.map(({ draws: _, ...question }) => JSON.stringify(question)).join('\n')
  const drawn = drawInPython(asked)
  expect(drawn).toHaveLength(10_000)
  expect(differences(drawn)).toEqual([])
})
