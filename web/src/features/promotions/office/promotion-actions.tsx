import { copyPromotion, discardPromotionDraft, startPromotion, stopPromotion } from '@tucano/contract/promotions/office'
import { Copy, Gift, Pencil, Play, Square, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmModal } from '#office/confirm-modal.tsx'
import { rereadQueues } from '#office/queue-query.ts'
import { ReasonWindow } from '#office/reason-window.tsx'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { serverNow } from '#platform/clock'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { sayRefused } from './editor/say-refused.ts'
import { texts as editorTexts } from './editor/texts.ts'
import { GrantWindow } from './grant-window.tsx'
import styles from './office.module.css'
import type { FoundPromotion } from './queries.ts'
import { texts } from './texts.ts'

interface PromotionActionsProps {
  found: FoundPromotion
  onEdit: () => void
  onCopied: (promotionId: string) => void
}

/** What can be done with a promotion as it stands. */
export function PromotionActions({ found: { promotion, draft, law }, onEdit, onCopied }: PromotionActionsProps) {
  const t = useText(texts)
  const e = useText(editorTexts)
  const [asking, setAsking] = useState<'start' | 'stop' | 'give' | 'discard'>()
  const { busy, problem, save } = useSaving()
  const { promotionId, title, kind, state, version, startsAt, changed } = promotion
  const close = (): void => setAsking(undefined)
  const hasDraft = state === 'draft' || draft !== null
  const copy = (): Promise<boolean> =>
    save(async () => {
      const made = await call(copyPromotion, { promotionId })
      await rereadQueues()
      onCopied(made.promotionId)
    }, t('copied'))
  const discard = (): Promise<boolean> =>
    save(() => call(discardPromotionDraft, { promotionId, present: changed }).finally(() => void rereadQueues()), t('discarded'))
  return (
    <>
      <div className={styles.actions}>
        {hasDraft && state !== 'ended' && (
          <Button look="primary" icon={<Play />} disabled={law.length > 0} onClick={() => setAsking('start')}>
            {version === 0 ? t('start') : t('startNext', { version: version + 1 })}
          </Button>
        )}
        {state !== 'ended' && (
          <Button icon={<Pencil />} onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
        {draft !== null && state !== 'ended' && (
          <Button icon={<Undo2 />} busy={busy} onClick={() => setAsking('discard')}>
            {t('discard')}
          </Button>
        )}
        {state === 'running' && kind === 'manual' && startsAt <= serverNow() && (
          <Button icon={<Gift />} onClick={() => setAsking('give')}>
            {t('give')}
          </Button>
        )}
        <Button icon={<Copy />} busy={busy} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {state === 'running' && (
          <Button look="danger" icon={<Square />} onClick={() => setAsking('stop')}>
            {t('stop')}
          </Button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
      {asking === 'start' && (
        <ReasonWindow
          title={t('startTitle', { title })}
          text={t('startText', { version: version + 1 })}
          label={t('start')}
          done={t('started', { title })}
          act={(reason) =>
            call(startPromotion, { promotionId, reason }).catch((error: unknown) => {
              throw sayRefused(e, error)
            })
          }
          close={close}
        />
      )}
      {asking === 'stop' && (
        <ReasonWindow
          title={t('stopTitle', { title })}
          text={t('stopText')}
          label={t('stop')}
          done={t('stopped', { title })}
          act={(reason) => call(stopPromotion, { promotionId, reason })}
          close={close}
        />
      )}
      {asking === 'discard' && (
        <ConfirmModal title={t('discardTitle')} label={t('discard')} onConfirm={() => void discard()} close={close}>
          <p>{t(state === 'running' ? 'discardText' : 'discardStopped')}</p>
        </ConfirmModal>
      )}
      {asking === 'give' && <GrantWindow promotionId={promotionId} title={title} close={close} />}
    </>
  )
}
