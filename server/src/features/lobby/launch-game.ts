import { COCKFIGHT_VENDOR, launchGame as contract } from '@tucano/contract/lobby'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { PLAY_CURRENCY } from '@tucano/contract/money'
import { isClosed } from '@tucano/brand'
import type { Catalogue } from '#catalogue/catalogue'
import type { GameOpener } from '#catalogue/game-opener'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { openLaunch, rememberOpening } from './store.ts'

export const launchGame = (house: House, { catalogue, opener }: { catalogue: Catalogue; opener: GameOpener }) =>
  answer(contract, async ({ vassalage, gameType, gameCode, language = house.brand.forcedLanguage, backUrl = '/' }, caller) => {
    const { db, brand } = house
    const { profile } = brand.jurisdiction
    const unlawful = (gameType === 'PVP' && isClosed(profile, 'pvp')) || (vassalage === COCKFIGHT_VENDOR && isClosed(profile, 'cockfight'))
    if (unlawful) throw new Fault('jurisdiction.not.available')
    const game = (await catalogue.read()).byCode(vassalage, gameCode)
    if (!game || game.row.game_type !== gameType) throw new Fault('game.unknown')
    const { vendor, shown } = game
    const elsewhere = await opener.asks(vendor.code)
    if (shown.pt.state !== 'open' || (vendor.launch_url === null && !elsewhere)) throw new Fault('game.maintenance')
    const { member, ip, country, userAgent } = caller
    const token = await openLaunch(db, member, game.row.id)
    const game_url = elsewhere
      ? await opener.open({
          vendor: vendor.code,
          game: gameCode,
          memberId: member.memberId,
          token,
          currency: member.type === TRIAL_TYPE ? PLAY_CURRENCY : brand.currency.code,
          language,
          mobile: /Mobi/.test(userAgent),
          ip,
          country,
          backUrl,
        })
      : ownAddress(vendor.launch_url!, { game: gameCode, token, lang: language, back: backUrl })
    if (game_url === undefined) throw new Fault('game.maintenance')
    await rememberOpening(db, member.memberId, game.row.id)
    // The vendor is told one language; the page that frames the game speaks another.
    return { content: { game_url, game: caller.language === 'EN' ? shown.en : shown.pt } }
  })

function ownAddress(launchUrl: string, query: Record<string, string>): string {
  const address = new URL(launchUrl, 'http://site.invalid')
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  // A vendor of our own is an address on this site, and stays one.
  return launchUrl.startsWith('/') ? `${address.pathname}${address.search}` : address.href
}
