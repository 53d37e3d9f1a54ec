import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type Configuration, StartError } from './configuration.ts'

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** Seals what the database keeps for us and must not be able to read: a copy of the database alone opens nothing. */
export interface Vault {
  seal: (secret: Buffer) => Buffer
  open: (sealed: Buffer) => Buffer
  /** A digest that only we can make: of six digits, any other could be undone by trying them all. */
  digest: (text: string) => Buffer
}

/** The key comes from the environment, or lies in a file of the data folder, made at the first start. */
export function openVault({ vaultKey, dataFolder }: Pick<Configuration, 'vaultKey' | 'dataFolder'>): Vault {
  const key = vaultKey ?? keyFile(path.join(dataFolder, 'vault.key'))
  return {
    digest: (text) => createHmac('sha256', key).update(text).digest(),
    seal(secret) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
    },
  }
}

function keyFile(file: string): Buffer {
  if (!fs.existsSync(file)) makeKeyFile(file)
  let key: Buffer
  try {
    key = fs.readFileSync(file)
  } catch (error) {
    throw new StartError(`The key file ${file} cannot be read (${(error as Error).message}).`, { cause: error })
  }
  if (key.length !== KEY_BYTES)
    throw new StartError(
      `The key file ${file} must have ${KEY_BYTES} bytes, and has ${key.length}. Put the right one back: without it nothing that was sealed can be opened.`,
    )
  return key
}

/** Written beside its place and then put there whole: neither a crash nor a full disk leaves half a key. */
function makeKeyFile(file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const partial = `${file}.${process.pid}`
  try {
    fs.writeFileSync(partial, randomBytes(KEY_BYTES), { mode: 0o600, flush: true })
    fs.linkSync(partial, file)
  } catch (error) {
    // Another process was faster: its key is the key.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    fs.rmSync(partial, { force: true })
  }
}
