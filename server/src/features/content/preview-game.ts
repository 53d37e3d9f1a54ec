import type { CoverTheme } from '@tucano/art'
import { previewGame as contract } from '@tucano/contract/content'
import type { Catalogue } from '#catalogue/catalogue'
import type { GameRow, VendorRow } from '#catalogue/rows'
import { showGame } from '#catalogue/show'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { assertMayRead } from './desk.ts'

export const previewGame = ({ db, workerPool }: Services, catalogue: Catalogue) =>
  answer(contract, async ({ slug, name, state }, { operator }) => {
    assertMayRead(operator, 'games')
    const [code, ...rest] = slug.split('/')
    const row = await db
      .selectFrom('lobby.games')
      .selectAll()
      .where('vendor', '=', code ?? '')
      .where('code', '=', rest.join('/'))
      .executeTakeFirst()
    const vendor = row && (await db.selectFrom('lobby.vendors').selectAll().where('code', '=', row.vendor).executeTakeFirst())
    if (!vendor) throw new Fault('content.unknown')
    const cover = await workerPool.do('drawCover', { name, vendor: vendor.name, theme: row.theme as CoverTheme, scale: 1 })
    const { pt } = showGame({ ...row, name, state }, vendor)
    const known = (await catalogue.read()).byCode(row.vendor, row.code)
    return {
      game: { ...pt, showIcon: `data:image/webp;base64,${Buffer.from(cover).toString('base64')}` },
      shown: shownOf({ ...row, state }, vendor, known !== undefined && !known.launcher),
    }
  })

/** Whether lists have it, and otherwise why not. */
const shownOf = ({ state }: GameRow, vendor: VendorRow, closed: boolean): 'yes' | 'off' | 'vendorOff' | 'closed' => {
  if (state === 'off') return 'off'
  if (vendor.state === 'off') return 'vendorOff'
  return closed ? 'closed' : 'yes'
}
