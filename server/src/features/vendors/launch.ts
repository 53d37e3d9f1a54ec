import { AMOUNT_SCALE, GameUrlReply, type GameUrlRequest, vendorPaths } from '@tucano/contract/vendors'
import Type from 'typebox'
import Value from 'typebox/value'
import type { Opening } from '#catalogue/launcher'
import type { Services } from '#platform/services'
import { gapSignature } from './adapters/gap.ts'
import { ask } from './ask.ts'
import type { Integration, IntegrationOf } from './integrations.ts'
import { signatureOf } from './signature.ts'

/** An opening as a vendor may know it: the member has no name but the one made for this vendor. */
export type ToldOpening = Omit<Opening, 'memberId' | 'backUrl'> & {
  user: string
  lobbyUrl: string
  depositUrl: string
  /** What the member can play there at no stake of its own. */
  freeRounds: readonly { id: string; left: number; stake: bigint; until: Date }[]
}

/** The address that a vendor gives for a game. Throws when it gives none. */
export function askForGame(integration: Integration, opening: ToldOpening, brand: Services['brand']): Promise<string> {
  switch (integration.shape) {
    case 'canonical':
      return askCanonical(integration, opening, brand)
    case 'gap':
      return askGap(integration, opening)
    case 'pg':
      return Promise.resolve(pgAddress(integration, opening))
  }
}

async function askCanonical(
  { apiUrl, ourKey }: IntegrationOf<'canonical'>,
  { user, token, game, mobile, currency, language, country, ip, lobbyUrl, depositUrl, freeRounds }: ToldOpening,
  { countryCode, merchantCode }: Services['brand'],
): Promise<string> {
  const asked: GameUrlRequest = {
    user,
    token,
    game_code: game,
    platform: mobile ? 'mobile' : 'desktop',
    currency,
    lang: language.toLowerCase(),
    country: country ?? countryCode,
    ip,
    lobby_url: lobbyUrl,
    deposit_url: depositUrl,
    sub_partner_id: merchantCode,
    ...(freeRounds.length > 0 && {
      rewards: freeRounds.map(({ id, left, stake, until }) => ({
        reward_uuid: id,
        rounds: left,
        amount: Number(stake) * AMOUNT_SCALE,
        until: until.getTime(),
      })),
    }),
  }
  const body = JSON.stringify(asked)
  const reply = await ask(apiUrl + vendorPaths.gameUrl, signatureOf(ourKey, body, Date.now()), body)
  if (!Value.Check(GameUrlReply, reply)) throw new Error('the vendor gave no address')
  return reply.url
}

const GapReply = Type.Object({ launch_options: Type.Object({ game_url: GameUrlReply.properties.url }) })

/** The session has the name that we give it: `play` shows it again. */
async function askGap(
  { apiUrl, secret }: IntegrationOf<'gap'>,
  { user, token, game, mobile, currency, language, country, ip, lobbyUrl, depositUrl }: ToldOpening,
): Promise<string> {
  const body = JSON.stringify({
    casino_id: secret.casinoId,
    session_id: token,
    game,
    currency,
    locale: language.toLowerCase(),
    ip,
    client_type: mobile ? 'mobile' : 'desktop',
    urls: { deposit_url: depositUrl, return_url: lobbyUrl },
    user: { id: user, country: country ?? undefined },
  })
  const reply = await ask(`${apiUrl}/sessions`, { 'x-request-sign': gapSignature(secret, body) }, body)
  if (!Value.Check(GapReply, reply)) throw new Error('the vendor gave no address')
  return reply.launch_options.game_url
}

/** Nobody is asked: the address is known, and the vendor verifies the session when it is opened. */
function pgAddress({ apiUrl, secret }: IntegrationOf<'pg'>, { game, token, language, lobbyUrl }: ToldOpening): string {
  const query = new URLSearchParams({ l: language.toLowerCase(), btt: '1', ot: secret.operatorToken, ops: token, f: lobbyUrl })
  return `${apiUrl}/${game}/index.html?${query.toString()}`
}
