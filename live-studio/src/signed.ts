import { type KeyObject, createPublicKey, sign, verify } from 'node:crypto'
import { Check } from 'typebox/value'
import { Said, Signed } from './said.ts'

/** What cannot be believed, and why: said to the log, and nothing comes of it. */
export class BadSaid extends Error {}

/** The text is what is signed, byte for byte: nobody has to agree on how to write an object. */
export function signSaid(key: KeyObject, said: Said): Signed {
  const body = JSON.stringify(said)
  return { body, signature: sign(null, Buffer.from(body), key).toString('base64') }
}

/** A studio's public key as it is configured: the 32 bytes of Ed25519 in base64. */
export function publicKeyOf(base64: string): KeyObject {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length !== 32) throw new BadSaid('a public key has 32 bytes')
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') }, format: 'jwk' })
}

export const writtenKey = (key: KeyObject): string =>
  Buffer.from((key.export({ format: 'jwk' }) as { x: string }).x, 'base64url').toString('base64')

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadSaid(`${what} is no JSON`)
  }
}

/** What a line says, if the studio has signed it, it is about this table and it is something that can be said. */
export function readSaid(key: KeyObject, table: string, line: string): { said: Said; signed: Signed } {
  const signed = parse(line, 'a line')
  if (!Check(Signed, signed)) throw new BadSaid('a line is not what a studio says')
  // Before anything in it is looked at.
  if (!verify(null, Buffer.from(signed.body), key, Buffer.from(signed.signature, 'base64'))) throw new BadSaid('a signature is wrong')
  const said = parse(signed.body, 'a body')
  if (!Check(Said, said)) throw new BadSaid('a body is not what a studio says')
  if (said.table !== table) throw new BadSaid('it is about another table')
  return { said, signed }
}
