import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { checkSlider } from './check-slider.ts'
import { checkWork } from './check-work.ts'
import { getCaptcha } from './get-captcha.ts'
import { getSlider } from './get-slider.ts'
import { getWork } from './get-work.ts'

export const captcha = (services: Services): Feature => ({
  answers: [getCaptcha(services), getSlider(services), checkSlider(services), getWork(services), checkWork(services)],
})
