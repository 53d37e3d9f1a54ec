import { sweepCodes } from '#accounts/codes'
import { sweepSessions } from '#accounts/sessions'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
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

export const session = (services: Services): Feature => ({
  answers: [
    login(services),
    verifyLogin(services),
    sendSecondCode(services),
    sendLoginCode(services),
    startFreePlay(services),
    logout(services),
    listSessions(services),
    endOtherSessions(services),
    listAttempts(services),
    listMemberSessions(services),
  ],
  jobs: [
    { name: 'session.endTrials', schedule: '*/10 * * * *', run: () => endAllTrials(services) },
    { name: 'session.sweep', schedule: '* * * * *', run: () => sweepSessions(services.db) },
    { name: 'session.sweepCodes', schedule: '17 * * * *', run: () => sweepCodes(services.db) },
    {
      name: 'session.rotateKey',
      schedule: '23 * * * *',
      run: async () => {
        await services.encryption.rotate()
        await sweepFreePlays(services.db)
      },
    },
  ],
})
