import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOON } from './testing/test-world.ts'

const PLAYED_MS = 40_000
const DOOMED = path.join(import.meta.dirname, 'testing', 'doomed.ts')

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'doomed-'))
afterAll(() => fs.rmSync(parent, { recursive: true }))

interface Ended {
  /** When it was killed; nothing, where it has played to its end. */
  killedAtMs?: number
  statements: number
}

async function play(folder: string, { killAt = 0, fromMs = 0 }: { killAt?: number; fromMs?: number } = {}): Promise<Ended> {
  const child = spawn(process.execPath, [DOOMED, folder, String(killAt), String(fromMs), String(PLAYED_MS)])
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)))
  const [said, wrong, signal] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (signal === 'SIGKILL') return { killedAtMs: Number(said.trim().split(' ').at(-1) || fromMs), statements: killAt }
  const [, statements] = /statements (\d+)\n$/.exec(said) ?? []
  if (statements === undefined) throw new Error(wrong)
  return { statements: Number(statements) }
}

/** How all matches stand that had begun, whatever the process told of them. */
function standing(folder: string): unknown[] {
  const database = new DatabaseSync(path.join(folder, 'world.sqlite'))
  const rows = database
    .prepare(
      `select m.id, stage, seed, anchor, strengths, digest, beat, beacon_round, is_closed, prices, home_score, away_score, beats, messages,
       (select json_group_array(json_array(number, beacon_round, told, prices)) from beats where match = m.id) as live_beats,
       (select json_group_array(json_array(id, specifiers, is_settled)) from markets where match = m.id) as markets,
       (select json_group_array(message) from told where match = m.id order by number) as told
       from matches m left join archives a on a.match = m.id where starts_ms <= ? order by m.id`,
    )
    .all(NOON)
  const ratings = database.prepare('select competitor, rating from ratings order by competitor').all()
  database.close()
  const unpacked = (bytes: unknown): string => (bytes instanceof Uint8Array ? inflateRawSync(bytes).toString() : '')
  // Moments differ by how many messages a process has told.
  const timeless = (said: string): string => said.replaceAll(/"(?:timestampMs|atMs)\\?":\d+|\\"timestampMs\\":\d+/g, '')
  return [
    ...rows.map(({ beats, messages, told, ...row }) => ({
      ...row,
      beats: unpacked(beats),
      messages: timeless(unpacked(messages)),
      told: timeless(String(told)),
    })),
    ratings,
  ]
}

let whole: Ended
const wholeFolder = path.join(parent, 'whole')
beforeAll(async () => {
  whole = await play(wholeFolder)
}, 240_000)

test('a world that is killed at any statement goes on where it was: no beat twice, none lost, the same results to the last bit', async () => {
  const folder = path.join(parent, 'killed')
  fs.mkdirSync(path.join(folder, 'beacon'), { recursive: true })
  fs.copyFileSync(path.join(wholeFolder, 'beacon', 'beacon.json'), path.join(folder, 'beacon', 'beacon.json'))
  let kills = 0
  let fromMs: number | undefined = 0
  for (let killAt = 3; fromMs !== undefined; killAt = Math.floor(whole.statements / 5) + 7 * kills) {
    const { killedAtMs } = await play(folder, { killAt, fromMs })
    if (killedAtMs !== undefined) kills++
    fromMs = killedAtMs
  }
  expect(kills).toBeGreaterThanOrEqual(4)
  expect(standing(folder)).toEqual(standing(wholeFolder))
  expect(standing(wholeFolder).filter((row) => JSON.stringify(row).includes('"over"')).length).toBeGreaterThanOrEqual(3)
}, 240_000)
