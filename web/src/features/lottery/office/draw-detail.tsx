import { type OfficeDrawDetail, voidLotteryDraw } from '@tucano/contract/lottery/office'
import { useState } from 'react'
import { Detail } from '#office/detail.tsx'
import styles from '#office/detail.module.css'
import { ReasonWindow } from '#office/reason-window.tsx'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { exactMoment, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { Figures } from '#ui/figures'
import { Note } from '#ui/note'
import { SectionCard } from '#ui/section-card'
import { Ban, TriangleAlert } from 'lucide-react'
import { Board } from './board.tsx'
import { ExposureCard } from './exposure-card.tsx'
import own from './office.module.css'
import { useDraw } from './queries.ts'
import { ResultForm } from './result-form.tsx'
import { TONES } from './tones.ts'
import { texts } from './texts.ts'

/** A draw: what was sold on it and what it can cost, its results with their sources, and the result to be typed. */
export function DrawDetail({ drawId, mayChange }: { drawId: string; mayChange: boolean }) {
  const t = useText(texts)
  return (
    <Arrived query={useDraw(drawId)} skeleton={<Skeleton height="420px" />} failedTitle={t('drawFailed')} level="h3" small>
      {(found) => <Shown found={found} mayChange={mayChange} />}
    </Arrived>
  )
}

const isOver = ({ draw: { state } }: OfficeDrawDetail): boolean => state === 'settled' || state === 'drawn' || state === 'void'
/** A result may be typed: the first one after the draw, another one once it is settled. */
const isTyped = ({ draw: { isOfficial, state, version, drawsAt }, now }: OfficeDrawDetail): boolean =>
  isOfficial && (state === 'waiting' || state === 'settled' || (state === 'conflict' && (version > 0 || drawsAt <= now)))

function Shown({ found, mayChange }: { found: OfficeDrawDetail; mayChange: boolean }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const [correcting, setCorrecting] = useState(false)
  const { draw } = found
  const { gameName, numero, state, sales, version } = draw
  const showsForm = mayChange && isTyped(found) && (version === 0 || correcting || draw.typed > 0)
  return (
    <Detail
      label={t('drawOf', { numero, game: gameName })}
      title={gameName}
      text={t('numero', { numero })}
      badges={<Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>}
    >
      <Conflict found={found} />
      <Figures
        label={t('sales')}
        figures={[
          { key: 'bets', title: t('bets'), value: number(sales.bets, language) },
          { key: 'stake', title: t('stake'), value: amount(sales.stake) },
          { key: 'paid', title: t('paid'), value: amount(sales.paid) },
          { key: 'net', title: t('net'), value: amount(sales.net) },
        ]}
      />
      {showsForm && <ResultForm key={version} found={found} onDone={() => setCorrecting(false)} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <TypedCard found={found} />
          <ResultCard found={found} onCorrect={mayChange && isTyped(found) && !showsForm ? () => setCorrecting(true) : undefined} />
        </div>
        <div className={styles.column}>
          <TimesCard found={found} mayChange={mayChange} />
          {!isOver(found) && <ExposureCard found={found} />}
        </div>
      </div>
    </Detail>
  )
}

/** What was typed, or what the feeds tell, is not the same. */
function Conflict({ found: { draw, fed } }: { found: OfficeDrawDetail }) {
  const t = useText(texts)
  if (draw.state !== 'conflict') return null
  const isTypedConflict = draw.typed > 1
  const isFed = !isTypedConflict && fed.length > 1
  return (
    <Note icon={<TriangleAlert />} tone="alarm" title={t(isFed ? 'conflictFed' : 'conflict')} name="conflict">
      <p>{t(isFed ? 'conflictFedText' : 'conflictText')}</p>
    </Note>
  )
}

function ResultCard({ found, onCorrect }: { found: OfficeDrawDetail; onCorrect: (() => void) | undefined }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { results, rows, seed, draw } = found
  return (
    <SectionCard
      title={t('result')}
      {...(onCorrect && {
        action: (
          <Button size="small" onClick={onCorrect}>
            {t('correct')}
          </Button>
        ),
      })}
    >
      <div className={own.inside}>
        {results.length === 0 && <p className={own.soft}>{t('resultNone')}</p>}
        <div className={own.versions}>
          {results.map(({ version, result, source, at }, n) => (
            <section key={version} className={own.version} aria-label={t('resultVersion', { version })}>
              <span className={own.line}>
                <span className={own.soft}>
                  {draw.isOfficial ? t('resultSource', { source }) : t('resultOwn')} · {exactMoment(at, timeZone)}
                </span>
                {results.length > 1 && (
                  <Badge tone={n === 0 ? 'forest' : 'plain'}>{n === 0 ? t('resultNow') : t('resultVersion', { version })}</Badge>
                )}
              </span>
              <Board rows={rows} result={result} other={results[n - 1]?.result} />
            </section>
          ))}
        </div>
        {seed !== null && (
          <Facts
            facts={[
              { key: 'seed', label: t('seed'), value: seed, code: { text: seed, copyLabel: t('seedCopy'), doneLabel: t('seedCopied') } },
            ]}
          />
        )}
      </div>
    </SectionCard>
  )
}

const WHY: Partial<Record<string, 'void_missing' | 'void_beacon' | 'void_late' | 'void_few' | 'void_operator'>> = {
  'result.missing': 'void_missing',
  'beacon.missing': 'void_beacon',
  'beacon.early': 'void_beacon',
  'sealed.late': 'void_late',
  'leaves.few': 'void_few',
  operator: 'void_operator',
}

function TimesCard({ found, mayChange }: { found: OfficeDrawDetail; mayChange: boolean }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const { timeZone } = useBrand()
  const [voiding, setVoiding] = useState(false)
  const { draw, resultUntil, voided, plans } = found
  const { drawId, numero, opensAt, closesAt, drawsAt, isOfficial } = draw
  const why = voided && WHY[voided.reason]
  const hasMore = !isOver(found) || draw.state === 'void'
  return (
    <SectionCard title={t('times')}>
      <Facts
        facts={[
          { key: 'opensAt', label: t('opensAt'), value: exactMoment(opensAt, timeZone) },
          { key: 'closesAt', label: t('closesAt'), value: exactMoment(closesAt, timeZone) },
          { key: 'drawsAt', label: t('drawsAt'), value: exactMoment(drawsAt, timeZone) },
          ...(resultUntil !== null && !isOver(found)
            ? [{ key: 'resultUntil', label: t('resultUntil'), value: exactMoment(resultUntil, timeZone) }]
            : []),
          ...(plans > 0 ? [{ key: 'plans', label: t('plansHere'), value: number(plans, language) }] : []),
        ]}
      />
      {hasMore && (
        <div className={own.after}>
          {resultUntil !== null && !isOver(found) && <p className={own.soft}>{t('resultUntilText')}</p>}
          {voided && draw.state === 'void' && (
            <Note
              icon={<Ban />}
              tone="alarm"
              name="voided"
              title={
                voided.by === null
                  ? t('voidedAuto', { reason: why ? t(why) : voided.reason })
                  : t('voided', { by: voided.by, reason: voided.reason })
              }
            >
              <p>{exactMoment(voided.at, timeZone)}</p>
            </Note>
          )}
          {mayChange && !isOver(found) && (
            <div className={own.actions}>
              <Button size="small" look="danger" onClick={() => setVoiding(true)}>
                {t('voidIt')}
              </Button>
            </div>
          )}
        </div>
      )}
      {voiding && (
        <ReasonWindow
          title={t('voidTitle', { numero })}
          text={t(isOfficial ? 'voidText' : 'voidTextOwn')}
          label={t('voidIt')}
          done={t('voidDone', { numero })}
          act={(reason) => call(voidLotteryDraw, { drawId, reason })}
          close={() => setVoiding(false)}
        />
      )}
    </SectionCard>
  )
}

/** Who has typed what for the next result, and what the feeds tell. Numbers that differ are marked. */
function TypedCard({ found }: { found: OfficeDrawDetail }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { typed, fed, rows, draw } = found
  const next = typed.filter(({ version }) => version === draw.version + 1)
  const told = draw.version === 0 ? fed : []
  if (next.length === 0 && told.length === 0) return null
  const otherThan = (place: number): readonly string[] | undefined =>
    next.find(({ result }, n) => n !== place && result !== null)?.result ?? undefined
  return (
    <>
      {next.length > 0 && (
        <SectionCard title={t('typed')}>
          <div className={own.inside}>
            <div className={own.versions}>
              {next.map(({ by, at, isOwn, result, reason }, n) => (
                <section
                  key={by}
                  className={own.version}
                  aria-label={t('typedBy', { by: isOwn ? t('typedOwn') : by, at: exactMoment(at, timeZone) })}
                >
                  <span className={own.line}>
                    <strong>{isOwn ? t('typedOwn') : by}</strong>
                    <span className={own.soft}>{exactMoment(at, timeZone)}</span>
                  </span>
                  {reason !== null && <p>{reason}</p>}
                  {result === null ? (
                    <p className={own.soft}>{t('typedHidden', { by })}</p>
                  ) : (
                    <Board rows={rows} result={result} other={otherThan(n)} />
                  )}
                </section>
              ))}
            </div>
          </div>
        </SectionCard>
      )}
      {told.length > 0 && (
        <SectionCard title={t('fed')}>
          <div className={own.inside}>
            <div className={own.versions}>
              {told.map(({ source, at, result }, n) => (
                <section key={source} className={own.version} aria-label={source}>
                  <span className={own.line}>
                    <strong>{source}</strong>
                    <span className={own.soft}>{exactMoment(at, timeZone)}</span>
                  </span>
                  <Board rows={rows} result={result} other={told[1 - n]?.result} />
                </section>
              ))}
            </div>
          </div>
        </SectionCard>
      )}
    </>
  )
}
