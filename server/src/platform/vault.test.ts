import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { StartError } from './configuration.ts'
import { openVault } from './vault.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-vault-'))
const file = path.join(folder, 'data', 'vault.key')
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const open = () => openVault({ vaultKey: undefined, dataFolder: path.dirname(file) })

test('the first start makes a key of 32 bytes that only its owner reads, and later ones use it', () => {
  const sealed = open().seal(Buffer.from('segredo'))
  expect(fs.readFileSync(file)).toHaveLength(32)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  expect(fs.readdirSync(path.dirname(file))).toEqual(['vault.key'])
  expect(open().open(sealed).toString()).toBe('segredo')
})

test('a key file of the wrong length is refused, whatever its length, and left as it is', () => {
  const key = fs.readFileSync(file)
  for (const wrong of [
    Buffer.alloc(0),
    key.subarray(0, 31),
    Buffer.concat([key, Buffer.from('\n')]),
    Buffer.from(key.toString('base64')),
  ]) {
    fs.writeFileSync(file, wrong)
    expect(open).toThrow(StartError)
    expect(open).toThrow(`The key file ${file} must have 32 bytes, and has ${wrong.length}.`)
    expect(fs.readFileSync(file)).toEqual(wrong)
  }
})

test('a key file that cannot be read is refused by its name', () => {
  fs.rmSync(file)
  fs.mkdirSync(file)
  expect(open).toThrow(`The key file ${file} cannot be read`)
})
