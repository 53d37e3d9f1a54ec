-- Generated from migrations/ by `npm run schema`. Do not edit.

-- member --------------------------------------------------------------------------------------------------------

create table member.members (
  id bigint not null generated always as identity,
  account text not null,
  nickname text not null,
  type smallint not null default 0,
  status text not null default 'active'::text,
  password_hash text not null,
  password_default boolean not null default false,
  password_changed_at timestamp with time zone not null default clock_timestamp(),
  mobile text,
  email text,
  payee_name text,
  upline_id bigint,
  created_at timestamp with time zone not null default clock_timestamp(),
  first_login_at timestamp with time zone,
  constraint members_account_check CHECK ((account = lower(account))),
  constraint members_email_check CHECK ((email = lower(email))),
  constraint members_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text]))),
  constraint members_type_check CHECK ((type = ANY (ARRAY[0, 1, 2, 4, 41, 42]))),
  constraint members_upline_id_fkey FOREIGN KEY (upline_id) REFERENCES member.members(id),
  constraint members_pkey PRIMARY KEY (id),
  constraint members_account_key UNIQUE (account),
  constraint members_email_key UNIQUE (email),
  constraint members_mobile_key UNIQUE (mobile)
);

grant insert, select, update on member.members to tucano_app;

-- notices -------------------------------------------------------------------------------------------------------

create table notices.banners (
  id bigint not null generated always as identity,
  slug text not null,
  group_name text not null,
  position integer not null default 0,
  image text not null,
  title text not null,
  subtitle text not null default ''::text,
  linkage_type text not null default ''::text,
  linkage text not null default ''::text,
  linkage_label text not null default ''::text,
  vendor text not null default ''::text,
  node_id text not null default ''::text,
  room_id text not null default ''::text,
  starts_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  ends_at timestamp with time zone not null default 'infinity'::timestamp with time zone,
  constraint banners_check CHECK ((starts_at < ends_at)),
  constraint banners_check1 CHECK (((linkage_type = ''::text) = (linkage_label = ''::text))),
  constraint banners_linkage_type_check CHECK ((linkage_type = ANY (ARRAY[''::text, 'URL'::text, 'P'::text, 'G'::text]))),
  constraint banners_pkey PRIMARY KEY (id),
  constraint banners_slug_key UNIQUE (slug)
);
CREATE INDEX banners_group ON notices.banners USING btree (group_name, "position");

create table notices.notices (
  id bigint not null generated always as identity,
  slug text not null,
  kind text not null,
  title text not null,
  summary text not null default ''::text,
  content text not null,
  published_at timestamp with time zone not null default clock_timestamp(),
  ends_at timestamp with time zone not null default 'infinity'::timestamp with time zone,
  constraint notices_kind_check CHECK ((kind = ANY (ARRAY['PL'::text, 'PU'::text, 'PR'::text, 'H'::text]))),
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_slug_key UNIQUE (slug)
);
CREATE INDEX notices_kind ON notices.notices USING btree (kind, published_at DESC);

grant delete, insert, select, update on notices.banners to tucano_app;
grant delete, insert, select, update on notices.notices to tucano_app;

-- platform ------------------------------------------------------------------------------------------------------

create table platform.migrations (
  name text not null,
  hash text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint migrations_pkey PRIMARY KEY (name)
);

create table platform.outbox (
  id bigint not null generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  at timestamp with time zone not null default clock_timestamp(),
  name text not null,
  member_id bigint,
  payload jsonb not null,
  constraint outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox_at ON platform.outbox USING brin (at);
CREATE INDEX outbox_order ON platform.outbox USING btree (xid, id);

create table platform.outbox_swept (
  singleton boolean not null default true,
  xid xid8 not null default '0'::xid8,
  id bigint not null default 0,
  constraint outbox_swept_singleton_check CHECK (singleton),
  constraint outbox_swept_pkey PRIMARY KEY (singleton)
);

CREATE OR REPLACE FUNCTION platform.announce_outbox()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  notify outbox;
  return null;
end
$function$
;

CREATE TRIGGER outbox_announce AFTER INSERT ON platform.outbox FOR EACH STATEMENT EXECUTE FUNCTION platform.announce_outbox();

grant delete, insert, select on platform.outbox to tucano_app;
grant select on platform.migrations to tucano_app;
grant select, update on platform.outbox_swept to tucano_app;

-- session -------------------------------------------------------------------------------------------------------

create table session.keys (
  kid text not null,
  private_jwk jsonb not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint keys_pkey PRIMARY KEY (kid)
);

create table session.sessions (
  id bigint not null generated always as identity,
  token_hash bytea not null,
  member_id bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  seen_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  ended_why text,
  ip inet not null,
  constraint sessions_check CHECK (((ended_at IS NULL) = (ended_why IS NULL))),
  constraint sessions_ended_why_check CHECK ((ended_why = ANY (ARRAY['logout'::text, 'replaced'::text, 'idle'::text, 'expired'::text, 'revoked'::text]))),
  constraint sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES member.members(id),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash)
);
CREATE UNIQUE INDEX sessions_one_open ON session.sessions USING btree (member_id) WHERE (ended_at IS NULL);

grant insert, select on session.keys to tucano_app;
grant insert, select, update on session.sessions to tucano_app;

-- site ----------------------------------------------------------------------------------------------------------

create table site.state (
  singleton boolean not null default true,
  maintenance boolean not null default false,
  changed_at timestamp with time zone not null default clock_timestamp(),
  constraint state_singleton_check CHECK (singleton),
  constraint state_pkey PRIMARY KEY (singleton)
);

grant select, update on site.state to tucano_app;

-- support -------------------------------------------------------------------------------------------------------

create table support.articles (
  slug text not null,
  category text not null,
  position integer not null,
  title text not null,
  content text not null,
  constraint articles_pkey PRIMARY KEY (slug)
);
CREATE INDEX articles_category ON support.articles USING btree (category, "position");

grant delete, insert, select, update on support.articles to tucano_app;
