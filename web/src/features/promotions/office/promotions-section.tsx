import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type PromotionLine, savePromotion } from '@tucano/contract/promotions/office'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'wouter'
import { ConfirmModal } from '#office/confirm-modal.tsx'
import entry from '#office/office.module.css'
import { Queue } from '#office/queue.tsx'
import { onGuard } from '#office/use-back-guard.ts'
import { useClock } from '#office/use-clock.ts'
import { useUnsaved } from '#office/use-unsaved.ts'
import { Workplace } from '#office/workplace.tsx'
import { useAmounts } from '#platform/amounts'
import { number, soonMoment } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { Segmented } from '#ui/tabs'
import { Cover } from '../cover.tsx'
import { sceneOf } from '../scenes.ts'
import { BudgetBar } from './budget-bar.tsx'
import { texts as fieldTexts } from './editor/fields/texts.ts'
import styles from './office.module.css'
import { Overview } from './overview.tsx'
import { PromotionPlace } from './promotion-place.tsx'
import { useOfficePromotions } from './queries.ts'
import { SwitchAll } from './switch-all.tsx'
import { texts } from './texts.ts'

const WHICH = ['running', 'draft', 'over'] as const
type Which = (typeof WHICH)[number]
const groupOf = ({ state }: PromotionLine): Which => (state === 'running' ? 'running' : state === 'draft' ? 'draft' : 'over')
const ADDRESS: Record<Which, string | undefined> = { running: undefined, draft: 'rascunhos', over: 'encerradas' }

/** Promotions for operators: those that run with what they cost, drafts, those that are over; one of them beside the list. */
export function PromotionsSection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const query = useOfficePromotions()
  const [search, setSearch] = useSearchParams()
  const [unsaved, setUnsaved] = useState(false)
  const { leave, asking, stay } = useUnsaved(unsaved)
  const mayEdit = mayCall(roles, savePromotion)
  const chosen = search.get('promocao') ?? undefined
  const which = WHICH.find((one) => ADDRESS[one] === (search.get('quais') ?? undefined)) ?? 'running'
  const go = useCallback(
    (change: Partial<Record<'promocao' | 'tipo' | 'editar' | 'quais', string | undefined>>): void => {
      setUnsaved(false)
      setSearch(
        (before) => {
          const place = { promocao: before.get('promocao'), quais: before.get('quais'), ...change }
          return new URLSearchParams(Object.entries(place).flatMap(([name, value]) => (value ? [[name, value]] : [])))
        },
        { replace: onGuard() },
      )
    },
    [setSearch],
  )
  const listed = query.data?.list.filter((line) => groupOf(line) === which)
  return (
    <>
      <Workplace
        title={t('title')}
        text={t('text')}
        mayChange={mayEdit}
        chosen={chosen !== undefined}
        onBack={() => leave(() => go({ promocao: undefined }))}
        labels={{ back: t('back'), choose: t('choose') }}
        overview={query.data && <Overview lines={query.data.list} onChoose={(promocao) => leave(() => go({ promocao }))} />}
        queue={
          <>
            <div className={styles.tools}>
              {query.data?.isOff && <SwitchAll isOff mayChange={mayEdit} />}
              {mayEdit && (
                <Button look="primary" icon={<Plus />} onClick={() => leave(() => go({ promocao: 'nova' }))}>
                  {t('add')}
                </Button>
              )}
              <Segmented
                className={styles.which}
                label={t('which')}
                value={which}
                onChange={(key) => leave(() => go({ promocao: undefined, quais: ADDRESS[key] }))}
                choices={WHICH.map((key) => ({ key, label: t(`which_${key}`) }))}
              />
              {query.data?.isOff === false && <SwitchAll isOff={false} mayChange={mayEdit} />}
            </div>
            <Queue
              label={t('title')}
              keyOf={({ promotionId }) => promotionId}
              chosen={chosen}
              onChoose={(promocao) => leave(() => go({ promocao }))}
              query={{ ...query, data: listed }}
              failedTitle={t('failed')}
              empty={{ title: t(`empty_${which}`), text: t(`emptyText_${which}`) }}
            >
              {(line) => <Entry line={line} />}
            </Queue>
          </>
        }
        detail={
          chosen === undefined ? null : (
            <PromotionPlace
              key={`${chosen} ${search.get('tipo') ?? ''} ${search.get('editar') ?? ''}`}
              chosen={chosen}
              kind={search.get('tipo') ?? undefined}
              isEdited={search.has('editar')}
              lines={query.data?.list ?? []}
              roles={roles}
              onGo={go}
              onLeave={leave}
              onUnsaved={setUnsaved}
            />
          )
        }
      />
      {asking && (
        <ConfirmModal
          title={t('leaveTitle')}
          label={t('leave')}
          close={stay}
          onConfirm={() => {
            setUnsaved(false)
            asking()
          }}
        >
          <p>{t('leaveText')}</p>
        </ConfirmModal>
      )}
    </>
  )
}

function Entry({ line }: { line: PromotionLine }) {
  const t = useText(texts)
  const f = useText(fieldTexts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const language = useLanguage((current) => current.language)
  const now = useClock(0)
  const { title, kind, state, startsAt, cost, budget, waiting, unclaimed } = line
  return (
    <span className={styles.entry}>
      <Cover scene={sceneOf(line)} size="tile" />
      <span className={styles.entryWords}>
        <span className={entry.top}>
          <span className={entry.name}>{title}</span>
          <span className={entry.amount}>{amount(cost)}</span>
        </span>
        <span className={entry.top}>
          <span className={entry.minor}>{f(`kind_${kind}`)}</span>
          {budget !== null && (
            <span className={styles.most}>
              <span className={entry.minor}>{t('ofBudget', { budget: amount(budget) })}</span>
            </span>
          )}
        </span>
        {budget !== null && state === 'running' && <BudgetBar cost={cost} budget={budget} />}
        <span className={entry.badges}>
          {(state === 'stopped' || state === 'ended') && <Badge>{t(`state_${state}`)}</Badge>}
          {state === 'running' && startsAt > now && <Badge tone="sky">{t('soon', { at: soonMoment(startsAt, timeZone, language) })}</Badge>}
          {waiting > 0 && <Badge tone="beak">{t('waiting', { count: number(waiting, language) })}</Badge>}
          {unclaimed > 0 && <Badge>{t('unclaimedOf', { count: number(unclaimed, language) })}</Badge>}
        </span>
      </span>
    </span>
  )
}
