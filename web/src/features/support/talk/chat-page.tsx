import { type Conversation, MESSAGE_MAX, endConversation, operatorTyping, typeToSupport, writeToSupport } from '@tucano/contract/support'
import { LogOut } from 'lucide-react'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { useToastAction } from '#parts/use-toast-action'
import { call } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { useBrand, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button, IconButton } from '#ui/button'
import { Skeleton } from '#ui/card'
import { Modal } from '#ui/modal'
import { Composer } from '#ui/talk'
import styles from './chat-page.module.css'
import { ConversationThread } from './conversation-thread.tsx'
import { Ended, Offline, Topics, Waiting } from './chat-cards.tsx'
import { texts } from './texts.ts'
import { type Entrance, enter, forgetConversation, takeMessage, useConversation, useEntrance } from './use-conversation.ts'
import { useSending, useTellTyping } from './use-sending.ts'
import { useTyping } from './use-typing.ts'

/** Customer service, made for a small window of its own and as good on a phone's whole screen. */
export function ChatPage() {
  const [entrance, setEntrance] = useEntrance()
  /** Asks for a new pass from here, without the site's window. */
  const begin = async (): Promise<void> => {
    setEntrance('opening')
    try {
      const { findService } = await import('../service/find-service.ts')
      const pass = new URL(await findService()).hash.replace('#pass=', '')
      await enter(pass)
      forgetConversation()
      setEntrance('open')
    } catch (failed) {
      setEntrance({ failed })
    }
  }
  if (entrance === 'open') return <Talking onAgain={() => void begin()} />
  return (
    <Frame status={undefined}>{entrance === 'opening' ? <Opening /> : <Outside entrance={entrance} onBegin={() => void begin()} />}</Frame>
  )
}

interface FrameProps {
  /** How things stand, in a few words. */
  status: string | undefined
  online?: boolean
  action?: ReactNode
  children: ReactNode
}

function Frame({ status, online = false, action, children }: FrameProps) {
  const t = useText(texts)
  const { name, chatHeaderColour } = useBrand()
  const base = useSite((state) => state.imageBase)
  return (
    <main className={styles.page} style={{ '--tint': chatHeaderColour } as CSSProperties}>
      <header className={styles.head}>
        <img className={styles.logo} src={`${base}/logo-mark.svg`} alt="" width={40} height={40} />
        <div className={styles.titles}>
          <h1 className={styles.title}>{t('chatTitle', { brand: name })}</h1>
          {status && (
            <p className={styles.status} role="status">
              <span className={styles.dot} data-online={online || undefined} aria-hidden="true" />
              {status}
            </p>
          )}
        </div>
        {action}
      </header>
      {children}
    </main>
  )
}

function Opening() {
  const w = useText(words)
  return (
    <div className={styles.opening} role="status" aria-label={w('loading')}>
      <Skeleton width="70%" height="64px" />
      <Skeleton width="50%" height="44px" />
    </div>
  )
}

/** This window has no conversation: it was opened by hand, or its link was used or old. */
function Outside({ entrance, onBegin }: { entrance: Exclude<Entrance, 'opening' | 'open'>; onBegin: () => void }) {
  const t = useText(texts)
  const say = useErrorText()
  const failed = entrance === 'none' ? undefined : entrance.failed
  const actions = (
    <>
      <Button look="primary" onClick={onBegin}>
        {t('begin')}
      </Button>
      <a className={styles.help} href="/helpmc">
        {t('centerTitle')}
      </a>
    </>
  )
  return (
    <div className={styles.outside}>
      <DrawnState drawing={failed ? 'offline' : 'nest'} title={failed ? t('openFailed') : t('beginTitle')} actions={actions}>
        {failed ? say(failed) : t('beginText')}
      </DrawnState>
    </div>
  )
}

function Talking({ onAgain }: { onAgain: () => void }) {
  const t = useText(texts)
  const { query, connected } = useConversation()
  const [ending, setEnding] = useState(false)
  const { data } = query
  const open = data !== undefined && data.state !== 'closed' && data.state !== 'new'
  const action = open && (
    <IconButton label={t('end')} className={styles.end} onClick={() => setEnding(true)}>
      <LogOut />
    </IconButton>
  )
  return (
    <Frame status={data && statusText(t, data)} online={data?.desk.open ?? false} action={action}>
      {!connected && (
        <p className={styles.lost} role="status">
          {t('reconnecting')}
        </p>
      )}
      <Arrived query={query} skeleton={<Opening />} failedTitle={t('openFailed')}>
        {(conversation) => <Conversing conversation={conversation} onAgain={onAgain} />}
      </Arrived>
      {ending && <AskEnd close={() => setEnding(false)} />}
    </Frame>
  )
}

function statusText(t: ReturnType<typeof useText<typeof texts.pt>>, { state, operator, desk, position }: Conversation): string {
  if (state === 'closed') return t('statusClosed')
  if (state === 'taken') return t('statusTaken', { name: operator ?? '' })
  if (!desk.open) return t('statusOffline')
  return state === 'waiting' ? t('statusWaiting', { position }) : t('statusOnline')
}

function Conversing({ conversation, onAgain }: { conversation: Conversation; onAgain: () => void }) {
  const t = useText(texts)
  const { state, messages, operator, desk, position, vip } = conversation
  const send = useSending((message) => call(writeToSupport, message), takeMessage, messages)
  const tell = useTellTyping(() => call(typeToSupport, {}))
  const typing = useTyping(operatorTyping, () => true, messages.at(-1)?.id)
  const empty = messages.length === 0 && send.pending.length === 0
  return (
    <>
      <ConversationThread
        talk={conversation}
        pending={send.pending}
        side="customer"
        typing={typing && state === 'taken'}
        typingName={operator ?? t('support')}
        onRetry={send.retry}
        before={empty && <Topics vip={vip} />}
        after={
          <>
            {state !== 'closed' && state !== 'taken' && !desk.open && <Offline desk={desk} />}
            {state === 'waiting' && desk.open && <Waiting position={position} />}
            {state === 'closed' && <Ended conversation={conversation} onAgain={onAgain} />}
          </>
        }
      />
      {state !== 'closed' && (
        <Composer
          label={t('write')}
          placeholder={t('write')}
          sendLabel={t('send')}
          max={MESSAGE_MAX}
          leftLabel={(left) => t('left', { left })}
          problem={send.problem}
          onSend={send.write}
          onType={tell}
        />
      )}
    </>
  )
}

function AskEnd({ close }: { close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const { run } = useToastAction()
  const end = (): void => {
    close()
    void run(() => call(endConversation, {}))
  }
  const buttons = [
    { key: 'CANCEL', label: w('cancel'), onPress: close },
    { key: 'CONFIRM', label: t('endConfirm'), isDefault: true, onPress: end },
  ]
  return (
    <Modal title={t('endTitle')} closeLabel={w('close')} buttons={buttons} onClose={close}>
      <p>{t('endText')}</p>
    </Modal>
  )
}
