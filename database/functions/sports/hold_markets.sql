-- Holds markets until the transaction ends, in the one order in which everybody holds them: nobody changes them meanwhile. For so long the feed may hold one while it writes; whoever bets on it waits and asks
-- again, and never the feed.
create or replace function sports.hold_markets(p_urns text[], p_markets integer[], p_specifiers text[]) returns void language plpgsql set lock_timeout = '200ms' as $$
begin
  perform from unnest(p_urns, p_markets, p_specifiers) a(urn, market_id, specifiers) join sports.events e on e.urn = a.urn
    join sports.markets m on m.event_id = e.id and m.market_id = a.market_id and m.specifiers = a.specifiers
  order by m.event_id, m.market_id, m.specifiers for share of m;
end
$$;

grant execute on function sports.hold_markets to tucano_app;
