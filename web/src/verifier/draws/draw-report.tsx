import { TriangleAlert } from 'lucide-react'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import { Facts } from '#ui/facts'
import { Note } from '#ui/note'
import type { CheckedDraw } from '../check-draws.ts'
import { VerdictHead, VerdictList } from '../verdict.tsx'
import styles from './draw-report.module.css'
import { texts } from './texts.ts'

/** What was compared of one draw, and what it was compared from. */
export function DrawReport({ checked: { draw, verdicts, isOwnBeacon } }: { checked: CheckedDraw }) {
  const t = useText(texts)
  const whole = (['wrong', 'unknown'] as const).find((each) => verdicts.some(({ is }) => is === each)) ?? 'right'
  // Most draws have no list of numbers: nothing is missing there.
  const compared = verdicts.filter(({ what, is }) => what !== 'numbers' || is !== 'absent')
  const { anchor, logPlace } = draw.chain
  const facts = [
    { key: 'source', label: t('source'), value: draw.source },
    { key: 'link', label: t('link'), value: String(draw.link) },
    { key: 'anchor', label: t('anchor'), value: t('anchorPlace', { anchor, place: logPlace }) },
    { key: 'beacon', label: t('beaconName'), value: isOwnBeacon ? t('ownBeacon', { name: draw.beacon.name }) : draw.beacon.name },
    { key: 'round', label: t('beaconRound'), value: String(draw.beaconRound) },
    ...(draw.root === null
      ? []
      : [
          { key: 'bets', label: t('bets'), value: String(draw.bets) },
          { key: 'root', label: t('root'), value: draw.root },
        ]),
  ]
  return (
    <Card className={styles.report} data-draw={draw.number} data-verdict={whole}>
      <div role="status">
        <VerdictHead is={whole} title={t('title', { number: draw.number })} level="h2">
          {t(`whole_${whole}`)}
        </VerdictHead>
      </div>
      {draw.signature === null && <p className={styles.soft}>{t('voidDraw')}</p>}
      <VerdictList label={t('verdicts')} say={t} compared={compared.map(({ what, is }) => ({ what, is, text: t(what), notes: [t(is)] }))} />
      {isOwnBeacon && (
        <Note icon={<TriangleAlert />} tone="beak" title={t('ownBeacon', { name: draw.beacon.name })}>
          {t('own')}
        </Note>
      )}
      <section className={styles.facts} aria-label={t('facts')}>
        <Facts facts={facts} />
      </section>
    </Card>
  )
}
