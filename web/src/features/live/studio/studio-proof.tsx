import { type StudioSigned, getStudioRound } from '@tucano/contract/live/studio'
import { useQuery } from '@tanstack/react-query'
import { Download, ShieldAlert, ShieldCheck } from 'lucide-react'
import { Failed } from '#parts/loaded'
import { ProductWindow } from '#parts/product-window'
import { call } from '#platform/call'
import { saveFile } from '#platform/save-file'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { CardFace } from '#play/cards/card-face.tsx'
import { useOutcome } from '../words/use-outcome.ts'
import type { ShownKind } from '../words/kinds.ts'
import { checkSigned } from './check-signed.ts'
import styles from './studio-proof.module.css'
import { texts } from './texts.ts'

interface StudioProofProps {
  drawId: string
  round: number
  kind: ShownKind
  studio: string
  onClose: () => void
}

/** What a studio has signed of a round, checked here, with the file for whoever checks it elsewhere. */
export function StudioProof({ drawId, round, kind, studio, onClose }: StudioProofProps) {
  const t = useText(texts)
  const { data, error, refetch } = useQuery({
    queryKey: ['live', 'studio', drawId],
    queryFn: async () => {
      const told = await call(getStudioRound, { drawId })
      return { told, verdict: await checkSigned(told.events) }
    },
    staleTime: 0,
    retry: false,
  })
  return (
    <ProductWindow title={t('proofTitle', { round })} width={620} onClose={onClose}>
      <div className={styles.proof}>
        <p className={styles.soft}>{t('proofText', { studio })}</p>
        {error ? (
          <Failed error={error} title={t('proofFailed')} level="h3" small onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <div role="status" aria-label={t('checking')}>
            <Skeleton height="240px" />
          </div>
        ) : data.told.events.length === 0 ? (
          <p role="status">{t('notYet')}</p>
        ) : (
          <>
            <p className={styles.verdict} data-verdict={data.verdict} role="status">
              {data.verdict === 'right' ? <ShieldCheck aria-hidden="true" /> : <ShieldAlert aria-hidden="true" />}
              {data.verdict === 'right' ? t('signed', { count: data.told.events.length }) : t(data.verdict)}
            </p>
            <ol className={styles.events}>
              {data.told.events.map((event) => (
                <Line key={event.number} event={event} kind={kind} />
              ))}
            </ol>
            <p className={styles.key}>
              {t('key')} <code>{data.told.events[0]!.publicKey}</code>
            </p>
            <Button
              icon={<Download />}
              onClick={() =>
                saveFile({
                  name: `${t('fileName')}-${round}.json`,
                  type: 'application/json',
                  text: JSON.stringify(data.told, undefined, 2),
                })
              }
            >
              {t('save')}
            </Button>
          </>
        )}
      </div>
    </ProductWindow>
  )
}

/** As it was signed. */
type Body =
  | { type: 'betsOpen' | 'betsClosed'; at: number }
  | { type: 'card'; hand: 'player' | 'banker'; card: number; at: number }
  | { type: 'result'; result: unknown; corrects?: number; at: number }
  | { type: 'void'; reason: string; at: number }

function Line({ event: { number, body }, kind }: { event: StudioSigned; kind: ShownKind }) {
  const t = useText(texts)
  const outcomeOf = useOutcome(kind)
  const said = JSON.parse(body) as Body
  return (
    <li>
      <span className={styles.number}>{number}</span>
      <time dateTime={new Date(said.at).toISOString()}>{new Date(said.at).toISOString().slice(11, 19)}</time>
      <span className={styles.words}>
        {said.type === 'card' ? (
          <>
            {t('said_card')} · {t(said.hand)} <CardFace card={said.card} />
          </>
        ) : said.type === 'result' ? (
          `${t(said.corrects === undefined ? 'said_result' : 'said_corrected')} · ${outcomeOf(said.result)?.words ?? ''}`
        ) : said.type === 'void' ? (
          t('said_void', { reason: said.reason })
        ) : (
          t(`said_${said.type}`)
        )}
      </span>
    </li>
  )
}
