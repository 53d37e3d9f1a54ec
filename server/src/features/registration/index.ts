import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { checkAffiliate } from './check-affiliate.ts'
import { getRegisterSettings } from './get-register-settings.ts'
import { registerMobile } from './register-mobile.ts'
import { register } from './register.ts'
import { sendRegisterCode } from './send-register-code.ts'

export const registration = (house: House): Feature => ({
  answers: [getRegisterSettings(house), register(house), registerMobile(house), sendRegisterCode(house), checkAffiliate(house)],
})
