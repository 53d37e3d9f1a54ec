import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { killLaunched, launchServer, ready, refusal } from './program.ts'

// Each starts programs and databases, which takes as long as the machine has other work.
vi.setConfig({ testTimeout: 600_000 })

const folders: string[] = []
const newFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-start-faults-'))
  fs.chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}
/** Comes at once on an idle machine. */
const PATIENCE_MS = 60_000
const WHOLE = process.env['TEST_WHOLE'] === '1'
const KILLS = 2
/** Disks that are too small to create the data folder, and to migrate. */
const TOO_SMALL = ['4m', '41m']
const small = { DEMO_ROUNDS: '0', DEMO_DAYS: '0', SANDBOX_BANK: '0', LOCAL_BEACON: '0', LOCAL_WORLD: '0' }

afterAll(() => {
  killLaunched()
  for (const folder of folders) {
    const pid = postmaster(folder)
    if (pid && fs.existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGKILL')
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})

const postmasterFile = (folder: string): string[] => {
  const file = path.join(folder, 'pg', 'postmaster.pid')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []
}
const postmaster = (folder: string): number => Number(postmasterFile(folder)[0] ?? 0)

async function asOwner(folder: string): Promise<pg.Client> {
  const password = fs.readFileSync(path.join(folder, 'pg-password'), 'utf8')
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(postmasterFile(folder)[3]),
    user: 'tucano',
    password,
    database: 'postgres',
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Starts a job and keeps it from ending. */
async function holdJob(folder: string): Promise<void> {
  const [holder, owner] = [await asOwner(folder), await asOwner(folder)]
  await holder.query('begin')
  await holder.query('lock table platform.letters in access exclusive mode')
  const { rows } = await owner.query<{ id: string }>(`select id from graphile_worker.add_job('letters.sweep')`)
  const held = async (): Promise<boolean> =>
    (await owner.query(`select 1 from graphile_worker.jobs where id = $1 and locked_at is not null`, [rows[0]!.id])).rowCount === 1
  await expect.poll(held, { timeout: PATIENCE_MS }).toBe(true)
  await owner.end()
}

test.runIf(WHOLE)('a database that is killed while a job runs is started again: meanwhile 503, then as before', async () => {
  const folder = newFolder()
  const program = launchServer(folder, small)
  const address = await program.listening
  const help = async (): Promise<number> => (await fetch(`${address}/wps/system/helpCenter`)).status
  expect(await help()).toBe(200)
  const pids = new Set<number>()
  for (let kill = 0; kill < KILLS; kill++) {
    await holdJob(folder)
    const pid = postmaster(folder)
    pids.add(pid)
    process.kill(pid, 'SIGKILL')
    await expect.poll(help, { interval: 5, timeout: PATIENCE_MS }).toBe(503)
    await expect.poll(() => ready(address), { timeout: PATIENCE_MS }).toBe(true)
    expect(await help()).toBe(200)
  }
  expect(pids.add(postmaster(folder)).size, 'a new server each time').toBe(KILLS + 1)
  const owner = await asOwner(folder)
  const undone = async (): Promise<number | null> =>
    (await owner.query(`select 1 from graphile_worker.jobs where task_identifier = 'letters.sweep' and locked_at is not null`)).rowCount
  await expect.poll(undone, { timeout: 2 * PATIENCE_MS, message: 'the jobs under way were taken up again' }).toBe(0)
  await owner.end()
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  expect(postmasterFile(folder), 'stopping stops it for good').toEqual([])
})

test('a server whose database is gone stops all the same, and leaves none behind', async () => {
  const folder = newFolder()
  const program = launchServer(folder, small)
  await program.listening
  const pid = postmaster(folder)
  program.child.kill('SIGTERM')
  process.kill(pid, 'SIGKILL')
  const code = await program.ended
  // The job library writes the connection that it lost by itself: that is no fault of the stop.
  expect(code, program.errors()).toBe(0)
  expect(program.errors()).not.toMatch(/uncaught|unhandled/i)
  // What is left is the file of the killed one, or none.
  expect([0, pid]).toContain(postmaster(folder))
})

/** A small disk of its own, where the system lets us make one. */
function mountSmall(folder: string, size: string, ...more: string[]): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', [`size=${size}`, 'mode=755', ...more].join(','), 'tmpfs', folder]).status === 0
}

test('a full disk is named, at whatever step it is met, and once there is room the start goes on', async () => {
  const full = /^The disk is full: nothing more can be written to \S+\. Free some space, or choose another folder with DATA_DIR\.\n$/
  // The system answers every write to this file as a full disk does.
  const folder = newFolder()
  fs.symlinkSync('/dev/full', path.join(folder, 'pg-password'))
  expect(await refusal(launchServer(folder, small))).toMatch(full)
  fs.rmSync(path.join(folder, 'pg-password'))
  // A share sees the one step above, and so does whoever may not mount: a disk that is really small takes a start for every step.
  if (!WHOLE) return
  const disk = newFolder()
  if (!mountSmall(disk, '4m')) return
  try {
    for (const size of TOO_SMALL) {
      mountSmall(disk, size, 'remount')
      expect(await refusal(launchServer(disk, small)), size).toMatch(full)
    }
    mountSmall(disk, '1g', 'remount')
    const program = launchServer(disk, small)
    expect(await ready(await program.listening)).toBe(true)
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  } finally {
    spawnSync('umount', ['-l', disk])
  }
})
