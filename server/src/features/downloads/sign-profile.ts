import { spawn } from 'node:child_process'
import { type CertificateFiles, StartError } from '#platform/environment'

/** Signs a profile (PKCS#7, DER, the profile inside) with the operator's certificate, by the machine's OpenSSL. */
export function signProfile(profile: string, { certificate, key, chain }: CertificateFiles): Promise<Buffer> {
  const flags = ['smime', '-sign', '-nodetach', '-binary', '-md', 'sha256', '-outform', 'der', '-signer', certificate, '-inkey', key]
  if (chain) flags.push('-certfile', chain)
  return new Promise((resolve, reject) => {
    const child = spawn('openssl', [...flags, '-passin', 'pass:'], { stdio: ['pipe', 'pipe', 'pipe'] })
    const signed: Buffer[] = []
    let problem = ''
    child.stdout.on('data', (data: Buffer) => void signed.push(data))
    child.stderr.on('data', (data: Buffer) => (problem += String(data)))
    child.stdin.on('error', () => undefined)
    child.once('error', (error) => reject(new Error(`openssl could not be run: ${error.message}`)))
    child.once('close', (code) => {
      const [said = 'no reason given'] = problem.trim().split('\n')
      return code === 0 ? resolve(Buffer.concat(signed)) : reject(new Error(`openssl refused: ${said}`))
    })
    child.stdin.end(profile)
  })
}

/** Tries the signing once at the start: a wrong certificate is a mistake of whoever starts the server, not of the first who downloads. */
export async function provenSigning(signing: CertificateFiles): Promise<CertificateFiles> {
  try {
    await signProfile('', signing)
    return signing
  } catch (error) {
    throw new StartError(`PROFILE_CERTIFICATE and PROFILE_KEY cannot sign the iOS profile: ${(error as Error).message}.`, { cause: error })
  }
}
