import { COCKFIGHT_VENDOR, launchGame as contract } from '@tucano/contract/lobby'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { PLAY_CURRENCY } from '@tucano/contract/money'
import { isClosed } from '@tucano/brand'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { openLaunch, rememberOpening } from './store.ts'

export const launchGame = (services: Services, catalogue: Catalogue) =>
  answer(contract, async ({ vassalage, gameType, gameCode, language = services.brand.forcedLanguage, backUrl = '/' }, caller) => {
    const { db, brand } = services
    const { profile } = brand.jurisdiction
    const unlawful = (gameType === 'PVP' && isClosed(profile, 'pvp')) || (vassalage === COCKFIGHT_VENDOR && isClosed(profile, 'cockfight'))
    if (unlawful) throw new Fault('jurisdiction.not.available')
    const game = (await catalogue.read()).byCode(vassalage, gameCode)
    if (!game || game.row.game_type !== gameType) throw new Fault('game.unknown')
    const { launcher, shown } = game
    if (!launcher) throw new Fault('game.closed')
    if (!game.open) throw new Fault('game.maintenance')
    const { member, ip, country, userAgent } = caller
    const game_url = await launcher.launch({
      vendor: vassalage,
      game: gameCode,
      memberId: member.memberId,
      token: await openLaunch(db, member, game.row.id),
      currency: member.type === TRIAL_TYPE ? PLAY_CURRENCY : brand.currency.code,
      language,
      mobile: /Mobi/.test(userAgent),
      ip,
      country,
      backUrl,
    })
    if (game_url === undefined) throw new Fault('game.maintenance')
    await rememberOpening(db, member.memberId, game.row.id)
    // The vendor is told one language; the page that frames the game speaks another.
    return { content: { game_url, game: caller.language === 'EN' ? shown.en : shown.pt } }
  })
