import { execFileSync } from 'node:child_process'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  AMOUNT_SCALE,
  GameUrlReply,
  GameUrlRequest,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
  TOKEN_HOURS,
  WalletReply,
  vendorPaths,
  walletCalls,
  walletStatuses,
} from '@tucano/contract/vendors'
import type { TSchema } from 'typebox'
import Value from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSigned, signatureOf } from './signature.ts'

const text = fs.readFileSync(path.join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'vendor-api.md'), 'utf8')
/** What stands in code blocks, by what they are said to be. */
const blocks = Map.groupBy(
  [...text.matchAll(/^```([^\n]+)\n([\s\S]*?)\n```$/gm)].map(([, is = '', content = '']) => ({ is, content })),
  ({ is }) => is,
)
const block = (is: string): string => blocks.get(is)![0]!.content
const [timestamp, signature, body, key] = [block('text timestamp'), block('text signature'), block('json bet'), block('pem')]

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-docs-'))
  fs.writeFileSync(path.join(folder, 'vendor-key.pem'), key)
  fs.writeFileSync(path.join(folder, 'body.json'), body)
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

test('the worked example is signed as the server signs and verifies', () => {
  const privateKey = createPrivateKey(key)
  const headers = signatureOf(privateKey, body, Number(timestamp))
  expect(headers).toEqual({ [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature })
  const shown = { headers, body: Buffer.from(body), now: Number(timestamp) }
  expect(isSigned(createPublicKey(privateKey), shown)).toBe(true)
  expect(text).toContain(`the body (${Buffer.byteLength(body)} bytes`)
})

test('the programs of the document print the signature that it shows', () => {
  fs.writeFileSync(path.join(folder, 'sign.mjs'), block('js'))
  expect(execFileSync(process.execPath, ['sign.mjs'], { cwd: folder, encoding: 'utf8' }).trim()).toBe(signature)
  const shell = blocks.get('sh')!.find(({ content }) => content.includes('SIGNATURE='))!.content
  for (const command of ['openssl', 'sh']) {
    try {
      execFileSync(command, command === 'sh' ? ['-c', 'true'] : ['version'])
    } catch {
      // A machine without these tools proves the rest.
      return
    }
  }
  expect(execFileSync('sh', ['-c', shell], { cwd: folder, encoding: 'utf8' }).trim()).toBe(signature)
})

test('every example fits the schema of its call', () => {
  const schemas: Record<string, TSchema> = {
    ...Object.fromEntries(Object.entries(walletCalls).map(([call, { request }]) => [`json ${call}`, request as TSchema])),
    'json reply': WalletReply,
    'json game-url': GameUrlRequest,
    'json game-url-reply': GameUrlReply,
  }
  for (const [is, schema] of Object.entries(schemas)) {
    expect(blocks.has(is), is).toBe(true)
    for (const { content } of blocks.get(is)!) expect(Value.Errors(schema, JSON.parse(content)), content).toEqual([])
  }
})

test('the document names every status, call, field and figure of the contract', () => {
  for (const status of Object.keys(walletStatuses)) expect(text, status).toContain(`| \`${status}\` |`)
  for (const { path: address, request } of Object.values(walletCalls)) {
    expect(text).toContain(`\`POST /wallet/v1/{CODE}${address}\``)
    for (const field of Object.keys(request.properties)) expect(text, field).toContain(`\`${field}\``)
  }
  for (const address of Object.values(vendorPaths)) expect(text).toContain(`{your api}${address}`)
  for (const field of Object.keys(GameUrlRequest.properties)) expect(block('json game-url'), field).toContain(`"${field}"`)
  expect(text).toContain(`${TOKEN_HOURS} hours`)
  expect(text).toContain(`multiple of \`${AMOUNT_SCALE}\``)
})
