import { type shareSlip as Shared, setSportsPreferences, shareSlip } from '@tucano/contract/sports'
import type { OddsPolicy } from '@tucano/sports/slips'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { pages } from '@tucano/contract/pages'
import { Settings2, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ProductWindow } from '#parts/product-window'
import { Share } from '#parts/share'
import { call } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { enterFor } from '#platform/wanted'
import { IconButton } from '#ui/button'
import { CopyButton } from '#ui/copy-button'
import { Switch } from '#ui/toggle'
import { toast } from '#ui/toast'
import { useOddsView } from '../odds/view-store.ts'
import type { SlipState } from './slip-state.ts'
import { changeSlip } from './slip-store.ts'
import styles from './slip-head.module.css'
import { texts } from './texts.ts'
import { askedLeg } from './use-legs-now.ts'

const POLICIES: readonly OddsPolicy[] = ['better', 'any', 'none']

function choosePolicy(policy: OddsPolicy): void {
  changeSlip((slip) => ({ ...slip, policy }))
  if (!useSession.getState().token) return
  // It holds here in any case; elsewhere it is read the next time that it is chosen.
  void call(setSportsPreferences, { policy, oddsFormat: useOddsView.getState().format }).catch(() => undefined)
}

/** The slip's name with what can be done with all of it. */
export function SlipHead({ slip }: { slip: SlipState }) {
  const t = useText(texts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <header className={styles.head}>
        <h2>
          {t('slip')}
          {slip.legs.length > 0 && <span className={styles.count}>{slip.legs.length}</span>}
        </h2>
        <SlipActs slip={slip} hasOptions={isOpen} onOptions={() => setOpen(!isOpen)} />
      </header>
      {isOpen && <SlipOptions slip={slip} />}
    </>
  )
}

/** What can be done with all of a slip: shown to others, set, cleared. */
export function SlipActs({ slip, hasOptions, onOptions }: { slip: SlipState; hasOptions: boolean; onOptions: () => void }) {
  const t = useText(texts)
  const isEmpty = slip.legs.length === 0
  const clear = (): void => changeSlip(({ editing: _edited, ...before }) => ({ ...before, legs: [], unit: '' }))
  return (
    <div className={styles.acts}>
      {!isEmpty && <ShareButton slip={slip} />}
      <IconButton label={t('options')} aria-expanded={hasOptions} onClick={onOptions}>
        <Settings2 />
      </IconButton>
      {!isEmpty && (
        <IconButton label={t('clear')} onClick={clear}>
          <Trash2 />
        </IconButton>
      )}
    </div>
  )
}

/** What is to happen when odds change, and after a bet. */
export function SlipOptions({ slip }: { slip: SlipState }) {
  const t = useText(texts)
  return (
    <div className={styles.options}>
      <fieldset className={styles.policies}>
        <legend>{t('policyTitle')}</legend>
        {POLICIES.map((policy) => (
          <label key={policy} className={styles.policy}>
            <input type="radio" name="policy" checked={slip.policy === policy} onChange={() => choosePolicy(policy)} />
            {t(`policy_${policy}`)}
          </label>
        ))}
      </fieldset>
      <Switch checked={slip.keeps} onChange={({ target }) => changeSlip((before) => ({ ...before, keeps: target.checked }))}>
        {t('keeps')}
      </Switch>
    </div>
  )
}

/** A code for others to read the slip by. */
function ShareButton({ slip }: { slip: SlipState }) {
  const t = useText(texts)
  const say = useErrorText()
  const token = useSession((state) => state.token)
  const [shared, setShared] = useState<ReplyOf<typeof Shared>>()
  const press = (): void => {
    if (!token) return enterFor(location.pathname + location.search)
    call(shareSlip, { legs: slip.legs.map(askedLeg) }).then(setShared, (error: unknown) => toast(say(error), 'wrong'))
  }
  const address = shared && `${location.origin}${pages.sports.path}?slip=${shared.code}`
  return (
    <>
      <IconButton label={t('share')} onClick={press}>
        <Share2 />
      </IconButton>
      {shared && address && (
        <ProductWindow title={t('share')} width={420} onClose={() => setShared(undefined)}>
          <div className={styles.shared}>
            <p>{t('shareText')}</p>
            <p className={styles.code}>
              <strong>{shared.code}</strong>
              <CopyButton text={address} label={t('copyCode')} doneLabel={t('copied')} />
            </p>
            <Share text={address} whatsApp={t('shareWhatsApp')} />
          </div>
        </ProductWindow>
      )}
    </>
  )
}
