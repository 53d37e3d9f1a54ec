import { ROOM_TEXT_MAX } from '@tucano/contract/chat'
import { useState } from 'react'
import { CallError } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { TextField } from '#ui/field'
import styles from './content.module.css'
import { type Look, PreviewFrame } from './preview-frame.tsx'
import type { PreviewProps } from './preview.tsx'
import { useSentence } from './queries.ts'
import { texts } from './texts.ts'

/** A sentence to try: what the room would do with it, with the word that is being added. */
export function SentencePreview({ draft, isNew, drawing, look }: PreviewProps & { look: Look }) {
  const t = useText(texts)
  const say = useErrorText()
  const base = useSite((state) => state.imageBase)
  const [typed, setTyped] = useState('')
  const [now] = useState(() => Date.now())
  const result = useSentence(typed, isNew ? draft.slug : undefined)
  return (
    <>
      <TextField
        label={t('sentence')}
        hint={t('hint_sentence')}
        autoComplete="off"
        maxLength={ROOM_TEXT_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status">
        {result && (
          <p className={result.refused ? styles.dropped : styles.soft}>
            {result.refused ? t('sentenceRefused', { text: say(new CallError(result.refused)) }) : t('sentenceShown')}
            {result.word !== null && ` ${t('sentenceWord', { word: result.word })}`}
          </p>
        )}
      </div>
      {result && !result.refused && (
        <PreviewFrame {...look}>
          <drawing.RoomLine
            line={{ id: '1', author: 'preview', nickname: t('player'), icon: `${base}/avatar-default.svg`, text: result.text, time: now }}
          />
        </PreviewFrame>
      )}
    </>
  )
}
