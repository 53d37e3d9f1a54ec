import { checkWork, getWork } from '@tucano/contract/captcha'
import { call } from '#platform/call'

/** For those who cannot see pictures: the browser does a sum, apart from the page, and gets a ticket for it. */
export async function doWork(): Promise<string> {
  const { id, salt, bits } = await call(getWork, {})
  const worker = new Worker(new URL('./work.ts', import.meta.url), { type: 'module' })
  try {
    const answer = await new Promise<string>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(String(data)))
      worker.addEventListener('error', () => reject(new Error('the sum could not be done')))
      worker.postMessage({ salt, bits })
    })
    const { ticket } = await call(checkWork, { id, answer })
    return ticket
  } finally {
    worker.terminate()
  }
}
