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
  call: 'The call that saves it does not take this value.',
  refused: 'Nothing was sent. {{fields}}',
} as const;
