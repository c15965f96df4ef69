-- What the accountant takes for a period: its documents by the day they bear, its movements by when they were.
create index invoice_issued on invoice (issued_on);
create index movement_at on movement (at);
