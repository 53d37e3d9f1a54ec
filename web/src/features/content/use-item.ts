import {
  type ContentItems,
  type ContentRefused,
  type ContentSubject,
  removeContent,
  restoreContent,
  saveContent,
} from '@tucano/contract/content'
import type { RequestOf } from '@tucano/contract/endpoint'
import { useState } from 'react'
import { call } from '#platform/call'
import { Cancelled } from '#platform/cancelled'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { toast } from '#ui/toast'
import { reread } from './queries.ts'
import { refusedOf } from './refused-of.ts'
import { texts } from './texts.ts'

/** Saves, removes and restores, and keeps what the server refused: at its field, or for the whole. */
export function useItem(subject: ContentSubject) {
  const t = useText(texts)
  const say = useErrorText()
  const { busy, problem, run: start } = useAction()
  const [wrong, setWrong] = useState<ContentRefused>()
  const run = (change: () => Promise<unknown>, done: string, atForm = false): Promise<boolean> =>
    start(async () => {
      setWrong(undefined)
      try {
        await change()
      } catch (error) {
        if (!atForm) toast(say(error), 'wrong')
        else setWrong(refusedOf(error))
        await reread()
        // What stands at its field, or was said in passing, is not told once more.
        throw !atForm || refusedOf(error) ? new Cancelled() : error
      }
      // It is said when the page has it too: whoever goes on typing then types into what was saved.
      await reread()
      toast(done, 'done')
    })
  return {
    busy,
    wrong,
    problem,
    /** Answers with the version that it has now, and with nothing when it was not saved. */
    save: async (item: ContentItems[ContentSubject], version: string | null): Promise<string | undefined> => {
      let saved: string | undefined
      const send = async (): Promise<void> => {
        saved = (await call(saveContent, { subject, item, version } as RequestOf<typeof saveContent>)).version
      }
      return (await run(send, t('saved'), true)) ? saved : undefined
    },
    remove: (slug: string, version: string) => run(() => call(removeContent, { subject, slug, version }), t('removed')),
    restore: (versionId: string, version: string | null) => run(() => call(restoreContent, { versionId, version }), t('restored')),
  }
}
