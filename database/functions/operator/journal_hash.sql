set local role tucano_journal;

-- The hash of an entry: of the one before it and of all that it says, written in the one way that jsonb has of writing it.
create or replace function operator.journal_hash(p operator.journal) returns bytea language sql stable as $$
  select sha256(p.previous || convert_to(jsonb_build_array(p.id, (extract(epoch from p.at) * 1000000)::bigint, p.operator_id, p.account, p.session_id,
    p.ip::text, p.action, p.subject, p.details)::text, 'UTF8'))
$$;
