import { useState } from 'react'
import { PastResults } from '../../features/live/roads/past-results.tsx'
import { Roads } from '../../features/live/roads/roads.tsx'
import { BlackjackScene } from '../../features/live/scene/blackjack/blackjack-scene.tsx'
import { AndarBaharScene } from '../../features/live/scene/cards/andar-bahar-scene.tsx'
import { BaccaratScene } from '../../features/live/scene/cards/baccarat-scene.tsx'
import { DragonTigerScene } from '../../features/live/scene/cards/dragon-tiger-scene.tsx'
import { Dealer } from '../../features/live/scene/dealer/dealer.tsx'
import { Salon } from '../../features/live/scene/salon/salon.tsx'
import { Button } from '#ui/button'
import { isCalm } from '#play/stage/calm.ts'
import styles from './gallery.module.css'
import { Section, Specimen } from './specimen.tsx'

const MOODS = ['waits', 'greets', 'takesBets', 'lastBets', 'deals', 'tells'] as const
const NAMES = ['Iara', 'Caio', 'Helena', 'Davi', 'Clara', 'Bento']

/** Two to an ace, four of each. */
const TABLES = {
  baccarat: { player: [22, 0, 13], banker: [9, 48, 35] },
  dragonTiger: { dragon: 45, tiger: 26 },
  andarBahar: { joker: 30, dealt: [3, 10, 17, 24, 33, 38, 45, 0, 7, 14, 21, 29] },
  blackjack: {
    seats: [
      { seat: 1, hands: [{ cards: [10, 31, 40], doubled: false, stands: false }] },
      {
        seat: 3,
        hands: [
          { cards: [24, 8], doubled: false, stands: true },
          { cards: [25, 11, 3], doubled: false, stands: true },
        ],
      },
      { seat: 4, hands: [{ cards: [48, 33], doubled: false, stands: false }] },
    ],
    dealer: [22, 7, 34, 15],
    turn: null,
  },
}
const PLAYERS = [1, 2, 3, 4, 5, 6, 7].map((seat) => ({
  seat,
  who: [1, 3, 4].includes(seat) ? `m***${seat}` : null,
  isMine: seat === 4,
  stake: [1, 3, 4].includes(seat) ? 2500n : 0n,
  behind: seat === 3 ? 10_000n : 0n,
}))
const KINDS = ['baccarat', 'dragonTiger', 'andarBahar', 'blackjack'] as const
const WINNERS = Array.from('BBPPPBPPBBBTPBBBBPTPBPPPPBBTPBPBB', (letter) =>
  letter === 'B' ? ('banker' as const) : letter === 'P' ? ('player' as const) : ('tie' as const),
)
const OUTCOMES = [
  { label: '1', tone: 'blue' },
  { label: '2', tone: 'green' },
  { label: '5', tone: 'violet' },
  { label: '10', tone: 'red' },
] as const

/** Dealers in every mood, and tables of cards that play from their beginning. */
export function LiveTables() {
  const [mood, setMood] = useState<(typeof MOODS)[number]>('waits')
  return (
    <Section title="Mesas ao vivo">
      <Specimen name="Crupiês" id="live-dealers" wide>
        {MOODS.map((one) => (
          <Button key={one} size="small" look={one === mood ? 'primary' : 'secondary'} onClick={() => setMood(one)}>
            {one}
          </Button>
        ))}
        <div className={styles.dealers}>
          {NAMES.map((name, n) => (
            <div key={name}>
              <Dealer look={n + 1} name={name} mood={mood} isCalm={isCalm()} />
            </div>
          ))}
        </div>
      </Specimen>
      {KINDS.map((kind) => (
        <Specimen key={kind} name={kind} id={`live-${kind}`} wide>
          <Table kind={kind} />
        </Specimen>
      ))}
      <Specimen name="Estradas e resultados" id="live-roads" wide>
        <div className={styles.roads}>
          <Roads sides="baccarat" winners={WINNERS} />
          <Roads sides="dragon-tiger" winners={WINNERS} />
          <PastResults
            entries={WINNERS.map((_, n) => ({ round: String(n), ...OUTCOMES[(n * n) % OUTCOMES.length]! }))}
            outcomes={OUTCOMES}
          />
        </div>
      </Specimen>
    </Section>
  )
}

/** Nothing lies there until it is pressed. */
function Table({ kind }: { kind: (typeof KINDS)[number] }) {
  const [round, setRound] = useState(0)
  const [beganMs, setBeganMs] = useState(0)
  const [isWaited, setIsWaited] = useState(false)
  const isPlayed = round > 0 && !isWaited
  const play = (): void => {
    setBeganMs(performance.now())
    setRound(round + 1)
    setIsWaited(false)
  }
  const shown = {
    phase: isWaited ? ('closed' as const) : isPlayed ? ('play' as const) : ('open' as const),
    round: String(round),
    elapsedMs: () => performance.now() - beganMs,
    isCalm: isCalm(),
    label: kind,
  }
  return (
    <>
      <Button size="small" onClick={() => setIsWaited(true)}>
        Embaralhar
      </Button>
      <Button size="small" onClick={play}>
        Dar as cartas
      </Button>
      <div className={styles.table}>
        <Salon tone="forest" mark={kind} dealer={<Dealer look={round} name="Iara" mood={isPlayed ? 'deals' : 'waits'} isCalm={isCalm()} />}>
          {kind === 'baccarat' && <BaccaratScene {...shown} result={isPlayed ? TABLES.baccarat : null} />}
          {kind === 'dragonTiger' && <DragonTigerScene {...shown} result={isPlayed ? TABLES.dragonTiger : null} />}
          {kind === 'andarBahar' && <AndarBaharScene {...shown} result={isPlayed ? TABLES.andarBahar : null} />}
          {kind === 'blackjack' && <BlackjackScene {...shown} table={isPlayed ? TABLES.blackjack : null} turn={null} players={PLAYERS} />}
        </Salon>
      </div>
    </>
  )
}
