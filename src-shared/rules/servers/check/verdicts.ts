/** What a check of a server says of a call and of a page. */

/**
 * `elsewhere`: the server has nothing at this path. `refused`: in the platform's own envelope, for want of a right or a
 * licence, or by an error of its own. `different`: what answers does not fit the declaration. `notTried`: it would change
 * something. `notReached`: no answer of the server's came.
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
