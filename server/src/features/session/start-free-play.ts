import { randomBytes } from 'node:crypto'
import { TRIAL_TYPE } from '@tucano/contract/member'
import * as contract from '@tucano/contract/session'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { createMember } from '#accounts/members'
import { openSession } from '#accounts/sessions'

export const startFreePlay = ({ db }: House) =>
  answer(contract.startFreePlay, async (_request, { ip }) => {
    const account = `demo${randomBytes(5).toString('hex')}`
    // No password opens a trial account: what stands there is not a hash.
    const created = await createMember(db, { account, nickname: 'Demonstração', passwordHash: '*', type: TRIAL_TYPE })
    if ('taken' in created) throw new Error('a random account name was taken')
    const { token } = await openSession(db, created.id, ip)
    return { token, userName: account, id: String(created.id), firstTimeLogin: true, passwordExpired: false }
  })
