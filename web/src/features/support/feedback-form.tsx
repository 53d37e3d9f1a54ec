import { feedbackTopics } from '@tucano/contract/support'
import { FEEDBACK_CHARACTERS_MAX, countWords, feedbackWords } from '@tucano/contract/text'
import { type SubmitEvent, useState } from 'react'
import { CallError } from '#platform/call'
import { useText } from '#platform/text'
import { Told } from '#platform/told'
import { useAction } from '#platform/use-action'
import { SelectField, TextArea, TextField } from '#ui/field'
import { Form } from '#ui/form'
import { sendDraft, useDraft } from './draft.ts'
import { texts } from './texts.ts'

/** One address, roughly: the server has the last word. */
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/

/** What is wrong shows when a field is left or the whole is sent, and goes as soon as it is right. What was typed stays, whatever happens. */
export function FeedbackForm() {
  const t = useText(texts)
  const { topic, content, email } = useDraft()
  const [left, setLeft] = useState<{ content?: boolean; email?: boolean }>({})
  const { busy, problem, run } = useAction()
  const { min, max } = feedbackWords
  const count = countWords(content)
  const contentProblem =
    count < min || count > max
      ? t('feedbackBounds', { 0: min, 1: max, count })
      : content.trim().length > FEEDBACK_CHARACTERS_MAX
        ? t('feedbackLong', { max: FEEDBACK_CHARACTERS_MAX })
        : undefined
  const emailProblem = email.trim() === '' || EMAIL.test(email.trim()) ? undefined : t('emailWrong')
  const send = (): Promise<boolean> =>
    run(async () => {
      try {
        await sendDraft()
      } catch (error) {
        throw error instanceof CallError && error.fields.some(({ field }) => field === 'email') ? new Told(t('emailWrong')) : error
      }
    })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setLeft({ content: true, email: true })
    if (!contentProblem && !emailProblem) void send()
    else event.currentTarget.querySelector<HTMLElement>(contentProblem ? 'textarea' : 'input')?.focus()
  }
  return (
    <Form onSubmit={submit} submitLabel={t('feedbackSend')} busy={busy} problem={problem}>
      <SelectField
        label={t('feedbackTopic')}
        value={topic}
        onChange={({ target }) => useDraft.setState({ topic: target.value as typeof topic })}
      >
        {feedbackTopics.map((key) => (
          <option key={key} value={key}>
            {t(`topic_${key}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('feedbackContent')}
        rows={6}
        value={content}
        hint={t('feedbackCount', { count, max })}
        error={left.content ? contentProblem : undefined}
        onChange={({ target }) => useDraft.setState({ content: target.value })}
        onBlur={() => setLeft((before) => ({ ...before, content: content !== '' }))}
      />
      <TextField
        label={t('feedbackEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={120}
        value={email}
        hint={t('feedbackEmailHint')}
        error={left.email ? emailProblem : undefined}
        onChange={({ target }) => useDraft.setState({ email: target.value })}
        onBlur={() => setLeft((before) => ({ ...before, email: true }))}
      />
    </Form>
  )
}
