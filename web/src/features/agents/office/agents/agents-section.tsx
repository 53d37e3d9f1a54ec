import { type AgentLine, setAgentState } from '@tucano/contract/agents/office'
import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Queue } from '#parts/office/queue'
import { Workplace } from '#parts/office/workplace'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import entry from '#office/office.module.css'
import { TeamPath } from '../../parts/team-path.tsx'
import styles from '../office.module.css'
import { AgentBadges } from './agent-badges.tsx'
import { AgentDetail } from './agent-detail.tsx'
import { useAgents } from './queries.ts'
import { texts } from './texts.ts'

const idIn = (text: string | null): string | undefined => (text !== null && /^[1-9]\d{0,17}$/.test(text) ? text : undefined)

/** Where one is in the tree, what is searched for and who is shown: all of it in the address. */
function usePlace() {
  const [search, setSearch] = useSearchParams()
  const go = (change: Partial<Record<'abaixo' | 'busca' | 'agente', string | undefined>>): void =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      for (const [name, value] of Object.entries(change)) {
        if (value) after.set(name, value)
        else after.delete(name)
      }
      return after
    })
  return { of: idIn(search.get('abaixo')), query: search.get('busca')?.slice(0, 64) ?? '', chosen: search.get('agente') ?? undefined, go }
}

/** Agents as a tree: the general ones first, and below each those that it has brought in. */
export function AgentsSection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const { of, query: asked, chosen, go } = usePlace()
  const { query, path } = useAgents(asked ? { query: asked } : of ? { of } : {})
  const top = { memberId: '', name: t('top'), isDirect: false }
  return (
    <Workplace
      title={t('title')}
      text={t('text')}
      mayChange={mayCall(roles, setAgentState)}
      chosen={chosen !== undefined}
      onBack={() => go({ agente: undefined })}
      labels={{ back: t('back'), choose: t('choose') }}
      queue={
        <>
          <SearchForm key={asked} asked={asked} onAsk={(busca) => go({ busca, abaixo: undefined, agente: undefined })} />
          {asked === '' && of !== undefined && (
            <div className={styles.path}>
              <TeamPath path={[top, ...path]} first={t('top')} onGo={(abaixo) => go({ abaixo, agente: undefined })} />
            </div>
          )}
          <Queue
            label={t('title')}
            keyOf={({ memberId }) => memberId}
            chosen={chosen}
            onChoose={(agente) => go({ agente })}
            query={query}
            failedTitle={t('failed')}
            empty={
              asked
                ? { title: t('nobody'), text: t('nobodyText') }
                : of
                  ? { title: t('noneBelow'), text: t('noneBelowText') }
                  : { title: t('none'), text: t('noneText') }
            }
          >
            {(line) => <Entry line={line} />}
          </Queue>
        </>
      }
      detail={
        idIn(chosen ?? null) === undefined ? null : (
          <AgentDetail
            key={chosen}
            memberId={chosen!}
            roles={roles}
            onChoose={(agente) => go({ agente })}
            onGoBelow={(abaixo) => go({ abaixo, busca: undefined, agente: undefined })}
          />
        )
      }
    />
  )
}

function SearchForm({ asked, onAsk }: { asked: string; onAsk: (query: string) => void }) {
  const t = useText(texts)
  const [typed, setTyped] = useState(asked)
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        onAsk(typed.trim())
      }}
    >
      <TextField
        label={t('search')}
        hint={t('searchHint')}
        icon={<Search />}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value === '' && asked !== '') onAsk('')
        }}
      />
      <Button type="submit" wide>
        {t('find')}
      </Button>
    </form>
  )
}

function Entry({ line }: { line: AgentLine }) {
  const t = useText(texts)
  const { signed } = useAmounts()
  const { account, nickname, kind, members, agents, result } = line
  return (
    <>
      <span className={entry.top}>
        <span className={entry.name}>{account}</span>
        {kind > 0 && <span className={entry.amount}>{signed(BigInt(result))}</span>}
      </span>
      <span className={entry.minor}>{[nickname, kind > 0 && t('below', { members, agents })].filter(Boolean).join(' · ')}</span>
      <span className={entry.badges}>
        <AgentBadges agent={line} />
      </span>
    </>
  )
}
