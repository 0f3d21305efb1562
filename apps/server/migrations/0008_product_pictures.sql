-- Why no picture came from image_url, once it is known that none will; null while it is still tried.
alter table products
  add column image_fault text check (image_fault in ('not_found', 'denied', 'not_a_picture', 'too_large', 'refused_address', 'unreachable')),
  add constraint products_image_fault_of_address check (image_fault is null or image_url <> '');
