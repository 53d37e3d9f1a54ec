import { CircleCheck, CircleHelp, CircleMinus, CircleX, TriangleAlert } from 'lucide-react'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import { classNames } from '../../ui/class-names.ts'
import { Facts } from '#ui/facts'
import { Note } from '#ui/note'
import type { CheckedDraw } from '../check-draws.ts'
import styles from './draw-report.module.css'
import { texts } from './texts.ts'

const icons = { right: CircleCheck, wrong: CircleX, unknown: CircleHelp, absent: CircleMinus }

/** What was compared of one draw, and what it was compared from. */
export function DrawReport({ checked: { draw, verdicts, isOwnBeacon } }: { checked: CheckedDraw }) {
  const t = useText(texts)
  const isRight = verdicts.every(({ is }) => is !== 'wrong')
  const Whole = isRight ? CircleCheck : CircleX
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
    <Card className={styles.report} data-draw={draw.number} data-verdict={isRight ? 'right' : 'wrong'}>
      <div className={styles.whole} role="status">
        <Whole className={isRight ? styles.right : styles.wrong} aria-hidden="true" />
        <div>
          <h2>{t('title', { number: draw.number })}</h2>
          <p>{t(isRight ? 'allRight' : 'someWrong')}</p>
        </div>
      </div>
      {draw.signature === null && <p className={styles.soft}>{t('voidDraw')}</p>}
      <ul aria-label={t('verdicts')}>
        {verdicts.map(({ what, is }) => {
          const Icon = icons[is]
          return (
            <li key={what} data-compared={what} data-is={is}>
              <Icon className={classNames(styles.icon, styles[is])} aria-hidden="true" />
              <span>
                {t(what)}
                <small>{t(is)}</small>
              </span>
            </li>
          )
        })}
      </ul>
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
