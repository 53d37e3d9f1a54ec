import type { OperatorRole } from '@tucano/contract/endpoint'
import { ContentSection } from '../features/content/content-section.tsx'
import type { Drawing } from '../features/content/preview.tsx'
import { LoungeLines } from '../features/chat/lounge-lines.tsx'
import { useCardTools } from '../features/lobby/card-tools.ts'
import { GameCard } from '../features/lobby/game-card.tsx'
import { VendorMenu } from '../features/lobby/vendor-menu.tsx'
import { BannerSlide, FormPicture } from '../features/notices/banner-area.tsx'
import { NoticeContent } from '../features/notices/notice-content.tsx'
import { NoticeSheet } from '../features/promotions/notice-sheet.tsx'
import { ArticleCard } from '../features/support/articles.tsx'
import { ConversationThread } from '../features/support/talk/conversation-thread.tsx'
import { VendorGrid } from './navigation-bar.tsx'
import styles from './shell.module.css'

/** What draws the site draws the previews. */
const drawing: Drawing = {
  Banner: ({ banner }) =>
    banner.groupName === 'w_login' || banner.groupName === 'w_register' ? (
      <FormPicture banner={banner} />
    ) : (
      <div className={styles.banner} data-group={banner.groupName}>
        <div className={styles.slidePlace}>
          <BannerSlide banner={banner} first />
        </div>
        {banner.groupName === 'w_home' && <div className={styles.jackpotPlace} />}
      </div>
    ),
  Notice: ({ notice }) => <NoticeContent notice={notice} level="h2" />,
  Promotion: NoticeSheet,
  Article: ({ article }) => <ArticleCard article={article} open />,
  Game: ({ game }) => <GameCard game={game} tools={useCardTools()} />,
  Vendor: ({ card }) => (
    <>
      <VendorGrid label={card.name} cards={[card]} onChosen={() => undefined} />
      <VendorMenu cards={[card]} chosen={undefined} onChoose={() => undefined} />
    </>
  ),
  Reply: ({ message }) => (
    <ConversationThread
      talk={{ messages: [message], customerRead: '0', operatorRead: '0' }}
      pending={[]}
      side="customer"
      typing={false}
      typingName=""
      onRetry={() => undefined}
    />
  ),
  RoomLine: ({ line }) => <LoungeLines lines={[line]} me={undefined} />,
}

export const OfficeContent = ({ roles, account }: { roles: readonly OperatorRole[]; account: string }) => (
  <ContentSection roles={roles} account={account} drawing={drawing} />
)
