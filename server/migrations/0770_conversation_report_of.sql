-- Reports are asked for by the conversation that they are about, closed ones too: an account's record shows them.
create index conversation_report_of on conversation_report (conversation_id, created_at);
