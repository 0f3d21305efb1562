-- The words of the trade: books are reconciled, a threshold asks for an approval, a picture has an error.
alter table wallet_proofs rename to wallet_reconciliations;
alter table wallet_reconciliations rename column proof_id to reconciliation_id;
alter index wallet_proofs_newest rename to wallet_reconciliations_newest;
alter index wallet_proofs_pkey rename to wallet_reconciliations_pkey;
alter sequence wallet_proofs_proof_id_seq rename to wallet_reconciliations_reconciliation_id_seq;
alter table products rename column image_fault to image_error;
alter table products rename constraint products_image_fault_of_address to products_image_error_of_address;
alter table products rename constraint products_image_fault_check to products_image_error_check;
update basic_config set cfg_name = 'adjustment_approval_threshold_usd' where cfg_name = 'adjustment_second_eyes_usd';
