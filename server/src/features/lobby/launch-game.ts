import { COCKFIGHT_VENDOR, launchGame as contract } from '@tucano/contract/lobby'
import { isClosed } from '@tucano/brand'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { openLaunch } from './store.ts'

export const launchGame = (house: House, catalogue: Catalogue) =>
  answer(contract, async ({ vassalage, gameType, gameCode, language, backUrl = '/' }, { member, language: spoken }) => {
    const { profile } = house.brand.jurisdiction
    const unlawful = (gameType === 'PVP' && isClosed(profile, 'pvp')) || (vassalage === COCKFIGHT_VENDOR && isClosed(profile, 'cockfight'))
    if (unlawful) throw new Fault('jurisdiction.not.available')
    const game = (await catalogue.read()).byCode(vassalage, gameCode)
    if (!game || game.row.game_type !== gameType) throw new Fault('game.unknown')
    const { vendor, shown } = game
    if (shown.pt.state !== 'open' || vendor.launch_url === null) throw new Fault('game.maintenance')
    const token = await openLaunch(house.db, member.memberId, game.row.id)
    const address = new URL(vendor.launch_url, 'http://site.invalid')
    for (const [name, value] of Object.entries({ game: gameCode, token, lang: language ?? house.brand.forcedLanguage, back: backUrl }))
      address.searchParams.set(name, value)
    // A vendor of our own is an address on this site, and stays one.
    const game_url = vendor.launch_url.startsWith('/') ? `${address.pathname}${address.search}` : address.href
    // The vendor is told one language; the page that frames the game speaks another.
    return { content: { game_url, game: spoken === 'EN' ? shown.en : shown.pt } }
  })
