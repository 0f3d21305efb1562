/** The tree of product categories. */
export const deskCategories = {
  title: 'Categories',
  purpose: 'The tree merchants choose from when they describe a product',
  add: 'Add a category',
  add_child: 'Add below',
  add_child_title: 'Add a category below {{name}}',
  name: 'Category',
  parent_id: 'Below',
  parent_none: 'At the top',
  up: 'Move {{name}} up',
  down: 'Move {{name}} down',
  off_text: 'Merchants can no longer choose it, nor anything below it. Products that already use it keep it.',
  off_above: 'Off with the one above',
  empty_title: 'No categories yet',
  empty_hint: 'Add the first one; others can hang below it.',
} as const;
