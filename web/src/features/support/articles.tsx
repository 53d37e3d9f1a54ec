import { type HelpArticle, helpCategories } from '@tucano/contract/support'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown, Link2, Search, X } from 'lucide-react'
import { type ReactNode, type Ref, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Loaded } from '#parts/loaded'
import { useText } from '#platform/text'
import { Button, IconButton } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { TextField } from '#ui/field'
import { RichText } from '#ui/rich-text'
import { helpArticles } from './queries.ts'
import { type Found, readable, search } from './search.ts'
import styles from './support.module.css'
import { texts } from './texts.ts'

type Category = (typeof helpCategories)[number]

/** All articles by topic, with a search over them. The one that the address names is open. */
export function Articles({ slug, wide = false }: { slug: string; wide?: boolean }) {
  const t = useText(texts)
  const query = useQuery(helpArticles)
  return (
    <Loaded query={query} skeleton={skeleton} failedTitle={t('failedTitle')} empty={{ title: t('emptyTitle') }}>
      {(articles) => (
        <div className={styles.columns} data-wide={wide}>
          <Topics articles={articles} slug={slug} />
        </div>
      )}
    </Loaded>
  )
}

const skeleton = (
  <div className={styles.articles}>
    {Array.from({ length: 7 }, (_, index) => (
      <Skeleton key={index} height="60px" />
    ))}
  </div>
)

function Topics({ articles, slug }: { articles: readonly HelpArticle[]; slug: string }) {
  const t = useText(texts)
  const [asked, setAsked] = useState('')
  const [chosen, setChosen] = useState<Category | undefined>()
  const all = useMemo(() => readable(articles), [articles])
  const wanted = useDeferredValue(asked)
  const found = useMemo(() => search(all, wanted), [all, wanted])
  const category = chosen ?? articles.find((article) => article.slug === slug)?.category ?? 'account'
  const choose = (key: Category): void => {
    setChosen(key)
    setAsked('')
  }
  const clear = (
    <IconButton label={t('clearSearch')} onClick={() => setAsked('')}>
      <X />
    </IconButton>
  )
  return (
    <>
      <div className={styles.side}>
        <search>
          <TextField
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            label={t('search')}
            placeholder={t('searchHint')}
            icon={<Search />}
            value={asked}
            onChange={({ target }) => setAsked(target.value)}
            end={asked ? clear : undefined}
          />
        </search>
        <div className={styles.topics} role="group" aria-label={t('categories')}>
          {helpCategories.map((key) => (
            <button key={key} type="button" className={styles.topic} aria-pressed={!found && key === category} onClick={() => choose(key)}>
              {t(key)}
              <span className={styles.count} aria-hidden="true">
                {articles.filter((article) => article.category === key).length}
              </span>
            </button>
          ))}
        </div>
      </div>
      {found ? (
        <Results found={found} query={wanted.trim()} />
      ) : (
        <div className={styles.articles}>
          {articles
            .filter((article) => article.category === category)
            .map((article) => (
              <Article key={article.slug} article={article} open={article.slug === slug} />
            ))}
        </div>
      )}
    </>
  )
}

function Results({ found, query }: { found: readonly Found[]; query: string }) {
  const t = useText(texts)
  return (
    <div className={styles.articles}>
      <p className={styles.told} role="status">
        {found.length === 1 ? t('foundOne', { query }) : t('found', { count: found.length, query })}
      </p>
      {found.length === 0 && (
        <DrawnState drawing="search" title={t('nothingFound')}>
          {t('nothingFoundText')}
        </DrawnState>
      )}
      {found.map(({ article, excerpt }) => (
        <Article key={article.slug} article={article} open={false}>
          <Badge>{t(article.category)}</Badge>
          <span className={styles.excerpt}>{excerpt.map((piece, index) => (index % 2 ? <mark key={index}>{piece}</mark> : piece))}</span>
        </Article>
      ))}
    </div>
  )
}

function Article({ article, open, children }: { article: HelpArticle; open: boolean; children?: ReactNode }) {
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (open) element.current?.scrollIntoView({ block: 'start' })
  }, [open])
  return (
    <ArticleCard article={article} open={open} ref={element}>
      {children}
    </ArticleCard>
  )
}

interface ArticleCardProps {
  article: HelpArticle
  open: boolean
  ref?: Ref<HTMLDetailsElement>
  children?: ReactNode
}

/** A question that opens to its answer. */
export function ArticleCard({ article, open, ref, children }: ArticleCardProps) {
  return (
    <details id={article.slug} ref={ref} className={styles.article} open={open || undefined}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <h2 className={styles.question}>{article.title}</h2>
          {children}
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.answer}>
        <RichText html={article.content} />
        <CopyLink slug={article.slug} />
      </div>
    </details>
  )
}

/** The address of one article, to be passed on. */
function CopyLink({ slug }: { slug: string }) {
  const t = useText(texts)
  const [copied, setCopied] = useState(false)
  const copy = (): void => {
    const address = new URL(`#${slug}`, location.href).href
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <Button size="small" look="quiet" className={styles.copy} icon={copied ? <Check /> : <Link2 />} onClick={copy}>
      {copied ? t('copied') : t('copyLink')}
    </Button>
  )
}
