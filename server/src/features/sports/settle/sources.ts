/** Of results: neither the feed has told it nor operators. Bets were taken after what had happened, and before their market was stopped. */
export const PAST_POSTING = 'past-posting'
