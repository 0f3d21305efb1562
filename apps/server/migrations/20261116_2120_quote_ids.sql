-- An import takes the ids of its quotes first, so that its orders are inserted once and not updated.
grant usage on sequence order_quotes_quote_id_seq to quayside_merchant, quayside_desk, quayside_system;
