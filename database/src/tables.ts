// Generated from migrations/ by `npm run schema`. Do not edit.
import type { Generated } from 'kysely'

export interface Tables {
  'agent.applications': {
    id: Generated<bigint>
    member_id: bigint
    channel: string
    address: string
    text: string
    state: Generated<string>
    at: Generated<Date>
    decided_by: string | null
    decided_at: Date | null
    reason: string | null
  }
  'agent.asked_rebates': {
    id: Generated<bigint>
    member_id: bigint
    asked_by: bigint | null
    rebates: unknown
    at: Generated<Date>
    state: Generated<string>
  }
  'agent.invitations': {
    code: string
    agent_id: bigint
    domain: string | null
    enabled: Generated<boolean>
    created_at: Generated<Date>
    kind: Generated<number>
    rebates: Generated<unknown>
    note: Generated<string>
    until: string | null
    uses_left: number | null
    clicks: Generated<bigint>
    registrations: Generated<number>
  }
  'agent.managed': {
    agent_id: bigint
    operator: string
    since: Generated<Date>
  }
  'agent.opened': {
    agent_id: bigint
    request_id: string
    member_id: bigint
    asked: unknown
  }
  'agent.rebates': {
    member_id: bigint
    type: string
    since: string
    bp: number
    given_at: Generated<Date>
  }
  'agent.suspended': {
    agent_id: bigint
    since: Generated<Date>
    suspended_by: string
    reason: string
  }
  'betting.bets': {
    id: string
    pocket_id: bigint
    member_id: bigint
    stake: bigint
    payout: Generated<bigint>
    decided: Generated<bigint>
    owed: Generated<bigint>
    input_hash: bigint
    placed_at: Date
    settled_at: Date | null
    posting_id: bigint | null
    potential: bigint | null
    product: string
    vendor: string
    game: string
    currency: string
    state: string
    version: Generated<number>
    free: Generated<boolean>
    event_id: string | null
    selections: unknown
    transcript: Buffer | null
    seed_id: bigint | null
    nonce: number | null
    mark: string | null
    returns: Generated<boolean>
  }
  'betting.bonuses': {
    id: Generated<bigint>
    member_id: bigint
    currency: string
    source: string
    title: string
    amount: bigint
    required: bigint
    progress: Generated<bigint>
    max_stake: bigint | null
    max_cash: bigint | null
    products: string[] | null
    terms: unknown
    state: Generated<string>
    converted: Generated<bigint>
    granted_at: Generated<Date>
    active_at: Date | null
    expires_at: Date | null
    paused_at: Date | null
    ended_at: Date | null
  }
  'betting.closed_play': {
    product: string | null
    vendor: string | null
  }
  'betting.events': {
    id: string
    product: string
    vendor: string
    game: string
    state: Generated<string>
    version: Generated<number>
    opens_at: Generated<Date>
    closes_at: Date
    pot_id: bigint | null
    rake: bigint | null
    breakage: bigint | null
    result: unknown
  }
  'betting.free_stakes': {
    id: string
    member_id: bigint
    source: string
    kind: string
    title: string
    game: string | null
    products: string[] | null
    stake: bigint
    given: number
    used: Generated<number>
    won: Generated<bigint>
    until: Date
    at: Generated<Date>
    bet_id: string | null
  }
  'betting.nonces': {
    seed_id: bigint
    member_id: bigint
    used: Generated<number>
    closed_at: Date | null
  }
  'betting.open_bets': {
    seed_id: bigint
    game: string
    bet_id: string
  }
  'betting.pockets': {
    id: bigint | null
    member_id: bigint | null
    kind: string | null
    vendor: string | null
    currency: string | null
    balance: bigint | null
    closed_at: Date | null
  }
  'betting.reconciled': {
    singleton: Generated<boolean>
    xid: Generated<string>
    posting_id: Generated<bigint>
    at: Generated<Date>
  }
  'betting.steps': {
    bet_id: string
    key: string
    version: number
    kind: string
    input_hash: bigint
    posting_id: bigint
    at: Date
    stake: bigint
    decided: bigint
    payout: bigint
    moved: bigint
    owed: bigint
    state: string
    late: boolean
    undoes: string | null
  }
  'betting.turnover': {
    member_id: bigint
    day: string
    product: string
    currency: string
    bets: bigint
    stake: bigint
    payout: bigint
    bonus_stake: Generated<bigint>
  }
  'betting.unused_numbers': {
    seed_id: bigint
    nonce: number
    at: Generated<Date>
  }
  'cashier.deposits': {
    id: string
    member_id: bigint
    method: string
    kind: string
    amount: bigint
    fee_rate: Generated<number>
    wager_rate: Generated<number>
    currency: string
    state: Generated<string>
    txid: string | null
    br_code: string | null
    reference: string | null
    created_at: Generated<Date>
    expires_at: Date
    sent_at: Date | null
    done_at: Date | null
    paid: bigint | null
    fee: bigint | null
    posting_id: bigint | null
    operator_id: bigint | null
    reason: string | null
    first_by: bigint | null
    first_at: Date | null
    first_amount: bigint | null
  }
  'cashier.parts': {
    id: string
    withdrawal_id: string
    amount: bigint
    state: Generated<string>
    note: Generated<string>
    paid_at: Generated<Date>
    answer_until: Date
    answered_at: Date | null
    operator_id: bigint
  }
  'cashier.payees': {
    id: string
    member_id: bigint
    kind: string
    sealed: Buffer
    masked: string
    print: Buffer
    holder: string
    created_at: Generated<Date>
    usable_at: Date
    removed_at: Date | null
  }
  'cashier.payments': {
    end_to_end_id: string
    txid: string | null
    amount: bigint
    payer_name: string | null
    payer_cpf: string | null
    paid_at: Date
    heard_at: Generated<Date>
    deposit_id: string | null
    state: string
    why: string | null
    posting_id: bigint
    returned_at: Date | null
  }
  'cashier.polled': {
    one: Generated<boolean>
    at: Date
  }
  'cashier.receipts': {
    deposit_id: string
    type: string
    sealed: Buffer
    at: Generated<Date>
  }
  'cashier.times': {
    kind: string | null
    method: string | null
    asked_at: Date | null
    done_at: Date | null
  }
  'cashier.wagering': {
    member_id: bigint
    required: Generated<bigint>
    staked_before: Generated<bigint>
    id: Generated<bigint>
    source: string
    amount: Generated<bigint>
    earlier: Generated<bigint>
    at: Generated<Date>
    lifted_at: Date | null
  }
  'cashier.weights': {
    one: Generated<boolean>
    weight_bp: unknown
  }
  'cashier.withdrawals': {
    id: string
    member_id: bigint
    payee_id: string
    method: string
    kind: string
    amount: bigint
    fee: Generated<bigint>
    currency: string
    state: Generated<string>
    hold_id: bigint
    created_at: Generated<Date>
    decided_at: Date | null
    operator_id: bigint | null
    sending: Generated<number>
    sent_at: Date | null
    asked_at: Date | null
    end_to_end_id: string | null
    done_at: Date | null
    reason: string | null
    first_by: bigint | null
    first_at: Date | null
  }
  'chat.messages': {
    id: Generated<bigint>
    member_id: bigint
    client_id: string
    text: string
    at: Generated<Date>
    removed_at: Date | null
    removed_by: bigint | null
  }
  'chat.mutes': {
    member_id: bigint
    until: Date
    operator_id: bigint
    at: Generated<Date>
  }
  'chat.words': {
    word: string
  }
  'commissions.agreements': {
    id: Generated<bigint>
    payer_id: bigint | null
    payee_id: bigint
    kind: string
    type: string
    period: string
    state: Generated<string>
    version: Generated<number>
    offered_at: Generated<Date>
    asked_at: Generated<Date>
    ends_at: Date | null
    carried: Generated<bigint>
    slot_day: string | null
    slot_turnover: Generated<bigint>
    slot_paid: Generated<bigint>
  }
  'commissions.bet_rebates': {
    bet_id: string
    member_id: bigint
    type: string
    day: string
    amount: bigint
    owed: Generated<bigint>
    version: number
    at: Date
  }
  'commissions.cpa': {
    member_id: bigint
    agent_id: bigint
    amount: bigint
    posting_id: bigint | null
    at: Generated<Date>
    asked_deposit: bigint
    asked_stake: bigint
    first_day: string
    deposit: bigint
    stake: bigint
  }
  'commissions.fence_parts': {
    agreement_id: bigint
    since: Date
    member_id: bigint
    result: bigint
    before: bigint
    after: bigint
  }
  'commissions.fenced': {
    agreement_id: bigint
    member_id: bigint
    waiting: bigint
    since: Date
  }
  'commissions.games_with_rebates': {
    vendor: string
    game: string
    field: string
  }
  'commissions.paid_days': {
    agreement_id: bigint
    day: string
    amount: bigint
    settlements: number
  }
  'commissions.payments': {
    posting_id: bigint
    agreement_id: bigint
    since: Date
    n: number
    amount: bigint
    at: Generated<Date>
    reversed_by: bigint | null
  }
  'commissions.plans': {
    member_id: bigint
    plan: string
    agreement_id: bigint | null
    cpa_amount: bigint | null
    cpa_first_deposit: bigint | null
    cpa_stake: bigint | null
    given_by: string
    given_at: Generated<Date>
  }
  'commissions.rebate_days': {
    payee_id: bigint
    day: string
    type: string
    people: number
    stake: bigint
    amount: bigint
    is_suspended: Generated<boolean>
  }
  'commissions.rebate_payments': {
    payee_id: bigint
    day: string
    amount: bigint
    state: Generated<string>
    posting_id: bigint | null
  }
  'commissions.reversals': {
    agreement_id: bigint
    since: Date
    asked_id: bigint
    asked_by: string
    asked_at: Generated<Date>
    reason: string
    done_id: bigint | null
    done_by: string | null
    done_at: Date | null
  }
  'commissions.settled_days': {
    agreement_id: bigint
    day: string
    due: bigint
    paid: bigint
  }
  'commissions.settlements': {
    agreement_id: bigint
    since: Date
    until: Date
    terms_version: number
    stake: bigint
    payout: bigint
    rebate: bigint
    promotion: bigint
    salary: bigint
    fee: bigint
    net_loss: bigint
    active: number
    carried_in: bigint
    carried_out: bigint
    tier: number
    rate: bigint
    base: bigint
    due: bigint
    paid: Generated<bigint>
    state: string
    is_new: boolean
    counted_at: Generated<Date>
    is_suspended: Generated<boolean>
    turnover: Generated<bigint>
    paid_before: Generated<bigint>
    fenced: Generated<bigint>
  }
  'commissions.stakes_with_rebates': {
    member_id: bigint
    day: string
    type: string
    stake: bigint
  }
  'commissions.terms': {
    agreement_id: bigint
    version: number
    rate_type: string
    carry: Generated<boolean>
    fence: bigint | null
    tiers: unknown
    is_higher: Generated<boolean>
    offered_at: Generated<Date>
    since: Date | null
  }
  'content.pictures': {
    digest: string
    webp: Buffer
    width: number
    height: number
    operator_id: bigint
    at: Generated<Date>
  }
  'content.versions': {
    id: Generated<bigint>
    subject: string
    slug: string
    at: Generated<Date>
    operator_id: bigint | null
    before: unknown
  }
  'documents.alike': {
    case_id: bigint
    side: string
    other_case_id: bigint
    other_side: string
    same: boolean
  }
  'documents.cases': {
    id: Generated<bigint>
    member_id: bigint
    state: string
    full_name: string
    born_on: string
    cpf: string
    kind: string
    number: string
    asked_at: Generated<Date>
    decided_at: Date | null
    operator_id: bigint | null
    reason: string | null
  }
  'documents.looks': {
    case_id: bigint
    side: string
    operator_id: bigint
    at: Generated<Date>
  }
  'documents.pictures': {
    case_id: bigint
    side: string
    sealed: Buffer
    digest: Buffer | null
    likeness: bigint | null
  }
  'draws.beacons': {
    id: Generated<number>
    hash: Buffer
    public_key: Buffer
    group_hash: Buffer
    name: string
    genesis_seconds: bigint
    period_seconds: number
    is_own: boolean
  }
  'draws.chains': {
    id: Generated<bigint>
    source: string
    length: number
    anchor: Buffer
    log_place: bigint
    made_at: Date
    used: Generated<number>
  }
  'draws.draws': {
    event_id: string
    source: string
    number: string
    chain_id: bigint
    link: number
    game: string
    maths: Buffer
    beacon_id: number
    beacon_round: bigint
    state: Generated<string>
    closes_at: Date
    root: Buffer | null
    bets: number | null
    sealed_at: Date | null
    signature: Buffer | null
    randomness: Buffer | null
    seed: Buffer | null
    told_at: Date | null
    void_reason: string | null
    is_over: Generated<boolean>
    moves: unknown
  }
  'draws.links': {
    chain_id: bigint
    link: number
    sealed: Buffer
  }
  'draws.reads': {
    id: Generated<bigint>
    chain_id: bigint
    link: number
    purpose: string
    process: string
    at: Generated<Date>
  }
  'draws.subtrees': {
    event_id: string
    n: number
    first_id: string
    root: Buffer
  }
  'fairness.heads': {
    place: bigint
    digest: Buffer
    at: Generated<Date>
    key_id: bigint
    signature: Buffer
  }
  'fairness.keys': {
    id: Generated<bigint>
    public_key: Buffer
    sealed: Buffer
    made_at: Generated<Date>
  }
  'fairness.log': {
    place: bigint
    seed_id: bigint | null
    seed_hash: Buffer
    at: Date
    about: string | null
    digest: Buffer
  }
  'fairness.maths': {
    id: Generated<bigint>
    game: string
    digest: Buffer
    text: string
    at: Generated<Date>
  }
  'fairness.reads': {
    id: Generated<bigint>
    seed_id: bigint
    purpose: string
    process: string
    at: Generated<Date>
  }
  'fairness.seeds': {
    id: Generated<bigint>
    member_id: bigint
    sealed: Buffer
    hash: Buffer
    client_seed: string | null
    state: string
    made_at: Generated<Date>
    chosen_at: Date | null
    told_at: Date | null
    rounds: number | null
    logged: Generated<boolean>
  }
  'fairness.turns': {
    seed_id: bigint
    nonce: number
    id: string
    weights: number[]
    segment: number
    at: Generated<Date>
  }
  'jackpot.pools': {
    id: Generated<bigint>
    currency: string
    seed: bigint
    growth: bigint
    every_ms: number
    started_at: Generated<Date>
    won_at: Date | null
    round_id: string | null
    amount: bigint | null
    member_id: bigint | null
  }
  'ledger.accounts': {
    id: Generated<bigint>
    member_id: bigint | null
    kind: string
    vendor: string | null
    currency: string
    stripe: Generated<number>
    floor: bigint | null
    balance: Generated<bigint>
    version: Generated<bigint>
    last_at: Generated<Date>
    closed_at: Date | null
  }
  'ledger.currencies': {
    code: string
    nature: string
  }
  'ledger.days': {
    account_id: bigint
    day: string
    heading: string
    entries: bigint
    credit: bigint
    debit: bigint
  }
  'ledger.entries': {
    account_id: bigint
    version: bigint
    at: Date
    posting_id: bigint
    amount: bigint
    balance: bigint
    reference: string | null
    currency: string
  }
  'ledger.holds': {
    id: bigint
    account_id: bigint
    locked_id: bigint
    amount: bigint
    remaining: bigint
  }
  'ledger.movements': {
    account_id: bigint
    heading: string
    at: Date
  }
  'ledger.postings': {
    id: Generated<bigint>
    xid: Generated<string>
    at: Generated<Date>
    kind: string
    key: string | null
    input_hash: Buffer | null
    reverses: bigint | null
  }
  'ledger.reconciled': {
    singleton: Generated<boolean>
    xid: Generated<string>
    posting_id: Generated<bigint>
    at: Generated<Date>
  }
  'ledger.seals': {
    id: bigint
    xid: string
    posting_id: bigint
    postings: bigint
    entries: bigint
    digest: Buffer
    at: Generated<Date>
  }
  'ledger.summed': {
    singleton: Generated<boolean>
    xid: Generated<string>
    posting_id: Generated<bigint>
    since: Generated<Date>
    mark_xid: Generated<string>
    mark_at: Generated<Date>
  }
  'limits.change_requests': {
    id: Generated<bigint>
    member_id: bigint
    kind: string
    period: string
    cap_before: bigint | null
    cap: bigint | null
    asked_at: Generated<Date>
    ready_at: Date
    state: string
    done_at: Date | null
  }
  'limits.closures': {
    id: Generated<bigint>
    member_id: bigint
    why: string
    at: Generated<Date>
    until: Date
  }
  'limits.player_limits': {
    member_id: bigint
    closed_until: Date | null
    closed_why: string | null
    check_minutes: Generated<number>
    check_due_at: Date | null
    time_up_at: Date | null
    deposit_cap_day: bigint | null
    deposit_cap_week: bigint | null
    deposit_cap_month: bigint | null
    time_cap_day: bigint | null
    time_cap_week: bigint | null
    time_cap_month: bigint | null
    stake_cap_day: bigint | null
    stake_cap_week: bigint | null
    stake_cap_month: bigint | null
    loss_cap_day: bigint | null
    loss_cap_week: bigint | null
    loss_cap_month: bigint | null
    bets_cap_day: bigint | null
    bets_cap_week: bigint | null
    bets_cap_month: bigint | null
    capped: Generated<boolean>
    day_from: Date | null
    week_from: Date | null
    month_from: Date | null
    day_until: Date | null
    week_until: Date | null
    month_until: Date | null
    stake_used_day: Generated<bigint>
    stake_used_week: Generated<bigint>
    stake_used_month: Generated<bigint>
    loss_used_day: Generated<bigint>
    loss_used_week: Generated<bigint>
    loss_used_month: Generated<bigint>
    bets_used_day: Generated<bigint>
    bets_used_week: Generated<bigint>
    bets_used_month: Generated<bigint>
    stretch_since: Date | null
  }
  'live.messages': {
    id: Generated<bigint>
    table_code: string
    member_id: bigint
    client_id: string
    text: string
    at: Generated<Date>
    removed_at: Date | null
    removed_by: bigint | null
  }
  'live.mutes': {
    member_id: bigint
    until: Date | null
    reason: string
    operator_id: bigint
    account: string
    at: Generated<Date>
  }
  'live.quiet_tables': {
    code: string
    reason: string
    operator_id: bigint
    account: string
    at: Generated<Date>
  }
  'live.reports': {
    message_id: bigint
    member_id: bigint
    at: Generated<Date>
    kept_at: Date | null
    kept_by: bigint | null
  }
  'live.rounds': {
    event_id: string
    table_code: string
    number: bigint
    kind: string
    moves: unknown
    played_at: Date | null
    stakes_event_id: string | null
  }
  'live.table_changes': {
    code: string
    version: number
    what: string
    state: string
    min_bet: bigint | null
    max_bet: bigint | null
    max_slip: bigint | null
    announcement: string | null
    reason: string | null
    operator_id: bigint
    account: string
    at: Generated<Date>
  }
  'live.tables': {
    code: string
    state: Generated<string>
    min_bet: bigint | null
    max_bet: bigint | null
    max_slip: bigint | null
    announcement: string | null
    reason: string | null
    version: number
    changed_by: bigint
    changed_at: Generated<Date>
  }
  'live.voids': {
    id: string
    event_id: string
    input_hash: bigint
    bets: number
    stake: bigint
    paid: bigint
    reason: string
    asked_by: bigint
    asker: string
    asked_at: Generated<Date>
    state: Generated<string>
    decided_by: bigint | null
    decider: string | null
    decided_at: Date | null
    answer: string | null
    how: string | null
    done_at: Date | null
  }
  'lobby.cards': {
    vendor: string
    game_type: string
    place: number
    hot: Generated<boolean>
    game_code: string | null
    play_type: Generated<string>
  }
  'lobby.favourites': {
    member_id: bigint
    game_id: bigint
    at: Generated<Date>
  }
  'lobby.games': {
    id: Generated<bigint>
    vendor: string
    game_type: string
    code: string
    name: string
    name_en: string
    classify: string | null
    group_code: string | null
    group_name: string | null
    min_bet: bigint
    min_lines: Generated<number>
    rtp: number | null
    theme: unknown
    state: Generated<string>
    place: number
    hot_place: number | null
    featured_place: number | null
    added_at: Generated<Date>
  }
  'lobby.integrations': {
    vendor: string
    shape: string
    api_url: string
    public_key: string | null
    our_public_key: string
    our_private_key: Buffer
    secret: Buffer | null
    added_at: Generated<Date>
  }
  'lobby.launches': {
    token_hash: Buffer
    member_id: bigint
    game_id: bigint
    at: Generated<Date>
    session_id: bigint | null
  }
  'lobby.openings': {
    member_id: bigint
    game_id: bigint
    at: Generated<Date>
    times: Generated<number>
  }
  'lobby.rooms': {
    id: Generated<bigint>
    game_id: bigint
    name: string
    stake: bigint
    seats: number
    place: number
    state: Generated<string>
  }
  'lobby.synonyms': {
    game_id: bigint
    words: string
  }
  'lobby.vendors': {
    code: string
    name: string
    account_type_id: number
    account_type_name: string
    theme: unknown
    state: Generated<string>
    down_at: Date | null
  }
  'lottery.caps': {
    game_code: string
    version: number
    prize: bigint
    stake: bigint
    member: bigint
    selection: bigint
    draw: bigint
    operator_id: bigint
    account: string
    reason: string
    at: Generated<Date>
  }
  'lottery.draws': {
    event_id: string
    game_code: string
    numero: string
    opens_at: Date
    closes_at: Date
    draws_at: Date
    is_official: Generated<boolean>
    state: Generated<string>
    result: unknown
    version: Generated<number>
    numbers: Generated<number>
  }
  'lottery.exposures': {
    draw_id: string
    kind: string
    key: string
    amount: bigint
  }
  'lottery.fed_results': {
    draw_id: string
    feed: number
    source: string
    result: unknown
    at: Generated<Date>
  }
  'lottery.games': {
    code: string
    closed_by: bigint | null
    closed_reason: string | null
    closed_at: Date | null
  }
  'lottery.plan_draws': {
    plan_id: string
    n: number
    numero: string
    opens_at: Date
    closes_at: Date
    multiple: number
    stake: bigint
    state: Generated<string>
    bet_id: string | null
  }
  'lottery.plans': {
    id: string
    member_id: bigint
    game_code: string
    pocket_id: bigint
    hold_id: bigint
    currency: string
    input_hash: bigint
    series: number | null
    most: number
    contents: unknown
    win_stop: boolean
    cost: bigint
    state: Generated<string>
    refusal: string | null
    started_at: Generated<Date>
    ended_at: Date | null
  }
  'lottery.results': {
    draw_id: string
    version: number
    result: unknown
    source: string
    at: Generated<Date>
  }
  'lottery.sent_numbers': {
    id: string
    draw_id: string
    place: number
    member_id: bigint
    number: string
    at: Generated<Date>
  }
  'lottery.typed_results': {
    draw_id: string
    version: number
    operator_id: bigint
    account: string
    result: unknown
    reason: string | null
    at: Generated<Date>
    n: number
    is_last: Generated<boolean>
  }
  'lottery.voids': {
    draw_id: string
    operator_id: bigint | null
    account: string | null
    reason: string
    at: Generated<Date>
  }
  'member.applications': {
    member_id: bigint
    at: Generated<Date>
    ip: string
    country: string | null
    method: string
    url: string | null
    domain: string | null
    affiliate_code: string | null
    referral_code: string | null
    recommender: string | null
    contacts: Generated<unknown>
    agreed_at: Date
  }
  'member.changes': {
    id: Generated<bigint>
    at: Generated<Date>
    member_id: bigint
    what: string[]
    before: unknown
    after: unknown
    actor: string
    ip: string | null
    session_id: bigint | null
  }
  'member.identities': {
    provider: string
    subject: string
    member_id: bigint
    created_at: Generated<Date>
  }
  'member.labels': {
    id: Generated<bigint>
    name: string
    colour: Generated<string>
  }
  'member.member_labels': {
    member_id: bigint
    label_id: bigint
  }
  'member.members': {
    id: Generated<bigint>
    account: string
    nickname: string
    type: Generated<number>
    status: Generated<string>
    password_hash: string
    password_default: Generated<boolean>
    password_changed_at: Generated<Date>
    mobile: string | null
    email: string | null
    payee_name: string | null
    upline_id: bigint | null
    created_at: Generated<Date>
    first_login_at: Date | null
    mobile_verified_at: Date | null
    email_verified_at: Date | null
    payment_password_hash: string | null
    authenticator: Buffer | null
    authenticator_since: Date | null
    authenticator_step: bigint | null
    id_number: string | null
    avatar: Generated<number>
    picture: string | null
    rank_level: Generated<number>
    trial_until: Date | null
    excluded_until: Date | null
    invitation: string | null
  }
  'member.pictures': {
    name: string
    member_id: bigint
    png: Buffer
    created_at: Generated<Date>
  }
  'member.referral_codes': {
    member_id: bigint
    code: string
    at: Generated<Date>
  }
  'member.referrals': {
    friend_id: bigint
    referrer_id: bigint
    at: Generated<Date>
  }
  'members.adjustments': {
    id: string
    member_id: bigint
    pocket: string
    amount: bigint
    currency: string
    reason: string
    day: string
    state: Generated<string>
    proposed_by: bigint
    proposed_at: Generated<Date>
    decided_by: bigint | null
    decided_at: Date | null
    answer: string | null
    posting_id: bigint | null
  }
  'members.notes': {
    id: string
    member_id: bigint
    operator_id: bigint
    text: string
    at: Generated<Date>
  }
  'messages.messages': {
    id: Generated<bigint>
    member_id: bigint
    title: string | null
    body: string | null
    sent_at: Generated<Date>
    read_at: Date | null
    kind: Generated<string>
    facts: unknown
    sending_id: string | null
    removed_at: Date | null
  }
  'messages.sendings': {
    id: string
    operator_id: bigint
    title: string
    body: string
    account: string | null
    member_type: number | null
    recipients: number
    at: Generated<Date>
  }
  'notices.banners': {
    id: Generated<bigint>
    slug: string
    group_name: string
    position: Generated<number>
    image: string
    alt: Generated<string>
    title: string
    subtitle: Generated<string>
    linkage_type: Generated<string>
    linkage: Generated<string>
    linkage_label: Generated<string>
    vendor: Generated<string>
    node_id: Generated<string>
    room_id: Generated<string>
    starts_at: Generated<Date>
    ends_at: Generated<Date>
  }
  'notices.notices': {
    id: Generated<bigint>
    slug: string
    kind: string
    title: string
    summary: Generated<string>
    content: string
    published_at: Generated<Date>
    ends_at: Generated<Date>
  }
  'operator.claims': {
    subject: string
    operator_id: bigint
    until: Date
  }
  'operator.journal': {
    id: bigint
    at: Date
    operator_id: bigint | null
    account: string
    session_id: bigint | null
    ip: string | null
    action: string
    subject: string
    details: unknown
    previous: Buffer
    hash: Buffer
  }
  'operator.journal_head': {
    singleton: Generated<boolean>
    id: Generated<bigint>
    hash: Generated<Buffer>
  }
  'operator.journal_seals': {
    entry_id: bigint
    hash: Buffer
    mac: Buffer
    at: Generated<Date>
  }
  'operator.journal_verified': {
    singleton: Generated<boolean>
    at: Date | null
    entries: Generated<bigint>
    problems: Generated<number>
  }
  'operator.open_sessions': {
    id: bigint | null
    token_hash: Buffer | null
    operator_id: bigint | null
    seen_at: Date | null
    account: string | null
    name: string | null
    roles: string[] | null
    password_default: boolean | null
  }
  'operator.operators': {
    id: Generated<bigint>
    account: string
    name: string
    password_hash: string
    status: Generated<string>
    created_at: Generated<Date>
    roles: Generated<string[]>
    password_default: Generated<boolean>
    factor: Buffer | null
    factor_since: Date | null
    factor_step: bigint | null
  }
  'operator.sessions': {
    id: Generated<bigint>
    token_hash: Buffer
    operator_id: bigint
    ip: string
    device: string
    created_at: Generated<Date>
    seen_at: Generated<Date>
    ended_at: Date | null
    ended_why: string | null
  }
  'operator.tickets': {
    hash: Buffer
    operator_id: bigint
    step: string
    secret: Buffer | null
    tries: Generated<number>
    created_at: Generated<Date>
    used_at: Date | null
  }
  'platform.closings': {
    listener: string
    period: string
    since: Date
    until: Date
    closed_at: Generated<Date>
  }
  'platform.functions': {
    name: string
    hash: string
    at: Generated<Date>
  }
  'platform.keys': {
    kid: string
    private_jwk: unknown
    created_at: Generated<Date>
  }
  'platform.letters': {
    id: Generated<bigint>
    created_at: Generated<Date>
    channel: string
    recipient: string
    purpose: string
    asker: string
    subject: Generated<string>
    body: string
    state: Generated<string>
    attempts: Generated<number>
    due_at: Generated<Date>
    until: Date
    provider_id: string | null
    problem: string | null
    budget: Generated<string>
  }
  'platform.listeners': {
    name: string
    xid: Generated<string>
    posting_id: Generated<bigint>
    mark_xid: string | null
    mark_at: Date | null
  }
  'platform.migrations': {
    name: string
    hash: string
    at: Generated<Date>
  }
  'platform.outbox': {
    id: Generated<bigint>
    xid: Generated<string>
    at: Generated<Date>
    name: string
    member_id: bigint | null
    payload: unknown
    conversation_id: bigint | null
    audience: string | null
    topic: string | null
  }
  'platform.outbox_swept': {
    singleton: Generated<boolean>
    xid: Generated<string>
    id: Generated<bigint>
  }
  'platform.seeds': {
    subject: string
    slug: string
  }
  'platform.zone': {
    one: Generated<boolean>
    name: string
  }
  'points.conversions': {
    member_id: bigint
    request_id: string
    asked: bigint
    points: bigint
    amount: bigint
    day: string
    posting_id: bigint
    at: Generated<Date>
  }
  'points.goods': {
    id: Generated<bigint>
    name: string
    text: string
    picture: string
    points: number
    stock: number
    per_member: number | null
    is_shown: boolean
    created_at: Generated<Date>
  }
  'points.lots': {
    member_id: bigint
    month: string
    remaining: bigint
    expires_at: Date
    is_told: Generated<boolean>
    ended_at: Date | null
  }
  'points.members': {
    member_id: bigint
    part: Generated<bigint>
  }
  'points.redemptions': {
    id: Generated<bigint>
    member_id: bigint
    key: string
    goods_id: bigint
    name: string
    picture: string
    points: bigint
    hold_id: bigint | null
    lots: unknown
    state: Generated<string>
    at: Generated<Date>
    decided_by: bigint | null
    decided_at: Date | null
    reason: string | null
  }
  'promotions.applications': {
    id: Generated<bigint>
    promotion_id: bigint
    member_id: bigint
    period: string
    comment: string
    state: Generated<string>
    at: Generated<Date>
    decided_by: string | null
    decided_at: Date | null
    reason: string | null
  }
  'promotions.boards': {
    id: Generated<bigint>
    promotion_id: bigint
    period: string
    version: number
    starts_at: Date
    ends_at: Date | null
    frozen_at: Date | null
  }
  'promotions.code_contacts': {
    code: string
    print: Buffer
    member_id: bigint
    sealed: Buffer
    at: Generated<Date>
  }
  'promotions.codes': {
    code: string
    promotion_id: bigint
    uses: Generated<number>
  }
  'promotions.counts': {
    promotion_id: bigint
    scope: string
    amount: Generated<bigint>
    rewards: Generated<bigint>
  }
  'promotions.deposits': {
    member_id: bigint
    deposits: number
    first_amount: bigint | null
    first_at: Date | null
  }
  'promotions.entries': {
    promotion_id: bigint
    member_id: bigint
    period: string
    version: number
    state: string
    measured: Generated<bigint>
    data: unknown
    reward: unknown
    reason: string | null
    signed_at: Date | null
    earned_at: Date | null
    claim_until: Date | null
    ended_at: Date | null
    reached: Generated<Date[]>
  }
  'promotions.envelopes': {
    id: Generated<bigint>
    promotion_id: bigint
    version: number
    opens_at: Date
    closes_at: Date
    total: bigint
    shares: number
    least: bigint
    seed: Buffer
    hash: Buffer
    is_told: Generated<boolean>
    closed_at: Date | null
    given_back: bigint | null
  }
  'promotions.marks': {
    promotion_id: bigint
    member_id: bigint
    period: string
    mark: string
    count: bigint
  }
  'promotions.offs': {
    since: Date
    until: Date | null
  }
  'promotions.pictures': {
    application_id: bigint
    number: number
    type: string
    sealed: Buffer
  }
  'promotions.promotions': {
    id: Generated<bigint>
    kind: string
    state: Generated<string>
    version: Generated<number>
    draft: unknown
    starts_at: Date
    ends_at: Date | null
    amount_max: bigint | null
    rewards_max: bigint | null
    amount: Generated<bigint>
    rewards: Generated<bigint>
    changed: Generated<number>
    created_at: Generated<Date>
    bounds: unknown
  }
  'promotions.raffle_numbers': {
    raffle_id: bigint
    first: number
    last: number
    member_id: bigint
    source: string | null
    is_void: Generated<boolean>
  }
  'promotions.raffle_wins': {
    raffle_id: bigint
    place: number
    prize: number
    number: number
    member_id: bigint
  }
  'promotions.raffles': {
    id: Generated<bigint>
    promotion_id: bigint
    period: string
    version: number
    ends_at: Date
    salt: Buffer
    numbers: Generated<number>
    state: Generated<string>
    list_hash: Buffer | null
    ranges: number | null
    draws: Generated<number>
    draw_id: string | null
  }
  'promotions.rewards': {
    id: Generated<bigint>
    key: string
    promotion_id: bigint
    version: number
    member_id: bigint
    period: string
    type: string
    reward: unknown
    cost: bigint
    is_auto: boolean
    cause: unknown
    posting_id: bigint | null
    at: Generated<Date>
  }
  'promotions.score_buckets': {
    board_id: bigint
    score: bigint
    earliness: bigint
    members: number
  }
  'promotions.scores': {
    board_id: bigint
    member_id: bigint
    score: bigint
    earliness: bigint
  }
  'promotions.shares': {
    envelope_id: bigint
    number: number
    amount: bigint
    member_id: bigint | null
    caught_at: Date | null
    is_held: Generated<boolean>
  }
  'promotions.suspicions': {
    id: Generated<bigint>
    promotion_id: bigint
    member_id: bigint
    period: string
    reasons: unknown
    state: Generated<string>
    at: Generated<Date>
    decided_by: string | null
    decided_at: Date | null
    reason: string | null
  }
  'promotions.switch': {
    one: Generated<boolean>
    is_off: Generated<boolean>
    stamp: Generated<bigint>
  }
  'promotions.tickets': {
    id: string
    promotion_id: bigint
    member_id: bigint
    source: string
    number: number
    until: Date | null
    at: Generated<Date>
    used_at: Date | null
  }
  'promotions.versions': {
    promotion_id: bigint
    version: number
    definition: unknown
    since: Date
    by: string
    at: Generated<Date>
    until: Date | null
  }
  'ranks.members': {
    member_id: bigint
    turnover: Generated<bigint>
    level: Generated<number>
    highest: Generated<number>
    since: Date
    is_given: Generated<boolean>
  }
  'ranks.months': {
    member_id: bigint
    month: string
    turnover: bigint
  }
  'ranks.reached': {
    member_id: bigint
    level: number
    at: Date
  }
  'rooms.log': {
    room_id: string
    seq: bigint
    epoch: bigint
    at: Date
    command_id: string | null
    member_id: bigint | null
    command: unknown
    facts: unknown
  }
  'rooms.rooms': {
    id: string
    kind: string
    options: Generated<unknown>
    owner: string | null
    epoch: Generated<bigint>
    lease_until: Generated<Date>
    seq: Generated<bigint>
  }
  'rooms.snapshots': {
    room_id: string
    seq: bigint
    state: unknown
  }
  'session.attempts': {
    id: Generated<bigint>
    at: Generated<Date>
    account: string
    member_id: bigint | null
    ip: string
    country: string | null
    device: string
    way: string
    outcome: string
  }
  'session.captchas': {
    id: Generated<string>
    kind: string
    answer: string
    created_at: Generated<Date>
    tries: Generated<number>
    passed_at: Date | null
    used_at: Date | null
    network: string | null
  }
  'session.codes': {
    id: Generated<bigint>
    purpose: string
    target: string
    hash: Buffer
    created_at: Generated<Date>
    tries: Generated<number>
    used_at: Date | null
    browser: Buffer | null
    network: string | null
  }
  'session.devices': {
    id: Generated<bigint>
    member_id: bigint
    token_hash: Buffer
    name: string
    created_at: Generated<Date>
    seen_at: Generated<Date>
  }
  'session.failures': {
    key: string
    since: Generated<Date>
    tries: number
    wrong: Generated<number>
  }
  'session.free_plays': {
    random_hash: Buffer
    used_at: Generated<Date>
  }
  'session.links': {
    token_hash: Buffer
    member_id: bigint
    created_at: Generated<Date>
    used_at: Date | null
  }
  'session.networks': {
    member_id: bigint
    network: string
    seen_at: Generated<Date>
  }
  'session.second_factors': {
    id: Generated<string>
    member_id: bigint
    way: string
    ip: string
    created_at: Generated<Date>
    tries: Generated<number>
    used_at: Date | null
  }
  'session.sessions': {
    id: Generated<bigint>
    token_hash: Buffer
    member_id: bigint
    created_at: Generated<Date>
    seen_at: Generated<Date>
    ended_at: Date | null
    ended_why: string | null
    ip: string
    device_id: bigint | null
    device: Generated<string>
    country: string | null
    way: Generated<string>
  }
  'site.state': {
    singleton: Generated<boolean>
    maintenance: Generated<boolean>
    changed_at: Generated<Date>
  }
  'sports.acts': {
    id: string
    kind: string
    event_id: bigint
    input_hash: bigint
    asked: unknown
    bets: number
    stake: bigint
    reason: string
    state: Generated<string>
    proposed_by: bigint
    proposer: string
    proposed_at: Generated<Date>
    decided_by: bigint | null
    decider: string | null
    decided_at: Date | null
    answer: string | null
    preview: unknown
  }
  'sports.bet_changes': {
    bet_id: string
    version: number
    what: string
    state: string
    payout: bigint
    reason: string | null
    at: Generated<Date>
    code: string | null
  }
  'sports.bets': {
    id: string
    member_id: bigint
    pocket_id: bigint
    currency: string
    input_hash: bigint
    slip: unknown
    state: string
    version: Generated<number>
    in_books: Generated<string>
    lines: number
    unit: bigint
    unit_left: bigint
    stake: bigint
    payout: Generated<bigint>
    potential: bigint
    cap: bigint
    cashed_out: Generated<bigint>
    policy: string
    paid_from: string
    return_bp: number
    is_live: boolean
    is_late: boolean | null
    placed_at: Generated<Date>
    accepted_at: Date | null
    decides_at: Date | null
    settled_at: Date | null
    refusal: string | null
    auto_target: bigint | null
    replaced_by: string | null
    rise_bp: number | null
  }
  'sports.bettable_markets': {
    event_id: bigint | null
    market_id: number | null
    specifiers: string | null
    producer: number | null
    cash_out: number | null
    outcomes: unknown
    version: bigint | null
    told_at: Date | null
  }
  'sports.cash_outs': {
    id: string
    bet_id: string
    input_hash: bigint
    unit: bigint
    seen: bigint
    paid: bigint | null
    value: bigint | null
    is_auto: Generated<boolean>
    state: string
    refusal: string | null
    decides_at: Date | null
    at: Generated<Date>
  }
  'sports.closings': {
    id: Generated<bigint>
    kind: string
    urn: string
    market_group: string | null
    market_id: number | null
    specifiers: string | null
    operator_id: bigint
    account: string
    reason: string
    at: Generated<Date>
    opened_by: bigint | null
    opened_at: Date | null
  }
  'sports.codes': {
    code: string
    digest: Buffer
    legs: unknown
    member_id: bigint
    at: Generated<Date>
    until: Date
  }
  'sports.delays': {
    kind: string
    key: string
    version: number
    seconds: number | null
    operator_id: bigint
    account: string
    reason: string
    at: Generated<Date>
  }
  'sports.descriptions': {
    market_id: number
    variant: Generated<string>
    name_en: string
    name_pt: string
    groups: string[]
    specifiers: string[]
    outcomes: unknown
    read_at: Generated<Date>
  }
  'sports.events': {
    id: Generated<bigint>
    urn: string
    sport_urn: string
    tournament_urn: string | null
    home_urn: string | null
    away_urn: string | null
    starts_at: Date | null
    state: Generated<string>
    is_virtual: Generated<boolean>
    standing: Generated<unknown>
    fixture: Generated<unknown>
    version: Generated<bigint>
    told_at: Date | null
    changed_at: Generated<Date>
    refused: string | null
    disturbed_at: Date | null
  }
  'sports.exposures': {
    event_id: bigint
    market_id: number
    specifiers: string
    outcome: string
    bets: Generated<number>
    stake: Generated<bigint>
    payout: Generated<bigint>
  }
  'sports.favourites': {
    member_id: bigint
    urn: string
    at: Generated<Date>
  }
  'sports.feed_counts': {
    at: Date
    kind: string
    count: number
  }
  'sports.feed_lease': {
    id: Generated<number>
    owner: string | null
    epoch: Generated<bigint>
    until: Generated<Date>
  }
  'sports.heard': {
    event_id: bigint
    market_id: number
    specifiers: string
    kind: string
    told_at: Date
    from_at: Date | null
    to_at: Date | null
  }
  'sports.late_scores': {
    member_id: bigint
    bets: number
    late: number
    real_bets: number
    real_late: number
    at: Generated<Date>
  }
  'sports.legs': {
    bet_id: string
    leg: number
    selection: number
    event_id: bigint
    market_id: number
    specifiers: string
    outcome: string
    odds: number
    chance: number | null
    odds_without: number | null
    claimed_stake: Generated<bigint>
    claimed_payout: Generated<bigint>
    is_claimed: Generated<boolean>
    result: string | null
    dead_heat: string | null
    void_reason: number | null
    followed: Generated<number>
    is_place: Generated<boolean>
  }
  'sports.limits': {
    kind: string
    key: Generated<string>
    version: number
    stake_min: bigint
    bet_win: bigint
    market: bigint
    payout: bigint
    operator_id: bigint
    account: string
    reason: string
    at: Generated<Date>
    is_ended: Generated<boolean>
  }
  'sports.markets': {
    event_id: bigint
    market_id: number
    specifiers: Generated<string>
    producer: number
    status: number
    is_stopped: Generated<boolean>
    stop_reason: number | null
    cash_out: number | null
    outcomes: unknown
    version: Generated<bigint>
    told_at: Date
    changed_at: Generated<Date>
    stopped_at: Date | null
  }
  'sports.members': {
    member_id: bigint
    factor_bp: number
    reason: string
    operator_id: bigint
    account: string
    at: Generated<Date>
  }
  'sports.names': {
    urn: string
    kind: string
    parent_urn: string | null
    name_en: string
    name_pt: string
    abbreviation: string | null
    details: Generated<unknown>
    read_at: Generated<Date>
    profile_at: Date | null
  }
  'sports.preferences': {
    member_id: bigint
    odds_format: string
    policy: string
  }
  'sports.producers': {
    id: number
    name: string
    scope: string
    recovery_hours: number
    is_up: Generated<boolean>
    down_reason: string | null
    alive_at: Date | null
    processed_at: Date | null
    request_id: bigint | null
    requested_at: Date | null
    changed_at: Generated<Date>
  }
  'sports.recoveries': {
    id: Generated<bigint>
    producer: number
    event_urn: string | null
    after_at: Date | null
    asked_at: Generated<Date>
    completed_at: Date | null
    problem: string | null
  }
  'sports.refusals': {
    cause: string
    kind: string
    count: Generated<bigint>
    sample: Generated<string>
    problem: Generated<string>
    first_at: Generated<Date>
    last_at: Generated<Date>
  }
  'sports.results': {
    event_id: bigint
    market_id: number
    specifiers: string
    version: number
    kind: string
    certainty: number | null
    outcomes: Generated<unknown>
    from_at: Date | null
    to_at: Date | null
    void_reason: number | null
    source: string
    told_at: Date
    at: Generated<Date>
    is_done: Generated<boolean>
  }
  'sports.suspicions': {
    id: string
    number: Generated<bigint>
    event_id: bigint
    input_hash: bigint
    text: string
    bets: number
    record: unknown
    operator_id: bigint
    account: string
    at: Generated<Date>
  }
  'studios.open_rounds': {
    round_id: string
    member_id: bigint
    account_id: bigint
    game: string
    vendor: string
    maths_id: bigint
    seed_id: bigint
    nonce: number
    moves: unknown
    pool: bigint | null
    stake: bigint
    began_at: Generated<Date>
    touched_at: Generated<Date>
    ends_at: Date | null
  }
  'support.articles': {
    slug: string
    category: string
    position: number
    title: string
    content: string
  }
  'support.conversations': {
    id: Generated<bigint>
    member_id: bigint | null
    vip: Generated<boolean>
    country: string | null
    language: string
    state: Generated<string>
    operator_id: bigint | null
    created_at: Generated<Date>
    waiting_since: Date | null
    last_at: Generated<Date>
    closed_at: Date | null
    closed_by: string | null
    customer_read: Generated<bigint>
    operator_read: Generated<bigint>
    stars: number | null
    comment: string | null
  }
  'support.feedback': {
    id: string
    reference: string
    at: Generated<Date>
    topic: string
    content: string
    email: string | null
    network: string | null
  }
  'support.messages': {
    id: Generated<bigint>
    conversation_id: bigint
    writer: string
    operator_id: bigint | null
    client_id: string
    text: string
    at: Generated<Date>
  }
  'support.passes': {
    hash: Buffer
    member_id: bigint | null
    vip: Generated<boolean>
    created_at: Generated<Date>
    used_at: Date | null
  }
  'support.replies': {
    slug: string
    position: number
    title: string
    text: string
  }
  'support.tokens': {
    hash: Buffer
    conversation_id: bigint
    created_at: Generated<Date>
  }
  'team.actives': {
    agent_id: bigint
    period: string
    since: string
    type: string
    members: number
  }
  'team.attributions': {
    id: Generated<bigint>
    agent_id: bigint
    member_id: bigint
    how: string
    code: string | null
    at: Generated<Date>
  }
  'team.begun': {
    member_id: bigint
  }
  'team.branch_months': {
    member_id: bigint
    month: string
    upline_id: bigint | null
    stake: bigint
    payout: bigint
    rebate: bigint
    promotion: bigint
    salary: bigint
    deposit: bigint
  }
  'team.closed_days': {
    member_id: bigint
    day: string
    type: string
    upline_id: bigint
    stake: bigint
    lost: bigint
    deposit: bigint
  }
  'team.direct_days': {
    agent_id: bigint
    day: string
    rounds: bigint
    stake: bigint
    payout: bigint
    rebate: bigint
    promotion: bigint
    salary: bigint
    deposit: bigint
    withdrawal: bigint
  }
  'team.direct_turnover': {
    agent_id: bigint
    day: string
    product: string
    currency: string
    bets: bigint
    stake: bigint
    payout: bigint
  }
  'team.first_deposits': {
    member_id: bigint
    day: string
    amount: bigint
  }
  'team.funnels': {
    code: string
    month: string
    first_deposits: number
    active: number
  }
  'team.last_closed': {
    day: string
  }
  'team.member_days': {
    member_id: bigint
    day: string
    type: string
    rounds: bigint
    stake: bigint
    payout: bigint
    rebate: bigint
    promotion: bigint
    salary: bigint
    deposit: bigint
    withdrawal: bigint
    upline_id: bigint | null
  }
  'team.member_sums': {
    member_id: bigint
    type: string
    day: string
    day_stake: bigint
    week: string
    week_stake: bigint
    half_month: string
    half_month_stake: bigint
    month: string
    month_stake: bigint
  }
  'team.members': {
    agent_id: bigint
    member_id: bigint
    depth: number
  }
  'team.moves': {
    id: Generated<bigint>
    member_id: bigint
    from_id: bigint | null
    to_id: bigint | null
    asked_by: string
    asked_at: Generated<Date>
    state: Generated<string>
    since: string | null
    problem: string | null
  }
  'team.pending': {
    member_id: bigint
    day: string
    type: string
    joined: Generated<number>
    rounds: Generated<bigint>
    stake: Generated<bigint>
    payout: Generated<bigint>
    rebate: Generated<bigint>
    promotion: Generated<bigint>
    salary: Generated<bigint>
    deposit: Generated<bigint>
    withdrawal: Generated<bigint>
  }
  'team.presence': {
    agent_id: bigint
    online: Generated<number>
    absent_three_days: Generated<number>
    absent_seven_days: Generated<number>
    counted_at: Generated<Date>
  }
  'team.seen': {
    member_id: bigint
    at: Date | null
    joined_at: Date
    upline_id: bigint | null
    last: Generated<Date>
  }
  'team.size_changes': {
    agent_id: bigint
    members: number
    agents: number
    direct: number
    direct_agents: number
  }
  'team.sizes': {
    agent_id: bigint
    members: number
    agents: number
    direct: number
    direct_agents: number
  }
  'team.team_days': {
    agent_id: bigint
    day: string
    type: string
    joined: number
    first_deposits: number
    rounds: bigint
    stake: bigint
    payout: bigint
    rebate: bigint
    promotion: bigint
    salary: bigint
    deposit: bigint
    withdrawal: bigint
  }
  'transfers.envelopes': {
    id: Generated<bigint>
    member_id: bigint
    request_id: string
    code: string
    total: bigint
    shares: number
    least: bigint
    seed: Buffer
    hash: Buffer
    hold_id: bigint
    day: string
    at: Date
    closes_at: Date
    closed_at: Date | null
    given_back: bigint | null
  }
  'transfers.shares': {
    envelope_id: bigint
    number: number
    amount: bigint
    member_id: bigint | null
    caught_at: Date | null
  }
  'transfers.transfers': {
    id: Generated<bigint>
    member_id: bigint
    to_id: bigint
    transfer_id: string
    amount: bigint
    currency: string
    day: string
    posting_id: bigint
    at: Generated<Date>
    way: Generated<string>
  }
  'vendors.health': {
    vendor: string
    failures: Generated<number>
    checked_at: Generated<Date>
  }
  'vendors.players': {
    vendor: string
    pseudonym: string
    member_id: bigint
    account_id: bigint
    currency: string
  }
  'vendors.rounds': {
    vendor: string
    round: string
    member_id: bigint
    bet_id: string
  }
  'vendors.tokens': {
    token_hash: Buffer | null
    member_id: bigint | null
    game_id: bigint | null
    expired: boolean | null
  }
  'vendors.transactions': {
    vendor: string
    id: string
    kind: string | null
    member_id: bigint | null
    bet_id: string | null
    reference: string | null
    amount: Generated<bigint>
    hash: bigint
    posting_id: bigint | null
    undone_by: string | null
    at: Generated<Date>
    reward: string | null
  }
  'winners.wins': {
    id: Generated<bigint>
    round_id: string
    member_id: bigint
    vendor: string
    game: string
    currency: string
    stake: bigint
    payout: bigint
    at: Date
  }
}
