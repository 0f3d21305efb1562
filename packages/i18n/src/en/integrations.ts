export const integrations = {
  title: 'Integrations',
  detail: 'Integration',
  name: 'Name',
  created: 'Created',
  section_facts: 'Integration',
  empty_title: 'No integrations yet',
  empty_hint: 'Your integrations appear here.',
} as const;
