import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Sheet } from '#ui/sheet'
import { Switch } from '#ui/toggle'
import { usePreferences } from '../session/preferences.ts'
import { useGameContext } from '../session/game-context.ts'
import { texts } from '../texts.ts'
import styles from './sheets.module.css'

/** Sound, pace, and which keys do what. */
export function SettingsSheet({ close }: { close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const { sound, turbo, toggle } = usePreferences()
  const { play } = useGameContext().session.game
  const keys = [
    [t('keySpace'), t('keyMain')],
    ['↑ ↓', t('keyStake')],
    ['M', t('keySound')],
    ['I', t('keyInfo')],
  ]
  return (
    <Sheet title={t('settings')} closeLabel={w('close')} onClose={close}>
      <div className={styles.sheet}>
        <div className={styles.switch}>
          <Switch checked={sound} onChange={() => toggle('sound')}>
            {t('sound')}
          </Switch>
          <p className={styles.small}>{t('soundText')}</p>
        </div>
        {play.turbo && (
          <div className={styles.switch}>
            <Switch checked={turbo} onChange={() => toggle('turbo')}>
              {t('turbo')}
            </Switch>
            <p className={styles.small}>{t('turboText')}</p>
          </div>
        )}
        <section className={styles.keys}>
          <h3 className={styles.heading}>{t('keys')}</h3>
          <dl className={styles.facts}>
            {keys.map(([key, what]) => (
              <div key={key}>
                <dt>{what}</dt>
                <dd>
                  <kbd className={styles.key}>{key}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Sheet>
  )
}
