import type { DiceSheet } from '@tucano/arcade'
import { ArrowDownToLine, ArrowUpToLine, Dices } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useText } from '#platform/text'
import type { Engine } from '#play/session/engine.ts'
import { Frame } from '#play/frame/frame.tsx'
import { useMoney, useGameSession } from '#play/session/game-context.ts'
import type { GameSession } from '#play/session/game-session.ts'
import { boardLeast } from '../parts/board-least.ts'
import { Choices, Desk, NumberField } from '../parts/desk.tsx'
import { HistoryStrip } from '../parts/history-strip.tsx'
import { ExtremeWay } from '../parts/rules.tsx'
import { Scene } from '../parts/scene.tsx'
import { payoutOf, useDecimal, useTimes } from '../parts/times.ts'
import { useOpening } from '../parts/use-opening.ts'
import { useRound } from '#play/session/use-round.ts'
import { paced, useShowing } from '#play/stage/use-showing.ts'
import { sheetOf, viewOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import { DiceRules } from './dice-rules.tsx'
import styles from './dice.module.css'
import { type DigitWheels, Digits } from './digits.tsx'
import { type DiceChoice, HUNDREDTHS, chanceOf, multiplierOf, targetOf, withChance, withMultiplier, withTarget } from './link.ts'
import { Track } from './track.tsx'

const ROLL_MS = 680
const TICKS = 9

function Play({ session }: { session: GameSession }) {
  const t = useText(texts)
  const money = useMoney()
  const times = useTimes(session.game)
  const decimal = useDecimal()
  const sheet = sheetOf(session.game, 'dice')
  const phase = useGameSession((state) => state.phase)
  const stake = useGameSession((state) => state.stake)
  const isBusy = useGameSession(({ phase, auto }) => phase !== 'idle' || auto !== undefined)
  const [choice, setChoice] = useState<DiceChoice>({ side: 'over', wins: sheet.rolls / 2 })
  const [rolled, setRolled] = useState<{ roll: number; isWon: boolean }>()
  const wheels = useRef<DigitWheels>(null)
  const write = (roll: number): string => decimal(roll / HUNDREDTHS, 2).padStart(5, '0')
  const { hurry } = useShowing(session, 'dice', async ({ view: { side, target, roll, multiplier }, isReplay, motion, sound }) => {
    if (isReplay) setChoice((choice) => withTarget({ ...choice, side }, target, sheet))
    wheels.current?.roll(write(roll), paced(ROLL_MS))
    setRolled({ roll, isWon: multiplier > 0 })
    let ticks = 0
    await motion.run(paced(ROLL_MS), (share) => {
      for (; ticks < share ** 0.6 * TICKS; ticks++) sound.tick()
    })
    if (multiplier > 0) sound.win(multiplier / HUNDREDTHS)
    else sound.thud(0)
  })
  useOpening({ side: choice.side, target: targetOf(choice, sheet) })
  const round = useRound()
  const view = round && viewOf(session.game, round, 'dice')
  const isShown = phase === 'idle' && view !== undefined
  const multiplier = multiplierOf(choice, sheet)
  return (
    <Frame
      least={boardLeast}
      stage={
        <Scene
          result={view && String(view.roll)}
          outcome={isShown ? t(view.multiplier > 0 ? 'diceWon' : 'diceLost', { roll: write(view.roll) }) : undefined}
          strip={<HistoryStrip write={(one) => write(viewOf(session.game, one, 'dice').roll)} />}
          desk={<Fields choice={choice} sheet={sheet} isDisabled={isBusy} onChange={setChoice} />}
        >
          <div className={styles.middle}>
            <div className={styles.number} data-won={isShown ? view.multiplier > 0 : undefined}>
              <Digits ref={wheels} text={write(rolled?.roll ?? sheet.rolls / 2)} />
            </div>
            <p className={styles.bet}>
              {t(choice.side === 'over' ? 'rollOver' : 'rollUnder', { target: write(targetOf(choice, sheet)) })}
              <strong className={styles.pays}>
                {t('pays', { times: times(multiplier), amount: money(payoutOf(session.game, stake, multiplier)) })}
              </strong>
            </p>
            <div className={styles.track}>
              <Track
                choice={choice}
                sheet={sheet}
                roll={rolled && { at: rolled.roll, isWon: rolled.isWon, isShown }}
                isDisabled={isBusy}
                onChange={setChoice}
              />
            </div>
          </div>
        </Scene>
      }
      main={{
        label: t('roll'),
        icon: <Dices />,
        isDisabled: phase !== 'idle' && phase !== 'showing',
        onPress: () => (phase === 'showing' ? hurry() : void session.play()),
      }}
    />
  )
}

interface FieldsProps {
  choice: DiceChoice
  sheet: DiceSheet
  isDisabled: boolean
  onChange: (choice: DiceChoice) => void
}

/** Side, target, chance and multiplier. Whichever is changed, the others follow. */
function Fields({ choice, sheet, isDisabled, onChange }: FieldsProps) {
  const t = useText(texts)
  const decimal = useDecimal()
  const set = (change: (value: number) => DiceChoice) => (value: number | undefined) => value !== undefined && onChange(change(value))
  return (
    <Desk>
      <Choices
        label={t('side')}
        choices={[
          { key: 'under', label: <Side icon={<ArrowDownToLine />} text={t('under')} /> },
          { key: 'over', label: <Side icon={<ArrowUpToLine />} text={t('over')} /> },
        ]}
        value={choice.side}
        isDisabled={isDisabled}
        onChange={(side) => onChange({ ...choice, side })}
      />
      <div className={styles.fields}>
        <NumberField
          label={t('target')}
          text={decimal(targetOf(choice, sheet) / HUNDREDTHS, 2)}
          isDisabled={isDisabled}
          onCommit={set((value) => withTarget(choice, value * HUNDREDTHS, sheet))}
        />
        <NumberField
          label={t('chance')}
          text={decimal(chanceOf(choice, sheet), 2)}
          unit="%"
          isDisabled={isDisabled}
          onCommit={set((value) => withChance(choice, value, sheet))}
        />
        <NumberField
          label={t('multiplier')}
          text={decimal(multiplierOf(choice, sheet) / HUNDREDTHS, 2)}
          unit="×"
          isDisabled={isDisabled}
          onCommit={set((value) => withMultiplier(choice, value * HUNDREDTHS, sheet))}
        />
      </div>
    </Desk>
  )
}

function Side({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <span className={styles.side}>
      {icon}
      {text}
    </span>
  )
}

export const diceEngine: Engine = { Play, Rules: DiceRules, Way: ExtremeWay }
