import { type StudioGame, getGame as contract } from '@tucano/contract/studios'
import { basisPoints } from '@tucano/round'
import { playRules } from '@tucano/brand'
import { answer } from '#platform/endpoint'
import { figuresOf } from './figures.ts'
import { type Studio, gameOf, inCatalogue } from './studio.ts'

export const getGame = (studio: Studio) =>
  answer(contract, async ({ gameCode }, { language }) => {
    const { game, digest } = gameOf(studio, gameCode)
    const { unit, min, max } = game.stakes
    const { row, shown } = await inCatalogue(studio, gameCode)
    const { gameName, vendor } = language === 'EN' ? shown.en : shown.pt
    const told = {
      gameCode,
      gameName,
      vendor,
      engine: game.engine,
      maths: digest,
      stakes: { unit: String(unit), min: String(min), max: String(max) },
      returns: game.returns.map(({ way, rtp }) => ({ way, rtp: basisPoints(rtp) })),
      figures: figuresOf(gameCode, digest),
      maxWin: game.maxWin,
      jackpotBp: game.jackpotBp ?? null,
      sheet: game.sheet,
      theme: row.theme,
      play: playRules(studio.services.brand.jurisdiction.profile),
    }
    // Each game has the sheet of its engine: shapes.test.ts looks at all of them.
    return told as StudioGame
  })
