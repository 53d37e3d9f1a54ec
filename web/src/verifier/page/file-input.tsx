import { FileJson } from 'lucide-react'
import { type DragEvent, type FormEvent, useRef, useState } from 'react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { TextArea } from '#ui/field'
import styles from './parts.module.css'
import { texts } from './texts.ts'

/** A file that is chosen or dropped, or its text. */
export function FileInput({ onText }: { onText: (name: string, text: string) => void }) {
  const t = useText(texts)
  const input = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState('')
  const open = (file: File | undefined): void => {
    if (file) void file.text().then((text) => onText(file.name, text))
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    open(event.dataTransfer.files[0])
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onText(t('pasted'), pasted)
  }
  return (
    <>
      <Card className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <FileJson aria-hidden="true" />
        <Button look="primary" size="large" onClick={() => input.current?.click()}>
          {t('chooseFile')}
        </Button>
        <p>{t('dropFile')}</p>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t('chooseFile')}
          onChange={({ target }) => {
            open(target.files?.[0])
            // The same file again is worth another look.
            target.value = ''
          }}
        />
      </Card>
      <form className={styles.form} onSubmit={submit}>
        <TextArea label={t('paste')} value={pasted} spellCheck={false} onChange={({ target }) => setPasted(target.value)} />
        <Button type="submit" disabled={pasted.trim() === ''}>
          {t('checkText')}
        </Button>
      </form>
    </>
  )
}
