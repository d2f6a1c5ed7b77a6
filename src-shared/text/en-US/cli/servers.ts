/** What a command says of several servers; part of `cli` under the key `servers`. */
export const serversWords = {
  good: '{{name}}: through ({{code}})',
  failed: '{{name}}: failed ({{code}})',
  untried: '{{name}}: not tried',
} as const;
