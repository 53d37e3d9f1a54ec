import type { Definition, DefinitionOf } from '@tucano/contract/promotions'
import { rewardsIn } from '@tucano/contract/promotions/law'
import { useState } from 'react'
import { useTyped } from '#platform/amounts'
import { serverNow } from '#platform/clock'
import { readAmount } from '#platform/read-amount'
import { useBrand } from '#platform/site'
import { Chip } from '#ui/card'
import { Facts } from '#ui/facts'
import { TextField } from '#ui/field'
import { type Worked, cashbackOf, fullDeposit, matchOf, rebateOf } from '../work-out.ts'
import { type Tied, isTied, termsFacts, tiedFacts } from './terms-facts.tsx'
import { type Saying, useSaying } from './use-saying.ts'
import styles from './worked-out.module.css'

/** What comes of an amount: what is given on which terms, or why nothing. */
type Outcome = { worked: Worked } | { problem: string }
type Reckon = (amount: bigint) => Outcome

const SOME = 10_000n

const plain = (given: bigint): Outcome => ({ worked: { given, deposit: 0n, terms: null } })

/** What a promotion comes to for the member's own amount, where it depends on one; otherwise what each of its rewards asks for that asks for something. */
export function WorkedOut({ definition }: { definition: Definition }) {
  const saying = useSaying()
  if (definition.kind === 'depositMatch') return <Match definition={definition} saying={saying} />
  if (definition.kind === 'cashback') return <Cashback definition={definition} saying={saying} />
  if (definition.kind === 'rebate') {
    const reckon: Reckon = (staked) => plain(rebateOf(definition, staked))
    return <Reckoner label={saying.t('ifStaked')} first={SOME} chips={[]} reckon={reckon} saying={saying} />
  }
  const rewards = new Map(rewardsIn(definition).flatMap((reward) => (isTied(reward) ? [[JSON.stringify(reward), reward]] : [])))
  return rewards.size === 0 ? null : <OfRewards rewards={[...rewards.values()]} saying={saying} />
}

function Match({ definition, saying }: { definition: DefinitionOf<'depositMatch'>; saying: Saying }) {
  const { t, amount } = saying
  const [least, most] = [BigInt(definition.minDeposit), fullDeposit(definition)]
  const reckon: Reckon = (deposit) => {
    const worked = matchOf(definition, deposit)
    return worked ? { worked } : { problem: t('belowDeposit', { min: amount(least) }) }
  }
  const chips = [...new Set([least, SOME, most])].filter((each) => each >= least && each <= most).toSorted((a, b) => (a < b ? -1 : 1))
  return <Reckoner label={t('ifDeposit')} first={least > SOME ? least : SOME} chips={chips} reckon={reckon} saying={saying} />
}

function Cashback({ definition, saying }: { definition: DefinitionOf<'cashback'>; saying: Saying }) {
  const { t, amount } = saying
  const least = BigInt(definition.minLoss)
  const reckon: Reckon = (lost) => {
    const back = cashbackOf(definition, lost)
    return back === undefined ? { problem: t('belowLoss', { min: amount(least) }) } : plain(back)
  }
  return <Reckoner label={t('ifLost')} first={least > SOME ? least : SOME} chips={[]} reckon={reckon} saying={saying} />
}

/** One of them at a time, chosen where there are several. */
function OfRewards({ rewards, saying }: { rewards: readonly Tied[]; saying: Saying }) {
  const { t, reward: say } = saying
  const { timeZone } = useBrand()
  const [nowMs] = useState(serverNow)
  const [chosen, setChosen] = useState(0)
  const shown = rewards[chosen] ?? rewards[0]!
  return (
    <section className={styles.worked} data-worked>
      <h2>{t('workedReward')}</h2>
      {rewards.length > 1 && (
        <div className={styles.chips} role="group" aria-label={t('prizesTitle')}>
          {rewards.map((reward, index) => (
            <Chip key={index} pressed={reward === shown} onPress={() => setChosen(index)}>
              {say(reward)}
            </Chip>
          ))}
        </div>
      )}
      <div aria-live="polite">
        <Facts facts={tiedFacts(shown, saying, { nowMs, timeZone })} />
      </div>
    </section>
  )
}

interface ReckonerProps {
  label: string
  /** What stands in the field at first. */
  first: bigint
  chips: readonly bigint[]
  reckon: Reckon
  saying: Saying
}

function Reckoner({ label, first, chips, reckon, saying }: ReckonerProps) {
  const { t, amount } = saying
  const { timeZone, currencySymbol } = useBrand()
  const written = useTyped()
  const [nowMs] = useState(serverNow)
  const [typed, setTyped] = useState(() => written(first))
  const read = readAmount(typed)
  const outcome = read === undefined ? { problem: t('amountWrong') } : reckon(read)
  return (
    <section className={styles.worked} data-worked>
      <h2>{t('worked')}</h2>
      <div className={styles.amount}>
        <TextField
          label={label}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          icon={currencySymbol}
          error={'problem' in outcome ? outcome.problem : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        {chips.length > 1 && (
          <div className={styles.chips} role="group" aria-label={label}>
            {chips.map((chip, index) => (
              <Chip key={String(chip)} pressed={chip === read} onPress={() => setTyped(written(chip))}>
                {index === chips.length - 1 ? `${amount(chip)} (${t('most')})` : amount(chip)}
              </Chip>
            ))}
          </div>
        )}
      </div>
      <div aria-live="polite">{'worked' in outcome && <Facts facts={termsFacts(outcome.worked, saying, { nowMs, timeZone })} />}</div>
    </section>
  )
}
