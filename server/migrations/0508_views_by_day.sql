-- The administrators' analytics read all vendors' openings of a span.
create index vendor_view_by_day on vendor_view (day);
