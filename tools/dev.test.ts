import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '@tucano/database'
import { createTestDatabase } from '@tucano/database/test-cluster'
import { afterAll, expect, inject, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-dev-'))
let child: ChildProcess | undefined
afterAll(() => {
  child?.kill('SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true })
})

test(
  'npm run dev serves the sources with what the server filled in, starts the server again, and stops at once',
  { timeout: 240_000 },
  async () => {
    const [port, debugPort] = [await freePort(), await freePort()]
    child = spawn(process.execPath, ['tools/dev.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        DATABASE_URL: await createTestDatabase(inject('clusterUrl')),
        DATA_DIR: folder,
        PORT: String(port),
        DEBUG_PORT: String(debugPort),
        SANDBOX_BANK: '0',
        LOCAL_BEACON: '0',
        LOCAL_WORLD: '0',
        DEMO_ROUNDS: '0',
        DEMO_DAYS: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = new Promise<number | null>((resolve) => child?.once('close', resolve))
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += String(data)))
    const onEvent = async (words: string): Promise<void> => {
      await expect.poll(() => said, { timeout: 100_000 }).toContain(words)
    }
    await onEvent('gerencia')
    await onEvent('Hot reload')
    const site = `http://localhost:${port}`
    expect(said).toContain(site)

    const page = await (await fetch(`${site}/`, { headers: { accept: 'text/html' } })).text()
    expect(page).toContain('/@vite/client')
    expect(page).toContain('<title>Tucano</title>')
    expect(page).toMatch(/<script type="application\/json" id="boot">\{"status":/)
    expect(page).toContain('--ground:')
    expect(page).not.toMatch(/%BRAND|<!--/)
    expect(await (await fetch(`${site}/src/shell/texts.ts`)).text()).toContain('export const texts')
    expect(await (await fetch(`${site}/wps/system/status`)).json()).toMatchObject({ success: true })
    expect(await (await fetch(`http://127.0.0.1:${debugPort}/json/version`)).json()).toMatchObject({
      Browser: expect.stringContaining('node'),
    })

    const now = new Date()
    fs.utimesSync(path.join(ROOT, 'server', 'src', 'main.ts'), now, now)
    await onEvent('Server started again')
    expect((await fetch(`${site}/wps/system/status`)).status).toBe(200)

    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  },
)
