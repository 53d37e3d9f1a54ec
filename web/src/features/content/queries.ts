import {
  type ContentEntry,
  type ContentItems,
  type ContentList,
  type ContentSubject,
  SEARCH_WORDS_MAX,
  contentChanged,
  listContent,
  listContentVersions,
  previewGame,
  previewMarkup,
  previewSearch,
  previewSentence,
  previewVendor,
} from '@tucano/contract/content'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#platform/call'
import { readySentences } from '#platform/error-sentences'
import { listen, onMissed } from '#platform/live'
import { queries } from '#platform/queries'

const CONTENT = 'content'
/** Reads again what the page has of all subjects, and what it was before. */
export async function reread(): Promise<void> {
  void queries.invalidateQueries({ queryKey: [CONTENT, 'versions'] })
  await queries.invalidateQueries({ queryKey: [CONTENT, 'list'] })
}
// Whoever else edits, and the command line: what is shown is what is there now.
listen(contentChanged, () => void reread())
onMissed(() => void reread())

export function useContent<S extends ContentSubject>(subject: S) {
  return useQuery({ ...listOf(subject), select: ({ entries }) => entries as ContentEntry<S>[] })
}

const listOf = (subject: ContentSubject) => ({
  queryKey: [CONTENT, 'list', subject],
  queryFn: () => call(listContent, { subject }),
  staleTime: 0,
})

/** What a banner may show: drawings of the brand, and pictures that were uploaded. */
export function usePictures(): Pick<ContentList<'banners'>, 'pictures' | 'uploaded'> {
  const { data } = useQuery(listOf('banners'))
  return data?.subject === 'banners' ? data : { pictures: [], uploaded: [] }
}

/** What one thing was before; without a name, what was removed. */
export const useVersions = (subject: ContentSubject, slug: string | undefined) =>
  useQuery({
    queryKey: [CONTENT, 'versions', subject, slug ?? ''],
    queryFn: async () => (await call(listContentVersions, { subject, slug })).versions,
    staleTime: 0,
  })

const PAUSE_MS = 300

/** What is typed, a moment after somebody stops typing. */
function useSettled<Typed extends string>(typed: Typed): Typed {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

/** A game as the lobby would show it. */
export function useGamePreview({ slug, name, state }: { slug: string; name: string; state: ContentItems['games']['state'] }) {
  const settled = useSettled(name.trim())
  const { data } = useQuery({
    queryKey: [CONTENT, 'game', slug, settled, state],
    queryFn: () => call(previewGame, { slug, name: settled, state }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return settled === '' ? undefined : data
}

/** A vendor as menus would show it. */
export function useVendorPreview({ name, ...rest }: ContentItems['vendors']) {
  const settled = useSettled(name.trim())
  const { data } = useQuery({
    queryKey: [CONTENT, 'vendor', settled, rest],
    queryFn: () => call(previewVendor, { ...rest, name: settled }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return settled === '' ? undefined : data
}

/** What a search would find if a game had these words, one a line. */
export function useSearchPreview(slug: string, words: string, typed: string) {
  const [meant, settled] = [useSettled(words.slice(0, SEARCH_WORDS_MAX)), useSettled(typed.trim())]
  const { data } = useQuery({
    queryKey: [CONTENT, 'search', slug, meant, settled],
    queryFn: () => call(previewSearch, { slug, words: meant, typed: settled }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return settled === '' ? undefined : data
}

/** What the room would do with a sentence. */
export function useSentence(text: string, word: string | undefined) {
  const [settled, more] = [useSettled(text.trim()), useSettled(word ?? '')]
  const { data } = useQuery({
    queryKey: [CONTENT, 'sentence', settled, more],
    queryFn: async () => {
      const result = await call(previewSentence, { text: settled, ...(more ? { word: more } : {}) })
      // What is refused is told in the words that its writer would read.
      if (result.refused) await readySentences()
      return result
    },
    enabled: settled !== '',
    staleTime: 0,
  })
  return settled === '' || !data ? undefined : { ...data, text: settled }
}

/** Markup as it would be kept. */
export function useMarkup(html: string, mayAsk: boolean) {
  const asked = useSettled(html)
  const { data } = useQuery({
    queryKey: [CONTENT, 'markup', asked],
    queryFn: () => call(previewMarkup, { html: asked }),
    enabled: mayAsk && asked !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  if (!mayAsk) return { html, dropped: [] }
  return asked === '' ? { html: '', dropped: [] } : data
}
