import { sweepCodes } from '#accounts/codes'
import { sweepSessions } from '#accounts/sessions'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { endOtherSessions } from './end-other-sessions.ts'
import { endAllTrials } from './end-trials.ts'
import { listAttempts } from './list-attempts.ts'
import { listMemberSessions } from './list-member-sessions.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { sendLoginCode } from './send-login-code.ts'
import { sendSecondCode } from './send-second-code.ts'
import { startFreePlay, sweepFreePlays } from './start-free-play.ts'
import { verifyLogin } from './verify-login.ts'

export const session = (house: House): Feature => ({
  answers: [
    login(house),
    verifyLogin(house),
    sendSecondCode(house),
    sendLoginCode(house),
    startFreePlay(house),
    logout(house),
    listSessions(house),
    endOtherSessions(house),
    listAttempts(house),
    listMemberSessions(house),
  ],
  jobs: [
    { name: 'session.endTrials', schedule: '*/10 * * * *', run: () => endAllTrials(house) },
    { name: 'session.sweep', schedule: '* * * * *', run: () => sweepSessions(house.db) },
    { name: 'session.sweepCodes', schedule: '17 * * * *', run: () => sweepCodes(house.db) },
    {
      name: 'session.rotateKey',
      schedule: '23 * * * *',
      run: async () => {
        await house.encryption.rotate()
        await sweepFreePlays(house.db)
      },
    },
  ],
})
