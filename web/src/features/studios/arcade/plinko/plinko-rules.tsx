import type { StudioGame } from '@tucano/contract/studios'
import { percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { sheetOf } from '#play/session/shapes.ts'
import { HowTo, PayTable, Rules, Words } from '../parts/rules.tsx'
import { useTimes } from '../parts/times.ts'
import { texts } from '../texts.ts'

/** By rows and risk, what each pocket pays from the middle outwards, and what comes back. */
export function PlinkoRules({ game }: { game: StudioGame }) {
  const t = useText(texts)
  const times = useTimes(game)
  const language = useLanguage((state) => state.language)
  const { tables } = sheetOf(game, 'plinko')
  const rows = [...new Set(tables.map((table) => table.rows))]
  return (
    <Rules>
      <HowTo steps={[t('plinkoHow1'), t('plinkoHow2'), t('plinkoHow3')]} />
      {rows.map((count) => {
        const risks = tables.filter((table) => table.rows === count)
        return (
          <PayTable
            key={count}
            caption={t('plinkoPays', { rows: count })}
            head={[t('fromMiddle'), ...risks.map(({ risk }) => t(`risk_${risk}`))]}
            rows={[
              ...Array.from({ length: count / 2 + 1 }, (_, away) => [
                away === 0 ? t('middlePocket') : t('pocketsAway', { away }),
                ...risks.map(({ pays }) => times(pays[count / 2 - away]!)),
              ]),
              ['RTP', ...risks.map(({ rtpBp }) => percent(rtpBp, language))],
            ]}
          />
        )
      })}
      <Words>{t('plinkoPaysText')}</Words>
    </Rules>
  )
}
