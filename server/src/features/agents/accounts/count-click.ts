import { countClick as contract } from '@tucano/contract/agents/accounts'
import { countVisit } from '#accounts/invitations'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

/** The link by which a browser came last: it counts once a day. */
const COOKIE = 'invitation'
const DAY_SECONDS = 86_400

export const countClick = ({ db }: Services) =>
  answer(contract, async ({ code }, { cookies }) => {
    const came = code.toUpperCase()
    if (cookies.read(COOKIE) === came) return {}
    cookies.write(COOKIE, came, DAY_SECONDS)
    await countVisit(db, came)
    return {}
  })
