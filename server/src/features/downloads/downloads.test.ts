import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { downloadPaths } from '@tucano/contract/downloads'
import { pageAt } from '@tucano/contract/pages'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { readPlist } from '../../testing/read-plist.ts'

const clusterUrl = inject('clusterUrl')
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl, env: { TRUSTED_PROXIES: '1', PUBLIC_URL: 'https://tucano.example' } })
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}, at = server) => at.app.inject({ method: 'GET', url, headers })
/** Width and height of a PNG. */
const sizeOf = (png: Buffer): number[] => {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('the manifest is made from the brand, and every icon and shortcut of it exists [MOB-02]', async () => {
  const response = await get(downloadPaths.manifest)
  expect(response.headers['content-type']).toContain('application/manifest+json')
  const manifest = response.json<{ icons: { src: string; sizes: string; purpose: string }[]; shortcuts: { url: string }[] }>()
  const { name, colours } = server.services.brand
  expect(manifest).toMatchObject({ name, start_url: '/', display: 'standalone', theme_color: colours.light.surface })
  expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ])
  for (const { src, sizes } of manifest.icons) {
    const icon = await get(src)
    expect(icon.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(sizeOf(icon.rawPayload).join('x')).toBe(sizes)
  }
  for (const { url } of manifest.shortcuts) expect(pageAt(url), url).toBeDefined()
  for (const wrong of ['any-192.png', 'any-192-000000000000.png', '..%2f..%2fpackage.json', 'any-9999-x.png'])
    expect((await get(`${downloadPaths.icons}/${wrong}`)).statusCode).toBe(404)
})

test('phones find an icon at the usual place, and need not fetch it twice', async () => {
  const icon = await get(downloadPaths.touchIcon)
  expect(sizeOf(icon.rawPayload)).toEqual([180, 180])
  const again = await get(downloadPaths.touchIcon, { 'if-none-match': String(icon.headers['etag']) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('the worker keeps the page without a connection and nothing else; the page’s own parts are allowed, and no other', async () => {
  const worker = await get(downloadPaths.serviceWorker)
  expect(worker.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
  expect(worker.body).not.toContain('%')
  expect(worker.body).not.toMatch(/\.put\(|addAll|\/wps|\/assets/)
  const { body, headers } = await get(downloadPaths.offline)
  const policy = String(headers['content-security-policy'])
  const parts = [...body.matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)]
  expect(parts).toHaveLength(3)
  for (const [, kind, part = ''] of parts)
    expect(policy).toMatch(
      new RegExp(`${kind}-src [^;]*'sha256-${createHash('sha256').update(part).digest('base64').replaceAll(/[+/]/g, '\\$&')}'`),
    )
  expect(policy).not.toContain('unsafe')
  expect(body, 'it asks nobody for anything').not.toMatch(/(src|href)="\/|url\(\//)
  expect(worker.body).toContain(createHash('sha256').update(body).digest('hex').slice(0, 12))
})

interface Profile {
  PayloadUUID: string
  PayloadIdentifier: string
  PayloadContent: { PayloadUUID: string; URL: string; Icon: Buffer; Label: string; FullScreen: boolean; IsRemovable: boolean }[]
}

const profileAt = async (host: string, headers: Record<string, string> = {}) => {
  const response = await get(downloadPaths.profile, { host, ...headers })
  expect(response.statusCode).toBe(200)
  return { response, profile: readPlist(response.body) as unknown as Profile }
}

test('lite iOS is a profile with the site as a web clip: brand, icon and address, and ids that stay [MOB-03]', async () => {
  const { response, profile } = await profileAt('tucano.example', { 'x-forwarded-proto': 'https' })
  expect(response.headers).toMatchObject({
    'content-type': 'application/x-apple-aspen-config',
    'content-disposition': 'attachment; filename="tucano.mobileconfig"',
    'cache-control': 'no-store',
  })
  expect(profile).toMatchObject({
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: 'example.tucano.tucano',
    PayloadRemovalDisallowed: false,
    PayloadContent: [
      { PayloadType: 'com.apple.webClip.managed', URL: 'https://tucano.example/', Label: 'Tucano', FullScreen: true, IsRemovable: true },
    ],
  })
  const [clip] = profile.PayloadContent
  expect(sizeOf(clip!.Icon)).toEqual([180, 180])
  const ids = [profile.PayloadUUID, clip!.PayloadUUID]
  for (const id of ids) expect(id).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/)
  const again = (await profileAt('tucano.example', { 'x-forwarded-proto': 'https' })).profile
  expect([again.PayloadUUID, again.PayloadContent[0]!.PayloadUUID]).toEqual(ids)
  const elsewhere = (await profileAt('www.tucano.example')).profile
  expect(ids).not.toContain(elsewhere.PayloadUUID)
  expect(elsewhere.PayloadContent[0]!.URL).toBe('http://www.tucano.example/')
})

test('a host that is none leads to the site’s own address', async () => {
  for (const host of ['x y', 'a/b', '"><string>', 'user@evil.test', 'evil.test#', '%'])
    expect((await profileAt(host)).profile.PayloadContent[0]!.URL, host).toBe('https://tucano.example/')
})

test('a name with markup in it stays text', async () => {
  const odd = await openTestServer({ clusterUrl, brand: (brand) => ({ ...brand, name: 'A & <b>', merchantCode: 'a"b/c' }) })
  const response = await get(downloadPaths.profile, {}, odd)
  expect(readPlist(response.body)).toMatchObject({ PayloadDisplayName: 'A & <b>' })
  expect(response.headers['content-disposition']).toBe('attachment; filename="abc.mobileconfig"')
  await odd.close()
})

const openssl = spawnSync('openssl', ['version']).status === 0

test.skipIf(!openssl)('with a certificate the profile is signed, for addresses of the brand alone', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-profile-'))
  const file = (name: string): string => path.join(folder, name)
  for (const name of ['one', 'two'])
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        `/CN=${name}`,
        '-days',
        '2',
        '-keyout',
        file(`${name}.key`),
        '-out',
        file(`${name}.pem`),
      ],
      { stdio: 'ignore' },
    )
  const env = { PUBLIC_URL: 'https://tucano.example', PROFILE_CERTIFICATE: file('one.pem') }
  await expect(openTestServer({ clusterUrl, env: { ...env, PROFILE_KEY: file('two.key') } })).rejects.toThrow(
    /^PROFILE_CERTIFICATE and PROFILE_KEY cannot sign the iOS profile/,
  )
  const signing = await openTestServer({ clusterUrl, env: { ...env, PROFILE_KEY: file('one.key') } })
  const open = async (host: string): Promise<Profile> => {
    const { rawPayload, headers } = await get(downloadPaths.profile, { host }, signing)
    expect(headers['content-type']).toBe('application/x-apple-aspen-config')
    fs.writeFileSync(file('signed'), rawPayload)
    const flags = ['smime', '-verify', '-binary', '-inform', 'der', '-purpose', 'any', '-in', file('signed'), '-CAfile', file('one.pem')]
    return readPlist(execFileSync('openssl', flags, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })) as unknown as Profile
  }
  expect((await open('www.tucano.example')).PayloadContent[0]!.URL).toBe('http://www.tucano.example/')
  expect((await open('evil.test')).PayloadContent[0]!.URL, 'nobody gets our signature for another site').toBe('https://tucano.example/')
  await signing.close()
  fs.rmSync(folder, { recursive: true })
})
