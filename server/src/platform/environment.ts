import fs from 'node:fs'
import path from 'node:path'
import { fromBase32 } from './base32.ts'

/** A mistake of whoever starts the program: reported as one sentence, without a stack. */
export class StartError extends Error {}

/** Files of a certificate, its key, and whoever vouches for it. */
export interface CertificateFiles {
  certificate: string
  key: string
  chain: string | undefined
}

/** Values of the environment, each read by its kind, and refused by its name. */
export type Env = Record<string, string | undefined>

export function text(env: Env, name: string, min: number): string {
  const value = env[name] ?? ''
  if (value.length < min) throw new StartError(`${name} must have ${min} characters or more.`)
  return value
}

export function integer(env: Env, name: string, { fallback, min, max }: { fallback: number; min: number; max: number }): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  return value
}

export function oneOf(env: Env, name: string, values: readonly string[], fallback: string): string {
  const text = env[name] || fallback
  if (!values.includes(text)) throw new StartError(`${name} must be one of ${values.join(', ')}, not "${text}".`)
  return text
}

export function address(env: Env, name: string, protocols: string[]): string | undefined {
  const text = env[name]
  if (!text) return undefined
  const parsed = URL.parse(text)
  if (!parsed || !protocols.includes(parsed.protocol)) throw new StartError(`${name} must begin with ${protocols.join(' or ')}//.`)
  return text.replace(/\/$/, '')
}

export function key(env: Env, name: string): Buffer | undefined {
  const text = env[name]
  if (!text) return undefined
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length !== 32) throw new StartError(`${name} must be 32 random bytes in base64: openssl rand -base64 32 makes them.`)
  return bytes
}

/** As authenticator apps write their secrets: 32 letters of base32, which are 20 bytes. */
export function base32Secret(env: Env, name: string): Buffer | undefined {
  const text = env[name]
  if (!text) return undefined
  if (!/^[A-Z2-7]{32}$/.test(text)) throw new StartError(`${name} must be 32 letters of base32 (A to Z, 2 to 7).`)
  return fromBase32(text)
}

export function certificateFiles(env: Env, prefix: 'PROFILE' | 'PIX'): CertificateFiles | undefined {
  const certificate = file(env, `${prefix}_CERTIFICATE`)
  const key = file(env, `${prefix}_KEY${prefix === 'PIX' ? '_FILE' : ''}`)
  const chain = file(env, `${prefix}_CHAIN`)
  if (certificate && key) return { certificate, key, chain }
  if (certificate || key)
    throw new StartError(`${prefix}_CERTIFICATE and ${prefix}_KEY${prefix === 'PIX' ? '_FILE' : ''} go together: name both, or neither.`)
  return undefined
}

function file(env: Env, name: string): string | undefined {
  const text = env[name]
  if (!text) return undefined
  try {
    fs.accessSync(text, fs.constants.R_OK)
  } catch {
    throw new StartError(`${name} must be a file that can be read, not "${text}".`)
  }
  return path.resolve(text)
}

export function databaseAddress(env: Env, name: string): string | undefined {
  const text = env[name]
  if (!text) return undefined
  const parsed = URL.parse(text)
  if (!parsed || !['postgres:', 'postgresql:'].includes(parsed.protocol) || parsed.pathname.length < 2) {
    throw new StartError(`${name} must look like postgres://user:password@host:5432/database.`)
  }
  return text
}
