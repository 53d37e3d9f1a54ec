import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import type { PromotionLaw } from '@tucano/contract/promotions/law'
import { previewPromotion } from '@tucano/contract/promotions/office'
import { useId } from 'react'
import { Detail } from '#office/detail.tsx'
import { useAmounts } from '#platform/amounts'
import { number, spokenMoment } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { Facts } from '#ui/facts'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import { BudgetBar } from './budget-bar.tsx'
import { CostCard } from './cost-card.tsx'
import { texts as fieldTexts } from './editor/fields/texts.ts'
import { texts as editorTexts } from './editor/texts.ts'
import { LawNote } from './editor/law-note.tsx'
import type { Options } from './editor/options.ts'
import { Sample } from './editor/sample.tsx'
import { tellCards } from './editor/tell.ts'
import { useWords } from './editor/use-words.ts'
import styles from './office.module.css'
import { PreviewCard } from './preview-card.tsx'
import { PromotionActions } from './promotion-actions.tsx'
import { type FoundPromotion, usePromotionReturn } from './queries.ts'
import { texts } from './texts.ts'
import { VersionsCard } from './versions-card.tsx'

interface PromotionDetailProps {
  found: FoundPromotion
  options: Options
  law: PromotionLaw
  mayEdit: boolean
  roles: readonly OperatorRole[]
  onEdit: () => void
  onCopied: (promotionId: string) => void
}

const tones = { draft: 'plain', running: 'forest', stopped: 'alarm', ended: 'plain' } as const

/** A promotion: what it comes to, what can be done with it, what it is and was. */
export function PromotionDetail({ found, options, law, mayEdit, roles, onEdit, onCopied }: PromotionDetailProps) {
  const t = useText(texts)
  const f = useText(fieldTexts)
  const e = useText(editorTexts)
  const id = useId()
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const language = useLanguage((state) => state.language)
  const { telling } = useWords(options)
  const { promotion, definition, draft, law: broken } = found
  const { title, kind, state, version, startsAt, endsAt, cost, budget, rewards, unclaimed, waiting, promotionId } = promotion
  const { data: brought } = usePromotionReturn(promotionId)
  const isDraft = state === 'draft' || draft !== null
  const when = [startsAt, ...(endsAt === null ? [] : [endsAt])].map((at) => spokenMoment(at, timeZone, language)).join(' – ')
  const figures = [
    { key: 'members', title: t('members'), value: brought && number(brought.members, language) },
    { key: 'rewards', title: t('rewards'), value: number(rewards, language) },
    { key: 'cost', title: t('cost'), value: amount(cost) },
    { key: 'unclaimed', title: t('unclaimed'), value: number(unclaimed, language) },
  ]
  return (
    <Detail
      label={title}
      title={title}
      text={`${f(`kind_${kind}`)} · ${when}`}
      badges={
        <>
          <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
          {version > 0 && <Badge>{t('version', { version })}</Badge>}
          {draft !== null && <Badge tone="beak">{t('nextDraft')}</Badge>}
          {waiting > 0 && <Badge tone="beak">{t('waiting', { count: number(waiting, language) })}</Badge>}
        </>
      }
    >
      <Sample promotionId={promotionId} {...definition} />
      {mayEdit && <PromotionActions found={found} onEdit={onEdit} onCopied={onCopied} />}
      {isDraft && <LawNote rules={broken} law={law} />}
      {state !== 'draft' && (
        <>
          <Figures label={t('figures')} figures={figures} />
          {budget !== null && (
            <div className={styles.spent}>
              <BudgetBar cost={cost} budget={budget} />
              <p className={styles.soft}>{t('spent', { cost: amount(cost), budget: amount(budget) })}</p>
            </div>
          )}
          <CostCard promotionId={promotionId} days={found.days} />
        </>
      )}
      {mayCall(roles, previewPromotion) && <PreviewCard promotionId={promotionId} />}
      <SectionCard title={t(state === 'draft' ? 'rulesDraft' : 'rules')} {...(state === 'draft' ? { text: t('draftText') } : {})}>
        {tellCards(definition, telling).map(({ card, lines }) =>
          lines.length === 0 ? null : (
            <section key={card} className={styles.told} aria-labelledby={`${id}-${card}`}>
              <h5 id={`${id}-${card}`}>{e(`card_${card}`)}</h5>
              <Facts facts={lines.map(({ key, label, text }) => ({ key, label, value: text }))} />
            </section>
          ),
        )}
      </SectionCard>
      <VersionsCard found={found} telling={telling} />
    </Detail>
  )
}
