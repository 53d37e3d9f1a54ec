import { articles } from './articles.ts'
import { banners } from './banners.ts'
import { games } from './games.ts'
import { notices } from './notices.ts'
import { replies } from './replies.ts'
import type { Subjects } from './subject.ts'
import { synonyms } from './synonyms.ts'
import { vendors } from './vendors.ts'
import { words } from './words.ts'

/** All that can be edited, in the browser and from the command line. */
export const subjects: Subjects = { games, vendors, banners, notices, articles, synonyms, replies, words }
