-- A couple has one website: its id is the couple's. What guests see of it goes by public_id alone.
create table wedding_website (
  id             uuid primary key references couple on delete cascade,
  couple_id      uuid not null,
  public_id      text not null unique,
  theme          text not null,
  title          text not null default '',
  welcome        text not null default '',
  cover          jsonb,
  story          jsonb not null default '[]',
  events         jsonb not null default '[]',
  gallery        jsonb not null default '[]',
  gift_text      text not null default '',
  gift_iban      text not null default '',
  gift_holder    text not null default '',
  gift_links     jsonb not null default '[]',
  faq            jsonb not null default '[]',
  rsvp_open      boolean not null default true,
  rsvp_deadline  date,
  rsvp_general   boolean not null default false,
  rsvp_note      text not null default '',
  published      boolean not null default false,
  indexed        boolean not null default false,
  has_password   boolean not null default false,
  created_at     timestamptz(3) not null,
  updated_at     timestamptz(3) not null,
  version        integer not null,
  deleted_at     timestamptz(3),
  check (id = couple_id)
);

-- Apart from the entity, so that no read, feed or history of it can carry the hash.
create table website_password (
  website_id  uuid primary key references wedding_website on delete cascade,
  hash        text not null
);

-- Who has said the password: only the hash of the key they were given.
create table website_key (
  key_hash    bytea primary key,
  website_id  uuid not null references wedding_website on delete cascade,
  expires_at  timestamptz(3) not null
);
create index website_key_website on website_key (website_id);
create index website_key_expiry on website_key (expires_at);

create table wedding_invitation (
  id              uuid primary key,
  couple_id       uuid not null references couple on delete cascade,
  code            text not null unique,
  name            text not null,
  max_companions  integer not null,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  version         integer not null,
  deleted_at      timestamptz(3)
);
create index wedding_invitation_couple on wedding_invitation (couple_id);

-- The answer to an invitation has the invitation's id.
create table rsvp_answer (
  id             uuid primary key,
  couple_id      uuid not null references couple on delete cascade,
  invitation_id  uuid references wedding_invitation on delete cascade,
  name           text not null,
  attending      boolean not null,
  companions     jsonb not null default '[]',
  diet           text not null default '',
  message        text not null default '',
  answered_at    timestamptz(3) not null,
  created_at     timestamptz(3) not null,
  updated_at     timestamptz(3) not null,
  version        integer not null,
  deleted_at     timestamptz(3)
);
create index rsvp_answer_couple on rsvp_answer (couple_id);

-- How often something was tried within a window of time.
create table throttle (
  key        text primary key,
  spent      integer not null,
  resets_at  timestamptz(3) not null
);
create index throttle_age on throttle (resets_at);
