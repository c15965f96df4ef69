-- What every request and every phone that comes back ask, always by a key. As functions their plans are kept at the connection, whatever stands
-- between it and the process: as statements without a name they were planned for longer than they take.

-- Who a session belongs to (session.ts), as parts of their own: six tables as one join are planned for longer.
create function session_owner(hash bytea, noted_every_minutes integer, app_version integer)
  returns table (uid text, unnoted boolean, admin jsonb, couple jsonb, vendor jsonb)
  language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
    select s.uid,
           -- Used a while after it was noted last, or by another version of the app.
           s.last_used_at < now() - noted_every_minutes * interval '1 minute'
             or app_version is not null and s.client_version is distinct from app_version,
           (select jsonb_build_object('id', a.id, 'role', a.role, 'owesSecondFactor',
                     a.second_factor_since is null and (select second_factor_required from admin_policy))
              from admin a
             where a.uid = s.uid and a.ended_at is null),
           (select jsonb_build_object('id', c.id, 'partner', m.partner, 'active', c.active)
              from couple_member m join couple c on c.id = m.couple_id and c.deleted_at is null
             where m.uid = s.uid),
           -- Whoever has not published its page works on it; suspended is who was told why.
           (select jsonb_build_object('id', v.id, 'active', v.active or v.deactivation_reason is null)
              from vendor_account va join vendor v on v.id = va.vendor_id and v.deleted_at is null
             where va.uid = s.uid)
      from session s
     where s.token_hash = hash and s.expires_at > now();
end $$;

-- What an audience missed, with the ends of what there is (change-feed.ts): in one statement, for what is committed between two
-- would count as told and never be.
create function changes_after(of_audience text, after_seq bigint, at_most integer)
  returns table (newest bigint, horizon bigint, drawn bigint,
                 seq bigint, topic text, kind text, entity_id uuid, version integer, audience text)
  language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
    select bounds.*, missed.*
      from (select coalesce((select max(seq) from change where audience = of_audience), 0),
                   coalesce((select seq from change_horizon where audience = of_audience), 0),
                   (select case when is_called then last_value else 0 end from change_seq_seq)) bounds
      left join lateral (select seq, topic, kind, entity_id, version, audience
                           from change
                          where audience = of_audience and seq > after_seq
                          order by seq
                          limit at_most) missed on true
     order by missed.seq;
end $$;
