import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { sendLoginCode } from './send-login-code.ts'
import { startFreePlay } from './start-free-play.ts'

export const session = (house: House): Feature => ({ answers: [login(house), logout(house), startFreePlay(house), sendLoginCode()] })
