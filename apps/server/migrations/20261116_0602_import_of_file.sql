-- Reading a file asks whose import it is.
create index imports_of_file on imports (customer_id, file_id);
