import * as contract from '@tucano/contract/captcha'
import { CAPTCHA_COOKIE, newImage, olderThan } from '#accounts/captchas'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

const COOKIE_SECONDS = 300

export const getCaptcha = (services: Services) =>
  answer(contract.getCaptcha, async (_request, { cookies, network }) => {
    const last = cookies.read(CAPTCHA_COOKIE)
    if (last && !(await olderThan(services.db, last, contract.CAPTCHA_REFRESH_MS)))
      throw new Fault('request.too.many', { retryAfterSeconds: 1 })
    const { id, png } = await newImage(services, { network })
    cookies.write(CAPTCHA_COOKIE, id, COOKIE_SECONDS)
    return Buffer.from(png).toString('base64')
  })
