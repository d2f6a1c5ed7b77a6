/**
 * What the answer to a sign-in by password says of who signed in, where the profile's mapping tells in which of its fields.
 * The profile's own words come first, the documented calls last (decision 029).
 */
import type { Mapping, SessionWords, WhoIsSignedIn } from '../../../api/mapping/mapping.ts';
import { toOurs, wireMapOf } from '../../../api/mapping/wire-map.ts';
import { deployments } from '../../../api/session/session.ts';
import { digitsOf, isExactNumber } from '../../../kit/exact-number.ts';

type Field = keyof WhoIsSignedIn;

/** Longest texts that are taken over, in characters, as the mapping's schema has them. */
const texts = { userId: 100, userName: 200, tenantKey: 100 } as const;
export const signInAnswerFields: readonly Field[] = [
  'userId',
  'userName',
  'tenantKey',
  'administrator',
  'deployment',
];

/** `body`: the whole answer, read. A field that says nothing that can be understood is left out. */
export function readSignInAnswer(body: unknown, { session }: Pick<Mapping, 'session'>): WhoIsSignedIn {
  const shape = session?.signInAnswer;
  if (!shape) return {};
  const ours = toOurs(wireMapOf({ answer: shape }).answer, body);
  const named = signInAnswerFields.filter((field) => shape.names?.[field] !== undefined);
  const said = named.map((field) => [field, valueIn(field, fieldOf(ours, field))] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== undefined));
}

/** What is known of a session whose sign-in said who it is: the profile's own words come first. */
export function withSignInAnswer({ session }: Pick<Mapping, 'session'>, said: WhoIsSignedIn): SessionWords {
  return { ...said, ...session };
}

function fieldOf(value: unknown, field: Field): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

function valueIn(field: Field, value: unknown): string | boolean | undefined {
  if (field === 'administrator') return typeof value === 'boolean' ? value : undefined;
  if (field === 'deployment') return deployments.find((one) => one === value);
  const text = typeof value === 'number' || isExactNumber(value) ? digitsOf(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= texts[field] ? text : undefined;
}
