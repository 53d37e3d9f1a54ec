import type { ReplyOf } from '@tucano/contract/endpoint'
import { getSharedDraw } from '@tucano/contract/fairness'
import { VERIFIER_PATH } from '@tucano/contract/pages'
import { type getRaffle, getRaffleList } from '@tucano/contract/promotions'
import { type ComponentType, useState } from 'react'
import { useToastAction } from '#parts/use-toast-action'
import { call } from '#platform/call'
import { saveFile } from '#platform/save-file'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import shared from '../chance-page.module.css'
import type { CheckedDraw } from '../check-raffle.ts'
import { texts } from './texts.ts'

interface RaffleProofProps {
  raffle: ReplyOf<typeof getRaffle>
  promotionId: string
}

interface Checked {
  Report: ComponentType<{ checked: CheckedDraw }>
  checked: CheckedDraw
}

/** All that it takes to check a raffle: its list as it was sealed, and the draw that decides it. */
async function readProof({ promotionId, period, drawId }: { promotionId: string; period: string; drawId: string }): Promise<string> {
  const draw = await call(getSharedDraw, { drawId })
  const first = await call(getRaffleList, { promotionId, period })
  const { list, prizes, winners } = first
  for (let { more } = first; more;) {
    const next = await call(getRaffleList, { promotionId, period, after: list.at(-1)!.last })
    list.push(...next.list)
    more = next.more
  }
  return JSON.stringify({ draw, raffle: { list, prizes, winners } })
}

/** How it is made sure that nobody chose the numbers: said before, sealed at the close, checked by whoever wants. */
export function RaffleProof({ raffle: { state, period, drawId, commitment, listHash }, promotionId }: RaffleProofProps) {
  const t = useText(texts)
  const [shown, setShown] = useState<Checked>()
  const { busy, run } = useToastAction()
  const isThere = state === 'drawn' && drawId !== null
  const check = (): void =>
    void run(async () => {
      if (drawId === null) return
      const [written, { DrawReport, checkRaffle }] = await Promise.all([
        readProof({ promotionId, period, drawId }),
        import('../check-raffle.ts'),
      ])
      setShown({ Report: DrawReport, checked: checkRaffle(written) })
    })
  const save = (): void =>
    void run(async () => {
      if (drawId === null) return
      saveFile({
        name: `sorteio-${promotionId}-${period}.json`,
        type: 'application/json',
        text: await readProof({ promotionId, period, drawId }),
      })
    })
  const code = (key: 'commitment' | 'listHash' | 'drawId', text: string) => ({
    key,
    label: t(key),
    value: text.length > 20 ? `${text.slice(0, 16)}…` : text,
    code: { text, copyLabel: t('copyOf', { what: t(key) }), doneLabel: t('copied') },
  })
  const facts = [
    ...(drawId === null ? [] : [code('drawId', drawId)]),
    ...(commitment === null ? [] : [code('commitment', commitment)]),
    ...(listHash === null ? [] : [code('listHash', listHash)]),
  ]
  return (
    <SectionCard title={t('proof')} text={t('proofText')} level="h2">
      <div className={shared.inside} data-proof={shown ? 'checked' : isThere ? 'there' : 'later'}>
        {facts.length > 0 && <Facts facts={facts} />}
        {isThere ? (
          <div className={shared.actions}>
            <Button busy={busy} onClick={check}>
              {t('check')}
            </Button>
            <Button look="quiet" disabled={busy} onClick={save}>
              {t('save')}
            </Button>
          </div>
        ) : (
          <p className={shared.soft}>{t('proofLater')}</p>
        )}
        {shown && <shown.Report checked={shown.checked} />}
        {isThere && (
          <p className={shared.soft}>
            {t('outside')}{' '}
            <a href={VERIFIER_PATH} target="_blank" rel="noopener noreferrer">
              {t('verifier')}
            </a>
          </p>
        )}
      </div>
    </SectionCard>
  )
}
