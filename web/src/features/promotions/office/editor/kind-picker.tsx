import { type PromotionKind, promotionKinds } from '@tucano/contract/promotions/definition'
import { type PromotionLaw, rulesBroken } from '@tucano/contract/promotions/law'
import { Detail } from '#office/detail.tsx'
import { Badge } from '#ui/card'
import { Cover } from '../../cover.tsx'
import { sceneOf } from '../../scenes.ts'
import styles from './editor.module.css'
import { templateOf } from './templates.ts'
import { useWords } from './use-words.ts'

interface KindPickerProps {
  law: PromotionLaw
  onPick: (kind: PromotionKind) => void
}

/** What a new promotion is to be: every kind, with what it does, and whether the law allows the usual one. */
export function KindPicker({ law, onPick }: KindPickerProps) {
  const { t, f } = useWords()
  return (
    <Detail label={t('kindsTitle')} title={t('kindsTitle')} text={t('kindsText')} badges={undefined}>
      <div className={styles.kinds}>
        {promotionKinds.map((kind) => {
          const template = templateOf(kind, 0, law)
          return (
            <button key={kind} type="button" className={styles.kind} data-kind={kind} onClick={() => onPick(kind)}>
              <Cover scene={sceneOf({ scene: template.scene, promotionId: '0' })} size="small" />
              <span className={styles.kindWords}>
                <strong>{f(`kind_${kind}`)}</strong>
                <span>{f(`about_${kind}`)}</span>
                {rulesBroken(template, law).length > 0 && (
                  <span>
                    <Badge tone="alarm">{t('kindForbidden')}</Badge>
                  </span>
                )}
              </span>
            </button>
          )
        })}
      </div>
    </Detail>
  )
}
