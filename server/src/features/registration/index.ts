import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { checkAffiliate } from './check-affiliate.ts'
import { getRegisterSettings } from './get-register-settings.ts'
import { registerMobile } from './register-mobile.ts'
import { register } from './register.ts'
import { sendRegisterCode } from './send-register-code.ts'

export const registration = (services: Services): Feature => ({
  answers: [
    getRegisterSettings(services),
    register(services),
    registerMobile(services),
    sendRegisterCode(services),
    checkAffiliate(services),
  ],
})
