import { vendorPaths } from '@tucano/contract/vendors'
import type { Integration } from './integrations.ts'
import { signatureOf } from './signature.ts'

/** No longer than a visitor would wait. */
const TIMEOUT_MS = 5000

/** Asks a vendor for JSON. Throws unless it gives some. */
export async function ask(url: string, headers: Record<string, string>, body: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`the vendor answered ${response.status}`)
  return response.json()
}

/** Whether a vendor answers at all. Not all of them know the question; whoever says so is well. */
export async function isWell({ apiUrl, ourKey }: Integration): Promise<boolean> {
  try {
    const headers = signatureOf(ourKey, '', Date.now())
    const response = await fetch(apiUrl + vendorPaths.health, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return response.status < 500
  } catch {
    return false
  }
}
