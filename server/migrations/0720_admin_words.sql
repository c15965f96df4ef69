-- What the lists of administrators look for by words: a name in its index again (0060 took the public lists' one away), and
-- who an invoice is for.
create index vendor_named on vendor using gin (name_folded gin_trgm_ops);
create index invoice_named on invoice using gin (fold(buyer ->> 'legalName') gin_trgm_ops);

-- What they are narrowed by: a count reads one of these and no row.
create index vendor_narrowed on vendor (region, category, type_of_account, active) where deleted_at is null;
create index couple_suspended on couple (created_at, id) where not active and deleted_at is null;
create index invoice_by_state on invoice (state, created_at, id);
create index invoice_by_exchange on invoice (sdi_state, created_at, id);

-- The register by what was written of it: who did it, who had asked for it, and what it was about.
create index admin_act_who on admin_act using gin (fold(who) gin_trgm_ops);
create index admin_act_asked_by on admin_act using gin (fold(asked_by) gin_trgm_ops) where asked_by is not null;
create index admin_act_change_label on admin_act_change using gin (fold(label) gin_trgm_ops) where label is not null;
create index admin_act_kind on admin_act (kind, at, id);
create index admin_act_site on admin_act (at, id) where vendor_id is null and couple_id is null;
