/** Why a value is not written, whoever wants it. */
export const changeContent = {
  text: 'It must be text.',
  number: 'It must be a number.',
  switch: 'It is either on or off.',
  list: 'It must be a list of what can be chosen there.',
  days: 'It must be two days, the last of them not before the first.',
  shape: 'It is of another kind than what stands there.',
  sign: 'It holds {{code}}, a sign that no text has.',
  along: 'It is sent along as the server has it: nothing changes it by itself.',
  fixed: 'No call of the platform sets it here.',
  kept: 'It is not deleted: one of its kind is not taken, and may be meant for it.',
  call: 'The call that saves it does not take this value.',
  unsafe: 'It holds {{part}}, which could run something, load something or lead astray.',
  markup: {
    link: {
      added: 'link added: “{{text}}” → {{value}}',
      removed: 'link removed: “{{text}}” → {{value}}',
    },
    picture: { added: 'picture added: {{value}}', removed: 'picture removed: {{value}}' },
    active: { added: 'would run: {{value}}', removed: 'runs no more: {{value}}' },
    list: 'Links, pictures and handlers',
    source: 'Source',
    sourceOf: 'Source of “{{field}}”',
  },
  refused: 'Nothing was sent. {{fields}}',
} as const;
