import type { StudioGame } from '@tucano/contract/studios'
import { percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { sheetOf } from '#play/session/shapes.ts'
import { HowTo, PayTable, Rules, Words } from '../parts/rules.tsx'
import { useTimes } from '../parts/times.ts'
import { texts } from '../texts.ts'

/** All that any number of picks pays, and what comes back of it. */
export function KenoRules({ game }: { game: StudioGame }) {
  const t = useText(texts)
  const times = useTimes(game)
  const language = useLanguage((state) => state.language)
  const { numbers, drawn, tables } = sheetOf(game, 'keno')
  const most = tables.length
  return (
    <Rules>
      <HowTo steps={[t('kenoHow1', { numbers, most }), t('kenoHow2', { drawn }), t('kenoHow3')]} />
      <PayTable
        caption={t('kenoPays')}
        head={[t('hitsHead'), ...tables.map((_, n) => t('picksCount', { count: n + 1 }))]}
        rows={[
          ...Array.from({ length: most + 1 }, (_, hits) => [
            String(hits),
            ...tables.map(({ pays }) => (pays[hits] === undefined ? '' : pays[hits] === 0 ? '–' : times(pays[hits]))),
          ]).filter(([, ...cells]) => cells.some((cell) => cell !== '' && cell !== '–')),
          ['RTP', ...tables.map(({ rtpBp }) => percent(rtpBp, language))],
        ]}
      >
        <Words>{t('kenoPaysText')}</Words>
      </PayTable>
    </Rules>
  )
}
