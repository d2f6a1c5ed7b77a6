/**
 * `elsewhere`: the server has nothing at this path. `refused`: the platform's envelope reports a missing right or
 * licence, or an error. `different`: the answer does not fit the declaration. `notTried`: the call was not sent because
 * of its side effects. `notReached`: the server did not answer.
 */
export const callVerdicts = [
  'present',
  'elsewhere',
  'refused',
  'different',
  'notReached',
  'notTried',
] as const;
export type CallVerdict = (typeof callVerdicts)[number];
export const pageVerdicts = ['works', 'partly', 'fails'] as const;
