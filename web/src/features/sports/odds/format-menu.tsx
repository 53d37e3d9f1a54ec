import { setSportsPreferences } from '@tucano/contract/sports'
import { ODDS_FORMATS, type OddsFormat, writeOdds } from '@tucano/sports/slips'
import { Check, Percent } from 'lucide-react'
import { call } from '#platform/call'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Menu, MenuItem } from '#ui/menu'
import { useSlip } from '../slip/slip-store.ts'
import styles from './format-menu.module.css'
import { texts } from './texts.ts'
import { chooseFormat, useOddsView } from './view-store.ts'

/** An example of each, the same odds. */
const EXAMPLE = 2350

/** How odds are written. A member's choice goes along to other devices. */
export function FormatMenu() {
  const t = useText(texts)
  const format = useOddsView((view) => view.format)
  const choose = (chosen: OddsFormat): void => {
    chooseFormat(chosen)
    if (!useSession.getState().token) return
    // It holds here in any case; elsewhere it is read the next time that it is chosen.
    void call(setSportsPreferences, { oddsFormat: chosen, policy: useSlip.getState().policy }).catch(() => undefined)
  }
  return (
    <Menu label={`${t('format')}: ${t(`format_${format}`)}`} className={styles.button ?? ''} button={<Percent aria-hidden="true" />}>
      {(close) =>
        ODDS_FORMATS.map((each) => (
          <MenuItem
            key={each}
            icon={each === format ? <Check /> : <span className={styles.space} />}
            onPress={() => {
              choose(each)
              close()
            }}
          >
            <span className={styles.name}>{t(`format_${each}`)}</span>
            <span className={styles.example}>{writeOdds(EXAMPLE, each)}</span>
          </MenuItem>
        ))
      }
    </Menu>
  )
}
