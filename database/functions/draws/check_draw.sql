-- A draw goes one way, what was published of it stays, and the seed that is told is the one that was committed to: its digest, or the digest of that, is the seed that was told before it, or the anchor.
create or replace function draws.check_draw() returns trigger language plpgsql as $$
declare
  before bytea;
  earlier bytea;
  told integer;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'open' then
      raise exception 'draw % begins open', new.event_id using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.event_id, new.source, new.number, new.chain_id, new.link, new.game, new.maths, new.beacon_id, new.beacon_round, new.closes_at)
      is distinct from (old.event_id, old.source, old.number, old.chain_id, old.link, old.game, old.maths, old.beacon_id, old.beacon_round, old.closes_at)
    or (old.root is not null and (new.root, new.bets, new.sealed_at) is distinct from (old.root, old.bets, old.sealed_at))
    or (old.seed is not null and (new.seed, new.told_at, new.signature, new.randomness, new.void_reason) is distinct from (old.seed, old.told_at, old.signature, old.randomness, old.void_reason))
    or (old.is_over and not new.is_over)
    or not (case old.state
      when 'open' then new.state in ('open', 'closed', 'void')
      when 'closed' then new.state in ('closed', 'sealed', 'void')
      when 'sealed' then new.state in ('sealed', 'drawn', 'void')
      else new.state = old.state end)
  then
    raise exception 'draw % cannot become this', old.event_id using errcode = 'check_violation';
  end if;
  if old.seed is null and new.seed is not null then
    -- A seed tells those before it: none is told while there is something to bet on that one of them decides.
    if exists (select from draws.draws d where d.chain_id = new.chain_id and d.link < new.link and d.state in ('open', 'closed')) then
      raise exception 'the seed of draw % tells one that is not sealed', old.event_id using errcode = 'check_violation';
    end if;
    select coalesce(max(d.link), 0) into told from draws.draws d where d.chain_id = new.chain_id and d.link < new.link and d.seed is not null;
    select case when told = 0 then c.anchor else (select d.seed from draws.draws d where d.chain_id = new.chain_id and d.link = told) end
    into before from draws.chains c where c.id = new.chain_id;
    earlier := new.seed;
    for n in 1 .. new.link - told loop
      earlier := sha256(earlier);
    end loop;
    if before <> earlier then
      raise exception 'the seed of draw % is not the one of its chain', old.event_id using errcode = 'check_violation';
    end if;
  end if;
  return new;
end
$$;
