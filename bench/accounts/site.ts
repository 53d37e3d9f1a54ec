import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { readBrand } from '@tucano/brand'
import { createTestDatabase } from '@tucano/database/test-cluster'
import { withFlags } from '../../server/src/testing/test-server.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')

export interface Site {
  url: string
  databaseUrl: string
  pid: number
  stop: () => Promise<void>
}

/** A whole server in a process of its own, over a database that is thrown away. */
export const openSite = async (clusterUrl: string): Promise<Site> => startSite(await createTestDatabase(clusterUrl))

/** The same over a database that stays. Its puzzle and pictures are off. */
export async function startSite(databaseUrl: string, env: Record<string, string> = {}): Promise<Site> {
  const brand = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-brand-')), 'brand.json')
  fs.writeFileSync(brand, JSON.stringify(withFlags({ GEETEST3: false, CAPTCHA3: false })(await readBrand('tucano'))))
  const environment = {
    DATABASE_URL: databaseUrl,
    PORT: '0',
    BRAND: brand,
    TRUSTED_PROXIES: '1',
    REQUESTS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
    ...env,
  }
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { url: await listening(child), databaseUrl, pid: child.pid ?? 0, stop: () => stop(child) }
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (data: Buffer) => {
      output += String(data)
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

const agent = new http.Agent({ keepAlive: true })

/** One request, as lean as can be: sender and server share the processors. */
export function send(url: string, options: http.RequestOptions, body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, ...options }, (response) => {
      let text = ''
      response.on('data', (data) => (text += String(data)))
      response.on('end', () => resolve(text))
    })
    request.on('error', reject)
    request.end(body)
  })
}
