import { useState } from 'react'
import { SicBoScene } from '../../features/live/scene/dice/sic-bo-scene.tsx'
import { FlightScene } from '../../features/live/scene/flight/flight-scene.tsx'
import { RaceScene } from '../../features/live/scene/race/race-scene.tsx'
import { RouletteScene } from '../../features/live/scene/roulette/roulette-scene.tsx'
import { WheelScene } from '../../features/live/scene/wheel/wheel-scene.tsx'
import { Button } from '#ui/button'
import { isCalm } from '#play/stage/calm.ts'
import styles from './gallery.module.css'
import { Section, Specimen } from './specimen.tsx'

const KINDS = ['roulette', 'wheel', 'sic-bo', 'crash', 'regatta'] as const
/** A specimen of a race: so many metres, told so many times. */
const [COURSE, MARKS] = [1600, 16]
const WINDS = ['calmaria', 'alisio', 'terral', 'aracati'] as const
const ORDER = [3, 1, 5, 2, 6, 4]
/** Who flies with the others, and where they left. */
const LEAVINGS = [112, 127, 131, 150, 164, 188, 203].map((at, n) => ({ id: String(n), name: `m***${n}`, at, isOwn: n === 3 }))

/** A race whose rafts change places on the way. */
const raceOf = (round: number) => ({
  wind: WINDS[round % WINDS.length]!,
  order: ORDER,
  photo: round % 2 === 1,
  progress: ORDER.map((_, n) => {
    const place = ORDER.indexOf(n + 1)
    const end = COURSE - (round % 2 === 1 ? place : place * 9)
    return Array.from({ length: MARKS + 1 }, (_, mark) =>
      Math.round(end * (mark / MARKS) + 26 * Math.sin(mark * 0.9 + n * 1.7) * Math.sin((mark / MARKS) * Math.PI)),
    )
  }),
})

/** What turns, rolls, flies and sails. It stands still until it is pressed. */
export function LiveScenes() {
  return (
    <Section title="Mesas ao vivo: o que gira, voa e navega">
      {KINDS.map((kind) => (
        <Specimen key={kind} name={kind} id={`live-${kind}`} wide>
          <Playing kind={kind} />
        </Specimen>
      ))}
    </Section>
  )
}

function Playing({ kind }: { kind: (typeof KINDS)[number] }) {
  const [round, setRound] = useState(0)
  const [beganMs, setBeganMs] = useState(0)
  const [isWaited, setIsWaited] = useState(false)
  const play = (): void => {
    setBeganMs(performance.now())
    setRound(round + 1)
    setIsWaited(false)
  }
  const isPlayed = round > 0 && !isWaited
  return (
    <>
      <Button size="small" onClick={() => setIsWaited(true)}>
        Esperar o sorteio
      </Button>
      <Button size="small" onClick={play}>
        Jogar
      </Button>
      <div className={styles.scene}>
        <Scene kind={kind} round={round} isPlayed={isPlayed} isWaited={isWaited} beganMs={beganMs} />
      </div>
    </>
  )
}

interface ShownScene {
  kind: (typeof KINDS)[number]
  round: number
  isPlayed: boolean
  isWaited: boolean
  beganMs: number
}

function Scene({ kind, round, isPlayed, isWaited, beganMs }: ShownScene) {
  const shown = {
    phase: isWaited ? ('closed' as const) : isPlayed ? ('play' as const) : ('open' as const),
    round: String(round),
    elapsedMs: () => performance.now() - beganMs,
    isCalm: isCalm() || (round === 0 && !isWaited),
    label: kind,
  }
  const [race] = useState(() => [0, 1, 2, 3].map(raceOf))
  switch (kind) {
    case 'roulette':
      return <RouletteScene {...shown} before={null} result={isPlayed ? { number: (round * 17) % 37 } : null} />
    case 'wheel':
      return <WheelScene {...shown} result={isPlayed ? { multipliers: round % 2 ? [] : [7], number: 10 } : null} />
    case 'sic-bo':
      return <SicBoScene {...shown} result={isPlayed ? [(round % 6) + 1, ((round * 5) % 6) + 1, 4] : null} />
    case 'crash':
      return (
        <FlightScene
          {...shown}
          result={isPlayed ? { point: 215 } : null}
          startsInMs={() => 5000}
          startsWithinMs={8000}
          leavings={isPlayed ? LEAVINGS : []}
          caption={isPlayed ? '' : 'Decola em instantes'}
          write={(hundredths) => `${(hundredths / 100).toFixed(2).replace('.', ',')}×`}
        />
      )
    case 'regatta':
      return <RaceScene {...shown} wind={race[round % 4]!.wind} result={isPlayed ? race[round % 4]! : null} />
  }
}
