/**
 * Reads the user's identity from the answer to a sign-in by password, where the profile's mapping names the answer's
 * fields. The profile's own facts have precedence, and the documented calls come last (decision 029).
 */
import type { Mapping, SessionWords, WhoIsSignedIn } from '../../../api/mapping/mapping.ts';
import { toOurs, wireMapOf } from '../../../api/mapping/wire-map.ts';
import { deployments } from '../../../api/session/session.ts';
import { digitsOf, isExactNumber } from '../../../kit/exact-number.ts';

type Field = keyof WhoIsSignedIn;

/** The maximum number of characters of each text, as in the mapping's schema. */
const texts = { userId: 100, userName: 200, tenantKey: 100 } as const;
export const signInAnswerFields: readonly Field[] = [
  'userId',
  'userName',
  'tenantKey',
  'administrator',
  'deployment',
];

/** Reads the whole answer, given as parsed JSON in `body`; fields with unusable values are left out. */
export function readSignInAnswer(body: unknown, { session }: Pick<Mapping, 'session'>): WhoIsSignedIn {
  const shape = session?.signInAnswer;
  if (!shape) return {};
  const ours = toOurs(wireMapOf({ answer: shape }).answer, body);
  const named = signInAnswerFields.filter((field) => shape.names?.[field] !== undefined);
  const said = named.map((field) => [field, valueIn(field, fieldOf(ours, field))] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== undefined));
}

/** Combines the facts of the sign-in's answer with the profile's, which have precedence. */
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
