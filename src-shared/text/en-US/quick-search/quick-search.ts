/** Quick search management (spec 1§2.2). */
export const quickSearch = {
  title: 'Quick search',
  purpose: 'What the search at the head of the platform’s pages looks through.',
  enabled: 'Show the quick search',
  help: 'For everybody; whoever may not see something does not find it there either.',
  sources: 'Looks through',
  source: {
    apps: 'Applications',
    people: 'People',
    documents: 'Documents',
    workflow: 'Workflows',
    customers: 'Customers',
    messages: 'Messages',
  },
  noSource: 'Please choose one at least',
  usual: 'First',
  placeholder: 'Words in the empty field',
  changed: 'Quick search changed',
} as const;
