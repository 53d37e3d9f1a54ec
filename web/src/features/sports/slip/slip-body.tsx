import { formName } from '@tucano/sports/slips'
import { TicketPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { useAction } from '#platform/use-action'
import { Told } from '#platform/told'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { GoOn } from '#ui/go-on'
import { Segmented } from '#ui/tabs'
import { NoSignal } from '../live/no-signal.tsx'
import { isLive } from '../words/period-of.ts'
import { conflicts, linesOf } from './slip-bets.ts'
import type { LegNow } from './legs-now.ts'
import { SlipFoot } from './slip-foot.tsx'
import { SlipHead } from './slip-head.tsx'
import { SlipLegItem } from './slip-leg.tsx'
import { type SlipState, formKey, legKey, systemsFor, withMode } from './slip-state.ts'
import { changeSlip, useSlip } from './slip-store.ts'
import { Receipt } from './receipt.tsx'
import styles from './slip-body.module.css'
import { type Texts, texts } from './texts.ts'
import { useLegsNow } from './use-legs-now.ts'
import { usePlacing } from './use-placing.ts'
import { loadCode, readCode } from './use-shared-slip.ts'

interface SlipBodyProps {
  /** Whose head is elsewhere. */
  hasHead?: boolean
  onDeposit: () => void
}

/** The slip: its legs, how they are bet, what that costs and can bring, and the button that bets. */
export function SlipBody({ hasHead = true, onDeposit }: SlipBodyProps) {
  const t = useText(texts)
  const slip = useSlip()
  const nowOf = useLegsNow(slip.legs)
  const placing = usePlacing()
  const { outcome, dismiss } = placing
  const hasReceipt = outcome !== undefined && outcome.bets.length > 0
  const clashing = new Set(conflicts(slip).flatMap(({ legs }) => legs))
  return (
    <section className={styles.slip} aria-label={t('slip')} data-slip={slip.legs.length}>
      {hasHead && <SlipHead slip={slip} />}
      <GoOn at={hasReceipt ? outcome.bets[0]?.betId : undefined}>
        <div className={styles.inside}>
          {hasReceipt && <Receipt bets={outcome.bets} onDone={dismiss} />}
          {slip.legs.length === 0 ? (
            !hasReceipt && <Empty />
          ) : (
            <>
              <NoSignal of={signalOf(slip.legs.map(nowOf))} />
              {slip.editing && <Editing offer={slip.editing.offer} />}
              {slip.legs.length > 1 && <Modes slip={slip} />}
              {slip.mode === 'system' && <Systems slip={slip} />}
              <ul className={styles.legs}>
                {slip.legs.map((leg, at) => (
                  <SlipLegItem key={legKey(leg)} leg={leg} now={nowOf(leg)} mode={slip.mode} isInConflict={clashing.has(at)} />
                ))}
              </ul>
              <SlipFoot slip={slip} nowOf={nowOf} placing={placing} hasConflict={clashing.size > 0} onDeposit={onDeposit} />
            </>
          )}
        </div>
      </GoOn>
    </section>
  )
}

/** Whose odds the legs have: of live matches, of those to come, or both. */
function signalOf(legs: readonly LegNow[]): 'live' | 'before' | undefined {
  const ofLive = legs.filter(({ match }) => match && isLive(match.state)).length
  return ofLive === 0 ? 'before' : ofLive === legs.length ? 'live' : undefined
}

/** The bet that this slip takes the place of stands until it does. */
function Editing({ offer }: { offer: string }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  return (
    <div className={styles.editing}>
      <p>{t('editing', { amount: amount(offer) })}</p>
      <Button size="small" onClick={() => changeSlip(({ editing: _edited, ...before }) => ({ ...before, legs: [], unit: '' }))}>
        {t('editingStop')}
      </Button>
    </div>
  )
}

function Modes({ slip }: { slip: SlipState }) {
  const t = useText(texts)
  const modes = (['singles', 'multiple', 'system'] as const).filter((mode) => mode !== 'system' || systemsFor(slip.legs.length).length > 0)
  return (
    <div className={styles.modes}>
      <Segmented
        label={t('modes')}
        choices={modes.map((key) => ({ key, label: t(`mode_${key}`) }))}
        value={slip.mode}
        onChange={(mode) => changeSlip((before) => withMode(before, mode))}
      />
    </div>
  )
}

type SystemKey = Extract<keyof Texts, `system_${string}`>

/** Systems that so many legs can be, with how many bets each is. */
function Systems({ slip }: { slip: SlipState }) {
  const t = useText(texts)
  const legs = slip.legs.length
  return (
    <div className={styles.systems} role="group" aria-label={t('systems')}>
      {systemsFor(legs).map((form) => {
        const key = formKey(form)
        const lines = linesOf({ ...slip, system: key })
        const name =
          form.kind === 'system'
            ? t('system_of', { size: form.size, legs })
            : t(`system_${formName(form, legs)}` as Exclude<SystemKey, 'system_of'>)
        return (
          <button
            key={key}
            type="button"
            className={styles.system}
            aria-pressed={slip.system === key}
            onClick={() => changeSlip((before) => ({ ...before, system: key }))}
          >
            <strong>{name}</strong>
            <small>{lines === 1 ? t('line') : t('lines', { count: lines })}</small>
          </button>
        )
      })}
    </div>
  )
}

/** Nothing chosen yet: what to do, and a place for somebody else's code. */
function Empty() {
  const t = useText(texts)
  const [typed, setTyped] = useState('')
  const { busy, problem, run } = useAction()
  const load = (event: FormEvent): void => {
    event.preventDefault()
    void run(async () => {
      const code = readCode(typed)
      if (!code) throw new Told(t('codeBad'))
      if (!(await loadCode(code))) throw new Told(t('codeGone'))
    })
  }
  return (
    <div className={styles.empty}>
      <TicketPlus aria-hidden="true" />
      <strong>{t('empty')}</strong>
      <p>{t('emptyText')}</p>
      <form className={styles.code} onSubmit={load}>
        <input
          value={typed}
          maxLength={200}
          placeholder={t('loadCode')}
          aria-label={t('codeLabel')}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="medium" busy={busy} disabled={typed.trim() === ''}>
          {t('codeLoad')}
        </Button>
      </form>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
